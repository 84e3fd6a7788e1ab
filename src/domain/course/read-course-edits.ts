import { isRecord } from '../resume/json-value';
import type { CourseEdit } from './course-record';

/** Reads texts that a page put by for the next one. What is stored may be of another version, or broken. */
export function readCourseEdits(value: unknown): CourseEdit[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => readEdit(item) ?? []);
}

function readEdit(item: unknown): CourseEdit | null {
  if (!isRecord(item)) return null;
  const { part, id, field, text, before } = item;
  if (part !== 'answers' && part !== 'progress') return null;
  if (typeof id !== 'string' || typeof field !== 'string' || typeof text !== 'string') return null;
  return { part, id, field, text, ...(typeof before === 'string' && { before }) };
}
