import * as v from 'valibot';
import { cleanJson } from '../resume/clean-json';
import { withoutRefusedCharacters } from '../resume/without-refused-characters';
import { isRecord, isSameValue } from '../resume/json-value';
import type { BackupProblem } from '../backup/read-backup';
import { commentSchema } from './job-search-schema';
import type { StaffComment } from './job-search-schema';

/** Begins as the backup's does: the same button takes both. */
export const commentFileFormat = 'career-quest-comments';
const version = 1;
const limits = { characters: 1024 * 1024, comments: 500, letters: 4000, steps: 5 } as const;

/** Enough to know a line again: a file of many comments on long lines stays within the limit. */
const quotedLetters = 300;

const text = v.pipe(v.string(), v.maxLength(limits.letters));
const fileSchema = v.looseObject({
  format: v.literal(commentFileFormat),
  version: v.literal(version),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  comments: v.pipe(
    v.array(
      v.object({
        ...commentSchema.entries,
        id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        path: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(limits.steps)),
        quote: text,
        text,
        by: text,
        done: v.literal(''),
      }),
    ),
    v.maxLength(limits.comments),
  ),
});

export type ReadComments =
  | { ok: true; comments: StaffComment[]; savedAt: number }
  | { ok: false; reason: BackupProblem };

/** The text of the file that staff hand back: the comments alone, nothing of the learner's but the lines they speak of. */
export function commentsToText(comments: readonly StaffComment[], savedAt: number): string {
  const file = {
    format: commentFileFormat,
    version,
    about:
      'Comments on your resume. To see them, open the page "Your data" in Career Quest and choose this file.',
    savedAt: new Date(savedAt).toISOString(),
    comments: comments.map((comment) => ({
      ...comment,
      quote:
        comment.quote.slice(0, quotedLetters) + (comment.quote.length > quotedLetters ? '…' : ''),
    })),
  };
  // Half an emoji, as a limit of letters leaves it, would be refused by the reader.
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? withoutRefusedCharacters(value) : value;
  return `${JSON.stringify(file, clean, 2)}\n`;
}

/** 'career-quest-comments-2026-11-23.json'; the day as `dayToText` writes it. */
export function commentFileName(day: string): string {
  return `career-quest-comments-${day}.json`;
}

/**
 * Reads a file that `commentsToText` wrote; null where it is not one; it may be a backup. What staff's page would not have
 * written is refused, never repaired. Never throws.
 */
export function readComments(content: string): ReadComments | null {
  const json = content.replace(/^\uFEFF/u, '').trim();
  if (!json.slice(0, 100).includes(commentFileFormat)) return null;
  if (json.length > limits.characters) return { ok: false, reason: 'too-large' };
  const value = parse(json);
  if (value === undefined) return { ok: false, reason: 'not-whole' };
  if (!isRecord(value) || value['format'] !== commentFileFormat)
    return { ok: false, reason: 'not-ours' };
  if (Number(value['version']) > version) return { ok: false, reason: 'newer' };
  const cleaned = cleanJson(value);
  if (!cleaned.ok || !isSameValue(cleaned.value, value)) return { ok: false, reason: 'changed' };
  const file = v.safeParse(fileSchema, value);
  if (!file.success) return { ok: false, reason: 'changed' };
  const { comments, savedAt } = file.output;
  const ids = new Set(comments.map(({ id }) => id));
  if (ids.size !== comments.length) return { ok: false, reason: 'changed' };
  if (comments.length === 0) return { ok: false, reason: 'empty' };
  return { ok: true, comments, savedAt: Date.parse(savedAt) };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
