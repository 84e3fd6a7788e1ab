/**
 * The level of a resume checkup by the official rubric of 15 points: the first whose bound the points pass. `levels`: highest
 * first, the last one below all points.
 */
export function rubricLevel<Level extends { above: number }>(
  levels: readonly Level[],
  points: number,
): Level | undefined {
  return levels.find(({ above }) => points > above);
}

/** The points of the ticked items; ids that are in no item count nothing. */
export function rubricPoints(
  items: readonly { id: string; points: number }[],
  tickedIds: ReadonlySet<string>,
): number {
  return items.reduce((sum, item) => sum + (tickedIds.has(item.id) ? item.points : 0), 0);
}
