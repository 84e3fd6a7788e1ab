/** What a printer keeps together, from top to bottom; lengths in pixels from the top of the text. */
export type Block = { top: number; bottom: number };

/** The pages that a text takes; `lines`: how many lines stand on the last one. */
export type Pages = { pages: number; lines: number };

/**
 * Lays blocks on pages as a printer does: one that does not fit begins the next page, and what is longer than a page
 * goes on over the edge. `pageHeight` is the height for text, `lineHeight` that of one line, both in the blocks' measure.
 */
export function pagesOf(
  blocks: readonly Block[],
  { pageHeight, lineHeight }: { pageHeight: number; lineHeight: number },
): Pages {
  let pages = 1;
  let start = blocks[0]?.top ?? 0;
  for (const { top, bottom } of blocks) {
    if (bottom - start > pageHeight && top > start) {
      pages += 1;
      start = top;
    }
    while (bottom - start > pageHeight) {
      pages += 1;
      start += pageHeight;
    }
  }
  const end = blocks.at(-1)?.bottom ?? start;
  return { pages, lines: Math.max(1, Math.round((end - start) / lineHeight)) };
}
