import { answered, completed, openExisting } from './existing-db';
import { SINGLETON_ID, personDbName } from './work-db';

/** Also the name of the table in {@link openPersonDb}. */
export const keyringTable = 'keyring';

/**
 * What lies beside a person's encrypted records, to be read without a key. It is on the disk before any of them, and
 * dies with them: what the browser's simple storage keeps gets there up to a minute later.
 */
export type Keyring = {
  /** The key, for the person's next log in; see `wrapped-key.ts`. A guest has none. */
  wrapped?: unknown;
  /** When a window of theirs was last seen open, ms since 1970. */
  aliveAt: number;
};

export type KeyringRecord = Keyring & { id: typeof SINGLETON_ID };

/** Null where nothing of the person lies here, or nothing encrypted. */
export function readKeyring(personId: string): Promise<Keyring | null> {
  return withKeyring(personId, 'readonly', async (store) => {
    const row = (await answered(store.get(SINGLETON_ID))) as KeyringRecord | undefined;
    return typeof row?.aliveAt === 'number' ? row : null;
  });
}

/** Notes on the disk that a window of the person is open. Does nothing where nothing of theirs lies here. */
export async function noteAlive(personId: string, aliveAt: number): Promise<void> {
  await withKeyring(personId, 'readwrite', async (store) => {
    const row = (await answered(store.get(SINGLETON_ID))) as KeyringRecord | undefined;
    await answered(store.put({ ...row, id: SINGLETON_ID, aliveAt }));
  });
}

async function withKeyring<T>(
  personId: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T | null> {
  let database: IDBDatabase | null = null;
  try {
    database = await openExisting(personDbName(personId));
    // One of before the keyring has none until a page opens it.
    if (!database?.objectStoreNames.contains(keyringTable)) return null;
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
