import { safeStorage } from '@/backend/safe-storage';
import { idleness } from '@/domain/shared-computer/idle';
import { readSessionEntry, writeSessionEntry } from './session-entry';
import { underLock } from '@/workspace/session/under-lock';

/** The key of a session on a shared computer. `text` is its bytes as base64url. */
export type TabKey = { keyId: string; text: string };

const prefix = 'cq-key-';
const seenName = 'cq-seen';
/** Lives as long as the tab: a reload, a crash or "reopen closed tab" finds it again, a new session does not. */
const tab = safeStorage(() => globalThis.sessionStorage);
const sessionLocks = new Map<string, { acquired: Promise<void>; release: () => void }>();

/**
 * This tab's key to a person's encrypted records. Null when it has none, or when that session has ended meanwhile: by
 * a log out elsewhere, by a new session at this computer, or after the idle time.
 */
export function readTabKey(personId: string): TabKey | null {
  const stored = parseKey(tab.getItem(prefix + personId));
  return stored && readSessionEntry(personId)?.keyId === stored.keyId ? stored : null;
}

/**
 * The key for this tab's last write. A session that ended because nobody was here still accepts it, because the result can
 * be opened only by the person's own next log in.
 */
export function readWritingKey(personId: string): TabKey | null {
  const entry = readSessionEntry(personId);
  const isLeft = entry?.keyId === '' && !entry.isThrownAway;
  return isLeft ? parseKey(tab.getItem(prefix + personId)) : readTabKey(personId);
}

/** The key with which this tab has written, whether or not its session is still known. */
export function readOldTabKey(personId: string): TabKey | null {
  return parseKey(tab.getItem(prefix + personId));
}

/** The people to whose records this tab has a key, whether or not it still opens anything. */
export function listTabKeys(): string[] {
  try {
    const names = Object.keys(globalThis.sessionStorage);
    return names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  } catch {
    return [];
  }
}

/** The people of this tab's session. Of somebody else's the tab has no key that still counts. */
export function peopleHere(): string[] {
  return listTabKeys().filter((personId) => readTabKey(personId) !== null);
}

/** Keeps a session's key in this tab, and shows other tabs that the session is alive. */
export function storeTabKey(personId: string, key: TabKey): void {
  tab.setItem(prefix + personId, JSON.stringify(key));
  recordSeen();
  void holdSessionLock(personId);
}

/** Records in this tab's storage that its window is open now. */
export function recordSeen(): void {
  tab.setItem(seenName, String(Date.now()));
}

/** When `recordSeen` was last called in this tab, in ms since 1970; 0 when it never was. */
export function seenAt(): number {
  return Number(tab.getItem(seenName));
}

/** Forgets the key in this tab. The session ends when the last tab has let go of it. */
export function dropTabKey(personId: string): void {
  tab.removeItem(prefix + personId);
  sessionLocks.get(personId)?.release();
  sessionLocks.delete(personId);
}

/**
 * Holds a shared Web Lock as long as this page lives, by which other tabs see that this session is alive. Resolves when
 * the lock is held: from then on no other tab deletes the session's records.
 */
export function holdSessionLock(personId: string): Promise<void> {
  const known = sessionLocks.get(personId);
  if (known) return known.acquired;
  let release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  const acquired = new Promise<void>((resolve) => {
    void underLock(lockName(personId), { mode: 'shared' }, () => {
      resolve();
      return isOver;
    });
  });
  sessionLocks.set(personId, { acquired, release });
  return acquired;
}

/** Runs only when no tab holds the person's session, and keeps new ones waiting meanwhile. */
export async function runIfNoTabHoldsSession(
  personId: string,
  run: () => Promise<void>,
): Promise<void> {
  await underLock(lockName(personId), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
  });
}

/** Runs when no other tab runs anything under this name; at once in a browser without Web Locks, see `underLock`. */
export function runExclusively<T>(name: string, run: () => Promise<T>): Promise<T> {
  return underLock(name, {}, run);
}

/**
 * Whether a tab somewhere in this browser holds the person's session; a clean-up holds it exclusively, and does not
 * count. False in a browser without Web Locks.
 */
export async function isSessionAlive(personId: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name, mode }) => name === lockName(personId) && mode === 'shared');
  } catch {
    return false;
  }
}

/** Notes a sign of life, for the idle clock of every tab and for the day that unsent work may wait. */
export function recordActivity(personId: string, now: number): void {
  const entry = readSessionEntry(personId);
  if (entry?.keyId) writeSessionEntry(personId, { ...entry, at: now });
}

/** Whether nobody was at this session for so long that it has ended. */
export function isSessionOver(personId: string, now: number): boolean {
  const entry = readSessionEntry(personId);
  if (!entry?.keyId) return true;
  return entry.isPersonal && idleness(entry.at, now).kind === 'over';
}

function lockName(personId: string): string {
  return `shared-session:${personId}`;
}

function parseKey(text: string | null): TabKey | null {
  try {
    const stored = JSON.parse(text ?? 'null') as TabKey | null;
    const isKey = typeof stored?.keyId === 'string' && typeof stored.text === 'string';
    return isKey && stored.keyId !== '' ? stored : null;
  } catch {
    return null;
  }
}
