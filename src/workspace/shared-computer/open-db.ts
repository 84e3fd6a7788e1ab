import { useOldPage } from '@/platform/old-page';
import {
  openPersonDb,
  type PersonDb,
  type PersonDbOptions,
} from '@/workspace/persistence/person-db';
import { deletePersonDb, recordForm } from '@/workspace/persistence/person-db-admin';
import { sessionStore } from '@/workspace/session/session';
import { readSessionEntry, removeSessionEntry } from './session-entry';
import { encryptionOf, joinSession } from './encryption-policy';
import { storeGuestComputer, useGuestComputer } from './guest-computer';
import { allowReload } from './leave-question';
import { isSessionAlive, readTabKey, runExclusively } from './tab-key';

/**
 * Opens a person's database as this computer asks for: on a shared one everything that is written lies encrypted under
 * the key of this session. Everything above `workspace/persistence` opens databases through this function alone.
 */
export async function openDb(personId: string, options: PersonDbOptions = {}): Promise<PersonDb> {
  const encryption = encryptionOf(personId);
  if (encryption.mode() === 'plain' && isEncryptedHere(personId)) encryption.set('encrypted');
  if (encryption.mode() === 'encrypted' && personId === 'guest')
    await runExclusively('clean-up', joinOrErase);
  const onVersionChange: PersonDbOptions['onVersionChange'] = (change) => {
    // Set first, so that the screen takes no key after the flush that follows.
    if (change === 'upgrade') useOldPage.setState({ isOld: true });
    return options.onVersionChange?.(change);
  };
  return openPersonDb(personId, { onVersionChange, onCutOff: startAnew, encryption });
}

/** Reloads the page. What was typed goes to the draft journal on `pagehide`, and the next page brings it in. */
function startAnew(): void {
  allowReload();
  globalThis.location.reload();
}

function isEncryptedHere(personId: string): boolean {
  const marker = sessionStore.readMarker();
  return readSessionEntry(personId) !== null || (marker?.userId === personId && marker.shared);
}

/** Before a guest's encrypted database is opened: joins their session, or erases what a session before left. */
async function joinOrErase(): Promise<void> {
  if (readTabKey('guest')) return;
  const { computer } = useGuestComputer.getState();
  const form = await recordForm('guest');
  if (computer === 'unknown' && form === 'plain') {
    // Plain rows: the guest had said that the computer is their own, and a crash lost that answer.
    storeGuestComputer('own');
    return removeSessionEntry('guest');
  }
  if (form === 'unknown') return;
  const keyId = readSessionEntry('guest')?.keyId;
  if (keyId === undefined && form !== 'encrypted') return;
  if (await joinSession('guest', keyId ?? '')) return;
  if (await isSessionAlive('guest')) return;
  await deletePersonDb('guest');
  removeSessionEntry('guest');
}
