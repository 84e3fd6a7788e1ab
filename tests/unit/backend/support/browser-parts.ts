import { vi } from 'vitest';
import type { KeyValueStorage } from '@/backend/safe-storage';
import type { Locks } from '@/backend/token-manager';
import { createSessionStore } from '@/backend/session-store';
import type { StoredSession } from '@/backend/session';

export interface MemoryArea extends KeyValueStorage {
  entries: Map<string, string>;
}

export function memoryArea(): MemoryArea {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Stands in for one of the browser's own areas of Web Storage until the test ends; it holds what `area()` has at the time. */
export function stubStorage(name: 'localStorage' | 'sessionStorage', area: () => MemoryArea): void {
  vi.stubGlobal(name, {
    getItem: (key: string) => area().getItem(key),
    setItem: (key: string, value: string) => area().setItem(key, value),
    removeItem: (key: string) => area().removeItem(key),
    key: (index: number) => [...area().entries.keys()][index] ?? null,
    get length() {
      return area().entries.size;
    },
  });
}

/** Locks by name, first come first served, as Web Locks are; giving up waiting included. */
export function memoryLocks(): Locks & { names: string[] } {
  const tails = new Map<string, Promise<unknown>>();
  const names: string[] = [];
  return {
    names,
    async request(name, { signal }, callback) {
      names.push(name);
      const before = tails.get(name) ?? Promise.resolve();
      const turn = openPromise();
      tails.set(
        name,
        before.then(() => turn.promise),
      );
      try {
        await Promise.race([
          before,
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('AbortError')));
          }),
        ]);
        return await callback();
      } finally {
        turn.resolve();
      }
    },
  };
}

/** A browser with its storage; each `openTab` is one tab in it. */
export function memoryBrowser() {
  const local = memoryArea();
  const locks = memoryLocks();
  return {
    local,
    locks,
    openTab() {
      const session = memoryArea();
      const events = new EventTarget() as unknown as Window;
      const store = createSessionStore({ local: () => local, session: () => session, events });
      return { session, events, store };
    },
  };
}

/** A promise that the test resolves by hand. */
export function openPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

export function sessionOf(changes: Partial<StoredSession> = {}): StoredSession {
  return {
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    expiresIn: 3600,
    receivedAt: 0,
    userId: 'user-ana',
    email: 'ana@example.com',
    ...changes,
  };
}
