import { bytesToText, textToBytes } from '@/workspace/persistence/key-text';
import {
  openPersonDb,
  type PersonDb,
  type PersonDbOptions,
} from '@/workspace/persistence/person-db';
import { deletePersonDb, recordForm } from '@/workspace/persistence/person-dbs';
import { importEncryptionKey, newKeyBytes } from '@/workspace/persistence/encryption';
import type { Encryption } from '@/workspace/persistence/encrypted-tables';
import { askForKey } from './ask-for-key';
import { isGuestsOwnComputer, noteGuestComputer, useGuestComputer } from './guest-computer';
import { allowReload } from './leave-question';
import { useOldPage } from '@/platform/old-page';
import { readEntry, removeEncryptedEntry, waitForKeyId, writeEntry } from './encrypted-entry';
import { sessionStore } from '@/workspace/session/session';
import {
  holdSession,
  isSessionAlive,
  readOldTabKey,
  readTabKey,
  readWritingKey,
  runAlone,
  storeTabKey,
  type TabKey,
} from './tab-key';

type Mode = ReturnType<Encryption['mode']>;
/** `set` says how a signed-in person's records lie; a guest's follow from their answer. */
type PersonEncryption = Encryption & { set: (mode: 'plain' | 'encrypted') => void };

const encryptions = new Map<string, PersonEncryption>();
let isBlocked = false;

/**
 * Opens a person's database as this computer asks for: on a shared one everything that is written lies encrypted under
 * the key of this session. Everything above `workspace/persistence` opens databases through this function alone.
 */
export async function openDb(personId: string, options: PersonDbOptions = {}): Promise<PersonDb> {
  const encryption = encryptionOf(personId);
  if (encryption.mode() === 'plain' && isEncryptedHere(personId)) encryption.set('encrypted');
  if (encryption.mode() === 'encrypted' && personId === 'guest')
    await runAlone('clean-up', joinOrErase);
  const onVersionChange: PersonDbOptions['onVersionChange'] = (change) => {
    // Set first, so that the screen takes no key after the flush that follows.
    if (change === 'upgrade') useOldPage.setState({ isOld: true });
    return options.onVersionChange?.(change);
  };
  return openPersonDb(personId, { onVersionChange, onCutOff: startAnew, encryption });
}

/** Loads the page anew. What was typed goes to the draft journal on `pagehide`, and the next page brings it in. */
function startAnew(): void {
  allowReload();
  globalThis.location.reload();
}

/** How a person's records are written by this tab; all its handles share it. */
export function encryptionOf(personId: string): PersonEncryption {
  const known = encryptions.get(personId);
  if (known) return known;
  const encryption = createEncryption(personId);
  encryptions.set(personId, encryption);
  return encryption;
}

/** From here on nothing of anybody is written by this tab. */
export function blockWrites(): void {
  isBlocked = true;
}

/** Makes a new key for a person, stores it in this tab and notes it in the browser. */
export function startKey(personId: string): TabKey {
  const key = { keyId: crypto.randomUUID(), text: bytesToText(newKeyBytes()) };
  const isPersonal = personId !== 'guest' || isGuestPersonal();
  writeEntry(personId, { keyId: key.keyId, at: Date.now(), isPersonal });
  storeTabKey(personId, key);
  return key;
}

function createEncryption(personId: string): PersonEncryption {
  let mode: 'plain' | 'encrypted' = 'plain';
  let imported: { keyId: string; key: Promise<CryptoKey> } | null = null;
  // Asked each time: a guest may answer in another tab.
  const modeNow = () => (isBlocked ? 'blocked' : personId === 'guest' ? guestMode() : mode);
  return {
    mode: modeNow,
    set: (next) => {
      mode = next;
    },
    key: async () => {
      // Records are plain from now on, so a key is needed only to read rows that this tab encrypted before.
      const old = modeNow() === 'plain' ? readOldTabKey(personId) : null;
      const tabKey = readWritingKey(personId) ?? old ?? (await obtainKey(personId));
      if (imported?.keyId !== tabKey.keyId) {
        const bytes = textToBytes(tabKey.text) ?? new Uint8Array();
        imported = { keyId: tabKey.keyId, key: importEncryptionKey(bytes) };
      }
      return imported.key;
    },
  };
}

function isEncryptedHere(personId: string): boolean {
  const marker = sessionStore.readMarker();
  return readEntry(personId) !== null || (marker?.userId === personId && marker.shared);
}

/** A guest's records are encrypted until they say that nobody else uses this computer. */
function guestMode(): Mode {
  return isGuestsOwnComputer() ? 'plain' : 'encrypted';
}

function isGuestPersonal(): boolean {
  const { computer, hasTyped } = useGuestComputer.getState();
  return computer === 'shared' || hasTyped;
}

/** Before a guest's encrypted database is opened: joins their session, or erases what a session before left. */
async function joinOrErase(): Promise<void> {
  if (readTabKey('guest')) return;
  const { computer } = useGuestComputer.getState();
  const form = await recordForm('guest');
  if (computer === 'unknown' && form === 'plain') {
    // Plain rows: the guest had said that the computer is their own, and a crash lost that answer.
    noteGuestComputer('own');
    return removeEncryptedEntry('guest');
  }
  if (form === 'unknown') return;
  const keyId = readEntry('guest')?.keyId;
  if (keyId === undefined && form !== 'encrypted') return;
  if (await joinSession('guest', keyId ?? '')) return;
  if (await isSessionAlive('guest')) return;
  await deletePersonDb('guest');
  removeEncryptedEntry('guest');
}

/** Gets the key of a session that lives in another tab. */
export async function joinSession(personId: string, keyId: string): Promise<boolean> {
  const key = keyId === '' ? null : await askForKey(personId, keyId);
  if (key) storeTabKey(personId, key);
  return key !== null;
}

/**
 * The key for a guest's first record, once over all tabs. A signed-in person's key is there before their database is
 * opened; without it the session has ended.
 */
function obtainKey(personId: string): Promise<TabKey> {
  return runAlone(`key:${personId}`, async () => {
    const known = readTabKey(personId);
    if (known) return known;
    const isAlive = await isSessionAlive(personId);
    // An open tab has the session's key already. A second key would take its place, and that tab would empty itself.
    const keyId = isAlive ? await waitForKeyId(personId) : (readEntry(personId)?.keyId ?? '');
    if (await joinSession(personId, keyId)) return readTabKey(personId) ?? refuse();
    if (personId !== 'guest' || isAlive) refuse();
    await holdSession(personId);
    return startKey(personId);
  });
}

function refuse(): never {
  throw new DOMException('This tab has no key to these records.', 'NotAllowedError');
}
