import { mergeRecords } from '@/domain/merge/merge-records';
import { queueDoc } from '@/domain/outbox/outbox';
import { readBase, readSlot } from '@/domain/outbox/read-outbox';
import type { Work } from '@/domain/outbox/reconcile';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { NewId } from '@/domain/resume/record-schema';
import { textToBytes } from './key-text';
import type { QuarantinedRecord } from './keyring';
import { openPersonDb, type PersonDb } from './person-db';
import { hasPersonDb, recordTables } from './person-db-admin';
import { changeWork, type Env } from './record-store';
import { importEncryptionKey } from './encryption';
import { decryptRow, isEncrypted } from './encrypted-tables';
import { SINGLETON_ID } from './sync-tables';

type Row = Record<string, unknown>;

/**
 * Moves all encrypted records of a person into the keyring, with their wrapped key; the tables are empty afterwards, for a
 * new key.
 */
export async function quarantine(
  personId: string,
  { wrapped, aliveAt }: { wrapped: string; aliveAt: number },
): Promise<void> {
  await withDb(personId, async (db) => {
    const tables = recordTables(db);
    const rows: QuarantinedRecord['rows'] = {};
    for (const table of tables) rows[table.name] = await table.toArray();
    const last = (await db.keyring.toCollection().lastKey()) as number | undefined;
    await db.keyring.put({ id: Math.max(last ?? 0, SINGLETON_ID) + 1, wrapped, aliveAt, rows });
    await db.keyring.delete(SINGLETON_ID);
    for (const table of tables) await table.clear();
  });
}

/** The records of a person that wait in the keyring. */
export async function listQuarantined(db: PersonDb): Promise<QuarantinedRecord[]> {
  return (await db.keyring.where('id').above(SINGLETON_ID).toArray()) as QuarantinedRecord[];
}

/**
 * Deletes the quarantined records of a person whose day is over (`isOver`), for use while no page has the database open.
 * Creates no database.
 *
 * @returns whether quarantined records are left
 */
export async function deleteExpiredQuarantined(
  personId: string,
  isOver: (aliveAt: number) => Promise<boolean>,
): Promise<boolean> {
  if (!(await hasPersonDb(personId))) return false;
  const records = await withDb(personId, listQuarantined);
  const over = await Promise.all(records.map(({ aliveAt }) => isOver(aliveAt)));
  const ids = records.flatMap(({ id }, index) => (over[index] ? [id] : []));
  if (ids.length > 0) await withDb(personId, (db) => db.keyring.bulkDelete(ids));
  return ids.length < records.length;
}

/** Deletes all rows of a person except quarantined records; whether there are any of these. */
export async function deleteAllButQuarantined(personId: string): Promise<boolean> {
  if (!(await hasPersonDb(personId))) return false;
  return await withDb(personId, async (db) => {
    await db.keyring.delete(SINGLETON_ID);
    for (const table of recordTables(db)) await table.clear();
    return (await listQuarantined(db)).length > 0;
  });
}

/**
 * Decrypts each quarantined record whose key `openKey` unwraps, merges it into the person's records and deletes it from
 * the keyring, in one transaction. Unsent work is merged by three-way merge, so that neither side loses a word.
 *
 * @returns whether quarantined records are left: their key could not be unwrapped
 */
export async function restoreQuarantined(
  db: PersonDb,
  openKey: (wrapped: string) => Promise<string | null>,
  env: Env,
): Promise<boolean> {
  let isAllOpen = true;
  for (const record of await listQuarantined(db)) {
    const keyText = await openKey(record.wrapped);
    if (keyText === null) {
      isAllOpen = false;
      continue;
    }
    const opened = await openRows(db.name, record, keyText);
    await db.prepare();
    await db.transaction('rw', db.tables, async () => {
      // Another tab has restored it meanwhile.
      if ((await db.keyring.get(record.id)) === undefined) return;
      await mergeQuarantinedRows(db, opened, env);
      await db.keyring.delete(record.id);
    });
  }
  return !isAllOpen;
}

async function openRows(
  dbName: string,
  { rows }: QuarantinedRecord,
  keyText: string,
): Promise<Map<string, Row[]>> {
  const key = await importEncryptionKey(textToBytes(keyText) ?? new Uint8Array());
  const opened = new Map<string, Row[]>();
  for (const [table, ofTable] of Object.entries(rows)) {
    // The database counts the rows of this one table.
    const bound = table === 'conflicts' ? null : 'id';
    const from = { place: `${dbName}/${table}`, bound };
    const all = await Promise.all(ofTable.map((row) => openRow(key, from, row)));
    opened.set(
      table,
      all.filter((row) => row !== null),
    );
  }
  return opened;
}

/** The decrypted row; null for a damaged one, which no key opens. */
async function openRow(
  key: CryptoKey,
  { place, bound }: { place: string; bound: string | null },
  row: Row,
): Promise<Row | null> {
  if (!isEncrypted(row)) return row;
  try {
    return { ...(await decryptRow(key, place, row, bound)), id: row['id'] };
  } catch {
    return null;
  }
}

async function mergeQuarantinedRows(
  db: PersonDb,
  rows: Map<string, Row[]>,
  env: Env,
): Promise<void> {
  const only = (table: string) => rows.get(table)?.find(({ id }) => id === SINGLETON_ID);
  const waiting = only('outbox');
  // Without a slot the account has it all.
  if (waiting !== undefined) {
    const restored = {
      doc: readDoc(only('resume')?.['doc']),
      slot: readSlot(waiting),
      base: readBase(only('base')),
    };
    await changeWork(db, (work) => mergeQuarantined(work, restored, env.newId), env);
  }
  for (const row of rows.get('drafts') ?? []) await db.table('drafts').put(row);
  for (const { id: _id, ...row } of rows.get('conflicts') ?? [])
    await db.table('conflicts').add(row);
}

/**
 * `work` with `restored` merged in as edits of this device. The base of `restored` is the common ancestor only where `work`
 * builds on the same revision of the account or a newer one; else the merge has no base.
 */
function mergeQuarantined(work: Work, restored: Work, newId: NewId): Work {
  const doc = restored.doc ?? (restored.slot && readDoc(restored.slot.doc));
  if (doc === null) return work;
  if (work.doc === null)
    return { ...restored, doc, slot: restored.slot ?? queueDoc(null, doc, 0, newId) };
  const isOnTop =
    work.base !== null && restored.base !== null && work.base.revision >= restored.base.revision;
  const base = isOnTop ? readDoc(restored.base?.doc) : null;
  const merged = mergeRecords({ base, mine: work.doc, theirs: doc });
  return {
    ...work,
    doc: merged,
    slot: queueDoc(work.slot, merged, work.base?.revision ?? 0, newId),
  };
}

function readDoc(value: unknown) {
  const read = readRecordDocument(value);
  return read.ok ? read.record : null;
}

async function withDb<T>(personId: string, run: (db: PersonDb) => Promise<T>): Promise<T> {
  const db = openPersonDb(personId);
  try {
    return await db.transaction('rw', db.tables, () => run(db));
  } finally {
    db.close();
  }
}
