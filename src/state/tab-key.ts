import { safeArea } from '../backend/safe-area';
import { idleness } from '../domain/shared-computer/idle';
import { readEntry, writeEntry } from './sealed-entry';

/** The key of a session on a shared computer. `text` is its bytes as base64url. */
export type TabKey = { keyId: string; text: string };

const prefix = 'cq-key-';
/** Lives as long as the tab: a reload, a crash or "reopen closed tab" finds it again, a new session does not. */
const tab = safeArea(() => globalThis.sessionStorage);
const holds = new Map<string, { held: Promise<void>; release: () => void }>();

/**
 * This tab's key to a person's encrypted records. Null when it has none, or when that session has ended meanwhile: by
 * a log out elsewhere, by a new session at this computer, or because nobody was here.
 */
export function readTabKey(personId: string): TabKey | null {
  const stored = parseKey(tab.getItem(prefix + personId));
  return stored && readEntry(personId)?.keyId === stored.keyId ? stored : null;
}

/** Everybody to whose records this tab has a key, whether or not it still opens anything. */
export function listTabKeys(): string[] {
  try {
    const names = Object.keys(globalThis.sessionStorage);
    return names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  } catch {
    return [];
  }
}

export function storeTabKey(personId: string, key: TabKey): void {
  tab.setItem(prefix + personId, JSON.stringify(key));
  void holdSession(personId);
}

export function dropTabKey(personId: string): void {
  tab.removeItem(prefix + personId);
  holds.get(personId)?.release();
  holds.delete(personId);
}

/**
 * Shows other tabs that this session is alive, as long as this page is. Resolves when they can see it, and nobody is
 * clearing up behind the person any more.
 */
export function holdSession(personId: string): Promise<void> {
  const known = holds.get(personId);
  if (known) return known.held;
  let release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<void>((resolve) => {
    const take = () => {
      resolve();
      return isOver;
    };
    if (!navigator.locks) return resolve();
    void navigator.locks.request(lockName(personId), { mode: 'shared' }, take);
  });
  holds.set(personId, { held, release });
  return held;
}

/** Runs only when no tab holds the person's session, and keeps new ones waiting meanwhile. */
export async function runIfLeft(personId: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(lockName(personId), { ifAvailable: true }, (lock) =>
    lock ? run() : undefined,
  );
}

/** Runs when no other tab runs anything under this name. */
export async function runAlone<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(name, run) : await run();
}

/** Whether a tab somewhere in this browser holds the person's session. */
export async function isSessionAlive(personId: string): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === lockName(personId)) ?? false;
}

/** Notes a sign of life, for the idle clock of every tab and for the day that unsent work may wait. */
export function noteActivity(personId: string, now: number): void {
  const entry = readEntry(personId);
  if (entry?.keyId) writeEntry(personId, { ...entry, at: now });
}

/** Whether nobody was at this session for so long that it has ended. */
export function isSessionOver(personId: string, now: number): boolean {
  const entry = readEntry(personId);
  if (!entry?.keyId) return true;
  return entry.isPersonal && idleness(entry.at, now).kind === 'over';
}

function lockName(personId: string): string {
  return `sealed:${personId}`;
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
