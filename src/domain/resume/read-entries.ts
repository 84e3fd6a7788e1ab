import { hashText } from './hash';
import { canonicalJson, isRecord } from './json-value';
import type { JsonRecord } from './json-value';
import { readFields, setAside } from './read-fields';
import type { Notes } from './read-fields';
import { educationSchema, experienceSchema, parStatementSchema } from './resume-schema';
import type { EntryList, NewId } from './resume-schema';

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
 * the wrong kind becomes the new resume's (one `blank` entry, or none).
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
  const taken = new Set<string>();
  return items.flatMap((item, index) => {
    if (isRecord(item)) return [readEntry(item, list, index, taken, notes)];
    setAside([list, String(index)], item, notes);
    return [];
  });
}

function readEntry(
  item: JsonRecord,
  list: EntryList,
  index: number,
  taken: Set<string>,
  notes: Notes,
): JsonRecord {
  const id = readId(item, list, index, taken, notes);
  const { required, optional } = ENTRY_FIELDS[list];
  const path = [list, id];
  if (typeof item['id'] === 'object' && item['id'] !== null) {
    setAside([...path, 'id'], item['id'], notes);
  }
  const entry = { ...readFields(item, required, path, notes), id };
  return readOptionalFields(entry, optional, path, notes);
}

/** The entry's own id; else one made from its place and content, the same on every device. */
function readId(
  item: JsonRecord,
  list: EntryList,
  index: number,
  taken: Set<string>,
  notes: Notes,
) {
  const own = item['id'];
  let id = typeof own === 'number' ? String(own) : typeof own === 'string' ? own : '';
  if (id !== own) notes.repairs.add('ids-given');
  for (let attempt = 0; id === '' || taken.has(id); attempt += 1) {
    notes.repairs.add('ids-given');
    id = hashText(canonicalJson([list, index, attempt, item]));
  }
  taken.add(id);
  return id;
}

function readOptionalFields(source: JsonRecord, fields: string[], path: string[], notes: Notes) {
  const present = fields.filter((field) => source[field] !== undefined && source[field] !== null);
  const absent = new Set(fields.filter((field) => !present.includes(field)));
  const kept = Object.entries(source).filter(([key]) => !absent.has(key));
  return readFields(Object.fromEntries(kept), present, path, notes);
}
