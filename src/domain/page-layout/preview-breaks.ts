import type { PaginatedDocument, PositionedLine } from './paginate';

/** The gap between two pages of the preview, which shows them below each other, in points. */
export const pageGap = 18;

/**
 * A page break of the preview, which is one long sheet: `block` and `part` name the part that is first on the new page (part 2
 * of block 5 is the third bullet of a list). All lengths are in points.
 *
 * `push`: the empty room above the part, from the last line of the page before; null where the part began on an earlier
 * page. `bands`: the empty rooms inside of a part that goes over pages, from its upper edge. A bullet of six lines of 14
 * points, of which four fit the first page, with 90 points of margins and gap, has the band { from: 56, to: 146 }.
 */
export type PageBreak = {
  block: number;
  part: number;
  push: number | null;
  bands: { from: number; to: number }[];
};

/** The breaks between all pages of a paper, for a preview that shows them below each other, `pageGap` apart. */
export function pageBreaks({ pages, style }: PaginatedDocument): PageBreak[] {
  const { height, margin } = style.page;
  const breaks: PageBreak[] = [];
  for (const [index, [first]] of pages.entries()) {
    const last = pages[index - 1]?.at(-1);
    if (!first || !last) continue;
    const { block, part } = first;
    const push = height - (last.y + last.height + last.after) + pageGap + margin;
    const earlier = pages.slice(0, index).flatMap((lines) => lines.filter(isOf(first)));
    if (earlier.length === 0) {
      breaks.push({ block, part, push, bands: [] });
      continue;
    }
    let divided = breaks.find(isOf(first));
    if (!divided) breaks.push((divided = { block, part, push: null, bands: [] }));
    const set = earlier.reduce((sum, line) => sum + line.height, 0);
    const from = divided.bands.reduce((sum, band) => sum + band.to - band.from, set);
    divided.bands.push({ from, to: from + push });
  }
  return breaks;
}

function isOf({ block, part }: PositionedLine) {
  return (candidate: { block: number; part: number }) =>
    candidate.block === block && candidate.part === part;
}
