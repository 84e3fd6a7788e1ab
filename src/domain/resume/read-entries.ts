import { hashText } from './hash';
import { canonicalJson, isRecord } from './json-value';
import type { Json, JsonRecord } from './json-value';
import { readFields, setAside } from './read-fields';
import type { Notes } from './read-fields';
import { educationSchema, experienceSchema, parStatementSchema } from './record-schema';
import type { EntryList, NewId } from './record-schema';

const ENTRY_FIELDS: Record<EntryList, { required: string[]; optional: string[] }> = {
  experience: {
    required: Object.keys(experienceSchema.entries).filter(
      (key) => key !== 'id' && key !== 'achievement',
    ),
    optional: ['achievement'],
  },
  education: {
    required: Object.keys(educationSchema.entries).filter((key) => key !== 'id'),
    optional: [],
  },
  parStatements: {
    required: Object.keys(parStatementSchema.entries).filter((key) => key !== 'id'),
    optional: [],
  },
};

/**
 * Reads one list of entries. Items that are no object are set aside; a list that is missing or of
 * the wrong kind becomes the new record's (one `blank` entry, or none).
 */
export function readEntries(
  source: JsonRecord,
  list: EntryList,
  notes: Notes,
  blank?: (newId: NewId) => object,
): object[] {
  const items = source[list];
  if (!Array.isArray(items)) {
    if (items === undefined || items === null) notes.repairs.add('missing-filled');
    else setAside([list], items, notes);
    return blank === undefined ? [] : [blank(() => hashText(`${list} template`))];
  }
  return readEntryList(items, [list], ENTRY_FIELDS[list], notes);
}

type EntryFields = { required: readonly string[]; optional?: readonly string[] };

/** Reads a list of entries that stands at `path`; a value of another kind is set aside, and the list is empty. */
export function readEntryList(
  items: Json,
  path: readonly string[],
  fields: EntryFields,
  notes: Notes,
): JsonRecord[] {
  if (!Array.isArray(items)) {
    setAside([...path], items, notes);
    return [];
  }
  const taken = new Set<string>();
  return items.flatMap((item, index) => {
    if (isRecord(item)) return [readEntry(item, { path, fields, index, taken }, notes)];
    setAside([...path, String(index)], item, notes);
    return [];
  });
}

type Where = { path: readonly string[]; fields: EntryFields; index: number; taken: Set<string> };

function readEntry(item: JsonRecord, where: Where, notes: Notes): JsonRecord {
  const id = readId(item, where, notes);
  const { required, optional = [] } = where.fields;
  const path = [...where.path, id];
  if (typeof item['id'] === 'object' && item['id'] !== null) {
    setAside([...path, 'id'], item['id'], notes);
  }
  const entry = { ...readFields(item, required, path, notes), id };
  return readOptionalFields(entry, optional, path, notes);
}

/** The entry's own id; else one made from its place and content, the same on every device. */
export function readId(
  item: JsonRecord,
  { path, index, taken }: Pick<Where, 'path' | 'index' | 'taken'>,
  notes: Notes,
) {
  const own = item['id'];
  let id = typeof own === 'number' ? String(own) : typeof own === 'string' ? own : '';
  if (id !== own) notes.repairs.add('ids-given');
  for (let attempt = 0; id === '' || taken.has(id); attempt += 1) {
    notes.repairs.add('ids-given');
    id = hashText(canonicalJson([path.join(' '), index, attempt, item]));
  }
  taken.add(id);
  return id;
}

function readOptionalFields(
  source: JsonRecord,
  fields: readonly string[],
  path: string[],
  notes: Notes,
) {
  const present = fields.filter((field) => source[field] !== undefined && source[field] !== null);
  const absent = new Set(fields.filter((field) => !present.includes(field)));
  const kept = Object.entries(source).filter(([key]) => !absent.has(key));
  return readFields(Object.fromEntries(kept), present, path, notes);
}
