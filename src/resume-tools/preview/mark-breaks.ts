import { pageBreaks, type PageBreak } from '@/domain/page-layout/preview-breaks';
import type { PaginatedDocument } from '@/domain/page-layout/paginate';

/** What stands for a block of the paper, in reading order (paper.ts). */
const blocksOf = 'h1, p, h2, h3, ul';

/**
 * Tells the parts of a sheet that begin a page, or are divided, how far to move down on the screen (resume-pages.css).
 * While what stands there is not what the paper was made of, a moment after an edit, the old marks stay.
 */
export function markBreaks(sheet: HTMLElement, paper: PaginatedDocument | null): void {
  const blocks = [...sheet.querySelectorAll<HTMLElement>(blocksOf)];
  const count = (paper?.pages.flat().at(-1)?.block ?? -1) + 1;
  if (paper && count !== blocks.length) return;
  for (const marked of sheet.querySelectorAll<HTMLElement>('[data-push], [data-bands]')) {
    delete marked.dataset['push'];
    delete marked.dataset['bands'];
  }
  for (const pageBreak of paper ? pageBreaks(paper) : []) {
    const block = blocks[pageBreak.block];
    if (block) mark(block, pageBreak);
  }
}

function mark(block: HTMLElement, { part, push, bands }: PageBreak): void {
  const inner = block.matches('ul')
    ? block.children.item(part)
    : block.querySelector('.sheet-what');
  const element = inner instanceof HTMLElement ? inner : block;
  if (push !== null) {
    const entry =
      part === 0 && !block.previousElementSibling ? block.closest('.sheet-entry') : null;
    const first = entry instanceof HTMLElement ? entry : block.matches('ul') ? element : block;
    first.style.setProperty('--push', `${String(push)}pt`);
    first.dataset['push'] = '';
  }
  if (bands.length === 0) return;
  const corners = bands.flatMap(({ from, to }) => [
    // Starts 4 points below the previous line, so that rounding does not move that line, too.
    `0 ${String(from + 4)}pt, 100% ${String(from + 4)}pt`,
    `100% ${String(to)}pt, 0 ${String(to)}pt`,
  ]);
  element.style.setProperty('--bands', `polygon(${corners.join(', ')})`);
  element.style.setProperty('--reach', `${String(bands.at(-1)?.to)}pt`);
  element.dataset['bands'] = '';
}
