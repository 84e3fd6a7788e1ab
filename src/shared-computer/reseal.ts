import { rewritePersonDb } from '../storage/person-dbs';
import { sealingOf } from './person-sealing';
import { readEntry, removeSealedEntry, writeEntry } from './sealed-entry';
import { sessionStore } from '../session/session';
import { dropTabKey, runAlone } from './tab-key';

/** Nobody else uses this computer: the records lie there as they are, and stay. */
export async function makePlain(personId: string): Promise<void> {
  const sealing = sealingOf(personId);
  sealing.set('plain');
  // Not while another tab is about to join this session: it would find the records sealed, and then nobody with the key.
  await runAlone('sweep', async () => {
    await rewritePersonDb(personId, sealing);
    removeSealedEntry(personId);
    dropTabKey(personId);
  });
}

/** Others use this computer: what lies here is encrypted from now on, under the key of this session. */
export async function makeSealed(personId: string): Promise<void> {
  const sealing = sealingOf(personId);
  sealing.set('sealed');
  await rewritePersonDb(personId, sealing);
  const entry = readEntry(personId);
  if (entry) writeEntry(personId, { ...entry, isPersonal: true });
}

/** "This is my own device": the sign-in and the work of the signed-in person outlive the tab from now on. */
export async function makeOwnDevice(): Promise<void> {
  const marker = sessionStore.readMarker();
  if (!marker?.shared) return;
  await makePlain(marker.userId);
  sessionStore.setShared(false);
}
