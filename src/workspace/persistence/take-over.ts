import { mergeRecords } from '@/domain/merge/merge-records';
import { blankResume, type KeptFields, type KeptRecords } from '@/domain/resume/record-schema';
import { fromBackup } from '@/domain/backup/backup';
import type { KeyedRecord, PersonDb } from './person-db';
import { loadWork, writeWork, type Env } from './record-store';

const tablesOfBefore = ['drafts', 'progress'] as const;
type TableOfBefore = (typeof tablesOfBefore)[number];

/**
 * Brings what versions before kept in tables of their own, the answers of the course and the progress in it, into the
 * record; `queue` as in `writeWork`. In one transaction, and again whenever an old page has written there once more. A
 * row that does not open stays where it is.
 */
export async function takeOverTables(db: PersonDb, queue: boolean, edge: Env): Promise<void> {
  if (!(await hasRows(db))) return;
  await db.transaction('rw', db.tables, async () => {
    const left = { drafts: await takeRows(db, 'drafts'), progress: await takeRows(db, 'progress') };
    const { doc, seen } = await loadWork(db, edge);
    const mine = doc ?? blankResume(edge.newId);
    const theirs = fromBackup({ resume: mine, ...left });
    const merged = mergeRecords({ base: null, mine, theirs });
    if (merged !== mine) await writeWork(db, { doc: merged, seen, queue }, edge);
  });
}

async function hasRows(db: PersonDb): Promise<boolean> {
  const counts = tablesOfBefore.map((table) => db[table].count());
  const words = tablesOfBefore.map((table) => typedFor(db, table).count());
  return (await Promise.all([...counts, ...words])).some((count) => count > 0);
}

/** The rows, with what killed pages had typed and not written there. */
async function takeRows(db: PersonDb, table: TableOfBefore): Promise<KeptRecords> {
  const rows = (await db[table].toArray()).filter(isRead);
  const typed = await typedFor(db, table).toArray();
  await db[table].bulkDelete(rows.map(({ id }) => id));
  await db.typed.bulkDelete(typed.map(({ id }) => id));
  const stored = Object.fromEntries(rows.map(({ id, value }) => [id, readFields(value)]));
  return typed.reduce((records, { value }) => withWords(records, value), stored);
}

function withWords(records: KeptRecords, words: unknown): Record<string, KeptFields> {
  const changes = typeof words === 'object' && words !== null ? Object.entries(words) : [];
  const changed = changes.map(
    ([id, fields]) => [id, { ...records[id], ...readFields(fields) }] as const,
  );
  return { ...records, ...Object.fromEntries(changed) };
}

function typedFor(db: PersonDb, table: TableOfBefore) {
  return db.typed.where('id').startsWith(`${table}/`);
}

function isRead({ value }: KeyedRecord): boolean {
  return typeof value === 'object' && value !== null;
}

/** What is stored may be broken: only texts are taken. */
function readFields(value: unknown): KeptFields {
  if (typeof value !== 'object' || value === null) return {};
  const texts = Object.entries(value).filter(([, text]) => typeof text === 'string' && text !== '');
  return Object.fromEntries(texts as [string, string][]);
}
