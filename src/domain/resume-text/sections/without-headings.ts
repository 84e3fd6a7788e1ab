import type { SectionKind } from '../../language/en/heading-names';
import type { Section } from './sections-by-content';
import { isJobTitle } from '../../language/en/job-words';
import { degreeWord } from '../../language/en/school-words';
import { contactFields } from '../contact/contact-fields';
import { educationEntries } from '../entries/education-entries';
import { takeDateRange } from '../values/dates';
import { experienceEntries } from '../entries/experience-entries';
import type { ResumeReading, Taken } from '../line-targets';
import { sectionReaders } from './section-entries';
import { maxLineLength, type TextLine } from '../lines/text-lines';

/** Sections that tell of something else: what is dated there is no job. */
const withoutJobs: ReadonlySet<SectionKind> = new Set([
  'other',
  'languages',
  'volunteer',
  'awards',
  'summary',
  'references',
  'certificates',
]);

const neverJobs: ReadonlySet<SectionKind> = new Set(['awards', 'references', 'certificates']);

const neverOverJobs =
  /\b(?:achievements?|accomplishments?|awards?|honou?rs|scholarships?|publications?|conferences?|courses?|coursework|hobbies|interests)\b/iu;

/**
 * Jobs without a heading stand right below the name, and a job may stand outside of its section too, at the top of the page or
 * below a list. There only a sure title with dates is a job.
 */
export function readJobsWithoutHeading(sections: readonly Section[], reading: ResumeReading): void {
  const hasJobs = reading.fields.experience.length > 0;
  if (!reading.left.some(({ line }) => takeDateRange(line.plain))) return;
  const others = new Set(
    sections.flatMap(({ kinds, heading, lines }) =>
      kinds.some((kind) => (hasJobs ? withoutJobs : neverJobs).has(kind)) ||
      neverOverJobs.test(heading?.plain.slice(0, 80) ?? '')
        ? lines
        : [],
    ),
  );
  // The years of a school are left, too, and yet are its own.
  const ofSchools = new Set(
    reading.taken.flatMap(({ line, target }) => (target.kind === 'school' ? line : [])),
  );
  const rows = reading.left.filter(
    ({ line, text, isLabel }) =>
      !isLabel &&
      text === line.raw.trim() &&
      line.region !== 'margin' &&
      !others.has(line) &&
      !ofSchools.has(line),
  );
  const lines = [...new Set(rows.map(({ line }) => line))];
  const { entries, taken, uncertain, left } = experienceEntries(lines);
  const valueOf = (at: number, field: 'jobTitle' | 'company' | 'startDate' | 'endDate') =>
    entries[at]?.[field] ||
    uncertain.find((one) => one.index === at && one.field === field && one.isLikely)?.value;
  const found = entries.flatMap((entry, at) =>
    (entry.jobTitle !== '' || (!hasJobs && entry.company !== '')) &&
    isJobTitle(valueOf(at, 'jobTitle') ?? '') &&
    valueOf(at, 'startDate') &&
    (!hasJobs || (valueOf(at, 'company') && valueOf(at, 'endDate')))
      ? [at]
      : [],
  );
  if (found.length === 0) return;
  const from = reading.fields.experience.length;
  const places = new Map(found.map((index, at) => [index, from + at]));
  const read = new Set<TextLine>();
  for (const { line, target } of taken) {
    const index = target.kind === 'job' ? places.get(target.index) : undefined;
    if (index === undefined) continue;
    reading.taken.push({ line, target: { kind: 'job', index } });
    read.add(line);
  }
  // The words of their headers that no field takes stay in view.
  reading.left = [
    ...reading.left.filter(({ line }) => !read.has(line)),
    ...left.filter(({ line }) => read.has(line)),
  ];
  reading.fields.experience.push(...found.flatMap((index) => entries[index] ?? []));
  for (const doubt of uncertain) {
    const index = places.get(doubt.index);
    if (index !== undefined) reading.suggestions.push({ kind: 'job', ...doubt, index });
  }
  if (hasJobs) sortJobs(reading);
}

/** Schools without a heading stand below the name; there only a degree with its school is an entry. */
export function readSchoolsWithoutHeading(
  sections: readonly Section[],
  reading: ResumeReading,
): void {
  if (reading.fields.education.length > 0) return;
  const open = new Set(sections.flatMap(({ heading, lines }) => (heading === null ? lines : [])));
  const rows = reading.left.filter(
    ({ line, text }) => text === line.raw.trim() && line.region !== 'margin' && open.has(line),
  );
  if (!rows.some(({ line }) => degreeWord.test(line.plain.slice(0, maxLineLength)))) return;
  const { entries, uncertain, taken, left } = educationEntries(rows.map(({ line }) => line));
  const valueOf = (at: number, field: 'degree' | 'school') =>
    entries[at]?.[field] ||
    uncertain.find((doubt) => doubt.index === at && doubt.field === field)?.value;
  const found = entries.flatMap((_, at) => {
    const degree = valueOf(at, 'degree');
    return degree && !isJobTitle(degree) && valueOf(at, 'school') ? [at] : [];
  });
  if (found.length === 0) return;
  const read = new Set<TextLine>();
  for (const { line, target } of taken) {
    const index = target.kind === 'school' ? found.indexOf(target.index) : -1;
    if (index === -1) continue;
    reading.taken.push({ line, target: { kind: 'school', index } });
    read.add(line);
  }
  reading.left = [
    ...reading.left.filter(({ line }) => !read.has(line)),
    ...left.filter(({ line }) => read.has(line)),
  ];
  // No heading says that these are schools: all values are suggestions.
  for (const [index, at] of found.entries()) {
    const entry = entries[at];
    if (!entry) continue;
    reading.fields.education.push({ degree: '', school: '', location: '', graduationYear: '' });
    for (const field of ['degree', 'school', 'location', 'graduationYear'] as const) {
      const value =
        entry[field] || uncertain.find((one) => one.index === at && one.field === field)?.value;
      if (value)
        reading.suggestions.push({
          kind: 'school',
          index,
          field,
          value,
          runnerUp: null,
          isLikely: true,
        });
    }
  }
}

/** The jobs in the order in which the file tells of them. */
function sortJobs(reading: ResumeReading): void {
  const { experience } = reading.fields;
  const firstLine = experience.map((_, index) =>
    Math.min(
      ...reading.taken.flatMap(({ line, target }) =>
        target.kind === 'job' && target.index === index ? line.numbers : [],
      ),
    ),
  );
  const order = experience
    .map((_, index) => index)
    .sort((a, b) => (firstLine[a] ?? 0) - (firstLine[b] ?? 0));
  reading.fields.experience = order.flatMap((index) => experience[index] ?? []);
  reading.taken = reading.taken.map(({ line, target }) => ({
    line,
    target: target.kind === 'job' ? { ...target, index: order.indexOf(target.index) } : target,
  }));
  reading.suggestions = reading.suggestions.map((offer) =>
    offer.kind === 'job' ? { ...offer, index: order.indexOf(offer.index) } : offer,
  );
}

const mayReach = /@|\d{3}|(?:\d{2}[ .-]){3}/u;

/** An email or a number that stands at the foot of the page or in another section, if there is but one. */
export function readDetailsElsewhere(sections: readonly Section[], reading: ResumeReading): void {
  const others = new Set(
    sections.flatMap(({ kinds, lines }) => (kinds.includes('references') ? lines : [])),
  );
  const near = reading.left.filter(
    ({ line }) => line.plain.length <= 120 && mayReach.test(line.plain) && !others.has(line),
  );
  for (const field of ['email', 'phone'] as const) {
    if (reading.fields.personalInfo[field] !== undefined) continue;
    const found = near.flatMap(({ line }) => {
      const value = contactFields([line]).personalInfo[field];
      return value === undefined ? [] : [{ line, value }];
    });
    const [first] = found;
    if (!first || new Set(found.map(({ value }) => value)).size > 1) continue;
    reading.suggestions.push({
      kind: 'personal',
      field,
      value: first.value,
      runnerUp: null,
      isLikely: true,
    });
  }
}

/** No more lines than these stand between the contact and the first heading of a resume that tells of its person there. */
const maxSummaryLines = 8;

/**
 * Sentences beneath the contact tell of the person, where nothing else stands between them and the first heading: many
 * resumes, ours too, have no heading over them.
 */
export function readSummaryWithoutHeading(top: readonly TextLine[], reading: ResumeReading): void {
  if (reading.fields.sections.summary) return;
  const left = new Map(reading.left.map(({ line, text }) => [line, text]));
  const from = top.reduce((after, line, at) => (left.has(line) ? after : at + 1), 0);
  const lines = top.slice(from);
  const areWhole = lines.every(
    (line) => line.kind === 'text' && left.get(line) === line.raw.trim() && !line.isApart,
  );
  const words = lines.map(({ plain }) => plain).join(' ');
  const isTold = /^\p{Lu}.{25,}[.!]$/u.test(words) && words.split(' ').length > 5;
  if (from === 0 || lines.length > maxSummaryLines || !areWhole || !isTold) return;
  const found = sectionReaders.summary(lines);
  if (found.left.length > 0) return;
  reading.fields.sections.summary = found.entries;
  reading.taken.push(
    ...found.taken.map((line): Taken => ({
      line,
      target: { kind: 'section', section: 'summary' },
    })),
  );
  reading.left = reading.left.filter(({ line }) => !found.taken.includes(line));
}
