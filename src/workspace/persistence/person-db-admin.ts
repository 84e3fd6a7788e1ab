import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { deleteBackgroundSyncToken } from './background-sync-token';
import { keyringTable, type Keyring } from './keyring';
import { isDatabaseHere, openPersonDb, type PersonDb } from './person-db';
import { isEncrypted, type Encryption } from './encrypted-tables';
import { SINGLETON_ID, personDbName, personIdOf } from './sync-tables';

/** Ids of all people with a database on this device, `guest` included. */
export async function listPersonDbs(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  return names.flatMap((name) => personIdOf(name) ?? []);
}

/** Deletes everything this device keeps of a person. Other tabs close it on `versionchange`. */
export async function deletePersonDb(personId: string): Promise<void> {
  await Dexie.delete(personDbName(personId));
}

/**
 * Takes every row of a person out, in one transaction. A page that the browser has put to sleep holds up a deletion of the
 * database for as long as it sleeps, but not this. Makes none.
 */
export async function emptyPersonDb(personId: string): Promise<void> {
  if (!(await hasPersonDb(personId))) return;
  const db = openPersonDb(personId);
  try {
    await db.transaction('rw', db.tables, () =>
      Promise.all(db.tables.map((table) => table.clear())),
    );
  } finally {
    db.close();
  }
}

/** Whether this device has a database of the person. Only reads the list of names: opens and creates none. */
export async function hasPersonDb(personId: string): Promise<boolean> {
  return await isDatabaseHere(personDbName(personId));
}

/**
 * How a person's records are stored. `none`: there are none. `plain`: at least one is not encrypted, which happens only on a
 * computer of one's own. `encrypted`: all are. `unknown`: the database does not open now (after a crash the old browser
 * process locks it for a while); callers must not delete it then. After a crash trust this and not `localStorage`, which
 * reaches the disk seconds later.
 */
export async function recordForm(
  personId: string,
): Promise<'none' | 'plain' | 'encrypted' | 'unknown'> {
  try {
    if (!(await hasPersonDb(personId))) return 'none';
    const db = openPersonDb(personId);
    try {
      // One transaction, which is over when it answers: a deletion that follows finds nobody at the database.
      const tables = await db.transaction('r', db.tables, () =>
        Promise.all(recordTables(db).map((table) => table.toArray())),
      );
      const rows = tables.flat();
      if (rows.length === 0) return 'none';
      return rows.every(isEncrypted) ? 'encrypted' : 'plain';
    } finally {
      db.close();
    }
  } catch (error) {
    // The page was left in the middle of it: that says nothing, and a clean-up must not take it for an empty database.
    if (error instanceof Dexie.AbortError) throw error;
    return 'unknown';
  }
}

/**
 * Takes out what the account has and says whether anything is left: words that were never sent, or that
 * a page had no time to write. Needs no key, for the ids alone tell.
 */
export async function deleteAllButUnsent(personId: string): Promise<boolean> {
  if (!(await hasPersonDb(personId))) return false;
  const db = openPersonDb(personId);
  try {
    return await db.transaction('rw', db.tables, async () => {
      if ((await db.outbox.count()) === 0) {
        await Promise.all([db.resume.clear(), db.base.clear(), db.conflicts.clear()]);
      }
      const counts = await Promise.all(recordTables(db).map((table) => table.count()));
      return counts.some((count) => count > 0);
    });
  } finally {
    db.close();
  }
}

/** Takes away what the service worker could send a person's work with. The work itself stays. */
export async function withdrawAccess(personId: string): Promise<void> {
  if (!(await hasPersonDb(personId))) return;
  const db = openPersonDb(personId);
  try {
    await deleteBackgroundSyncToken(db);
  } finally {
    db.close();
  }
}

/** Writes every record again, so that all lie on the disk as `encryption` says now; no token for the worker among them. */
export async function rewritePersonDb(personId: string, encryption: Encryption): Promise<void> {
  if (!(await hasPersonDb(personId))) return;
  const db = openPersonDb(personId, { encryption });
  try {
    await db.prepare();
    await db.transaction('rw', db.tables, async () => {
      await deleteBackgroundSyncToken(db);
      for (const table of recordTables(db)) await table.bulkPut(await table.toArray());
      if (encryption.mode() === 'plain') await db.keyring.delete(SINGLETON_ID);
    });
  } finally {
    db.close();
  }
}

/** Keeps a person's locked key for their next log in, on the disk before anything that it opens. */
export async function storeKeyring(personId: string, keyring: Keyring): Promise<void> {
  const db = openPersonDb(personId);
  try {
    await db.keyring.put({ ...keyring, id: SINGLETON_ID });
  } finally {
    db.close();
  }
}

/** All tables but the keyring. */
export function recordTables(db: PersonDb): Table[] {
  return db.tables.filter(({ name }) => name !== keyringTable);
}
