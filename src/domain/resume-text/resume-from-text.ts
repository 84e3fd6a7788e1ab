import type { SectionKind } from '../language/en/heading-names';
import { headsOnlySkills } from '../language/en/heading-names';
import { sectionsOf } from './sections/section-headings';
import type { Section } from './sections/sections-by-content';
import { singleSections } from '../sections/section-kinds';
import type { SectionKey } from '../sections/section-kinds';
import { withWholeEmails } from './contact/broken-emails';
import { contactFields, takeContact } from './contact/contact-fields';
import { educationEntries } from './entries/education-entries';
import { experienceEntries } from './entries/experience-entries';
import { skillSuggestion, type Suggestion } from './suggestions';
import {
  readDetailsElsewhere,
  readJobsWithoutHeading,
  readSchoolsWithoutHeading,
  readSummaryWithoutHeading,
} from './sections/without-headings';
import { outOfCapitals } from './lines/out-of-capitals';
import { withoutPageMarks, withWholeDates } from './sections/page-headers-and-footers';
import { findName } from './contact/person-name';
import { placeLines, shifted } from './line-targets';
import type { LeftText, PlacedResume, ResumeReading, Taken } from './line-targets';
import type { FoundSectionEntry, ResumeFields } from './resume-fields';
import { sectionReaders } from './sections/section-entries';
import { skillList } from './skills/skill-list';
import { readSkillsWithoutHeading } from './skills/skills-without-heading';
import { textLines } from './lines/text-lines';
import type { TextLine } from './lines/text-lines';

export type ResumeText = { fields: ResumeFields; rest: string[] };

/**
 * Reads a resume out of plain text, on the device. Only what is sure becomes a field; every other line is in `rest`, as
 * it was written, for copying by hand. A line that is not in `rest` went into the fields with all its words (headings,
 * labels and bullet marks aside). Never throws.
 */
export function resumeFromText(text: string): ResumeText {
  const { fields, left, suggestions } = readLines(textLines(text), '');
  const unsure = suggestions.flatMap(({ value, runnerUp }) => [value, runnerUp ?? '']);
  const rest = [...left.map((one) => one.text), ...unsure.filter((one) => one !== '')];
  return { fields, rest: [...new Set(rest)] };
}

/** The fields of a file that the app has written: the line with a job's dates is its title, whatever its words. */
export function fieldsOfAppFile(text: string): ResumeFields {
  return readLines(textLines(text), '', true).fields;
}

/** Reads a resume's text as `resumeFromText` does, and also says where each line went and which values are only likely. */
export function placedResume(text: string, ownTitle = ''): PlacedResume {
  return resumeFromLines(textLines(text), ownTitle);
}

/** The resume in the lines of any file; `ownTitle`: the line that is known to be the heading of the person's custom section. */
export function resumeFromLines(lines: readonly TextLine[], ownTitle = ''): PlacedResume {
  const { fields, suggestions, taken, left } = readLines(lines, ownTitle);
  return { fields, suggestions: suggestions, lines: placeLines(lines, taken, left) };
}

function readLines(
  lines: readonly TextLine[],
  customTitle: string,
  isAppFile = false,
): ResumeReading {
  const reading: ResumeReading = {
    fields: { personalInfo: {}, experience: [], education: [], skills: [], sections: {} },
    suggestions: [],
    taken: [],
    left: [],
    isAppFile: isAppFile,
  };
  const { marks, body } = withoutPageMarks(withWholeEmails(withWholeDates(lines)));
  reading.taken.push(...marks.map((line): Taken => ({ line, target: { kind: 'heading' } })));
  const named = readName(body, sectionsOf(body.slice(0, maxTopLines), customTitle), reading);
  const rest = withoutRepeatedName(body, named, reading);
  const sections = sectionsOf(rest, customTitle);
  for (const section of sections) readSection(section, reading);
  readJobsWithoutHeading(sections, reading);
  readSchoolsWithoutHeading(sections, reading);
  readDetailsElsewhere(sections, reading);
  readSkillsWithoutHeading(sections, reading);
  readSummaryWithoutHeading(sections[0]?.lines ?? [], reading);
  if (customTitle !== '' && reading.fields.sections.own)
    reading.fields.layout = { 'title.own': outOfCapitals(customTitle) };
  return reading;
}

/** Names stand in the first of these lines. */
const maxTopLines = 120;

/** The lines that name the person, which are of no section. */
function readName(
  body: readonly TextLine[],
  sections: readonly Section[],
  reading: ResumeReading,
): readonly TextLine[] {
  const contact = sections.flatMap(({ kinds, lines }) => (kinds.includes('contact') ? lines : []));
  const found = findName(body, contact);
  if (!found) return [];
  const { name, lines, rest, isSure, runnerUp } = found;
  const [first] = lines;
  if (!first) return [];
  if (isSure) reading.fields.personalInfo.name = name;
  else
    reading.suggestions.push({
      kind: 'personal',
      field: 'name',
      value: name,
      runnerUp,
      isLikely: true,
    });
  const parts = contactFields([first]);
  // With other details on its line, the name is one part of it.
  const isWhole = Object.keys(parts.personalInfo).length === 0;
  if (isSure)
    reading.taken.push(
      ...lines.map((line): Taken => ({ line, target: { kind: 'personal', fields: ['name'] } })),
    );
  else if (isWhole) reading.left.push(...lines.map((line) => ({ line, text: line.raw.trim() })));
  if (!isWhole)
    reading.left.push(
      ...takeContact([first], reading, (text) => text.includes(name) || name.includes(text)),
    );
  else if (isSure) reading.left.push(...rest.map((text) => ({ line: first, text })));
  return lines;
}

/** A name that is repeated at the top of each page counts once. */
function withoutRepeatedName(
  body: readonly TextLine[],
  named: readonly TextLine[],
  reading: ResumeReading,
): TextLine[] {
  const name = (reading.fields.personalInfo.name ?? '').toLowerCase();
  const isRepeated = ({ plain }: TextLine) => name !== '' && plain.toLowerCase() === name;
  const again = body.filter((line) => !named.includes(line) && isRepeated(line));
  reading.taken.push(...again.map((line): Taken => ({ line, target: { kind: 'heading' } })));
  return body.filter((line) => !named.includes(line) && !again.includes(line));
}

function readSection(
  { kinds, heading, lines: own, isGuess }: Section,
  reading: ResumeReading,
): void {
  const before = countFound(reading);
  // Only the look of its heading, or a heading for two, says what the section holds.
  const isDoubtful =
    isGuess === true ||
    kinds.length > 1 ||
    (heading !== null && kinds[0] === 'skills' && !headsOnlySkills(heading.raw));
  const left =
    kinds.reduce<LeftText[] | null>(
      (rest, kind) => readers[kind](rest === null ? own : linesOf(rest, own), reading, isDoubtful),
      null,
    ) ?? [];
  const isUnread = countFound(reading) === before;
  // A line that only looks like a heading, with nothing below it, may be anything.
  const isLine = isGuess && own.length === 0;
  if (heading && !isLine) reading.taken.push({ line: heading, target: { kind: 'heading' } });
  if (heading && isLine) reading.left.push({ line: heading, text: heading.raw.trim() });
  if (heading && isUnread && left.length > 0)
    reading.left.push({ line: heading, text: heading.raw.trim(), isLabel: true });
  reading.left.push(...left);
}

/** What one reader of a section left, for the next: "Education & Skills" has two. Parts of lines stay left. */
function linesOf(left: readonly LeftText[], lines: readonly TextLine[]): TextLine[] {
  const whole = new Set(
    left.filter(({ line, text }) => text === line.raw.trim()).map(({ line }) => line),
  );
  return lines.filter((line) => whole.has(line));
}

type Reader = (
  lines: readonly TextLine[],
  reading: ResumeReading,
  isDoubtful: boolean,
) => LeftText[];

/** Each adds the fields of a section to the reading, and returns what is left of its lines. */
const readers: Readonly<Record<SectionKind, Reader>> = {
  contact: (lines, reading) => takeContact(lines, reading, () => false),
  experience: (lines, reading) => {
    const { entries, uncertain, taken, left } = experienceEntries(lines, reading.isAppFile);
    const from = reading.fields.experience.length;
    reading.taken.push(...shifted(taken, from));
    reading.suggestions.push(
      ...uncertain.map((doubt): Suggestion => ({
        kind: 'job',
        ...doubt,
        index: doubt.index + from,
      })),
    );
    reading.fields.experience.push(...entries);
    return left;
  },
  education: (lines, reading) => {
    const { entries, uncertain, taken, left } = educationEntries(lines);
    const from = reading.fields.education.length;
    reading.taken.push(...shifted(taken, from));
    reading.suggestions.push(
      ...uncertain.map((doubt): Suggestion => ({
        kind: 'school',
        ...doubt,
        index: doubt.index + from,
      })),
    );
    reading.fields.education.push(...entries);
    return left;
  },
  skills: (lines, reading, isDoubtful) => {
    const { skills, likely, withLevel, taken, left } = skillList(lines, isDoubtful);
    reading.taken.push(...taken.map((line): Taken => ({ line, target: { kind: 'skills' } })));
    reading.fields.skills = [...new Set([...reading.fields.skills, ...skills])];
    reading.suggestions.push(
      ...likely
        .filter((value) => !reading.fields.skills.includes(value) && !isOffered(reading, value))
        .map((value) => skillSuggestion(value, withLevel.get(value))),
    );
    return left;
  },
  summary: added('summary'),
  certificates: added('certificates'),
  languages: added('languages'),
  awards: added('awards'),
  references: added('references'),
  own: added('own'),
  volunteer: (lines, reading) => {
    const { entries, taken, left, uncertain } = experienceEntries(lines, reading.isAppFile);
    // Offers are for jobs: what is not sure of a volunteer's entry stands in it as it was read first.
    for (const { index, field, value } of uncertain) {
      const entry = entries[index];
      if (entry) entry[field] = value;
    }
    addEntries(
      reading,
      'volunteer',
      entries,
      taken.map(({ line }) => line),
    );
    return left;
  },
  other: (lines) => lines.map((line) => ({ line, text: line.raw.trim() })),
};

function isOffered({ suggestions }: ResumeReading, skill: string): boolean {
  return suggestions.some(({ kind, value }) => kind === 'skill' && value === skill);
}

function added(section: keyof typeof sectionReaders): Reader {
  return (lines, reading) => {
    const { entries, taken, left } = sectionReaders[section](lines);
    addEntries(reading, section, entries, taken);
    return left;
  };
}

function addEntries(
  { fields, taken }: ResumeReading,
  section: SectionKey,
  entries: readonly FoundSectionEntry[],
  lines: readonly TextLine[],
): void {
  if (entries.length === 0) return;
  fields.sections[section] = together(section, [...(fields.sections[section] ?? []), ...entries]);
  taken.push(...lines.map((line): Taken => ({ line, target: { kind: 'section', section } })));
}

/** "Objective" and "Summary" are one text here. */
function together(section: SectionKey, entries: FoundSectionEntry[]): FoundSectionEntry[] {
  return singleSections.includes(section)
    ? [{ text: entries.map(({ text = '' }) => text).join('\n') }]
    : entries;
}

function countFound({ fields, suggestions }: ResumeReading): number {
  const { personalInfo, sections, experience, education, skills } = fields;
  const all = [experience, education, skills, ...Object.values(sections)];
  return all.reduce(
    (sum, list) => sum + list.length,
    Object.keys(personalInfo).length + suggestions.length,
  );
}
