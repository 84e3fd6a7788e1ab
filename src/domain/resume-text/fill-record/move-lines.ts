import { hasPrintableText } from '../../page-layout/resume-text-lines';
import { blankEducation, blankExperience, isBlankEntry } from '../../resume/record-schema';
import type { PersonalInfo } from '../../resume/record-schema';
import { kindOfSection } from '../../sections/section-kinds';
import type { SectionKey } from '../../sections/section-kinds';
import type { LineTarget, PlacedResume } from '../line-targets';
import type { FoundEducation, FoundExperience, ResumeFields } from '../resume-fields';
import { textLines } from '../lines/text-lines';

/** Where a person puts a line. Jobs and schools by their place in the fields that were read, from 0; the next is a new one. */
export type MoveTarget =
  | { kind: 'personal'; field: keyof PersonalInfo }
  | { kind: 'job'; index: number }
  | { kind: 'school'; index: number }
  | { kind: 'section'; section: SectionKey }
  | { kind: 'skills' }
  | { kind: 'nowhere' };

/** Out of the resume. */
export const nowhere: MoveTarget = { kind: 'nowhere' };

/** Sections of which one line is a whole entry; a volunteer job or a reference is more than its name. */
export const sectionsForLines = [
  'summary',
  'certificates',
  'languages',
  'awards',
  'own',
] as const satisfies readonly SectionKey[];

/**
 * The fields with lines of the file, by their index, put where the person wants them, in their order, without their
 * bullet marks. What only they said is gone from the place that they went to before; a job or school without words goes.
 */
export function withMovedLines(
  { fields, lines }: PlacedResume,
  moves: ReadonlyMap<number, MoveTarget>,
): ResumeFields {
  const rows = lines.map(({ text, target: place }, index) => ({
    place,
    text: plainOf(text),
    to: moves.get(index),
  }));
  const left = rows.reduce((rest, { place, text, to }) => {
    if (!place || !to) return rest;
    return partsOf(place).reduce((fewer, part) => {
      const staying = rows.filter((row) => !row.to && row.place && isIn(part, row.place));
      const kept = wordsOf(staying.map((row) => row.text).join(' '));
      return withoutLine(fewer, part, (words) => withoutText(words, text, kept));
    }, rest);
  }, fields);
  const moved = rows.reduce((rest, { text, to }) => (to ? withLine(rest, text, to) : rest), left);
  const isUsed = (entry: object) => !isBlankEntry(entry);
  return {
    ...moved,
    experience: moved.experience.filter(isUsed),
    education: moved.education.filter(isUsed),
  };
}

/** A line may hold several details, of which an address may go on in another line. */
function partsOf(place: LineTarget): LineTarget[] {
  return place.kind === 'personal'
    ? place.fields.map((field) => ({ kind: 'personal', fields: [field] }))
    : [place];
}

function isIn(part: LineTarget, place: LineTarget): boolean {
  return partsOf(place).some((one) => JSON.stringify(one) === JSON.stringify(part));
}

/** What is left of a field's words when a line goes; what the lines that stay say, stays. */
function withoutText(words: string, line: string, kept: string): string {
  const own = wordsOf(words);
  if (kept.includes(own)) return words;
  if (wordsOf(line).includes(own)) return '';
  if (!own.includes(wordsOf(line))) return words;
  return words
    .split(line)
    .map((part) => part.trim())
    .join(' ')
    .trim();
}

/** With a space around each, so that whole words are found in others. */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

type Take = (words: string) => string;

function withoutLine(fields: ResumeFields, place: LineTarget, take: Take): ResumeFields {
  const inEntry = <Entry extends object>(entries: readonly Entry[], at: number) =>
    entries.map((entry, index) => (index === at ? withoutWords(entry, take) : entry));
  if (place.kind === 'personal') {
    const details = Object.entries(fields.personalInfo).flatMap(([field, known]) => {
      const text = place.fields.some((one) => one === field) ? take(known) : known;
      return hasPrintableText(text) ? [[field, text]] : [];
    });
    return { ...fields, personalInfo: Object.fromEntries(details) as Partial<PersonalInfo> };
  }
  if (place.kind === 'job')
    return { ...fields, experience: inEntry(fields.experience, place.index) };
  if (place.kind === 'school')
    return { ...fields, education: inEntry(fields.education, place.index) };
  if (place.kind === 'skills')
    return { ...fields, skills: fields.skills.map(take).filter(hasPrintableText) };
  if (place.kind === 'section') {
    const entries = (fields.sections[place.section] ?? []).map((entry) =>
      withoutWords(entry, take),
    );
    const sections = {
      ...fields.sections,
      [place.section]: entries.filter((one) => !isBlankEntry(one)),
    };
    return { ...fields, sections };
  }
  if (place.kind === 'heading' || !fields.parStatements) return fields;
  const parStatements = fields.parStatements.map((one) => withoutWords(one, take));
  return { ...fields, parStatements: parStatements.filter((one) => !isBlankEntry(one)) };
}

function withoutWords<Entry extends object>(entry: Entry, take: Take): Entry {
  return Object.fromEntries(
    Object.entries(entry).map(([key, text]) => [
      key,
      String(text).split('\n').map(take).filter(hasPrintableText).join('\n'),
    ]),
  ) as Entry;
}

function withLine(fields: ResumeFields, text: string, to: MoveTarget): ResumeFields {
  if (to.kind === 'nowhere') return fields;
  if (to.kind === 'personal') {
    const both = joined(fields.personalInfo[to.field], text, ', ');
    return { ...fields, personalInfo: { ...fields.personalInfo, [to.field]: both } };
  }
  if (to.kind === 'job')
    return { ...fields, experience: changed(fields.experience, to.index, blankJob, inJob(text)) };
  if (to.kind === 'school')
    return {
      ...fields,
      education: changed(fields.education, to.index, blankSchool, inSchool(text)),
    };
  if (to.kind === 'section')
    return {
      ...fields,
      sections: { ...fields.sections, [to.section]: withEntry(fields, to.section, text) },
    };
  const skills = text.split(/\s*[,;|•·\t]\s*/u).filter((skill) => skill !== '');
  return { ...fields, skills: [...new Set([...fields.skills, ...skills])] };
}

const { id: _job, ...blankJob } = blankExperience(() => '');
const { id: _school, ...blankSchool } = blankEducation(() => '');

function changed<Entry>(
  entries: readonly Entry[],
  index: number,
  blank: Entry,
  change: (entry: Entry) => Entry,
): Entry[] {
  const next = [...entries];
  next[index] = change(entries[index] ?? blank);
  return next;
}

/** The first line of a new job is its title. */
function inJob(text: string) {
  return (job: FoundExperience): FoundExperience =>
    isBlankEntry(job)
      ? { ...job, jobTitle: text }
      : { ...job, description: joined(job.description, text, '\n') };
}

/** A line is what the school lacks: its year, or the first of its texts. */
function inSchool(text: string) {
  return (school: FoundEducation): FoundEducation => {
    const isYear = /^\D*\d{4}$/u.test(text);
    const order = [
      ...(isYear ? ['graduationYear' as const] : []),
      'degree',
      'school',
      'location',
    ] as const;
    const field = order.find((one) => school[one] === '') ?? 'degree';
    return { ...school, [field]: joined(school[field], text, ', ') };
  };
}

function withEntry({ sections }: ResumeFields, section: SectionKey, text: string) {
  const { form, fields } = kindOfSection(section);
  const known = sections[section] ?? [];
  return form === 'text'
    ? [{ text: joined(known[0]?.text, text, '\n') }]
    : [...known, { [fields[0] ?? 'text']: text }];
}

function joined(before: string | undefined, text: string, separator: string): string {
  return before === undefined || before === '' ? text : `${before}${separator}${text}`;
}

function plainOf(text: string): string {
  const plain = textLines(text)[0]?.plain;
  return plain === undefined || plain === '' ? text : plain;
}
