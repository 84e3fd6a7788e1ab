import { safeStorage } from '@/backend/safe-storage';
import { bytesToText, textToBytes } from '@/workspace/persistence/key-text';
import {
  importEncryptionKey,
  newKeyBytes,
  encrypt,
  decrypt,
} from '@/workspace/persistence/encryption';

const keyName = 'cq-draft-key';
const place = 'draft';
const tab = safeStorage(() => globalThis.sessionStorage);

type EncryptedDraft = {
  /** Call with each change; `newest` gives the words when their turn comes, null for none. */
  follow: (newest: () => unknown) => void;
  /** Puts what is encrypted into the tab at once, and what follows as soon as it is encrypted. */
  put: () => void;
  /** Call when the words are safe elsewhere. */
  clear: () => void;
};

/**
 * What can only be read by this tab, until its session ends. Encrypting takes some milliseconds, which a page that goes
 * does not have, so it is done behind each letter and put into the tab (under `name`) when the page goes: what was typed
 * in the last of them is not in it. It does not lie in the tab before, for a browser brings that to the disk seconds
 * later than the database, and after a kill old words would come over new ones.
 */
export function createEncryptedDraft(name: string): EncryptedDraft {
  const keyText = tab.getItem(keyName) ?? bytesToText(newKeyBytes());
  tab.setItem(keyName, keyText);
  const key = keyOf(keyText);
  let waiting: (() => unknown) | null = null;
  let isEncrypting = false;
  let encrypted: Uint8Array | null = null;
  let isPut = false;
  let clears = 0;

  const put = () => {
    isPut = true;
    // With its key gone from this tab the session is over: nothing of it may be kept.
    if (encrypted && tab.getItem(keyName) === keyText) tab.setItem(name, bytesToText(encrypted));
  };
  const encryptWaiting = async () => {
    isEncrypting = true;
    while (waiting) {
      const value = waiting() ?? null;
      waiting = null;
      if (value === null) continue;
      const clearsBefore = clears;
      // Not yet as text: of a long record that takes longer than the encryption, and most of it is never put by.
      const box = await key.then((open) => encrypt(open, place, value)).catch(() => null);
      if (clears !== clearsBefore) continue;
      encrypted = box;
      if (isPut) put();
    }
    isEncrypting = false;
  };

  return {
    follow: (newest) => {
      waiting = newest;
      if (!isEncrypting) void encryptWaiting();
    },
    put,
    clear: () => {
      clears += 1;
      waiting = encrypted = null;
      isPut = false;
      tab.removeItem(name);
    },
  };
}

/** What a page of this tab has encrypted; null when it was another tab, or another session. */
export async function decryptDraft(text: string): Promise<unknown> {
  try {
    const key = await keyOf(tab.getItem(keyName) ?? '');
    return await decrypt(key, place, textToBytes(text) ?? new Uint8Array());
  } catch {
    return null;
  }
}

/** Rejects where the browser has no Web Crypto: there the first net must do. */
async function keyOf(text: string): Promise<CryptoKey> {
  return importEncryptionKey(textToBytes(text) ?? new Uint8Array());
}
