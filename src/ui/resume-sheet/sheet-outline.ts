import type { Education, Experience, Resume } from '../../domain/resume/resume-schema';

/** What the sheet shows and in which order, without the texts themselves: it changes only when a part comes or goes. */
export type SheetOutline = {
  name: boolean;
  contact: boolean;
  experience: { id: string; titles: boolean; dates: boolean; bullets: number }[];
  education: { id: string; year: boolean }[];
  skills: boolean;
};

export const contactFields = ['address', 'phone', 'email'] as const;
export const placeFields = ['company', 'location'] as const;
export const dateFields = ['startDate', 'endDate'] as const;
export const schoolFields = ['school', 'location'] as const;

/**
 * The outline of a resume as JSON, so that it compares by value; entries with nothing in them are left out. An entry's
 * part of it is remembered with the entry.
 */
export function sheetOutlineText({ personalInfo, experience, education, skills }: Resume): string {
  const name = isFilled(personalInfo.name);
  const contact = isAnyFilled(personalInfo, contactFields);
  const whole = JSON.stringify({ name, contact, skills: skills.some(isFilled) });
  const jobs = outlinesOf(experience, jobOutline);
  const schools = outlinesOf(education, schoolOutline);
  return `${whole.slice(0, -1)},"experience":[${jobs}],"education":[${schools}]}`;
}

function jobOutline(entry: Experience): SheetOutline['experience'][number] | null {
  const titles = isAnyFilled(entry, ['jobTitle', ...placeFields]);
  const dates = isAnyFilled(entry, dateFields);
  const bullets = bulletLines(entry).length;
  return titles || dates || bullets > 0 ? { id: entry.id, titles, dates, bullets } : null;
}

function schoolOutline(entry: Education): SheetOutline['education'][number] | null {
  const year = isFilled(entry.graduationYear);
  return year || isAnyFilled(entry, ['degree', ...schoolFields]) ? { id: entry.id, year } : null;
}

const outlineByEntry = new WeakMap<object, string>();

function outlinesOf<Entry extends object>(
  entries: readonly Entry[],
  outlineOf: (entry: Entry) => object | null,
): string {
  const texts = entries.map((entry) => {
    const outline = outlineByEntry.get(entry) ?? textOf(outlineOf(entry));
    outlineByEntry.set(entry, outline);
    return outline;
  });
  return texts.filter((text) => text !== '').join(',');
}

function textOf(outline: object | null): string {
  return outline ? JSON.stringify(outline) : '';
}

/** The fields that somebody has filled in, as one line. */
export function joinFilled<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
  separator: string,
): string {
  return fields
    .map((field) => String(entry[field] ?? ''))
    .filter(isFilled)
    .join(separator);
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
  return `${entry.description}\n${entry.achievement ?? ''}`
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[•·▪‣*]|[-–—](?=\s))\s*/u, '').trim())
    .filter((line) => line !== '');
}

function isAnyFilled<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
): boolean {
  return fields.some((field) => isFilled(String(entry[field] ?? '')));
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
