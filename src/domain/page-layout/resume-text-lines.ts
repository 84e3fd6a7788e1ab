import type { Education, Experience, LearnerRecord } from '../resume/record-schema';
import { isToday, ongoing } from '../resume/ongoing';
import { printableText } from './printable-text';
import { printedDate } from './printed-date';

export const contactOrder = ['address', 'phone', 'email'] as const;
export const printedJobFields = ['jobTitle', 'company', 'location'] as const;
export const dateFields = ['startDate', 'endDate'] as const;
export const printedSchoolFields = ['degree', 'school', 'location'] as const;

/** The fields that somebody has filled in, as one line. */
export function joinFilled<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
  separator: string,
): string {
  return filledTexts(entry, fields).join(separator);
}

/** The fields that somebody has filled in, in their order. */
export function filledTexts<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
): string[] {
  return fields.map((field) => printableText(String(entry[field] ?? ''))).filter(hasPrintableText);
}

/** The dates of a job as one text. A job that goes on ends with one fixed word, however it was typed ("now", "actualmente"). */
export function jobDates({ startDate = '', endDate = '' }: Partial<Experience>): string {
  const end = isToday(endDate) ? ongoing : printedDate(endDate);
  return [printedDate(startDate), end].map(printableText).filter(hasPrintableText).join(' – ');
}

/** When a school was finished. */
export function schoolDate({ graduationYear }: Education): string {
  return printableText(printedDate(graduationYear));
}

/** The bullets of a job: each line of the description, then the achievement, without a typed bullet sign. */
export function bulletLines(entry: Experience): readonly string[] {
  const known = linesByEntry.get(entry);
  if (known) return known;
  const lines = linesOf(entry);
  linesByEntry.set(entry, lines);
  return lines;
}

// A keystroke makes one new entry and asks for the lines of all of them, once per line.
const linesByEntry = new WeakMap<Experience, readonly string[]>();

function linesOf(entry: Experience): string[] {
  return printableText(`${entry.description}\n${entry.achievement ?? ''}`)
    .split('\n')
    .map(withoutBullet)
    .filter((line) => line !== '');
}

/** A line of a description without the bullet sign that somebody typed before it. */
export function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:[•·▪‣*]|[-–—](?=\s))\s*/u, '').trim();
}

/** What stands between the words of a list, as people type it. */
export const listBreak = ', ';

/** The skills that somebody has filled in, as one line. */
export function skillsText({ skills }: Pick<LearnerRecord, 'skills'>): string {
  return skills.map(printableText).filter(hasPrintableText).join(listBreak);
}

/** The words of a list, each with the sign behind it and its spaces. */
export function splitListItems(text: string): string[] {
  return text.match(/.+?, |.+$/gsu) ?? [];
}

/** The words of a list, without what stands between them. */
export function listWords(text: string): string[] {
  return splitListItems(text).map((item) => item.replace(/,? *$/u, ''));
}

/**
 * A field's text as it stands in a file: white space folded, letters and their accents in one, without the control
 * characters that XML would refuse.
 */
export function oneLine(text: string): string {
  return printableText(text)
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .trim();
}

/** True for a text that shows something on paper. */
export function hasPrintableText(text: string): boolean {
  return printableText(text).trim() !== '';
}
