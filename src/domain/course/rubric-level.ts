export type RubricLevel = 'Exemplary' | 'Proficient' | 'Needs Improvement';

/**
 * The level of a resume checkup by the official rubric of 15 points: above 12 Exemplary, above 8 Proficient, else Needs
 * Improvement.
 */
export function rubricLevel(points: number): RubricLevel {
  if (points > 12) return 'Exemplary';
  return points > 8 ? 'Proficient' : 'Needs Improvement';
}

/** The points of the ticked items; ids that are in no item count nothing. */
export function rubricPoints(
  items: readonly { id: string; points: number }[],
  tickedIds: ReadonlySet<string>,
): number {
  return items.reduce((sum, item) => sum + (tickedIds.has(item.id) ? item.points : 0), 0);
}
