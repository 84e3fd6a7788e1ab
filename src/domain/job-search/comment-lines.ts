import { fieldTexts } from '../machine-check/field-ref';
import type { FieldRef } from '../machine-check/field-ref';
import { isSameValue } from '../resume/json-value';
import type { LearnerRecord } from '../resume/record-schema';
import type { StaffComment } from './job-search-schema';

/** A line of the resume that somebody can comment on. */
export type CommentLine = { fieldRef: FieldRef; path: string[]; text: string };

/**
 * The filled lines of a resume in the order of the paper, then those of the added sections on it; a description gives
 * one line for each of its points.
 */
export function commentLines(record: LearnerRecord): CommentLine[] {
  return fieldTexts(record).flatMap(({ fieldRef, text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ fieldRef, path: fieldPath(fieldRef), text: line })),
  );
}

/** Where a field stands in the record, as comments name it. */
export function fieldPath(fieldRef: FieldRef): string[] {
  if (fieldRef.part === 'skills') return ['skills'];
  if (fieldRef.part === 'ownTitle') return ['sections', 'layout', 'title.own'];
  if (fieldRef.part === 'personalInfo') return ['personalInfo', fieldRef.field];
  if (fieldRef.part === 'sections') return ['sections', fieldRef.key, fieldRef.id, fieldRef.field];
  return [fieldRef.part, fieldRef.id, fieldRef.field];
}

/** The comments beside one field that the learner has not dealt with. */
export function openComments(
  comments: readonly StaffComment[],
  path: readonly string[],
): StaffComment[] {
  return comments.filter((comment) => comment.done !== 'yes' && isSameValue(comment.path, path));
}

/** Whether an entry has a field with such a comment. */
export function hasOpenComment(
  comments: readonly StaffComment[],
  entry: readonly string[],
): boolean {
  return comments.some(
    ({ path, done }) => done !== 'yes' && entry.every((key, index) => path[index] === key),
  );
}
