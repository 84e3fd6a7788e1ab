import { isLeftTooLong } from '@/domain/shared-computer/idle';
import { readKeyring } from '@/workspace/persistence/keyring';
import type { SessionEndReason } from './session-end-reason';
import { readEntry } from './encrypted-entry';
import { sessionStore } from '@/workspace/session/session';

/**
 * The locked key of work that waits here for its person's next log in; undefined when none does, or no longer. The disk
 * has it at once with the work; the browser's simple storage may lag behind both by a minute after a kill, and may then
 * still speak of the visit before.
 */
export async function readWrapped(personId: string, now: number): Promise<unknown> {
  const entry = readEntry(personId);
  const keyring = await readKeyring(personId);
  const [notedAt, aliveAt] = [entry?.at ?? 0, keyring?.aliveAt ?? 0];
  const isThrownAway = entry?.isThrownAway === true && aliveAt <= notedAt;
  if (isThrownAway || isLeftTooLong(Math.max(notedAt, aliveAt), now)) return undefined;
  return keyring?.wrapped ?? entry?.wrapped;
}

/**
 * The same end, told apart for a learner of whom nothing waits here: the device has not taken it (`isKept`), or they came
 * by the link of a mail, and no password of theirs opens it.
 */
export async function withWhatIsLost(
  away: SessionEndReason | null,
  { isKept = true }: { isKept?: boolean } = {},
): Promise<SessionEndReason | null> {
  if (away !== 'learner' && away !== 'closed-learner') return away;
  if (!isKept) return `${away}-lost`;
  const userId = sessionStore.readMarker()?.userId ?? '';
  return (await readWrapped(userId, Date.now())) === undefined ? `${away}-lost` : away;
}
