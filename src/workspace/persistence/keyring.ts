import { answered, completed, openExisting } from './existing-db';
import { SINGLETON_ID, personDbName } from './sync-tables';

/** Also the name of the table in {@link openPersonDb}. */
export const keyringTable = 'keyring';

/**
 * Plain-text metadata of a person's encrypted database: written before any record, and deleted with the database. In
 * IndexedDB, not in localStorage: after a crash localStorage can be a minute behind.
 */
export type Keyring = {
  /** The key, for the person's next log in; see `wrapped-key.ts`. A guest has none. */
  wrapped?: string;
  /** When a window of theirs was last seen open, ms since 1970 by this device's clock. */
  aliveAt: number;
  /** How far that clock was behind the server's when the key was locked, in ms. */
  behindMs?: number;
};

export type KeyringRecord = Keyring & { id: typeof SINGLETON_ID };

/**
 * Encrypted work of an earlier visit that could not be opened when its person logged in again. It lies in the keyring, as
 * it was, beside the records of the new visit, until the account opens it or its day is over.
 */
export type QuarantinedRecord = {
  /** Counts up from 2; {@link SINGLETON_ID} is the keyring's own. */
  id: number;
  /** The key, for the account to open; see `wrapped-key.ts`. */
  wrapped: string;
  /** When a window of that visit was last seen open, ms since 1970 by the server's clock. */
  aliveAt: number;
  /** By table. */
  rows: Record<string, Record<string, unknown>[]>;
};

/** Null where nothing of the person lies here, or nothing encrypted. */
export function readKeyring(personId: string): Promise<Keyring | null> {
  return withKeyring(personId, 'readonly', async (store) => {
    return readRow(await answered(store.get(SINGLETON_ID)));
  });
}

/** Notes on the disk that a window of the person is open. Does nothing where nothing of theirs lies here. */
export async function recordAlive(personId: string, aliveAt: number): Promise<void> {
  await withKeyring(personId, 'readwrite', async (store) => {
    const row = readRow(await answered(store.get(SINGLETON_ID)));
    await answered(store.put({ ...row, id: SINGLETON_ID, aliveAt }));
  });
}

function readRow(row: unknown): Keyring | null {
  const { wrapped, aliveAt, behindMs = 0 } = (row ?? {}) as Record<string, unknown>;
  if (typeof aliveAt !== 'number' || typeof behindMs !== 'number') return null;
  return typeof wrapped === 'string' ? { wrapped, aliveAt, behindMs } : { aliveAt };
}

async function withKeyring<T>(
  personId: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T | null> {
  let database: IDBDatabase | null = null;
  try {
    database = await openExisting(personDbName(personId));
    if (database === null) return null;
    const transaction = database.transaction(keyringTable, mode, { durability: 'strict' });
    const ended = completed(transaction);
    // As in `abort-in-cache.ts`: a page must not take an unfinished transaction into the browser's cache.
    const abort = ({ persisted }: PageTransitionEvent) => persisted && transaction.abort();
    globalThis.addEventListener?.('pagehide', abort, { capture: true });
    const stopListening = () =>
      globalThis.removeEventListener?.('pagehide', abort, { capture: true });
    void ended.then(stopListening, stopListening);
    const [result] = await Promise.all([run(transaction.objectStore(keyringTable)), ended]);
    return result;
  } catch {
    // A browser that keeps nothing, or a deletion that came between.
    return null;
  } finally {
    database?.close();
  }
}
