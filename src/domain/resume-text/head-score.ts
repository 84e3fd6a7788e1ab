import { inJobLabel } from '../language/en/heading-names';
import {
  isJobTitle,
  isSurelyEmployer,
  looksLikeName,
  opensWithDeed,
} from '../language/en/job-words';
import { jobLabels } from '../language/en/resume-labels';
import { isDuration, takeDateRange, takeSingleDate, type TakenDates } from './dates';
import { takePlace } from './places';
import { columns, usualSize } from './text-lines';
import type { TextLine } from './text-lines';

/** A line with its dates, if it may head an entry by them, and how much it reads and looks like a line of a head. */
export type Marked = { line: TextLine; dates: TakenDates | null; score: number };

const mostHeadLength = 160;

/** Scores the lines of a section: how they read, and whether they look other than most. */
export function markLines(lines: readonly TextLine[]): Marked[] {
  const isRare = (has: (line: TextLine) => boolean) =>
    lines.filter(has).length <= lines.length * 0.6;
  const boldTells = isRare(({ isBold }) => isBold);
  const levelTells = isRare(({ level }) => level > 0);
  const usual = usualSize(lines);
  const texts = lines.filter(({ kind }) => kind === 'text');
  // Who writes everything as a list heads entries by list items, too.
  const areDated = texts.some(isDated);
  const marks = areDated ? marksOfHeads(lines) : new Set<string>();
  const areHeads = (line: TextLine) => line.kind === 'text' || !areDated || marks.has(markOf(line));
  return lines.map((line) => {
    const score =
      headScore(line, areHeads(line)) +
      (boldTells && line.isBold ? 2 : 0) +
      (levelTells && line.level > 0 ? 2 : 0) +
      (line.size > usual * 1.08 && usual > 0 ? 1 : 0);
    return { line, dates: areHeads(line) ? datesOf(line, score) : null, score };
  });
}

/** "* Blue Door Diner" over "Cook, 2019 – 2021", or the dates alone, and items with another mark: one of which most do so. */
function marksOfHeads(lines: readonly TextLine[]): Set<string> {
  const counts = new Map<string, { all: number; over: number }>();
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'bullet') continue;
    const next = lines[at + 1];
    const count = counts.get(markOf(line)) ?? { all: 0, over: 0 };
    count.all += 1;
    if ((next?.kind === 'text' && isDated(next)) || isDateAlone(line)) count.over += 1;
    counts.set(markOf(line), count);
  }
  return new Set(
    [...counts].flatMap(([mark, { all, over }]) => (over >= all * 0.75 ? [mark] : [])),
  );
}

function isDateAlone({ plain }: TextLine): boolean {
  return plain.length <= 60 && takeDateRange(plain)?.rest === '';
}

function markOf({ raw, indent }: TextLine): string {
  return `${/^\S{1,3}/u.exec(raw.trim())?.[0] ?? ''} ${indent}`;
}

function isDated(line: TextLine): boolean {
  return datesOf(line, headScore(line, true)) !== null;
}

/** The dates of a line that may head an entry; a sentence with dates in it heads nothing. */
function datesOf({ plain }: TextLine, score: number): TakenDates | null {
  if (plain.length > mostHeadLength) return null;
  const range = takeDateRange(plain);
  const stop = plain.endsWith('.') && !range?.rest.includes(',') ? '.' : '';
  if (range) return isSentence(`${range.rest}${stop}`) && !beginsWith(range, plain) ? null : range;
  const single = takeSingleDate(plain);
  return single &&
    (single.rest === '' || score > 0 || columns(single.rest).every(looksLikeName)) &&
    !isSentence(single.rest)
    ? single
    : null;
}

/** Whoever puts the dates first tells of the time behind them, in whatever words. */
function beginsWith({ startDate }: TakenDates, plain: string): boolean {
  const at = plain.indexOf(startDate);
  return (
    startDate !== '' &&
    at !== -1 &&
    at <= 6 &&
    !/^(?:in|on|by|since) |\b(?:i|we|my|ich)\b/iu.test(plain) &&
    plain.length <= 140
  );
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/u).length;
  return (
    (words > 6 && /[.!?]$/u.test(text) && !/\b\p{Lu}\.$/u.test(text)) ||
    words > 20 ||
    (words > 4 && /^\p{Ll}/u.test(text) && !/[|\t]/u.test(text)) ||
    (words > 5 && opensWithDeed(text) && !/[|\t]/u.test(text))
  );
}

const partName =
  '(?:(?:key|main|job|major) )?(?:funciones|responsabilidades|tareas|logros|duties|responsibilit(?:y|ies)|achievements?|accomplishments?|contributions?|highlights|activities)';
const partOfJob = new RegExp(`^${partName}(?: (?:and|&|y) ${partName})?\\s*:?$`, 'iu');

/** "Technologies: Go, Docker" tells of a job; what a form asks for its head ("Position: Cook") does not. */
function isOfJob(plain: string): boolean {
  if (plain.length <= 50 && partOfJob.test(plain)) return true;
  const label = /^([^:]{3,40}):\s+\S/u.exec(plain)?.[1];
  return (
    label !== undefined &&
    inJobLabel.test(label.toLowerCase()) &&
    !Object.entries(jobLabels).some(
      ([field, words]) => field !== 'description' && words.test(plain),
    )
  );
}

/** "National project and repair company, LLC": its form tells an employer, though its words are small. */
function isCompany(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    text.split(/\s+/u).length <= 8 &&
    /\b(?:inc|llc|ltd|limited|corp|company|gmbh|pvt)\b\.?(?:,?\s*\p{L}+){0,2}$/iu.test(text) &&
    !opensWithDeed(text)
  );
}

/** How much a line reads like one that names a job or school. */
export function headScore({ kind, plain, gap }: TextLine, mayBeItem: boolean): number {
  if (
    plain.length > 110 ||
    plain.startsWith('[[') ||
    isOfJob(plain) ||
    (kind === 'bullet' && !mayBeItem) ||
    isSentence(plain)
  )
    return -3;
  if (isDuration(plain)) return 1;
  const parts = columns(plain.replaceAll(/\([^()]*\)|https?:\/\/\S+|www\.\S+/gu, ' ').trim());
  const isName = parts.every((part) => looksLikeName(part) || isCompany(part));
  return (
    (isName ? 1 : -0.5) +
    (parts.some((part) => isJobTitle(part)) ? 1.5 : 0) +
    (isName && isSurelyEmployer(plain) ? 1 : 0) +
    (parts.some((part) => takePlace(part)) ? 1 : 0) +
    (gap > 0 ? 0.5 : 0) -
    (/[.!?;]$/u.test(plain) &&
    plain.split(' ').length > 3 &&
    !/\b(?:inc|co|ltd|corp|st|\p{L})\.$/iu.test(plain)
      ? 2
      : 0) -
    (plain.endsWith(':') && !parts.some((part) => isJobTitle(part)) ? 1 : 0) -
    (opensWithDeed(plain) ? 2 : 0) -
    (/\b(?:avda|avenida|calle|carrera|rua)\b\.?\s.*\d$/iu.test(plain) ? 2 : 0) -
    (plain.includes('@') || parts.length === 0 ? 2 : 0)
  );
}
