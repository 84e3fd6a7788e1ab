import { safeStorage } from '@/backend/safe-storage';

/** What the browser knows about a person's encrypted records. Nothing of it says who they are or what they wrote. */
export type SessionEntry = {
  /** Names the key of the session that may read them; '' when that session has ended. */
  keyId: string;
  /** The last sign of life of that session, ms since 1970. */
  at: number;
  /** Words may lie here, not only how far somebody is in the course: such a session ends when nobody is here. */
  isPersonal: boolean;
  /** The person has left for good: nobody may read it again, should it not be deleted yet. */
  isThrownAway?: boolean;
};

const prefix = 'cq-encrypted-';
const browser = safeStorage(() => globalThis.localStorage);
const notePatienceMs = 1000;

/** A person's entry in `localStorage`; null when there is none, or none that can be read. */
export function readSessionEntry(personId: string): SessionEntry | null {
  try {
    const stored = JSON.parse(browser.getItem(prefix + personId) ?? 'null') as SessionEntry | null;
    if (typeof stored?.keyId !== 'string' || typeof stored.at !== 'number') return null;
    return stored;
  } catch {
    return null;
  }
}

/** Writes a person's entry; other tabs hear of it by the `storage` event. */
export function writeSessionEntry(personId: string, entry: SessionEntry): void {
  browser.setItem(prefix + personId, JSON.stringify(entry));
}

/** Removes a person's entry. Call it when none of their records lies here encrypted any more. */
export function removeSessionEntry(personId: string): void {
  browser.removeItem(prefix + personId);
}

/**
 * The name of the key that another tab of a person's session has. That tab's lock is seen here at once, but its entry up
 * to some ten milliseconds later, for the browser carries the two on separate ways. '' when none comes within a second.
 */
export function waitForKeyId(personId: string): Promise<string> {
  return new Promise((resolve) => {
    const keyIdNow = () => readSessionEntry(personId)?.keyId ?? '';
    const finish = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('storage', handleStorage);
      resolve(keyIdNow());
    };
    const handleStorage = () => keyIdNow() !== '' && finish();
    const timer = setTimeout(finish, notePatienceMs);
    globalThis.addEventListener('storage', handleStorage);
    handleStorage();
  });
}

/** Everybody with encrypted records in this browser. */
export function listSessionEntries(): string[] {
  try {
    return Object.keys(globalThis.localStorage).flatMap((key) => personOfSessionEntry(key) ?? []);
  } catch {
    return [];
  }
}

/** Whose entry a key of the browser's storage is; null when it is something else. */
export function personOfSessionEntry(key: string | null): string | null {
  return key?.startsWith(prefix) ? key.slice(prefix.length) : null;
}
