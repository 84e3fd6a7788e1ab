import type { Education, Experience, Resume } from '../../domain/resume/resume-schema';

/** What the sheet shows and in which order, without the texts themselves: it changes only when a part comes or goes. */
export type SheetOutline = {
  name: boolean;
  contact: ('address' | 'phone' | 'email')[];
  experience: { id: string; has: FieldPresence<Experience>; bullets: number }[];
  education: { id: string; has: FieldPresence<Education> }[];
  skills: boolean;
};

type FieldPresence<Entry> = { [Field in Exclude<keyof Entry, 'id'>]?: true };

/** The outline of a resume; entries with nothing in them are left out. */
export function sheetOutline(resume: Resume): SheetOutline {
  const { personalInfo } = resume;
  return {
    name: isFilled(personalInfo.name),
    contact: (['address', 'phone', 'email'] as const).filter((field) =>
      isFilled(personalInfo[field]),
    ),
    experience: resume.experience.flatMap((entry) => {
      const has = presence(entry, experienceFields);
      return isEmpty(has) ? [] : [{ id: entry.id, has, bullets: bulletLines(entry).length }];
    }),
    education: resume.education.flatMap((entry) => {
      const has = presence(entry, educationFields);
      return isEmpty(has) ? [] : [{ id: entry.id, has }];
    }),
    skills: resume.skills.some(isFilled),
  };
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

const experienceFields = [
  'jobTitle',
  'company',
  'location',
  'startDate',
  'endDate',
  'description',
  'achievement',
] as const;
const educationFields = ['degree', 'school', 'location', 'graduationYear'] as const;

function presence<Field extends string>(
  entry: { [key in Field]?: string | undefined },
  fields: readonly Field[],
): { [key in Field]?: true } {
  const filled: { [key in Field]?: true } = {};
  for (const field of fields) if (isFilled(entry[field] ?? '')) filled[field] = true;
  return filled;
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}

function isEmpty(has: object): boolean {
  return Object.keys(has).length === 0;
}
