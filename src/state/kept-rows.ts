import type { PersonDb } from '../storage/person-db';
import { readTyped } from '../storage/typed-words';

/** Texts by field name. A tick or a choice is a text too; an empty text is no answer. */
export type KeptFields = Readonly<Record<string, string>>;
export type KeptTable = 'drafts' | 'progress';
type Records = Readonly<Record<string, KeptFields>>;

/**
 * A table's records, with what pages that were killed had typed for it; `typedId` names the words of this page, which
 * knows its own. One transaction takes such words over and away, so that a page that still lives cannot write in between.
 */
export async function readKept(
  db: PersonDb,
  table: KeptTable,
  typedId = '',
): Promise<Record<string, KeptFields>> {
  if ((await readTyped(db, table, typedId)).length > 0)
    await db.transaction('rw', db[table], db.typed, async () => {
      const left = await readTyped(db, table, typedId);
      for (const { value } of left) await putFields(db, table, readRecords(value));
      await db.typed.bulkDelete(left.map(({ id }) => id));
    });
  const rows = await db[table].toArray();
  return Object.fromEntries(rows.map(({ id, value }) => [id, readFields(value)]));
}

/** Writes field by field into what is stored. */
export function putFields(db: PersonDb, table: KeptTable, changes: Records): Promise<void> {
  return db.transaction('rw', db[table], async () => {
    for (const [id, fields] of Object.entries(changes)) {
      const before = await db[table].get(id);
      const value = { ...readFields(before?.value), ...fields };
      if (Object.values(value).every((text) => text === '')) await db[table].delete(id);
      else await db[table].put({ id, value, updatedAt: Date.now() });
    }
  });
}

export function mergeRecords(older: Records, newer: Records): Record<string, KeptFields> {
  const ids = [...new Set([...Object.keys(older), ...Object.keys(newer)])];
  return Object.fromEntries(ids.map((id) => [id, { ...older[id], ...newer[id] }]));
}

export function readRecords(value: unknown): Record<string, KeptFields> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([id, fields]) => [id, readFields(fields)]));
}

/** What is stored may be of another version, or broken: only texts are taken. */
function readFields(value: unknown): KeptFields {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
