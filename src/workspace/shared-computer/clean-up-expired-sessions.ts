import { fetchSiteTime } from '@/backend/site-time';
import { isLeftTooLong } from '@/domain/shared-computer/idle';
import {
  deletePersonDb,
  deleteAllButUnsent,
  recordForm,
} from '@/workspace/persistence/person-db-admin';
import {
  deleteExpiredQuarantined,
  deleteAllButQuarantined,
} from '@/workspace/persistence/quarantine';
import { readKeyring } from '@/workspace/persistence/keyring';
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from './session-entry';
import { runExclusively, runIfNoTabHoldsSession } from './tab-key';
import { readWrappedKeyAndTime } from './wrapped-entry';

/**
 * Clears up behind those of these people whose session at this computer has ended. Sessions that live in a tab are left
 * alone.
 */
export async function cleanUpExpiredSessions(people: readonly string[]): Promise<void> {
  for (const personId of people) {
    await runExclusively('clean-up', () =>
      runIfNoTabHoldsSession(personId, () => cleanUp(personId)),
    );
  }
}

async function cleanUp(personId: string): Promise<void> {
  const form = await recordForm(personId);
  // The entry is older than the records: a crash came before the browser had removed it.
  if (form === 'plain') return removeSessionEntry(personId);
  // The next start looks again.
  if (form === 'unknown') return;
  const isHeld = await deleteExpiredQuarantined(personId, isDayOver).catch(() => true);
  // Read the entry again under the lock: another tab may have cleaned up in the meantime.
  const entry = readSessionEntry(personId);
  if (entry) writeSessionEntry(personId, { ...entry, keyId: '' });
  else if (form === 'none' && !isHeld && !(await readKeyring(personId))) return;
  try {
    const { wrapped, leftAt } = await readWrappedKeyAndTime(personId);
    const canComeBack = wrapped !== undefined && !(await isDayOver(leftAt));
    if (canComeBack && (await deleteAllButUnsent(personId))) return;
    if (!(await deleteAllButQuarantined(personId))) await deletePersonDb(personId);
    removeSessionEntry(personId);
  } catch {
    // A browser that cannot delete a database cannot read one either. The next start tries again.
  }
}

/**
 * Whether the day that unsent work waits has surely passed. `leftAt`: ms since 1970 by the server's clock. This computer's
 * clock may say so wrongly, and erasing cannot be undone: then the site is asked, and without its word the work waits on.
 */
async function isDayOver(leftAt: number): Promise<boolean> {
  if (!isLeftTooLong(leftAt, Date.now())) return false;
  const { origin } = globalThis.location;
  const now = await fetchSiteTime((input, init) => fetch(input, init), { origin });
  return now !== null && isLeftTooLong(leftAt, now);
}
