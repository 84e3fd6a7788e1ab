import { mergeRecords } from '@/domain/merge/merge-records';
import { queueDoc } from '@/domain/outbox/outbox';
import { readBase, readSlot } from '@/domain/outbox/read-outbox';
import type { Work } from '@/domain/outbox/reconcile';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { NewId } from '@/domain/resume/record-schema';
import { textToBytes } from './key-text';
import type { QuarantinedRecord } from './keyring';
import { openPersonDb, type PersonDb } from './person-db';
import { hasPersonDb, recordTables } from './person-dbs';
import { changeWork, type Env } from './record-store';
import { importEncryptionKey } from './encryption';
import { decryptRow, isEncrypted } from './encrypted-tables';
import { SINGLETON_ID } from './work-db';

type Row = Record<string, unknown>;

/** Puts all encrypted records of a person aside with their locked key; the tables are empty then, for a new key. */
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

/** What is held for a person. */
export async function listQuarantined(db: PersonDb): Promise<QuarantinedRecord[]> {
  return (await db.keyring.where('id').above(SINGLETON_ID).toArray()) as QuarantinedRecord[];
}

/**
 * Drops what is held of a person and has waited for its day, where no page has the database open; makes none.
 *
 * @returns whether anything is still held
 */
export async function deleteExpiredQuarantined(
  personId: string,
  isOver: (aliveAt: number) => Promise<boolean>,
): Promise<boolean> {
  if (!(await hasPersonDb(personId))) return false;
  const held = await withDb(personId, listQuarantined);
  const over = await Promise.all(held.map(({ aliveAt }) => isOver(aliveAt)));
  const ids = held.flatMap(({ id }, at) => (over[at] ? [id] : []));
  if (ids.length > 0) await withDb(personId, (db) => db.keyring.bulkDelete(ids));
  return ids.length < held.length;
}

/** Takes out everything of a person but what is held, and says whether anything is. */
export async function deleteAllButQuarantined(personId: string): Promise<boolean> {
  if (!(await hasPersonDb(personId))) return false;
  return await withDb(personId, async (db) => {
    await db.keyring.delete(SINGLETON_ID);
    for (const table of recordTables(db)) await table.clear();
    return (await listQuarantined(db)).length > 0;
  });
}

/**
 * Brings held work into the person's records, where `openKey` opens its key, and drops it from the keyring in the same
 * transaction. Work that was never sent is merged into what is there now, so that neither side loses a word.
 *
 * @returns whether anything is still held
 */
export async function restoreQuarantined(
  db: PersonDb,
  openKey: (wrapped: string) => Promise<string | null>,
  env: Env,
): Promise<boolean> {
  let isAllOpen = true;
  for (const held of await listQuarantined(db)) {
    const keyText = await openKey(held.wrapped);
    if (keyText === null) {
      isAllOpen = false;
      continue;
    }
    const opened = await openRows(db.name, held, keyText);
    await db.prepare();
    await db.transaction('rw', db.tables, async () => {
      // Another tab was faster.
      if ((await db.keyring.get(held.id)) === undefined) return;
      await mergeQuarantinedRows(db, opened, env);
      await db.keyring.delete(held.id);
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
    const held = {
      doc: readDoc(only('resume')?.['doc']),
      slot: readSlot(waiting),
      base: readBase(only('base')),
    };
    await changeWork(db, (work) => mergeQuarantined(work, held, env.newId), env);
  }
  for (const row of rows.get('drafts') ?? []) await db.table('drafts').put(row);
  for (const { id: _id, ...row } of rows.get('conflicts') ?? [])
    await db.table('conflicts').add(row);
}

/** What was held, as this device's own words. Its base counts only where the record there builds on the same or a newer row. */
function mergeQuarantined(work: Work, held: Work, newId: NewId): Work {
  const doc = held.doc ?? (held.slot && readDoc(held.slot.doc));
  if (doc === null) return work;
  if (work.doc === null) return { ...held, doc, slot: held.slot ?? queueDoc(null, doc, 0, newId) };
  const isOnTop =
    work.base !== null && held.base !== null && work.base.revision >= held.base.revision;
  const base = isOnTop ? readDoc(held.base?.doc) : null;
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
