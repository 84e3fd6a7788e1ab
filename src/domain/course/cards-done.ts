import type { TextFields } from '../resume/record-schema';
import { cardField, doneMark } from './progress-keys';

/**
 * How many of the `total` cards of a part are checked. A card whose title has changed since it was checked
 * no longer belongs to the part, so the count is at most `total`.
 */
export function cardsDone(progress: TextFields, partId: string, total: number): number {
  const own = cardField(`${partId}--`);
  const checked = Object.entries(progress).filter(
    ([field, mark]) => field.startsWith(own) && mark === doneMark,
  );
  return Math.min(checked.length, total);
}

/** A part is done when all its cards are checked; that somebody went on past it is no proof. */
export function isPartDone(progress: TextFields, partId: string, total: number): boolean {
  return total > 0 && cardsDone(progress, partId, total) === total;
}
