import { Dexie, liveQuery } from 'dexie';
import type { EntityTable, Table } from 'dexie';
import { abortInCache } from './abort-in-cache';
import { encryptTables, type Encryption } from './encrypted-tables';
import type { QuarantinedRecord, KeyringRecord } from './keyring';
import {
  personDbName,
  type SINGLETON_ID,
  type StoredRecord,
  type Watchable,
  type Watched,
} from './sync-tables';
import { listenToWorkerWrites } from './worker-write-channel';

/** A document that could not be read: kept, never overwritten, for a person or a repair to look at. */
type ConflictRecord = { id: number; value: unknown; keptAt: number };

/** Words of one page that its own writes have not brought to the record yet; `id`: the part, '/', the page. */
export type DraftRow = { id: string; value: unknown };

export type PersonDb = Dexie &
  Watchable & {
    resume: Table<StoredRecord, typeof SINGLETON_ID>;
    outbox: Table<unknown, number>;
    base: Table<unknown, typeof SINGLETON_ID>;
    conflicts: EntityTable<ConflictRecord, 'id'>;
    keyring: Table<KeyringRecord | QuarantinedRecord, number>;
    drafts: Table<DraftRow, string>;
    /** How the records lie on the disk. */
    mode: Encryption['mode'];
    /**
     * Resolves when the encryption key is there (at once where records are plain). Await it before a person's first writing
     * transaction, never inside: the key waits for a clean-up in another tab, and that clean-up waits for this database, so
     * inside a transaction both would wait for ever.
     */
    prepare: () => Promise<void>;
  };

/** The library that speaks to IndexedDB. */
export type DatabaseLibrary = {
  Dexie: Pick<typeof Dexie, 'getDatabaseNames'> &
    (new (...args: ConstructorParameters<typeof Dexie>) => Dexie);
  /** Answers a query of a database now and after every change of what it reads. */
  watch: <Value>(dbName: string, query: () => PromiseLike<Value>) => Watched<Value>;
};

const theLibrary: DatabaseLibrary = { Dexie, watch: watchQuery };

export type PersonDbOptions = {
  /**
   * Another tab upgrades or deletes this database, or the browser has deleted it. For an upgrade it
   * stays open until this has settled: write what is typed, then ask for a reload. For a deletion it
   * is closed already. Afterwards every use fails; it never opens again by itself.
   */
  onVersionChange?: (change: 'upgrade' | 'deleted') => void | Promise<void>;
  /** The page came back from the back/forward cache, and the transactions that were open when it was left were aborted. */
  onCutOff?: () => void;
  /** How the records lie on the disk; without it as they are. */
  encryption?: Encryption;
};

/** Opens on first use. `guest` is nobody's database until somebody adopts it. */
export function openPersonDb(
  personId: string,
  options: PersonDbOptions = {},
  library: DatabaseLibrary = theLibrary,
): PersonDb {
  const db = new library.Dexie(personDbName(personId), {
    // "Saved on this device" must hold when the power goes.
    chromeTransactionDurability: 'strict',
    // A watcher must see what is on the disk, not what may get there.
    cache: 'disabled',
  }) as PersonDb;
  // A newer version may only add, because old pages go on with what they know; the list of all of them stands in
  // `schema-versions.test.ts`.
  db.version(1).stores({
    resume: 'id',
    outbox: 'id',
    base: 'id',
    conflicts: '++id',
    keyring: 'id',
    drafts: 'id',
  });
  db.mode = options.encryption?.mode ?? (() => 'plain');
  db.watch = (query) => library.watch(db.name, query);
  db.prepare = async () => {
    if (db.mode() === 'encrypted') await options.encryption?.key();
  };
  if (options.encryption) encryptTables(db, options.encryption);
  abortInCache(db, options.onCutOff);
  db.on('versionchange', (event: IDBVersionChangeEvent) => {
    void handleVersionChange(db, event.newVersion === null ? 'deleted' : 'upgrade', options);
    // False keeps the library from closing with a warning and opening again on the next use.
    return false;
  });
  const watchLoss = () => {
    const handleLoss = () => void lookAfterLoss(db, options, library);
    db.backendDB().addEventListener('close', handleLoss);
  };
  // At each opening: the page may have let go of it meanwhile.
  db.on('ready', watchLoss, true);
  return db;
}

/**
 * Asks for the names alone: the library's own `exists` opens a database to see, and when there is none deletes it, with it
 * one that another tab has just made.
 */
export async function isDatabaseHere(name: string, library = theLibrary): Promise<boolean> {
  return (await library.Dexie.getDatabaseNames()).includes(name);
}

/** The browser closed the database: the person cleared the site's data, or its storage process restarted. */
async function lookAfterLoss(
  db: PersonDb,
  options: PersonDbOptions,
  library: DatabaseLibrary,
): Promise<void> {
  // The library would make an empty one at the next use.
  db.close({ disableAutoOpen: true });
  try {
    if (await isDatabaseHere(db.name, library)) await db.open();
    else await options.onVersionChange?.('deleted');
  } catch {
    // Listing fails while the browser is still deleting.
    setTimeout(() => void lookAfterLoss(db, options, library), 500);
  }
}

async function handleVersionChange(
  db: PersonDb,
  change: 'upgrade' | 'deleted',
  { onVersionChange }: PersonDbOptions,
): Promise<void> {
  if (change === 'deleted') db.close({ disableAutoOpen: true });
  try {
    await onVersionChange?.(change);
  } finally {
    db.close({ disableAutoOpen: true });
  }
}

/** Dexie's live queries see the writes of pages only. The service worker writes without Dexie and announces it itself. */
function watchQuery<Value>(dbName: string, query: () => PromiseLike<Value>): Watched<Value> {
  return {
    subscribe: (observer) => {
      const ask = () => liveQuery(() => query() as Promise<Value>).subscribe(observer);
      let asked = ask();
      const stopListening = listenToWorkerWrites(dbName, () => {
        asked.unsubscribe();
        asked = ask();
      });
      return {
        unsubscribe: () => {
          stopListening();
          asked.unsubscribe();
        },
      };
    },
  };
}
