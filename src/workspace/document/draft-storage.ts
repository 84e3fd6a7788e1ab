import { safeStorage, type KeyValueStorage } from '@/backend/safe-storage';
import { isGuestsOwnComputer } from '@/workspace/shared-computer/guest-computer';
import { readSessionEntry } from '@/workspace/shared-computer/session-entry';
import type { SessionStore } from '@/backend/session-store';
import { createEncryptedDraft, decryptDraft } from './encrypted-draft';

const tab = safeStorage(() => globalThis.sessionStorage);
const browser = safeStorage(() => globalThis.localStorage);
/**
 * Read in this order, a later entry wins: a draft in `sessionStorage` is this tab's own, and newer than one in
 * `localStorage`.
 */
const areas = [
  [browser, 'localStorage'],
  [tab, 'sessionStorage'],
] as const;

type DraftStorage = {
  /** At once: a page that goes leaves no time to wait. */
  write: (value: unknown) => void;
  /**
   * Call with each change, so that words which must be encrypted are ready when `write` comes; see {@link
   * createEncryptedDraft}.
   */
  follow: (newest: () => unknown) => void;
  /** What earlier pages left; it stays until the next `clear`. */
  read: () => Promise<unknown[]>;
  /** Call when the database has what `read` answered. */
  dropRead: () => void;
  /** Call when the database has everything typed here. */
  clear: () => void;
  /** Whether words wait here for the person beyond this tab. */
  mayStay: () => boolean;
};

/** What is drafted: a whole record, and texts of the course that no open record has taken yet. */
const kinds = ['draft', 'course-draft'] as const;
type DraftKind = (typeof kinds)[number];

/**
 * Keeps what is typed in the moment before a page goes in Web Storage: IndexedDB may not finish a write in a page that
 * unloads, Web Storage writes at once. Where others use the computer too it holds nothing that can be read without this
 * tab, and dies with it (`sessionStorage`); where nobody else does, it waits for the person's next visit
 * (`localStorage`). Each page writes under a key of its own: a tab that has saved must not delete another tab's draft.
 */
export function createDraftStorage(
  kind: DraftKind,
  personId: string,
  session: Pick<SessionStore, 'readMarker'>,
): DraftStorage {
  // What a learner's marker said last: it is gone when they leave, and this page may have begun under somebody else's.
  let isOwnDevice = personId === 'guest';
  const lookAtMarker = () => {
    const marker = session.readMarker();
    if (marker?.userId === personId) isOwnDevice = !marker.shared;
  };
  lookAtMarker();
  const outlivesTab = () => {
    lookAtMarker();
    return isOwnDevice && !isEncrypted(personId);
  };
  const prefix = prefixOf(kind, personId);
  // Keys sort by time, so that what an older page left is merged first.
  const key = `${prefix}${String(Date.now())}-${crypto.randomUUID()}`;
  let taken: [area: KeyValueStorage, key: string, text: string][] = [];
  const encrypt = isEncrypted(personId) ? createEncryptedDraft(key) : null;
  const cleared = () => (outlivesTab() ? [tab, browser] : [tab]);
  const dropRead = () => {
    const areasNow = cleared();
    // A page that is still open may have written a newer draft under this key.
    for (const [area, one, text] of taken)
      if (areasNow.includes(area) && area.getItem(one) === text) area.removeItem(one);
    taken = taken.filter(([area]) => !areasNow.includes(area));
  };
  const follow = (newest: () => unknown) => {
    lookAtMarker();
    if (isEncrypted(personId)) encrypt?.follow(newest);
  };

  return {
    write: (value) => {
      follow(() => value);
      if (isEncrypted(personId)) encrypt?.put();
      else (outlivesTab() ? browser : tab).setItem(key, JSON.stringify(value));
    },
    follow,
    read: async () => {
      taken = areas.flatMap(([area, name]) =>
        keysIn(name, prefix).map((one): (typeof taken)[number] => [
          area,
          one,
          area.getItem(one) ?? '',
        ]),
      );
      const values = await Promise.all(taken.map(([, , text]) => readValue(text)));
      return values.filter((value) => value !== null);
    },
    mayStay: outlivesTab,
    dropRead,
    clear: () => {
      encrypt?.clear();
      for (const area of [tab, browser]) area.removeItem(key);
      dropRead();
    },
  };
}

/** Whether any page has left words of a person. */
export function hasStoredDrafts(personId: string): boolean {
  return areas.some(([, name]) =>
    kinds.some((kind) => keysIn(name, prefixOf(kind, personId)).length > 0),
  );
}

/** Throws away what any page left of a person, with the rest of their data. */
export function discardStoredDrafts(personId: string): void {
  for (const [area, name] of areas)
    for (const kind of kinds)
      for (const key of keysIn(name, prefixOf(kind, personId))) area.removeItem(key);
}

function prefixOf(kind: DraftKind, personId: string): string {
  return `cq-${kind}-${personId}-`;
}

/** Words that were typed on a shared computer are encrypted, whatever the computer is by now. */
async function readValue(text: string): Promise<unknown> {
  return parse(text) ?? (await decryptDraft(text));
}

function isEncrypted(personId: string): boolean {
  return personId === 'guest' ? !isGuestsOwnComputer() : readSessionEntry(personId) !== null;
}

function keysIn(area: 'localStorage' | 'sessionStorage', prefix: string): string[] {
  try {
    const { length } = globalThis[area];
    const keys = Array.from({ length }, (_, index) => globalThis[area].key(index));
    return keys.flatMap((key) => (key?.startsWith(prefix) ? [key] : [])).sort();
  } catch {
    // A browser that refuses its storage keeps nothing in it.
    return [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
