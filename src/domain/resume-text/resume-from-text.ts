import type { PersonalInfo } from '../resume/record-schema';
import { contactFields, isPersonName } from './contact-fields';
import { educationEntries } from './education-entries';
import { experienceEntries } from './experience-entries';
import { placeLines } from './placed-lines';
import type { LeftText, PlacedResume, Taken } from './placed-lines';
import type { FoundSectionEntry, ResumeFields } from './resume-fields';
import { sectionsOf } from '../language/en/section-headings';
import type { SectionKind } from '../language/en/heading-names';
import { singleSections } from '../sections/section-kinds';
import type { SectionKey } from '../sections/section-kinds';
import { sectionReaders } from './section-entries';
import { skillList } from './skill-list';
import { textLines } from './text-lines';
import type { TextLine } from './text-lines';

export type ResumeText = { fields: ResumeFields; rest: string[] };

/**
 * Reads a resume out of plain text, on the device. Only what is sure becomes a field; every other
 * line is in `rest`, as it was written, for copying by hand. A line that is not in `rest` went
 * into the fields with all its words (headings, labels and bullet marks aside). Never throws.
 */
export function resumeFromText(text: string): ResumeText {
  const { fields, left } = readText(text);
  return { fields, rest: left.map((one) => one.text) };
}

/** The fields of a file that we have written ourselves: the line with a job's dates is its title, whatever the title says. */
export function fieldsOfOwnFile(text: string): ResumeFields {
  return readText(text, '', true).fields;
}

/** The same, with the place of every line; `ownTitle`: the line that is known to head a section of somebody's own. */
export function placedResume(text: string, ownTitle = ''): PlacedResume {
  const { fields, lines, taken, left } = readText(text, ownTitle);
  return { fields, lines: placeLines(lines, taken, left) };
}

type Reading = { fields: ResumeFields; taken: Taken[]; left: LeftText[]; isOwnFile: boolean };

function readText(text: string, ownTitle = '', isOwnFile = false): Reading & { lines: TextLine[] } {
  const reading: Reading = {
    fields: { personalInfo: {}, experience: [], education: [], skills: [], sections: {} },
    taken: [],
    left: [],
    isOwnFile,
  };
  const lines = textLines(text);
  const { marks, body } = withoutPageMarks(lines);
  reading.taken.push(...marks.map((line): Taken => ({ line, place: { kind: 'heading' } })));
  for (const { kinds, heading, lines: own, isGuess } of sectionsOf(body, ownTitle)) {
    const before = countFound(reading.fields);
    const left =
      kinds.reduce<LeftText[] | null>(
        (rest, kind) => readers[kind](rest === null ? own : linesOf(rest, own), reading),
        null,
      ) ?? [];
    const isUnread = countFound(reading.fields) === before;
    // What looks like a heading and heads nothing may be anything.
    const isLine = isGuess && left.length === 0;
    if (heading && !isLine) reading.taken.push({ line: heading, place: { kind: 'heading' } });
    if (heading && isLine) reading.left.push({ line: heading, text: heading.raw.trim() });
    if (heading && isUnread && left.length > 0)
      reading.left.push({ line: heading, text: heading.raw.trim(), isLabel: true });
    reading.left.push(...left);
  }
  if (ownTitle !== '' && reading.fields.sections.own)
    reading.fields.layout = { 'title.own': ownTitle };
  return { ...reading, lines };
}

/**
 * "Ana Lopez · 937-555-0142 · Page 2 of 2" heads a sheet of paper and no section, whose lines go on below it, and so does what was only broken
 * by the sheet's end.
 */
function withoutPageMarks(lines: readonly TextLine[]): { marks: TextLine[]; body: TextLine[] } {
  const marks: TextLine[] = [];
  const body: TextLine[] = [];
  for (const line of lines) {
    if (isPageMark(line)) {
      marks.push(line);
      while (body.at(-1)?.kind === 'blank') body.pop();
    } else body.push(line);
  }
  return { marks, body };
}

function isPageMark({ plain }: TextLine): boolean {
  const [mark, name = ''] =
    plain.length > 80
      ? []
      : (/^(?:(\D{2,60}?)[\s,|·•–—-]+)?(?:[+(]?\d[\d ().+-]{6,24}[\s,|·•–—-]+)?(?:page \d{1,2}(?: of \d{1,2})?|\d{1,2} \| page)$/iu.exec(
          plain,
        ) ?? []);
  return mark !== undefined && (name === '' || isPersonName(name, ''));
}

/** What one reader of a section left, for the next: "Education & Skills" has two. Parts of lines stay left. */
function linesOf(left: readonly LeftText[], lines: readonly TextLine[]): TextLine[] {
  const whole = new Set(
    left.filter(({ line, text }) => text === line.raw.trim()).map(({ line }) => line),
  );
  return lines.filter((line) => line.kind === 'blank' || whole.has(line));
}

type Reader = (lines: readonly TextLine[], reading: Reading) => LeftText[];

/** Each adds the sure fields of a section to the reading, and returns what is left of its lines. */
const readers: Readonly<Record<SectionKind, Reader>> = {
  contact: (lines, reading) => {
    const found = contactFields(lines);
    const known = reading.fields.personalInfo;
    reading.fields.personalInfo = { ...found.personalInfo, ...known };
    // A second contact block gives only what the first one lacked; what differs is kept as text.
    const isTaken = (field: keyof PersonalInfo) =>
      reading.fields.personalInfo[field] === found.personalInfo[field];
    const fieldsOf = ({ place }: Taken) => (place.kind === 'personal' ? place.fields : []);
    reading.taken.push(...found.taken.filter((one) => fieldsOf(one).every(isTaken)));
    const doubled = found.taken.flatMap((one) =>
      fieldsOf(one)
        .filter((field) => !isTaken(field))
        .map((field) => ({ line: one.line, text: found.personalInfo[field] ?? '' })),
    );
    return [...found.left, ...doubled];
  },
  experience: (lines, reading) => {
    const { entries, taken, left } = experienceEntries(lines, reading.isOwnFile);
    reading.taken.push(...shifted(taken, reading.fields.experience.length));
    reading.fields.experience.push(...entries);
    return left;
  },
  education: (lines, reading) => {
    const { entries, taken, left } = educationEntries(lines);
    reading.taken.push(...shifted(taken, reading.fields.education.length));
    reading.fields.education.push(...entries);
    return left;
  },
  skills: (lines, reading) => {
    const { skills, taken, left } = skillList(lines);
    reading.taken.push(...taken.map((line): Taken => ({ line, place: { kind: 'skills' } })));
    reading.fields.skills = [...new Set([...reading.fields.skills, ...skills])];
    return left;
  },
  summary: added('summary'),
  certificates: added('certificates'),
  languages: added('languages'),
  awards: added('awards'),
  references: added('references'),
  own: added('own'),
  volunteer: (lines, reading) => {
    const { entries, taken, left } = experienceEntries(lines, reading.isOwnFile);
    addEntries(
      reading,
      'volunteer',
      entries,
      taken.map(({ line }) => line),
    );
    return left;
  },
  other: (lines) =>
    lines.filter((line) => line.kind !== 'blank').map((line) => ({ line, text: line.raw.trim() })),
};

function added(section: keyof typeof sectionReaders): Reader {
  return (lines, reading) => {
    const { entries, taken, left } = sectionReaders[section](lines);
    addEntries(reading, section, entries, taken);
    return left;
  };
}

function addEntries(
  { fields, taken }: Reading,
  section: SectionKey,
  entries: readonly FoundSectionEntry[],
  lines: readonly TextLine[],
): void {
  if (entries.length === 0) return;
  fields.sections[section] = together(section, [...(fields.sections[section] ?? []), ...entries]);
  taken.push(...lines.map((line): Taken => ({ line, place: { kind: 'section', section } })));
}

/** "Objective" and "Summary" are one text here. */
function together(section: SectionKey, entries: FoundSectionEntry[]): FoundSectionEntry[] {
  return singleSections.includes(section)
    ? [{ text: entries.map(({ text = '' }) => text).join('\n') }]
    : entries;
}

function shifted(taken: readonly Taken[], by: number): Taken[] {
  return taken.map(({ line, place }) => ({
    line,
    place: 'index' in place ? { ...place, index: place.index + by } : place,
  }));
}

function countFound({ personalInfo, sections, ...fields }: ResumeFields): number {
  const { experience, education, skills } = fields;
  const all = [experience, education, skills, ...Object.values(sections)];
  return all.reduce((sum, list) => sum + list.length, Object.keys(personalInfo).length);
}
