import { answered, completed, openExisting } from './existing-db';
import { personDbName, type WorkDb } from './sync-tables';
import { openWorkerWriteChannel } from './worker-write-channel';

const stores = ['resume', 'outbox', 'base', 'conflicts'];

/**
 * A person's work for the service worker, by IndexedDB's own requests: the pages' library weighs twice as much as all
 * of the worker. One transaction runs at a time. It closes at once when a page deletes the database, and never makes
 * one. What lies encrypted it neither reads nor overwrites: a worker has no key.
 *
 * @returns null when this device keeps nothing of the person
 */
export async function openServiceWorkerDb(
  personId: string,
): Promise<(WorkDb & { close: () => void }) | null> {
  const database = await openExisting(personDbName(personId));
  return database && overDatabase(database);
}

function overDatabase(database: IDBDatabase): WorkDb & { close: () => void } {
  const news = openWorkerWriteChannel();
  let current: IDBTransaction | null = null;

  async function transact<T>(mode: IDBTransactionMode, run: () => Promise<T>): Promise<T> {
    const transaction = database.transaction(stores, mode, { durability: 'strict' });
    const abort = (error: unknown): never => {
      transaction.abort();
      throw error;
    };
    current = transaction;
    try {
      const [result] = await Promise.all([run().catch(abort), completed(transaction)]);
      if (mode === 'readwrite') news.tell(database.name);
      return result;
    } finally {
      current = null;
    }
  }

  function tableOf<Row>(name: string) {
    const ask = <T>(
      mode: IDBTransactionMode,
      request: (store: IDBObjectStore) => IDBRequest<T>,
    ): Promise<T> =>
      current === null
        ? transact(mode, () => ask(mode, request))
        : answered(request(current.objectStore(name)));
    return {
      get: async (id: number) =>
        mustBePlain(await ask('readonly', (store) => store.get(id))) as Row | undefined,
      put: (row: Row) => ask('readwrite', (store) => store.put(row)),
      add: (row: unknown) => ask('readwrite', (store) => store.add(row)),
      delete: (id: number) => ask('readwrite', (store) => store.delete(id)),
      clear: () => ask('readwrite', (store) => store.clear()),
    };
  }

  const close = () => {
    database.close();
    news.close();
  };
  return {
    resume: tableOf('resume'),
    outbox: tableOf('outbox'),
    base: tableOf('base'),
    conflicts: tableOf('conflicts'),
    transaction: (_mode, _tables, run) => transact('readwrite', run),
    close,
  };
}

function mustBePlain(row: unknown): unknown {
  if (typeof row === 'object' && row !== null && 'encrypted' in row)
    throw new DOMException('A worker has no key to these records.', 'NotAllowedError');
  return row;
}
