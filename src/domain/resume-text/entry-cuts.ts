import { isJobTitle, looksLikeName, titleScore } from '../language/en/job-words';
import { jobLabels } from '../language/en/resume-labels';
import { cutByLabels, type Entry, type EntryCuts } from './labeled-entries';
import { commaPieces } from './head-parts';
import { headScore, markLines, type Marked } from './head-score';
import { takePlace } from './places';
import { columns } from './text-lines';
import type { TextLine } from './text-lines';

type Span = { from: number; to: number; at: number | null };

/** Lines over and under the dates that a head may have. */
const most = { over: 3, under: 2 };

/**
 * Cuts a section into its entries before anything is read from them. A date heads an entry, with the lines around it
 * that read and look like names; where no date stands, bold, larger or capitalized lines with something below them do.
 */
export function cutEntries(lines: readonly TextLine[]): EntryCuts {
  const labeled = cutByLabels(lines);
  if (labeled) return labeled;
  const marked = markLines(lines);
  const dated = marked.flatMap(({ dates }, at) => (dates ? [at] : []));
  const spans = datedSpans(marked, dated);
  const found = withUndated(marked, spans);
  // A section without any date begins with what it is about.
  const [top] = marked;
  const isName =
    top?.line.kind === 'text' &&
    columns(top.line.plain).slice(0, 1).every(looksLikeName) &&
    marked.length > 1;
  const all = found.length === 0 && isName ? [{ from: 0, to: 1, at: null }] : found;
  const first = all[0]?.from ?? lines.length;
  const entries = all.map(({ from, to, at }, index): Entry => ({
    head: lines.slice(from, to),
    dates: at === null ? null : (marked[at]?.dates ?? null),
    datedAt: at === null ? -1 : at - from,
    body: lines.slice(to, all[index + 1]?.from ?? lines.length),
  }));
  return { before: lines.slice(0, first), entries: withTitlesBelow(entries) };
}

/** An employer with its dates, some words about it, and then the title alone: one entry and not two. */
function withTitlesBelow(entries: readonly Entry[]): Entry[] {
  const whole: Entry[] = [];
  for (const entry of entries) {
    const before = whole.at(-1);
    const [title, ...more] = entry.head;
    const isTitle =
      title !== undefined && more.length === 0 && entry.dates === null && isJobTitle(title.plain);
    const hasNone =
      before !== undefined &&
      before.dates !== null &&
      before.body.length <= 4 &&
      !before.head.some(({ plain }) => columns(plain).some((part) => titleScore(part) >= 2));
    if (!isTitle || !hasNone) {
      whole.push(entry);
      continue;
    }
    whole.pop();
    whole.push({ ...before, head: [...before.head, title], body: [...before.body, ...entry.body] });
  }
  return whole;
}

function datedSpans(marked: readonly Marked[], dated: readonly number[]): Span[] {
  const spans = dated.map((at): Span => ({ from: at, to: at + 1, at }));
  // How many lines stand over the first date tells where heads without anything between them part.
  const usual = linesOver(marked, dated[0] ?? 0, 0);
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    const at = span.at ?? 0;
    const start = before ? (before.at ?? 0) + 1 : 0;
    const over = linesOver(marked, at, start);
    const isAllNames = before !== undefined && at - over === start && over > 0;
    if (!isAllNames) {
      span.from = at - over;
      if (before) before.to = Math.max(before.to, start + linesUnder(marked, before, span.from));
    } else {
      const split = splitOf(marked, start, at, usual, isComplete(marked[before.at ?? 0]));
      before.to = split;
      span.from = split;
    }
  }
  const last = spans.at(-1);
  if (last) last.to = (last.at ?? 0) + 1 + linesUnder(marked, last, marked.length);
  return spans;
}

/** The lines right over a date that read like names; a gap ends them, unless a louder line stands over it. */
function linesOver(marked: readonly Marked[], at: number, start: number): number {
  let over = 0;
  const here = marked[at];
  while (over < most.over && at - over - 1 >= start) {
    const below = marked[at - over];
    const line = marked[at - over - 1];
    if (!line || !below || line.score <= 0 || line.dates) break;
    const isBegin = at - over - 1 === 0;
    const isGap = below.line.gap > 0 && !isBegin;
    if (isGap && (line.score < 2 || line.line.gap === 0)) break;
    // A line that says all stands alone, below what it goes on with only if that is louder.
    if (
      over === 0 &&
      here &&
      isComplete(here) &&
      line.score < 2 &&
      line.line.indent >= here.line.indent
    )
      break;
    over += 1;
  }
  return over;
}

function linesUnder(marked: readonly Marked[], { at: dated, from }: Span, end: number): number {
  const at = dated ?? 0;
  const here = marked[at];
  if (!here || isComplete(here)) return 0;
  const isAlone = here.dates?.rest === '';
  let under = 0;
  // Below a date alone, the first item of a list may name the job.
  const item = marked[at + 1]?.line;
  if (isAlone && item?.kind === 'bullet' && at + 1 < end && headScore(item, true) >= 1) return 1;
  while (under < most.under + Number(isAlone) && at + under + 1 < end) {
    const line = marked[at + under + 1];
    // Below dates that nothing names yet stands the name, however it is written.
    // A comma at the end of a line goes on in the next.
    const above = marked[at + under]?.line;
    const isShort = (line?.line.plain.split(/\s+/u).length ?? 0) <= 7;
    const goesOn = line?.line.kind === 'text' && isShort && above?.plain.endsWith(',') === true;
    const mayBeName = isAlone && under === 0 && from === at && line?.line.kind === 'text';
    const least = goesOn || (mayBeName && isShort) ? -3 : mayBeName ? -1 : 0;
    if (
      !line ||
      line.score <= least ||
      line.dates ||
      (line.line.gap > 0 && !(isAlone && under === 0))
    )
      break;
    // Three names and more in a row below a head are what somebody worked with.
    if (at > 0 && line.line.plain.split(/\s*\|\s*/u).length > 2) break;
    under += 1;
  }
  return under;
}

/** A dated line with two names on it says all that a head says. */
function isComplete(marked: Marked | undefined): boolean {
  const rest = marked?.dates?.rest ?? '';
  const names = columns(rest)
    .map((part) => takePlace(part)?.rest ?? part)
    .filter((part) => part !== '' && !/^\(.*\)$/u.test(part));
  if (names.length > 1) return true;
  const pieces = commaPieces(names[0] ?? '');
  return pieces.length > 1 && isJobTitle(pieces[0] ?? '') !== isJobTitle(pieces.at(-1) ?? '');
}

/** Between two dates with only names between them: where one head ends and the next begins. */
function splitOf(
  marked: readonly Marked[],
  start: number,
  at: number,
  usual: number,
  isDone: boolean,
): number {
  // "Position: Cook" right below a date is of that date.
  if (jobLabels.jobTitle.test(marked[start]?.line.plain ?? '')) return at;
  let split: number | null = null;
  for (let index = start; index <= at; index += 1)
    if ((marked[index]?.line.gap ?? 0) > 0) split = index;
  return split ?? (isDone ? start : Math.max(start, at - usual));
}

/** Adds heads without dates, where a loud or bold line begins something that has lines of its own. */
function withUndated(marked: readonly Marked[], spans: readonly Span[]): Span[] {
  const hasDates = spans.length > 0;
  const heads = spans.flatMap(({ from }) => marked[from]?.line ?? []);
  const look = ({ isBold, size, level }: TextLine) => `${isBold} ${size} ${level}`;
  const looks = new Set(heads.map(look));
  const all: Span[] = [];
  let index = 0;
  let next = 0;
  while (index < marked.length) {
    const span = spans[next];
    if (span && index === span.from) {
      all.push(span);
      index = span.to;
      next += 1;
      continue;
    }
    const here = marked[index];
    const isHead =
      here !== undefined &&
      here.score >= (hasDates ? 2.5 : 1.5) &&
      (!hasDates || looks.has(look(here.line))) &&
      begins(marked, index, hasDates);
    let to = index + 1;
    if (isHead) {
      const end = span?.from ?? marked.length;
      while (
        to < end &&
        to - index < 3 &&
        (marked[to]?.score ?? 0) >= 1 &&
        (marked[to]?.line.gap ?? 0) === 0
      )
        to += 1;
      all.push({ from: index, to, at: null });
    }
    index = to;
  }
  return all;
}

/** Something is told of it below, and nothing above goes on with it. */
function begins(marked: readonly Marked[], index: number, hasDates: boolean): boolean {
  const here = marked[index]?.line;
  const before = marked[index - 1]?.line;
  const after = marked[index + 1]?.line;
  const isApart = index === 0 || (here?.gap ?? 0) > 0 || before?.kind === 'bullet';
  return (
    isApart &&
    (after?.kind === 'bullet' ||
      (!hasDates && after !== undefined) ||
      (after !== undefined && after.gap === 0))
  );
}
