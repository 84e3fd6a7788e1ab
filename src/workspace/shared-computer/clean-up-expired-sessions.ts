import { deletePersonDb, keepOnlyUnsent, recordForm } from '@/workspace/persistence/person-dbs';
import { readKeyring } from '@/workspace/persistence/keyring';
import { readEntry, removeEncryptedEntry, writeEntry } from './encrypted-entry';
import { runAlone, runIfLeft } from './tab-key';
import { readWrapped } from './wrapped-entry';

/**
 * Clears up behind those of these people whose session at this computer has ended. Sessions that live in a tab are left
 * alone.
 */
export async function cleanUpExpiredSessions(people: readonly string[]): Promise<void> {
  for (const personId of people) {
    await runAlone('sweep', () => runIfLeft(personId, () => cleanUp(personId)));
  }
}

async function cleanUp(personId: string): Promise<void> {
  const form = await recordForm(personId);
  // The entry is older than the records: a crash came before the browser had removed it.
  if (form === 'plain') return removeEncryptedEntry(personId);
  // The next start looks again.
  if (form === 'unknown') return;
  // Only now: another tab may have cleared up meanwhile.
  const entry = readEntry(personId);
  if (entry) writeEntry(personId, { ...entry, keyId: '' });
  else if (form === 'none' && !(await readKeyring(personId))) return;
  try {
    const canComeBack = (await readWrapped(personId, Date.now())) !== undefined;
    if (canComeBack && (await keepOnlyUnsent(personId))) return;
    await deletePersonDb(personId);
    removeEncryptedEntry(personId);
  } catch {
    // A browser that cannot delete a database cannot read one either. The next start tries again.
  }
}
