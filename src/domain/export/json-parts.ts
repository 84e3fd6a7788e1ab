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

/** Where we keep what has no place in JSON Resume, beside what it belongs to. */
export const oursKey = 'x_careerQuest';
/** Where a resume of ours keeps what a foreign file had and we have no field for. */
export const theirsKey = 'x_jsonResume';

/** One field that stands under one key as it is. */
export function textPart(ours: string, theirs: string): JsonPart {
  return {
    ours: [ours],
    theirs: [theirs],
    write: (entry) => (isFilledText(entry[ours]) ? { [theirs]: entry[ours] } : {}),
    read: (source) => (isFilledText(source[theirs]) ? { [ours]: source[theirs] } : {}),
  };
}

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
  const own = {
    ...Object.fromEntries(
      Object.entries(entry).filter(([key, value]) => !known.has(key) && !isEmpty(value)),
    ),
    ...merged(lost.map((part) => pick(entry, part.ours))),
  };
  return {
    ...foreign,
    ...written,
    ...(Object.keys(own).length > 0 && { [oursKey]: own }),
  };
}

/**
 * The entry that `writeParts` has written, or what a foreign file says of it. Where somebody has since changed a key
 * of JSON Resume, the change counts and not what we kept beside it.
 */
export function readParts(source: JsonRecord, parts: readonly JsonPart[]): JsonRecord {
  const own = recordOf(source[oursKey]);
  const known = new Set([...parts.flatMap(({ theirs }) => theirs), oursKey]);
  const named = new Set(parts.flatMap(({ ours }) => ours));
  const foreign = Object.entries(source).filter(([key]) => !known.has(key));
  const fields = parts.map((part) => {
    const kept = pick(own, part.ours);
    const isCurrent =
      Object.keys(kept).length > 0 && isSameValue(part.write(kept), pick(source, part.theirs));
    return isCurrent ? kept : part.read(source);
  });
  return {
    ...Object.fromEntries(Object.entries(own).filter(([key]) => !named.has(key))),
    ...merged(fields),
    ...(foreign.length > 0 && { [theirsKey]: Object.fromEntries(foreign) }),
  };
}

/** What a foreign file had, where it can stand beside our keys again and is read back from there. */
function foreignOf(value: Json | undefined, parts: readonly JsonPart[]): JsonRecord | null {
  if (!isRecord(value)) return null;
  const taken = new Set([...parts.flatMap(({ theirs }) => theirs), oursKey]);
  const keys = Object.keys(value);
  return keys.length > 0 && !keys.some((key) => taken.has(key)) ? value : null;
}

function isEmpty(value: Json | undefined): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

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
