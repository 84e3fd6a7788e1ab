import { bytesToText, textToBytes } from '@/workspace/persistence/key-text';
import { importEncryptionKey, newKeyBytes } from '@/workspace/persistence/encryption';
import type { Encryption } from '@/workspace/persistence/encrypted-tables';
import { askForKey } from './ask-for-key';
import { isGuestsOwnComputer, useGuestComputer } from './guest-computer';
import { readSessionEntry, waitForKeyId, writeSessionEntry } from './session-entry';
import {
  holdSessionLock,
  isSessionAlive,
  readOldTabKey,
  readTabKey,
  readWritingKey,
  runExclusively,
  storeTabKey,
  type TabKey,
} from './tab-key';

type Mode = ReturnType<Encryption['mode']>;
/** `set` says how a signed-in person's records lie; a guest's follow from their answer. */
type PersonEncryption = Encryption & { set: (mode: 'plain' | 'encrypted') => void };

const encryptions = new Map<string, PersonEncryption>();
let isBlocked = false;

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
  writeSessionEntry(personId, { keyId: key.keyId, at: Date.now(), isPersonal });
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

/** A guest's records are encrypted until they say that nobody else uses this computer. */
function guestMode(): Mode {
  return isGuestsOwnComputer() ? 'plain' : 'encrypted';
}

function isGuestPersonal(): boolean {
  const { computer, hasTyped } = useGuestComputer.getState();
  return computer === 'shared' || hasTyped;
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
  return runExclusively(`key:${personId}`, async () => {
    const known = readTabKey(personId);
    if (known) return known;
    const isAlive = await isSessionAlive(personId);
    // An open tab has the session's key already. A second key would take its place, and that tab would empty itself.
    const keyId = isAlive
      ? await waitForKeyId(personId)
      : (readSessionEntry(personId)?.keyId ?? '');
    if (await joinSession(personId, keyId)) return readTabKey(personId) ?? refuse();
    if (personId !== 'guest' || isAlive) refuse();
    await holdSessionLock(personId);
    return startKey(personId);
  });
}

function refuse(): never {
  throw new DOMException('This tab has no key to these records.', 'NotAllowedError');
}
