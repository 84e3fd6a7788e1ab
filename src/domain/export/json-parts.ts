import { isRecord, isSameValue } from '../resume/json-value';
import type { Json, JsonRecord } from '../resume/json-value';

/**
 * Some fields of ours and the keys of JSON Resume that say the same. `write` leaves out what is blank or has no place
 * there; `read` leaves out what it does not find.
 */
export type JsonPart = {
  ours: readonly string[];
  theirs: readonly string[];
  write: (entry: JsonRecord) => JsonRecord;
  read: (source: JsonRecord) => JsonRecord;
};

/** The key for our own fields that JSON Resume has no name for; it stands in the object that they belong to. */
export const oursKey = 'x_careerQuest';
/** The key under which a record keeps the fields of a foreign JSON Resume file that we have no field for. */
export const theirsKey = 'x_jsonResume';

/** One field that stands under one key as it is. */
export function textPart(ours: string, theirs: string): JsonPart {
  return {
    ours: [ours],
    theirs: [theirs],
    write: (entry) => (isFilledText(entry[ours]) ? { [theirs]: entry[ours] } : {}),
    read: (source) => filledField(ours, jsonWords(source[theirs])),
  };
}

/** One field of ours, where there is something to put into it. */
export function filledField(ours: string, text: string): JsonRecord {
  return isFilledText(text) ? { [ours]: text } : {};
}

/** The deepest nesting that is read, in levels: deeper input could overflow the call stack. */
const maxLevels = 200;

/** The words of a value where a text is meant: other programs write years as numbers, or a list of texts. */
export function jsonWords(value: Json | undefined, depth = maxLevels): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'object' || value === null || depth === 0) return '';
  const words = Object.values(value).map((part) => jsonWords(part, depth - 1));
  return words.filter(isFilledText).join(', ');
}

/** The words of a place: a text, or a record as the schema has it for a person. */
export function locationWords(location: Json | undefined): string {
  if (!isRecord(location)) return jsonWords(location);
  const { address, city, region, postalCode, countryCode, ...others } = location;
  const regionAndCode = [jsonWords(region), jsonWords(postalCode)].filter(isFilledText).join(' ');
  const named = [address, city, regionAndCode, countryCode].map((part) => jsonWords(part));
  return [...named, ...Object.values(others)].filter(isFilledText).join(', ');
}

/** The items of a list. A record that stands alone is a list of one; a text is cut at what parts its items. */
export function jsonItems(value: Json | undefined, between = /\r?\n/): Json[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.split(between).map((item) => item.trim());
  return isRecord(value) ? [value] : [];
}

/** Each item of a list as an entry of ours. Words without a key are what an entry says first. */
export function readItems(items: readonly Json[], parts: readonly JsonPart[]): JsonRecord[] {
  const first = parts[0]?.theirs[0] ?? '';
  return items
    .map((item) => (isRecord(item) ? item : filledField(first, jsonWords(item))))
    .filter((item) => Object.keys(item).length > 0)
    .map((item) => readParts(item, parts));
}

/** True for a text with more in it than white space. */
export function isFilledText(value: Json | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** An entry as JSON Resume; whatever reading its keys would not give back as it was goes under `x_careerQuest`. */
export function writeParts(of: object, parts: readonly JsonPart[]): JsonRecord {
  const entry = of as JsonRecord;
  const written = merged(parts.map((part) => part.write(entry)));
  const known = new Set(parts.flatMap(({ ours }) => ours));
  const foreign = foreignOf(entry[theirsKey], parts);
  if (foreign) known.add(theirsKey);
  const lost = parts.filter(
    (part) => !isSameValue(filled(part.read(written), part), filled(pick(entry, part.ours), part)),
  );
  const ourPart = {
    ...Object.fromEntries(
      Object.entries(entry).filter(([key, value]) => !known.has(key) && !isEmpty(value)),
    ),
    ...merged(lost.map((part) => pick(entry, part.ours))),
  };
  return {
    ...foreign,
    ...written,
    ...(Object.keys(ourPart).length > 0 && { [oursKey]: ourPart }),
  };
}

/**
 * The entry that `writeParts` has written, or what a foreign file says of it. Where somebody has since changed a key
 * of JSON Resume, the change counts and not what we kept beside it.
 */
export function readParts(source: JsonRecord, parts: readonly JsonPart[]): JsonRecord {
  const ourPart = recordOf(source[oursKey]);
  const known = new Set([...parts.flatMap(({ theirs }) => theirs), oursKey]);
  const named = new Set(parts.flatMap(({ ours }) => ours));
  const foreign = Object.entries(source).filter(([key]) => !known.has(key));
  const fields = parts.map((part) => {
    const kept = pick(ourPart, part.ours);
    const isCurrent =
      Object.keys(kept).length > 0 && isSameValue(part.write(kept), pick(source, part.theirs));
    return isCurrent ? kept : part.read(source);
  });
  return {
    ...Object.fromEntries(Object.entries(ourPart).filter(([key]) => !named.has(key))),
    ...merged(fields),
    ...(foreign.length > 0 && { [theirsKey]: Object.fromEntries(foreign) }),
  };
}

/** Keys of a foreign file that our fields do not cover, if writing them beside ours and reading again gives the same. */
function foreignOf(value: Json | undefined, parts: readonly JsonPart[]): JsonRecord | null {
  if (!isRecord(value)) return null;
  const taken = new Set([...parts.flatMap(({ theirs }) => theirs), oursKey]);
  const keys = Object.keys(value);
  return keys.length > 0 && !keys.some((key) => taken.has(key)) ? value : null;
}

function isEmpty(value: Json | undefined): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

/** The value when it is a JSON object, else an empty one. */
export function recordOf(value: Json | undefined): JsonRecord {
  return isRecord(value) ? value : {};
}

function pick(source: JsonRecord, keys: readonly string[]): JsonRecord {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = Object.hasOwn(source, key) ? source[key] : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** A field that is not there reads as a blank one. */
function filled(fields: JsonRecord, { ours }: JsonPart): JsonRecord {
  return { ...Object.fromEntries(ours.map((key) => [key, ''])), ...fields };
}

function merged(records: readonly JsonRecord[]): JsonRecord {
  return Object.assign({}, ...records) as JsonRecord;
}
