/** Id of the only record of a table that holds one. */
export const SINGLETON_ID = 1;

/** The working record. `rev` counts its writes, so that a tab sees that another one wrote. */
export type StoredRecord = {
  id: typeof SINGLETON_ID;
  doc: unknown;
  rev: number;
  updatedAt: number;
};

type WorkTable<Row> = {
  get(id: number): PromiseLike<Row | undefined>;
  put(row: Row): PromiseLike<unknown>;
  delete(id: number): PromiseLike<unknown>;
};

/**
 * A person's work in the database, as far as synchronising needs it: the pages' library has this face, and so have the
 * few requests of the service worker.
 */
export type WorkDb = {
  resume: WorkTable<StoredRecord>;
  /** The slot, and beside it what the pages leave for the worker; empty when nothing waits. */
  outbox: WorkTable<unknown> & { clear(): PromiseLike<unknown> };
  base: WorkTable<unknown>;
  conflicts: { add(row: { value: unknown; keptAt: number }): PromiseLike<unknown> };
  /** All or nothing; inside of it wait for nothing but these tables. */
  transaction<T>(mode: 'r' | 'rw', tables: unknown, run: () => Promise<T>): PromiseLike<T>;
};

type Observer<Value> = { next: (value: Value) => void; error: (error: unknown) => void };
/** A query's result, delivered now and again after every change of the rows that it reads, until unsubscribed. */
export type Watched<Value> = {
  subscribe: (observer: Observer<Value>) => { unsubscribe: () => void };
};

/** What only Dexie, the pages' database library, can do: watch queries. */
export type Watchable = {
  /** Answers a query now and after every change of what it reads, by whomever. */
  watch: <Value>(query: () => PromiseLike<Value>) => Watched<Value>;
};

const PREFIX = 'cq-';

/** The name of a person's database. `personId`: a user id, or 'guest'. */
export function personDbName(personId: string): string {
  return PREFIX + personId;
}

/** The person of a database's name; null when the database is not one of ours. */
export function personIdOf(dbName: string): string | null {
  return dbName.startsWith(PREFIX) ? dbName.slice(PREFIX.length) : null;
}

const SYNC_PREFIX = 'send-';

/** The name of a Background Sync for a person's work. */
export function syncTagOf(personId: string): string {
  return SYNC_PREFIX + personId;
}

/** Whose work a Background Sync is to send; null when it is not ours. */
export function personOfSyncTag(tag: string): string | null {
  return tag.startsWith(SYNC_PREFIX) ? tag.slice(SYNC_PREFIX.length) : null;
}
