import { isRecord } from './json-value';
import type { Json } from './json-value';
import { setAside } from './read-fields';
import type { Notes } from './read-fields';
import type { Course, TextFields, TextRecords, LearnerRecord } from './record-schema';

/** The record with its course as texts by activity and field; anything else that stands there is set aside. */
export function readCourse(
  record: LearnerRecord,
  value: Json | undefined,
  notes: Notes,
): LearnerRecord {
  const { course: _raw, ...rest } = record;
  if (value === undefined || value === null) return rest;
  if (!isRecord(value)) {
    setAside(['course'], value, notes);
    return rest;
  }
  const course: Course = {
    ...value,
    answers: readRecords(value['answers'], ['course', 'answers'], notes),
    progress: readRecords(value['progress'], ['course', 'progress'], notes),
  };
  return { ...rest, course };
}

/** Texts by record and field; anything else is set aside. */
export function readRecords(value: Json | undefined, path: string[], notes: Notes): TextRecords {
  return readEach(value, path, notes, readTexts);
}

/** Texts by field; anything else is set aside. */
export function readTexts(value: Json | undefined, path: string[], notes: Notes): TextFields {
  return readEach(value, path, notes, (text) => (typeof text === 'string' ? text : undefined));
}

function readEach<T>(
  value: Json | undefined,
  path: string[],
  notes: Notes,
  readOne: (value: Json, path: string[], notes: Notes) => T | undefined,
): Record<string, T> {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) {
    setAside(path, value, notes);
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, T][] => {
      const read = readOne(item, [...path, key], notes);
      if (read === undefined) setAside([...path, key], item, notes);
      return read === undefined ? [] : [[key, read]];
    }),
  );
}
