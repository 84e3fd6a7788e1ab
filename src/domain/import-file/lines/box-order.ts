/** The rectangle of a floating box, in points from the left and the top of the page. */
export type BoxRect = { left: number; top: number; width: number; height: number };

export type PlacedBox<Lines> = BoxRect & { lines: Lines; isApart?: boolean };

/**
 * Floating boxes in the order of reading, whatever the order of the file: columns one after the other, each from top to
 * bottom, where a gutter runs through; across it, from top to bottom. The first box of each column is marked as apart.
 */
export function inBoxOrder<Lines extends readonly unknown[]>(
  boxes: readonly PlacedBox<Lines>[],
): PlacedBox<Lines>[] {
  if (boxes.length < 2) return [...boxes];
  const columns = columnsOf(boxes);
  if (columns.length > 1)
    return columns.flatMap((column) =>
      inBoxOrder(column).map((box, at) => (at === 0 ? { ...box, isApart: true } : box)),
    );
  const bands: PlacedBox<Lines>[][] = [];
  for (const row of splitAtGaps(boxes, ({ top, height }) => [top, top + height])) {
    const band = [...(bands.at(-1) ?? []), ...row];
    // Rows with one gutter through them are columns, though a headline runs over all of the page.
    if (bands.length > 0 && band.length <= maxBoxes && columnsOf(band).length > 1)
      bands[bands.length - 1] = band;
    else bands.push(row);
  }
  if (bands.length > 1) return bands.flatMap((band) => inBoxOrder(band));
  return [...boxes].sort((a, b) => a.top - b.top || a.left - b.left);
}

/** No page has more; the limit keeps hostile files cheap. */
const maxBoxes = 200;

function columnsOf<Lines extends readonly unknown[]>(
  boxes: readonly PlacedBox<Lines>[],
): PlacedBox<Lines>[][] {
  const columns = splitAtGaps(boxes, ({ left, width }) => [left, left + width]);
  // Headings beside what they head are rows, and no column.
  return columns.every((column) => column.some(({ lines }) => lines.length > 1)) ? columns : [];
}

/** Boxes may lie a little over each other, for their edges are not seen. */
const overlap = 8;

function splitAtGaps<Box>(boxes: readonly Box[], spanOf: (box: Box) => [number, number]): Box[][] {
  const parts: Box[][] = [];
  let end = -Infinity;
  for (const box of [...boxes].sort((a, b) => spanOf(a)[0] - spanOf(b)[0])) {
    const [from, to] = spanOf(box);
    if (from >= end - overlap) parts.push([box]);
    else parts.at(-1)?.push(box);
    end = Math.max(end, to);
  }
  return parts;
}
