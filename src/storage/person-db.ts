import { Dexie } from 'dexie';
import type { EntityTable, Table } from 'dexie';
import { sealTables, type Sealing } from './sealed-tables';
import { personDbName, type ONLY, type ResumeRecord } from './work-db';

/** A document that could not be read: kept, never overwritten, for a person or a repair to look at. */
type ConflictRecord = { id: number; value: unknown; keptAt: number };

/** Progress through the course, or a draft of one of its activities, by the activity's key. */
type KeyedRecord = { id: string; value: unknown; updatedAt: number };

export type PersonDb = Dexie & {
  resume: Table<ResumeRecord, typeof ONLY>;
  outbox: Table<unknown, number>;
  base: Table<unknown, typeof ONLY>;
  progress: Table<KeyedRecord, string>;
  drafts: Table<KeyedRecord, string>;
  conflicts: EntityTable<ConflictRecord, 'id'>;
};

export type PersonDbOptions = {
  /**
   * Another tab upgrades or deletes this database, or the browser has deleted it. For an upgrade it
   * stays open until this has settled: write what is typed, then ask for a reload. For a deletion it
   * is closed already. Afterwards every use fails; it never opens again by itself.
   */
  onVersionChange?: (change: 'upgrade' | 'deleted') => void | Promise<void>;
  /** How the records lie on the disk; without it as they are. */
  sealing?: Sealing;
};

/** Opens on first use. `guest` is nobody's database until somebody adopts it. */
export function openPersonDb(personId: string, options: PersonDbOptions = {}): PersonDb {
  const db = new Dexie(personDbName(personId), {
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
    progress: 'id',
    drafts: 'id',
    conflicts: '++id',
  });
  if (options.sealing) sealTables(db, options.sealing);
  db.on('versionchange', (event: IDBVersionChangeEvent) => {
    void giveWay(db, event.newVersion === null ? 'deleted' : 'upgrade', options);
    // False keeps the library from closing with a warning and opening again on the next use.
    return false;
  });
  db.on('ready', () => {
    const handleLoss = () => void lookAfterLoss(db, options);
    db.backendDB().addEventListener('close', handleLoss);
  });
  return db;
}

/** The browser has cut the database off by itself: it cleared the site's data, or only lost the line to it. */
async function lookAfterLoss(db: PersonDb, options: PersonDbOptions): Promise<void> {
  // The library would make an empty one at the next use.
  db.close({ disableAutoOpen: true });
  try {
    if (await Dexie.exists(db.name)) await db.open();
    else await options.onVersionChange?.('deleted');
  } catch {
    // The browser is still at it.
    setTimeout(() => void lookAfterLoss(db, options), 500);
  }
}

async function giveWay(
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
