import { safeStorage } from './safe-storage';
import type { KeyValueStorage } from './safe-storage';
import { readMarkerFields, readSessionFields } from './session';
import type { Marker, StoredSession } from './session';

export const markerKey = 'cq-marker';
export const sessionKey = 'cq-session';
const recoveryKey = 'cq-recovery';
const recoveryTokensKey = 'cq-recovery-tokens';

export interface SessionStoreDeps {
  /** `localStorage`. A function, because reading the property can already throw. */
  local: () => KeyValueStorage;
  /** `sessionStorage`: ends with the tab, but a browser that restores its windows restores it from disk. */
  session: () => KeyValueStorage;
  /** For the tokens on a shared computer, which must not reach the disk. Without it they are in `session`. */
  memory?: KeyValueStorage;
  /** Where the `storage` events of other tabs arrive: the window. */
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Stores the marker and the session. On a shared computer the marker is in `sessionStorage` and the session in memory, else
 * both are in `localStorage`. All functions are synchronous, use no network and never throw. A session counts only together
 * with a marker of the same person in the same storage.
 */
export function createSessionStore({ local, session, memory, events }: SessionStoreDeps) {
  const tab = safeStorage(session);
  const browser = safeStorage(local);
  const tokensOf = (area: KeyValueStorage) => (area === tab && memory ? memory : area);
  const listeners = new Set<() => void>();
  const current = () => (readMarkerIn(tab) ? tab : browser);

  function readMarker(): Marker | null {
    const area = current();
    const marker = readMarkerIn(area);
    return marker && { ...marker, shared: area === tab };
  }

  function readSession(): StoredSession | null {
    const area = current();
    const stored = readJson(tokensOf(area), sessionKey, readSessionFields);
    return stored && stored.userId === readMarkerIn(area)?.userId ? stored : null;
  }

  /** Stores a confirmed sign-in; it replaces any other. */
  function keep(stored: StoredSession, shared: boolean): void {
    const [area, other] = shared ? [tab, browser] : [browser, tab];
    forget(other);
    recovery.clear();
    tokensOf(area).setItem(sessionKey, JSON.stringify(stored));
    area.setItem(markerKey, JSON.stringify({ userId: stored.userId, email: stored.email }));
    tell();
  }

  /**
   * Replaces a session by its refreshed one. Returns false and writes nothing if the old one is gone: a sign-out during
   * the refresh must win.
   */
  function replaceSession(previous: StoredSession, next: StoredSession): boolean {
    if (!isStill(previous)) return false;
    tokensOf(current()).setItem(sessionKey, JSON.stringify(next));
    return true;
  }

  /** Removes a dead session and keeps the marker, so that the person can still open their work here. */
  function dropSession(dead: StoredSession): void {
    if (!isStill(dead)) return;
    tokensOf(current()).removeItem(sessionKey);
    tell();
  }

  /** Moves the sign-in between the tab and the browser ("This is a shared computer"). */
  function setShared(shared: boolean): void {
    const marker = readMarker();
    if (!marker || marker.shared === shared) return;
    const [from, to] = shared ? [browser, tab] : [tab, browser];
    move(sessionKey, tokensOf(from), tokensOf(to));
    move(markerKey, from, to);
    tell();
  }

  /** Removes every sign-in. */
  function clear(): void {
    forget(tab);
    forget(browser);
    tell();
  }

  /** True when someone is marked as signed in, but the sign-in behind it is dead. */
  const needsSignIn = () => readMarker() !== null && readSession() === null;

  /**
   * Calls back when the marker or `needsSignIn` may have changed, in this tab or another one.
   * Returns the function that ends it.
   */
  function onChange(callback: () => void): () => void {
    const handleStorage = (event: StorageEvent) => {
      const isOurs = event.key === null || event.key === markerKey || event.key === sessionKey;
      if (isOurs) callback();
    };
    listeners.add(callback);
    events.addEventListener('storage', handleStorage);
    return () => {
      listeners.delete(callback);
      events.removeEventListener('storage', handleStorage);
    };
  }

  /** A session from a reset email. It signs nobody in until the new password is set. */
  const recovery = {
    // The entry in `sessionStorage` decides, so that clearing it ends the recovery, too.
    read: () =>
      tab.getItem(recoveryKey) === null
        ? null
        : readJson(tokensOf(tab), recoveryTokensKey, readSessionFields),
    keep: (stored: StoredSession) => {
      tokensOf(tab).setItem(recoveryTokensKey, JSON.stringify(stored));
      tab.setItem(recoveryKey, 'open');
    },
    clear: () => {
      tab.removeItem(recoveryKey);
      tokensOf(tab).removeItem(recoveryTokensKey);
    },
  };

  const isStill = (stored: StoredSession) => readSession()?.refreshToken === stored.refreshToken;

  function forget(area: KeyValueStorage): void {
    for (const key of [markerKey, recoveryKey]) area.removeItem(key);
    for (const key of [sessionKey, recoveryTokensKey]) tokensOf(area).removeItem(key);
  }

  function move(key: string, from: KeyValueStorage, to: KeyValueStorage): void {
    const value = from.getItem(key);
    if (value !== null) to.setItem(key, value);
    from.removeItem(key);
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    readMarker,
    readSession,
    keep,
    replaceSession,
    dropSession,
    setShared,
    clear,
    needsSignIn,
    onChange,
    recovery,
    /** Notifies listeners. Call when the tab's memory was restored from the page before. */
    tell,
  };
}

const readMarkerIn = (area: KeyValueStorage) => readJson(area, markerKey, readMarkerFields);

/** Reads one value, or null when it is absent, broken or of another shape. */
function readJson<T>(
  area: KeyValueStorage,
  key: string,
  read: (stored: unknown) => T | null,
): T | null {
  try {
    return read(JSON.parse(area.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}
