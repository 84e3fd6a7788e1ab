import { isLeftTooLong } from '../domain/shared-computer/idle';
import { readKeyring } from '../storage/keyring';
import { readEntry } from './sealed-entry';

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
