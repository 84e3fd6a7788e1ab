import { rewritePersonDb } from '@/workspace/persistence/person-db-admin';
import { encryptionOf } from './encryption-policy';
import { readSessionEntry, removeSessionEntry, writeSessionEntry } from './session-entry';
import { sessionStore } from '@/workspace/session/session';
import { dropTabKey, runExclusively } from './tab-key';

/** Nobody else uses this computer: the records lie there as they are, and stay. */
export async function makePlain(personId: string): Promise<void> {
  const encryption = encryptionOf(personId);
  encryption.set('plain');
  // Not while another tab is about to join this session: it would find the records encrypted, and then nobody with the key.
  await runExclusively('clean-up', async () => {
    await rewritePersonDb(personId, encryption);
    removeSessionEntry(personId);
    dropTabKey(personId);
  });
}

/** Others use this computer: what lies here is encrypted from now on, under the key of this session. */
export async function makeEncrypted(personId: string): Promise<void> {
  const encryption = encryptionOf(personId);
  encryption.set('encrypted');
  await rewritePersonDb(personId, encryption);
  const entry = readSessionEntry(personId);
  if (entry) writeSessionEntry(personId, { ...entry, isPersonal: true });
}

/** "This is my own device": the sign-in and the work of the signed-in person outlive the tab from now on. */
export async function makeOwnDevice(): Promise<void> {
  const marker = sessionStore.readMarker();
  if (!marker?.shared) return;
  await makePlain(marker.userId);
  sessionStore.setShared(false);
}
