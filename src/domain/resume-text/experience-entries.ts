import { verbForm } from '../language/en/verb-forms';
import { takeDateRange, takeSingleDate } from './dates-and-places';
import { readJobHead, readOwnHead } from './job-head';
import type { HeadOrder, JobHead } from './job-head';
import { isJobTitle, isOwnTime, looksLikeName } from '../language/en/job-words';
import { jobLabel } from '../language/en/resume-labels';
import type { LeftText, Taken } from './placed-lines';
import type { FoundExperience } from './resume-fields';
import { columns, maxLineLength } from './text-lines';
import type { TextLine } from './text-lines';

/** Lines `from` up to `to` head a job; `head` is null when they do but it is not sure how. */
type HeadPlace = { from: number; to: number; head: JobHead | null };

/**
 * The jobs of an experience section. A range of dates marks a job; its head is that line with up
 * to two lines around it. What follows is its description, up to the next head, or up to a line
 * that may be a job without dates. Everything that is not sure is left. People write all their
 * heads in one order: where some are sure, they tell titles from employers in the others. In our own files nothing has
 * to be guessed.
 */
export function experienceEntries(
  written: readonly TextLine[],
  isOwnFile = false,
): {
  entries: FoundExperience[];
  taken: Taken[];
  left: LeftText[];
} {
  const lines = written.map(withoutLabel);
  const heads = isOwnFile ? findOwnHeads(lines) : findForeignHeads(lines);
  const entries: FoundExperience[] = [];
  const taken: Taken[] = [];
  const left = asLeft(lines.slice(0, heads[0]?.from ?? lines.length));
  for (const [index, { from, to, head }] of heads.entries()) {
    const after = lines.slice(to, heads[index + 1]?.from ?? lines.length);
    if (!head) {
      left.push(...asLeft(lines.slice(from, to)), ...asLeft(after));
      continue;
    }
    const { description, rest } = takeDescription(after);
    const { order: _order, ...facts } = head;
    const described = after.slice(0, after.length - rest.length);
    for (const line of [...lines.slice(from, to), ...described])
      taken.push({ line, place: { kind: 'job', index: entries.length } });
    entries.push({ ...facts, description });
    left.push(...asLeft(rest));
  }
  return { entries, taken, left };
}

/** "Employer: Golden Wok" in forms: the label says what the place in a head says. */
function withoutLabel(line: TextLine): TextLine {
  const [label = ''] = jobLabel.exec(line.plain) ?? [];
  return label === '' ? line : { ...line, plain: line.plain.slice(label.length) };
}

function findForeignHeads(lines: readonly TextLine[]): HeadPlace[] {
  const sure = findHeads(lines, null);
  const order = commonOrder(sure);
  return order ? findHeads(lines, order) : sure;
}

/**
 * Our own heads: the title, its dates behind it or on a line of their own, and beneath them the employer and the place. A
 * line before dates alone is the next title.
 */
function findOwnHeads(lines: readonly TextLine[]): HeadPlace[] {
  const heads: HeadPlace[] = [];
  for (const [index, line] of lines.entries()) {
    const start = heads.at(-1)?.to ?? 0;
    if (index < start || !isOwnDate(line)) continue;
    const from = isDateAlone(line) ? Math.max(start, index - 1) : index;
    const title = lines.slice(from, index + 1).filter(({ kind }) => kind === 'text');
    const next = lines[index + 1];
    const isPlace = next?.kind === 'text' && !isOwnDate(next) && !isDateAlone(lines[index + 2]);
    const head = readOwnHead(
      title.map(({ plain }) => plain),
      isPlace ? next.plain : '',
    );
    if (head) heads.push({ from, to: index + (isPlace ? 2 : 1), head });
  }
  return heads;
}

function isOwnDate(line: TextLine): boolean {
  return line.kind === 'text' && (isDated(line) || isSingleDated(line));
}

function isDateAlone(line: TextLine | undefined): boolean {
  if (line?.kind !== 'text') return false;
  return (takeDateRange(line.plain) ?? takeSingleDate(line.plain))?.rest === '';
}

function findHeads(lines: readonly TextLine[], order: HeadOrder | null): HeadPlace[] {
  const heads: HeadPlace[] = [];
  for (const [index, line] of lines.entries()) {
    const start = heads.at(-1)?.to ?? 0;
    if (index < start || isDeed(line)) continue;
    if (isDated(line)) heads.push(headAround(lines, index, start, order));
    else if (isSingleDated(line)) {
      const place = headAround(lines, index, start, order);
      if (place.head) heads.push(place);
    }
  }
  return heads;
}

/** The one order that all heads with a title and an employer share. */
function commonOrder(heads: readonly HeadPlace[]): HeadOrder | null {
  const orders = new Set(heads.flatMap(({ head }) => head?.order ?? []));
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

function isSingleDated({ kind, plain }: TextLine): boolean {
  return kind === 'text' && plain.length < 100 && takeSingleDate(plain) !== null;
}

function isDated({ kind, plain }: TextLine): boolean {
  return kind !== 'blank' && plain.length <= maxLineLength && takeDateRange(plain) !== null;
}

/** "Led the 2019 - 2020 flu shot drive": a bullet that begins with a verb heads no job. */
function isDeed({ kind, plain }: TextLine): boolean {
  const first = plain.split(/\s/u)[0] ?? '';
  return kind === 'bullet' && !isJobTitle(first) && verbForm(first.toLowerCase()) !== null;
}

/** Lines before and after the dates to try, the plainest reading first. */
const reaches = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [1, 1],
  [0, 2],
] as const;

function headAround(
  lines: readonly TextLine[],
  index: number,
  start: number,
  order: HeadOrder | null,
): HeadPlace {
  let titleOnly: HeadPlace | null = null;
  for (const [before, after] of reaches) {
    const place = { from: index - before, to: index + after + 1 };
    const head =
      place.from >= start && canHead(lines, place, index) ? readHead(lines, place, order) : null;
    // What nobody paid for has no employer to look for: the next line is the next job.
    if (head && (head.company !== '' || isOwnTime(head.jobTitle))) return { ...place, head };
    if (head) titleOnly ??= { ...place, head };
  }
  if (titleOnly) return titleOnly;
  let from = index;
  while (from > start && from > index - 2 && isNameLine(lines[from - 1])) from -= 1;
  return { from, to: index + 1, head: null };
}

function readHead(
  lines: readonly TextLine[],
  { from, to }: { from: number; to: number },
  order: HeadOrder | null,
): JobHead | null {
  return readJobHead(
    lines.slice(from, to).map(({ plain }) => plain),
    order,
  );
}

function canHead(
  lines: readonly TextLine[],
  { from, to }: { from: number; to: number },
  dated: number,
): boolean {
  for (let index = from; index < to; index += 1) {
    if (index !== dated && !isNameLine(lines[index])) return false;
  }
  return to <= lines.length;
}

function isNameLine(line: TextLine | undefined): boolean {
  return (
    line?.kind === 'text' &&
    line.plain.length < 100 &&
    columns(line.plain).every((part) => looksLikeName(part)) &&
    takeDateRange(line.plain) === null &&
    takeSingleDate(line.plain) === null
  );
}

function takeDescription(lines: readonly TextLine[]): {
  description: string;
  rest: readonly TextLine[];
} {
  const taken: string[] = [];
  let hasBullets = false;
  let hasGap = false;
  for (const [index, { kind, plain }] of lines.entries()) {
    if (kind === 'blank') hasGap = taken.length > 0;
    else if (kind === 'text' && (hasBullets || hasGap) && !isWrappedLine(plain, hasGap)) {
      return { description: taken.join('\n'), rest: lines.slice(index) };
    } else if (kind === 'text' && hasBullets) taken.push(`${taken.pop() ?? ''} ${plain}`);
    else taken.push(plain);
    if (kind !== 'blank') hasGap = false;
    hasBullets ||= kind === 'bullet';
  }
  return { description: taken.join('\n'), rest: [] };
}

/** The second half of a bullet that was broken over two lines. */
function isWrappedLine(plain: string, hasGap: boolean): boolean {
  return !hasGap && /^\p{Ll}/u.test(plain);
}

function asLeft(lines: readonly TextLine[]): LeftText[] {
  return lines
    .filter(({ kind }) => kind !== 'blank')
    .map((line) => ({ line, text: line.raw.trim() }));
}
