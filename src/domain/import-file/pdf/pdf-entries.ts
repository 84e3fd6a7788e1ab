import { fromWords, month, rangeWords } from '../../language/en/date-words';
import { isDateOrLocation, isDuration } from '../../resume-text/values/dates';
import { isToday } from '../../resume/ongoing';
import type { IsHeading } from '../lines/line-sink';
import type { Row, Segment } from './pdf-pieces';

/** Dates, a place, a part of dates, or some words with a year ("Expected May 2027"). */
export function isOfDates(text: string): boolean {
  return (
    isDateOrLocation(text) ||
    isPartOfDate(text) ||
    (text.length < 34 && hasYear(text) && text.split(/\s+/u).length < 7)
  );
}

function hasYear(text: string): boolean {
  return /(?:^|\D)(?:19|20)\d\d(?!\d)/u.test(text);
}

const datePart = new RegExp(
  `^(?:${month}\\.?|${rangeWords}|${fromWords}|(?:19|20)\\d\\d|\\d{1,2}|[-–—])$`,
  'iu',
);

/** "De 2016" over "à 2018", "Present" and "2 years": a narrow column breaks its dates. */
function isPartOfDate(text: string): boolean {
  const words = text.trim();
  return (
    words.length < 30 &&
    (words.split(/\s+/u).every((word) => datePart.test(word)) ||
      isDuration(words) ||
      isToday(words))
  );
}

/** Rows in the order of reading, where entries with years of their own stand side by side: one after the other. */
export function cellsApart(rows: readonly Row[], isHeading: IsHeading): Row[][] {
  const parts: Row[][] = [];
  let from = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const end = endOfCells(rows, at, isHeading);
    if (end === at) continue;
    if (at > from) parts.push(rows.slice(from, at));
    const edges = (rows[at] ?? []).map(({ x }) => x - 4);
    for (const [index, edge] of edges.entries()) {
      const next = edges[index + 1] ?? Infinity;
      const inCell = rows.slice(at, end).map((row) => row.filter(({ x }) => x >= edge && x < next));
      parts.push(inCell.filter((row) => row.length > 0));
    }
    from = end;
    at = end - 1;
  }
  if (from < rows.length) parts.push(rows.slice(from));
  return parts;
}

/** The end of the rows in cells that begin at a row: two of them fill all cells, one of these with a year in each. */
function endOfCells(rows: readonly Row[], at: number, isHeading: IsHeading): number {
  const edges = (rows[at] ?? []).map(({ x }) => x - 4);
  const [left = 0, ...others] = edges;
  if (others.length === 0 || others.length > 2) return at;
  let end = at;
  let full = 0;
  let isDated = false;
  for (let to = at; to < rows.length && to < at + 40; to += 1) {
    const row = rows[to] ?? [];
    const isOut = ({ text, x, end: right }: Segment) =>
      x < left || isHeading(text) || others.some((edge) => x < edge && right > edge);
    if (row.some(isOut)) break;
    const isFull =
      row.length === edges.length &&
      row.every(({ x }, index) => Math.abs(x - 4 - (edges[index] ?? 0)) < 4);
    if (isFull) full += 1;
    if (isFull && row.every(({ text }) => hasYear(text))) isDated = true;
    if (row.length > 1) end = to + 1;
  }
  return full > 1 && isDated ? end : at;
}

/**
 * Rows with dates and an employer in a narrow column, and in a broad one, from the line of the dates on, the title and what
 * is told of it: all of an entry, one after the other. Null for columns of their own.
 */
export function entriesBeside(
  rows: readonly Row[],
  gutter: number,
  isHeading: IsHeading,
): Row[][] | null {
  const sides = rows.map((row) => ({
    row,
    left: row.filter(({ end }) => end <= gutter),
    right: row.filter(({ x }) => x >= gutter),
  }));
  const isDated = ({ left }: { left: Row }) =>
    left.some(({ text }) => hasYear(text) && isOfDates(text));
  const starts = sides.flatMap((side, at) => (isDated(side) ? [at] : []));
  const right = sides.flatMap((side) => (side.right.length > 0 ? [side.right] : []));
  const steps = right.flatMap(([one], at) =>
    one && at > 0 ? [(right[at - 1]?.[0]?.y ?? one.y) - one.y] : [],
  );
  const usual = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  // Where the first word of the broad column stands above each row.
  let above: Segment | undefined;
  const aboves = sides.map(({ right: [first] }) => {
    const last = above;
    above = first ?? above;
    return last;
  });
  const begins = (at: number) => {
    const first = sides[at]?.right[0];
    const before = aboves[at];
    return first !== undefined && (before === undefined || before.y - first.y > usual * 1.25);
  };
  const areEntries =
    starts.length > 1 &&
    starts.every(begins) &&
    !right.flat().some(({ text }) => isHeading(text) || (hasYear(text) && isOfDates(text)));
  if (!areEntries) return null;
  const heads = sides.flatMap(({ left }, at) =>
    left.some(({ text }) => isHeading(text)) ? at : [],
  );
  const cuts = [0, ...new Set([...starts, ...heads])].sort((a, b) => a - b);
  return cuts
    .map((from, index) => {
      const [first, ...rest] = sides.slice(from, cuts[index + 1]);
      if (!first) return [];
      return [first.row, ...rest.map(({ left }) => left), ...rest.map((side) => side.right)];
    })
    .map((band) => band.filter((row) => row.length > 0))
    .filter((band) => band.length > 0);
}

/** "2024-" and "NOW" right below it, beside a job, are one: the rows, with each such date whole on its first row. */
export function withWholeDates(rows: readonly Row[]): Row[] {
  let open: Segment | null = null;
  return rows.flatMap((row) => {
    const [first, ...rest] = row;
    if (!first) return [];
    if (open && first.x < open.end && first.end > open.x && isPartOfDate(first.text)) {
      open.text = `${open.text.trimEnd()} ${first.text.trim()}`;
      open = null;
      return rest.length > 0 ? [rest] : [];
    }
    if (open && first.x < open.end) open = null;
    if (rest.length === 0 || !/^.{0,12}\d{4}\s*[-–—]$/u.test(first.text.trim())) return [row];
    open = { ...first };
    return [[open, ...rest]];
  });
}
