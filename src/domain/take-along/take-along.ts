import { cleanText } from '../resume/clean-text';
import type { Resume } from '../resume/resume-schema';

/** Small texts by record and field: a module's progress, the answers of one activity. */
export type KeptRecords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything of one person that moves with them to another computer. */
export type TakeAlong = { resume: Resume; progress: KeptRecords; drafts: KeptRecords };

export const takeAlongFormat = 'career-quest';
/** Raise it only when an older app would misread the file; new keys alone do not. */
export const takeAlongVersion = 1;

/**
 * The file's text: JSON that says what it is in its first lines, for whoever opens it in an editor.
 * `savedAt` is in milliseconds since 1970. Blank answers are left out.
 */
export function takeAlongToText(content: TakeAlong, savedAt: number): string {
  const file = {
    format: takeAlongFormat,
    version: takeAlongVersion,
    about:
      'Your work from Career Quest. To use it, open the page "Your data" and choose this file.',
    savedAt: new Date(savedAt).toISOString(),
    resume: content.resume,
    progress: withoutBlanks(content.progress),
    drafts: withoutBlanks(content.drafts),
  };
  // An answer may hold what a resume may not (a NUL, half an emoji); the reader takes neither.
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value;
  return `${JSON.stringify(file, clean, 2)}\n`;
}

/** 'career-quest-2026-11-21.json', by the calendar of whoever saves it. */
export function takeAlongFileName({ year, month, day }: Record<'year' | 'month' | 'day', number>) {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `career-quest-${String(year)}-${mm}-${dd}.json`;
}

function withoutBlanks(records: KeptRecords): KeptRecords {
  const kept = Object.entries(records).map(
    ([id, fields]) =>
      [id, Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))] as const,
  );
  return Object.fromEntries(kept.filter(([, fields]) => Object.keys(fields).length > 0));
}
