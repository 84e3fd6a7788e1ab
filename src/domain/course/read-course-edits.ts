import { isRecord } from '../resume/json-value';
import type { CourseEdit, CoursePart } from './course-record';

/** Reads texts that a page put by for the next one. What is stored may be of another version, or broken. */
export function readCourseEdits(value: unknown): CourseEdit[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => readEdit(item) ?? []);
}

/** The same of a version before: texts by record and field, of one part of the course. */
export function editsOfRecords(part: CoursePart, value: unknown): CourseEdit[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([id, fields]) =>
    Object.entries(isRecord(fields) ? fields : {}).flatMap(([field, text]) =>
      typeof text === 'string' ? [{ part, id, field, text }] : [],
    ),
  );
}

function readEdit(item: unknown): CourseEdit | null {
  if (!isRecord(item)) return null;
  const { part, id, field, text, before } = item;
  if (part !== 'answers' && part !== 'progress') return null;
  if (typeof id !== 'string' || typeof field !== 'string' || typeof text !== 'string') return null;
  return { part, id, field, text, ...(typeof before === 'string' && { before }) };
}
