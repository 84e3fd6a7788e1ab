import { withoutRefusedCharacters } from '../resume/without-refused-characters';
import { courseOf } from '../course/course-record';
import type { WorkshopRecord } from '../course/workshop-record';
import { newConflict } from '../resume/conflicts';
import type { Conflict, TextRecords, LearnerRecord } from '../resume/record-schema';

/** A record as a file holds it, in the three parts of its first version. */
export type Backup = { resume: LearnerRecord; progress: TextRecords; drafts: TextRecords };

/** Legacy key: older versions stored the losing text of a conflict in an answer here. Still read, never written. */
const otherVersionsId = 'other-versions';

/** A record in the parts of a file. */
export function toBackup(record: LearnerRecord): Backup {
  const { course: _course, ...resume } = record;
  const { answers, progress } = courseOf(record);
  return { resume, progress, drafts: answers };
}

/** The record that a file, or the database of an older version, holds in parts. */
export function fromBackup({ resume, progress, drafts }: Backup): LearnerRecord {
  const { [otherVersionsId]: others = {}, ...answers } = drafts;
  if (Object.keys(answers).length === 0 && Object.keys(progress).length === 0) return resume;
  const found = Object.values(others).flatMap((stored) => readOther(stored) ?? []);
  const known = new Set(resume.conflicts?.map(({ id }) => id));
  const conflicts = [...(resume.conflicts ?? []), ...found.filter(({ id }) => !known.has(id))];
  const record = { ...resume, course: { answers, progress } };
  return conflicts.length === 0 ? record : { ...record, conflicts };
}

/** One kept other version; null for a decided one (stored as ''), and for anything else that a file may hold there. */
function readOther(stored: string): Conflict | null {
  try {
    const value = JSON.parse(stored) as { path?: unknown; other?: unknown } | null;
    const path: unknown[] = Array.isArray(value?.path) ? value.path : [];
    const [id, field] = path;
    const isPath = typeof id === 'string' && typeof field === 'string' && path.length === 2;
    const other = value?.other;
    return isPath && typeof other === 'string'
      ? newConflict(['course', 'answers', id, field], other)
      : null;
  } catch {
    return null;
  }
}

export const backupFormat = 'career-quest';
/** Raise it only when an older app would misread the file; new keys alone do not. */
export const backupVersion = 1;

/**
 * The file's text: JSON that says what it is in its first lines, for a person who opens it in an editor.
 * `savedAt` is in milliseconds since 1970. Blank answers are left out.
 */
export function backupToText(
  content: Backup,
  savedAt: number,
  about = 'Your work from Career Quest. To use it, open the page "Your data" and choose this file.',
  workshop?: WorkshopRecord,
): string {
  const file = {
    format: backupFormat,
    version: backupVersion,
    about,
    savedAt: new Date(savedAt).toISOString(),
    resume: content.resume,
    progress: withoutBlanks(content.progress),
    drafts: withoutBlanks(content.drafts),
    ...(workshop && { workshop }),
  };
  // An answer may hold what a record may not (a NUL, half an emoji); the reader takes neither.
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? withoutRefusedCharacters(value) : value;
  return `${JSON.stringify(file, clean, 2)}\n`;
}

/** 'career-quest-2026-11-21.json', by the local calendar. */
export function backupFileName({ year, month, day }: Record<'year' | 'month' | 'day', number>) {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `career-quest-${String(year)}-${mm}-${dd}.json`;
}

function withoutBlanks(records: TextRecords): TextRecords {
  const kept = Object.entries(records).map(
    ([id, fields]) =>
      [id, Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))] as const,
  );
  return Object.fromEntries(kept.filter(([, fields]) => Object.keys(fields).length > 0));
}
