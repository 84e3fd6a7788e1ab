/** A part of a module, and about how many minutes it takes. */
export type PlannedPart = { module: number; id: string; title: string; minutes: number };

/**
 * The next parts that are not done and fit into `minutes`, in order; always the first one, however long it is.
 */
export function planToday(
  parts: readonly PlannedPart[],
  isDone: (part: PlannedPart) => boolean,
  minutes: number,
): PlannedPart[] {
  const plan: PlannedPart[] = [];
  let left = minutes;
  for (const part of parts) {
    if (isDone(part)) continue;
    if (plan.length > 0 && part.minutes > left) break;
    plan.push(part);
    left -= part.minutes;
  }
  return plan;
}
