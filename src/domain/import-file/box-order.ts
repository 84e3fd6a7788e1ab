/** Where a floating box stands, in points from the left and from where the page begins. */
export type BoxPlace = { left: number; top: number; width: number; height: number };

export type PlacedBox<Lines> = BoxPlace & { lines: Lines; isApart?: boolean };

/**
 * Floating boxes in the order of reading, whatever the order of the file: columns one after the other, each from top to
 * bottom. The first box of each column is marked as apart.
 */
export function inBoxOrder<Lines extends readonly unknown[]>(
  boxes: readonly PlacedBox<Lines>[],
): PlacedBox<Lines>[] {
  if (boxes.length < 2) return [...boxes];
  const columns = parted(boxes, ({ left, width }) => [left, left + width]);
  // Headings beside what they head are rows, and no column.
  const areColumns = columns.every((column) => column.some(({ lines }) => lines.length > 1));
  if (columns.length > 1 && areColumns)
    return columns.flatMap((column) =>
      inBoxOrder(column).map((box, at) => (at === 0 ? { ...box, isApart: true } : box)),
    );
  const rows = parted(boxes, ({ top, height }) => [top, top + height]);
  if (rows.length > 1) return rows.flatMap((row) => inBoxOrder(row));
  return [...boxes].sort((a, b) => a.top - b.top || a.left - b.left);
}

/** Boxes may lie a little over each other, for their edges are not seen. */
const overlap = 8;

function parted<Box>(boxes: readonly Box[], spanOf: (box: Box) => [number, number]): Box[][] {
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
