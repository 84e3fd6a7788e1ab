import { readKeyring } from '@/workspace/persistence/keyring';
import type { SessionEndReason } from './session-ends';
import { readSessionEntry } from './session-entry';
import { sessionStore } from '@/workspace/session/session';

/**
 * The locked key of work that waits here for its person's next log in; undefined when none does. The disk
 * has it at once with the work; the browser's simple storage may lag behind both by a minute after a kill, and may then
 * still speak of the visit before.
 */
export async function readWrappedKey(personId: string): Promise<string | undefined> {
  return (await readWrappedKeyAndTime(personId)).wrapped;
}

/** The same, with the last sign of life of that visit: ms since 1970 by the server's clock. */
export async function readWrappedKeyAndTime(
  personId: string,
): Promise<{ wrapped: string | undefined; leftAt: number }> {
  const entry = readSessionEntry(personId);
  const keyring = await readKeyring(personId);
  const [notedAt, aliveAt] = [entry?.at ?? 0, keyring?.aliveAt ?? 0];
  const isThrownAway = entry?.isThrownAway === true && aliveAt <= notedAt;
  const leftAt = Math.max(notedAt, aliveAt) + (keyring?.behindMs ?? 0);
  return { wrapped: isThrownAway ? undefined : keyring?.wrapped, leftAt };
}

/**
 * Turns the reason of an end into its `lost` form for a learner whose unsent work cannot come back: the device did not
 * store it (`isKept` false), or the account's secret could not be fetched, so that no log in can unlock it.
 */
export async function markIfUnrecoverable(
  away: SessionEndReason | null,
  { isKept = true }: { isKept?: boolean } = {},
): Promise<SessionEndReason | null> {
  if (away !== 'learner' && away !== 'closed-learner') return away;
  if (!isKept) return `${away}-lost`;
  const userId = sessionStore.readMarker()?.userId ?? '';
  return (await readWrappedKey(userId)) === undefined ? `${away}-lost` : away;
}
