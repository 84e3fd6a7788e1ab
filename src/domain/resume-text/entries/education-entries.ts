import {
  degreeWord,
  isDegree,
  isSchool,
  noteWord,
  schoolWord,
} from '../../language/en/school-words';
import { isToday } from '../../resume/ongoing';
import { cutEntries } from './cut-entries';
import { tableOfSchools, withRowsOfTable } from './entry-table';
import { schoolProfile } from './profiles';
import type { Entry } from './labeled-entries';
import { assignFields } from './assign-fields';
import type { UncertainField } from '../suggestions';
import type { NamedHeader } from './job-confidence';
import type { LeftText, Taken } from '../line-targets';
import type { FoundEducation } from '../resume-fields';
import { maxLineLength, type TextLine } from '../lines/text-lines';

type FoundSchools = {
  entries: FoundEducation[];
  /** The values that are not sure; `index`: their entry. */
  uncertain: UncertainField<'degree' | 'school'>[];
  taken: Taken[];
  left: LeftText[];
};

/**
 * The schools of a section, read as its jobs are: cut first, then degree and school are found in all headers. What is not
 * sure becomes a suggestion and no value; grades and courses have no field and are left.
 */
export function educationEntries(written: readonly TextLine[]): FoundSchools {
  const table = withRowsOfTable(written, tableOfSchools);
  const cut = cutEntries(table.lines, schoolProfile);
  const { before } = cut;
  const entries = withSchoolsBelow(cut.entries);
  const names = assignFields(entries, schoolProfile);
  const found: FoundSchools = { entries: [], uncertain: [], taken: [], left: asLeft(before) };
  found.left.push(...asLeft(table.headings).map((one): LeftText => ({ ...one, isLabel: true })));
  for (const [at, { header, body, dates }] of entries.entries()) {
    const named = names[at];
    if (!named || (named.jobTitle.value === '' && named.company.value === '')) {
      found.left.push(...asLeft(header), ...asLeft(body));
      continue;
    }
    preferUniversity(named);
    const honors = withoutHonors(named);
    const index = found.entries.length;
    const { graduationYear, unplaced } = yearOf(dates);
    found.taken.push(...header.map((line): Taken => ({ line, target: { kind: 'school', index } })));
    found.entries.push({
      degree: sureValue(named.jobTitle),
      school: sureValue(named.company),
      location: named.location,
      graduationYear,
    });
    found.uncertain.push(...uncertainFields(index, named));
    const [dated = header[0]] = header.slice(Math.max(0, entries[at]?.datedAt ?? 0));
    const rest = named.rest.map(({ text, line }) => ({ text, line: header[line] ?? dated }));
    const passed = { text: honors, line: header.find(({ plain }) => plain.includes(honors)) };
    for (const { text, line } of [{ text: unplaced, line: dated }, passed, ...rest])
      if (line && text !== '') found.left.push({ line, text });
    for (const line of body)
      if (!addDegree(line, named, found)) found.left.push({ line, text: line.raw.trim() });
  }
  return found;
}

/**
 * A line that names one more degree, and no school or time of its own ("B.A. in Ceramics" below "B.Sc. in Glass"), is of the
 * school above it. Says whether it was one.
 */
function addDegree(
  line: TextLine,
  { jobTitle, company }: NamedHeader,
  found: FoundSchools,
): boolean {
  const [first = '', ...others] = line.plain.split(/,\s+/u);
  // "College of Arts" behind the degree is a part of the school.
  const degree = others.length > 0 && others.every(isSchool) ? first : line.plain;
  const isOne =
    company.value !== '' &&
    jobTitle.value !== '' &&
    degree !== jobTitle.value &&
    degree.length <= 80 &&
    degree.search(degreeWord) === 0 &&
    !/^(?:certifica|course|concentration|major|minor|emphasis)/iu.test(degree) &&
    /^\p{Lu}/u.test(degree) &&
    isDegree(degree) &&
    !noteWord.test(line.plain) &&
    !isSchool(degree) &&
    !/\d|[.!?:;]$|:\s/u.test(degree);
  if (!isOne) return false;
  const index = found.entries.length;
  found.taken.push({ line, target: { kind: 'school', index } });
  found.entries.push({ degree: '', school: sureValue(company), location: '', graduationYear: '' });
  found.uncertain.push(
    ...uncertainFields(index, {
      jobTitle: { value: degree, confidence: 'likely', runnerUp: null },
      company,
    }),
  );
  return true;
}

/** "College of Crafts" behind a degree is a part of the university on the other line of the header. */
function preferUniversity({ company, rest }: NamedHeader): void {
  if (
    !/^(?:the |\p{Lu}\S+ )?(?:college|school|faculty|institute) (?:of|for)\s/iu.test(company.value)
  )
    return;
  const at = rest.findIndex(({ text }) => /universi/iu.test(text) && isSchool(text));
  const whole = rest[at];
  if (!whole) return;
  rest[at] = { ...whole, text: company.value };
  company.value = whole.text;
  company.confidence = company.confidence === 'unsure' ? 'unsure' : 'likely';
}

/** A degree with its date, over its school without one: both are of one entry, though the school looks like a header. */
function withSchoolsBelow(cut: readonly Entry[]): Entry[] {
  const whole: Entry[] = [];
  for (const entry of cut) {
    const above = whole.at(-1);
    const isBelow =
      above !== undefined &&
      above.dates !== null &&
      above.body.length === 0 &&
      entry.dates === null &&
      names(above.header, degreeWord) &&
      !names(above.header, schoolWord) &&
      names(entry.header.slice(0, 1), schoolWord) &&
      !names(entry.header.slice(0, 1), degreeWord);
    if (isBelow) {
      above.header.push(...entry.header.slice(0, 1));
      above.body.push(...entry.header.slice(1), ...entry.body);
    } else whole.push({ ...entry, header: [...entry.header], body: [...entry.body] });
  }
  return whole;
}

function names(lines: readonly TextLine[], words: RegExp): boolean {
  return lines.some(({ plain }) => words.test(plain.slice(0, maxLineLength)));
}

const honorsBehind =
  /(?:,| –| -)? ?(\(?(?:(?:summa |magna )?cum laude|with (?:\p{L}+ )?(?:honou?rs|distinction)|(?:upper |lower )?(?:first|second)[- ]class(?:[- ](?:honou?rs|degree))?|mention (?:très |assez )?bien|(?:avec (?:les )?)?félicitations(?: du jury)?|mit auszeichnung|con (?:lode|honores)|110(?:\/110)? e lode)\)?)$/iu;

/** Takes out of a degree how well it was passed ("mention Très Bien"), and returns those words. */
function withoutHonors({ jobTitle }: NamedHeader): string {
  const [whole = '', honors = ''] = honorsBehind.exec(jobTitle.value) ?? [];
  if (whole.length === jobTitle.value.length) return '';
  jobTitle.value = jobTitle.value.slice(0, jobTitle.value.length - whole.length);
  return honors;
}

/** The year of graduation is the last one; a first year, and one that is still open, has no field and is left. */
function yearOf(dates: Entry['dates']): { graduationYear: string; unplaced: string } {
  if (!dates) return { graduationYear: '', unplaced: '' };
  const { startDate, endDate, isUnfinished } = dates;
  const isOpen = isToday(endDate) || isUnfinished === true;
  return {
    graduationYear: isOpen ? '' : endDate,
    unplaced: startDate === '' && !isOpen ? '' : `${startDate} – ${endDate}`,
  };
}

/** A name of so many words holds more than one thing. */
function isSure({
  value,
  confidence,
}: Pick<NamedHeader['jobTitle'], 'value' | 'confidence'>): boolean {
  return confidence === 'sure' && value.split(' ').length <= 12;
}

function sureValue({ value, confidence }: NamedHeader['jobTitle']): string {
  return isSure({ value, confidence }) ? value : '';
}

function uncertainFields(
  index: number,
  { jobTitle, company }: Pick<NamedHeader, 'jobTitle' | 'company'>,
): FoundSchools['uncertain'] {
  return (
    [
      ['degree', jobTitle],
      ['school', company],
    ] as const
  ).flatMap(([field, { value, confidence, runnerUp }]) =>
    isSure({ value, confidence }) || value === ''
      ? []
      : [{ index, field, value, runnerUp, isLikely: confidence !== 'unsure' }],
  );
}

function asLeft(lines: readonly TextLine[]): LeftText[] {
  return lines.map((line) => ({ line, text: line.raw.trim() }));
}
