import { isToday } from '../resume/ongoing';
import { cutEntries } from './entry-cuts';
import { tableOfSchools, withRowsOfTable } from './entry-table';
import { schoolWords } from './kinds-of-heads';
import type { Entry } from './labeled-entries';
import { nameHeads } from './name-heads';
import type { EntryDoubt } from './offers';
import type { NamedHead } from './sure-jobs';
import type { LeftText, Taken } from './placed-lines';
import type { FoundEducation } from './resume-fields';
import type { TextLine } from './text-lines';

type FoundSchools = {
  entries: FoundEducation[];
  /** What of the entries is not sure, by the entry. */
  doubts: EntryDoubt<'degree' | 'school'>[];
  taken: Taken[];
  left: LeftText[];
};

/**
 * The schools of a section, read as its jobs are: cut first, then degree and school told apart in all heads. What is not
 * sure is no value yet but an offer; what tells of a school (grades, courses) has no field and is left.
 */
export function educationEntries(written: readonly TextLine[]): FoundSchools {
  const table = withRowsOfTable(written, tableOfSchools);
  const { before, entries } = cutEntries(table.lines, schoolWords);
  const names = nameHeads(entries, schoolWords);
  const found: FoundSchools = { entries: [], doubts: [], taken: [], left: asLeft(before) };
  found.left.push(...asLeft(table.headings).map((one): LeftText => ({ ...one, isLabel: true })));
  for (const [at, { head, body, dates }] of entries.entries()) {
    const named = names[at];
    if (!named || (named.jobTitle.value === '' && named.company.value === '')) {
      found.left.push(...asLeft(head), ...asLeft(body));
      continue;
    }
    const honors = withoutHonors(named);
    const index = found.entries.length;
    const { graduationYear, unplaced } = yearOf(dates);
    found.taken.push(...head.map((line): Taken => ({ line, place: { kind: 'school', index } })));
    found.entries.push({
      degree: sureValue(named.jobTitle),
      school: sureValue(named.company),
      location: named.location,
      graduationYear,
    });
    found.doubts.push(...doubtsOf(index, named));
    const [dated = head[0]] = head.slice(Math.max(0, entries[at]?.datedAt ?? 0));
    const rest = named.rest.map(({ text, line }) => ({ text, line: head[line] ?? dated }));
    const passed = { text: honors, line: head.find(({ plain }) => plain.includes(honors)) };
    for (const { text, line } of [{ text: unplaced, line: dated }, passed, ...rest])
      if (line && text !== '') found.left.push({ line, text });
    found.left.push(...asLeft(body));
  }
  return found;
}

const honorsBehind =
  /(?:,| –| -)? ?(\(?(?:(?:summa |magna )?cum laude|with (?:\p{L}+ )?(?:honou?rs|distinction)|(?:upper |lower )?(?:first|second)[- ]class(?:[- ](?:honou?rs|degree))?|mention (?:très |assez )?bien|(?:avec (?:les )?)?félicitations(?: du jury)?|mit auszeichnung|con (?:lode|honores)|110(?:\/110)? e lode)\)?)$/iu;

/** Takes out of a degree how well it was passed ("mention Très Bien"), and returns those words. */
function withoutHonors({ jobTitle }: NamedHead): string {
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

function sureValue({ value, confidence }: NamedHead['jobTitle']): string {
  return confidence === 'sure' ? value : '';
}

function doubtsOf(index: number, { jobTitle, company }: NamedHead): FoundSchools['doubts'] {
  return (
    [
      ['degree', jobTitle],
      ['school', company],
    ] as const
  ).flatMap(([field, { value, confidence, runnerUp }]) =>
    confidence === 'sure' || value === ''
      ? []
      : [{ index, field, value, runnerUp, isLikely: confidence === 'likely' }],
  );
}

function asLeft(lines: readonly TextLine[]): LeftText[] {
  return lines.map((line) => ({ line, text: line.raw.trim() }));
}
