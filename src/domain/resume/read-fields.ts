import type { SetAsideValue } from './clean-json';
import { isRecord } from './json-value';
import type { Json, JsonRecord } from './json-value';

/**
 * What reading had to do. `set-aside`: a value of the wrong kind was replaced by the default and
 * kept under the key `setAside`. The others lose nothing and need no words.
 */
export type Repair =
  | 'text-cleaned'
  | 'text-from-value'
  | 'skills-split'
  | 'missing-filled'
  | 'ids-given'
  | 'set-aside';

/** What one reading has noted so far. */
export type Notes = { repairs: Set<Repair>; aside: SetAsideValue[] };

/** Keeps a value of the wrong kind for the key `setAside`: replaced is not lost. */
export function setAside(path: string[], value: Json, notes: Notes): void {
  notes.aside.push({ path, value });
}

/** A text. A missing one reads as '', a number or boolean as its text; a list or an object is set aside and reads as ''. */
export function readText(value: Json | undefined, path: string[], notes: Notes): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) {
    notes.repairs.add('missing-filled');
    return '';
  }
  if (typeof value === 'object') {
    setAside(path, value, notes);
    return '';
  }
  notes.repairs.add('text-from-value');
  return String(value);
}

/** An object. A missing one reads as `{}`; anything else is set aside and reads as `{}`. */
export function readRecord(value: Json | undefined, path: string[], notes: Notes): JsonRecord {
  if (isRecord(value)) return value;
  if (value === undefined || value === null) notes.repairs.add('missing-filled');
  else setAside(path, value, notes);
  return {};
}

/** The source with these fields read as texts; its other keys are kept as they are. */
export function readFields(
  source: JsonRecord,
  fields: readonly string[],
  path: string[],
  notes: Notes,
): JsonRecord {
  const texts = fields.map((field) => [field, readText(source[field], [...path, field], notes)]);
  return { ...source, ...Object.fromEntries(texts) };
}
