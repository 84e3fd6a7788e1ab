import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { vi } from 'vitest';

/** A browser's storage on its disk, and what of it lives as long as a tab. */
export type Disk = { databases: IDBFactory; local: Storage; tab: Storage };

export function newDisk(): Disk {
  return { databases: new IDBFactory(), local: newArea(), tab: newArea() };
}

/** What the account's server does with a request. */
export type Server = (path: string, init: RequestInit) => Response | Promise<Response>;

/**
 * The account's modules as a page loads them: loaded again each time, over the same disk. Time and chance are those of the
 * process; a test that fixes them does so before.
 */
export async function openPage({ databases, local, tab }: Disk, server: Server) {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'public');
  for (const [name, value] of Object.entries({
    indexedDB: databases,
    IDBKeyRange,
    localStorage: local,
    sessionStorage: tab,
    location: { origin: 'http://career-quest.test', replace: () => undefined },
    fetch: (input: string | URL | Request, init: RequestInit = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return Promise.resolve(server(url.pathname, init));
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
    vi.stubGlobal(name, value);
  // The library itself is loaded once for all pages.
  Object.assign(Dexie.dependencies, { indexedDB: databases, IDBKeyRange });
  const { account } = await import('@/workspace/account/account');
  const { openDb } = await import('@/workspace/shared-computer/open-db');
  return { account, openDb };
}

/** All that lies on the disk, and in the tab's storage, which browsers bring there, too: one text. */
export async function everythingOn({ databases, local, tab }: Disk): Promise<string> {
  const found: unknown[] = [Object.entries(local), Object.entries(tab)];
  for (const { name = '' } of await databases.databases()) {
    const database = await answerOf(databases.open(name));
    for (const table of database.objectStoreNames) {
      const store = database.transaction(table).objectStore(table);
      found.push([name, table, await answerOf(store.getAll())]);
    }
    database.close();
  }
  return JSON.stringify(found, (_key, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  );
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('no answer')));
  });
}

/** As a browser's: its keys are its own properties. */
function newArea(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(area, key) ? String(area[key]) : null),
    setItem: (key: string, value: string) => void (area[key] = value),
    removeItem: (key: string) => void delete area[key],
    clear: () => Object.keys(area).forEach((key) => delete area[key]),
    key: (at: number) => Object.keys(area)[at] ?? null,
  };
  const area = Object.create(methods, {
    length: { get: () => Object.keys(area).length },
  }) as Record<string, unknown> & Storage;
  return area;
}
