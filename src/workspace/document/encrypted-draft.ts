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
 * A draft that only this tab can read, until its session ends. Encrypting takes some milliseconds, which a page that goes
 * does not have, so each change is encrypted in the background and written to `sessionStorage` (under `name`) when the
 * page goes; what was typed in the last milliseconds is not in it. It is not written earlier: the browser flushes
 * `sessionStorage` to the disk seconds after IndexedDB, so after a kill an old draft would be merged over newer text.
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
      // Kept as bytes: of a long record the base64 text takes longer than the encryption, and most drafts are never written.
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

/** Rejects where the browser has no Web Crypto; then only the database keeps what is typed. */
async function keyOf(text: string): Promise<CryptoKey> {
  return importEncryptionKey(textToBytes(text) ?? new Uint8Array());
}
