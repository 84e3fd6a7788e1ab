import type { Paper, LineOnPage } from './paper-pages';

/** What lies between two pages where they are seen below each other, in points. */
export const pageGap = 18;

/**
 * Where the pages of a paper begin, told by what begins there: a part of a block (a bullet of a list). All in points.
 * `push`: from the end of the page before to its first line, null where the part begins on an earlier page. `bands`: where
 * a part that is divided has no lines, from its own upper edge.
 */
export type PageBreak = {
  block: number;
  part: number;
  push: number | null;
  bands: { from: number; to: number }[];
};

/** The breaks between the pages of a paper, when they lie below each other with `pageGap` between them. */
export function pageBreaks({ pages, style }: Paper): PageBreak[] {
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

function isOf({ block, part }: LineOnPage) {
  return (one: { block: number; part: number }) => one.block === block && one.part === part;
}
