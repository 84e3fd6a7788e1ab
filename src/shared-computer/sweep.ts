import { deletePersonDb, keepOnlyUnsent, recordForm } from '../storage/person-dbs';
import { readKeyring } from '../storage/keyring';
import { readEntry, removeSealedEntry, writeEntry } from './sealed-entry';
import { runAlone, runIfLeft } from './tab-key';
import { readWrapped } from './wrapped-entry';

/**
 * Clears up behind those of these people whose session at this computer has ended. Sessions that live in a tab are left
 * alone.
 */
export async function sweepLeftSessions(people: readonly string[]): Promise<void> {
  for (const personId of people) {
    await runAlone('sweep', () => runIfLeft(personId, () => sweep(personId)));
  }
}

async function sweep(personId: string): Promise<void> {
  const form = await recordForm(personId);
  // The entry is older than the records: a crash came before the browser had removed it.
  if (form === 'plain') return removeSealedEntry(personId);
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
    removeSealedEntry(personId);
  } catch {
    // A browser that cannot delete a database cannot read one either. The next start tries again.
  }
}
