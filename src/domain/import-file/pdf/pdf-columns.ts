import { isDateOrLocation } from '../../resume-text/values/dates';
import { rememberedHeadings, type IsHeading } from '../lines/line-sink';
import { cellsApart, entriesBeside, isOfDates, withWholeDates } from './pdf-entries';
import type { Row, Segment } from './pdf-pieces';

/** Rows that are read one after the other; `isApart` begins a column of its own. */
export type Column = { rows: Row[]; isApart: boolean };

/** Columns within columns are searched this deep. */
const maxLevels = 3;

/**
 * A page's rows in the order of reading: what stands over all columns, then one column after the other. A rail of dates
 * or of headings beside the text is no column: its words belong to the line that they stand beside.
 */
export function columnsOfPage(rows: readonly Row[]): Column[] {
  const isHeading = rememberedHeadings();
  const bands = bandsOfRail(rows, isHeading);
  if (bands.length === 1) return columnsIn(rows, isHeading, 0);
  // Within a section no column begins anything else.
  return bands.flatMap((band, at) =>
    (at === 0 ? detailsBeside(band, isHeading) : columnsIn(band, isHeading, 0)).map(
      ({ rows: inner }) => ({
        rows: inner,
        isApart: false,
      }),
    ),
  );
}

/** The name, and beside it, on rows of their own, how to reach the person. */
function detailsBeside(rows: readonly Row[], isHeading: IsHeading): Column[] {
  const all = rows.flat();
  const left = all.reduce((least, { x }) => Math.min(least, x), Infinity);
  const end = all.reduce((most, one) => (one.x < left + 20 ? Math.max(most, one.end) : most), 0);
  const sides = [
    rows.map((row) => row.filter(({ x }) => x < left + 20)),
    rows.map((row) => row.filter(({ x }) => x > end + 10)),
  ].map((side) => side.filter((row) => row.length > 0));
  const areAll = sides.flat(2).length === all.length;
  const hasDetails = sides[1]?.some((row) => row.some(({ text }) => text.includes('@'))) === true;
  return areAll && hasDetails
    ? sides.map((side) => ({ rows: side, isApart: false }))
    : asOne(rows, isHeading);
}

/**
 * The rows cut where a rail of headings at the left edge begins the next section: what stands in columns in one section
 * does not go on in another. All rows in one where no such rail is.
 */
function bandsOfRail(rows: readonly Row[], isHeading: IsHeading): (readonly Row[])[] {
  const left = rows.reduce((least, [first]) => Math.min(least, first?.x ?? least), Infinity);
  const atEdge = rows.flatMap(([first], at) =>
    first && first.x < left + 3 ? [{ first, at, isHead: isHeading(first.text) }] : [],
  );
  // What stands over the first heading is who somebody is.
  const begin = atEdge.findIndex(({ isHead }) => isHead);
  const below = begin === -1 ? [] : atEdge.slice(begin);
  const heads = below.filter(({ isHead }) => isHead);
  const edge = heads.reduce((most, { first }) => Math.max(most, first.end), 0);
  const isRail =
    heads.length > 2 &&
    heads.length === below.length &&
    rows.length > heads.length * 2 &&
    rows
      .slice(heads[0]?.at)
      .every((row) => row.every(({ x, end }) => x < left + 3 || x > edge || end < edge));
  if (!isRail) return [rows];
  const starts = heads.map(({ at }) => at);
  return [0, ...starts].map((from, index) => rows.slice(from, starts[index] ?? rows.length));
}

function columnsIn(rows: readonly Row[], isHeading: IsHeading, level: number): Column[] {
  const gutter = level < maxLevels ? findGutter(rows, isHeading) : null;
  if (gutter === null)
    return level < maxLevels ? bandsIn(rows, isHeading, level) : asOne(rows, isHeading);
  const columns: Column[] = [];
  let left: Row[] = [];
  let right: Row[] = [];
  let group: Row[] = [];
  const flush = () => {
    // Dates at the right edge, between lines as wide as the page, belong to the lines that they stand on.
    const isOne =
      (left.length > 0 && right.flat().every(({ text }) => isOfDates(text))) ||
      (right.length > 0 &&
        left.flat().some(({ text }) => isOfDates(text)) &&
        left.flat().every(({ text }) => isOfDates(text) || isHeading(text)));
    if (isOne) columns.push({ rows: withWholeDates(group), isApart: false });
    const bands = isOne ? null : entriesBeside(group, gutter, isHeading);
    for (const band of bands ?? []) columns.push({ rows: band, isApart: false });
    const parts = isOne || bands ? [] : [left, right].filter((part) => part.length > 0);
    for (const part of byName(parts, isHeading)) {
      const [first, ...inner] = columnsIn(part, isHeading, level + 1);
      if (first) columns.push({ ...first, isApart: parts.length > 1 }, ...inner);
    }
    [left, right, group] = [[], [], []];
  };
  let over: Row[] = [];
  for (const row of rows) {
    if (row.some((segment) => crosses(segment, gutter))) {
      if (over.length === 0) {
        // A heading right over a line as wide as the page heads that, whatever stands beside the lines above.
        if (right.length > 0 && isHeadingLeftOf(group.at(-1), gutter, isHeading)) {
          left.pop();
          over.push(...group.splice(-1));
        }
        flush();
      }
      over.push(row);
      continue;
    }
    if (over.length > 0) columns.push({ rows: over, isApart: false });
    over = [];
    group.push(row);
    const before = row.filter(({ end }) => end <= gutter);
    const after = row.filter(({ x }) => x >= gutter);
    if (before.length > 0) left.push(before);
    if (after.length > 0) right.push(after);
  }
  flush();
  if (over.length > 0) columns.push({ rows: over, isApart: false });
  return columns;
}

function asOne(rows: readonly Row[], isHeading: IsHeading): Column[] {
  return cellsApart(withWholeDates(rows), isHeading).map((part) => ({
    rows: part,
    isApart: false,
  }));
}

/** Columns with headings of their own may stand on a part of the page alone, with whole lines over and under them. */
function bandsIn(rows: readonly Row[], isHeading: IsHeading, level: number): Column[] {
  let best: { from: number; to: number } | null = null;
  const heads = rows.flatMap((row, at) =>
    row.length > 1 && row.filter(({ text }) => isHeading(text)).length > 1 ? [at] : [],
  );
  for (const from of heads) {
    const at = (rows[from]?.[1]?.x ?? 0) - 3;
    let to = from;
    while (to < rows.length && !rows[to]?.some((segment) => crosses(segment, at))) to += 1;
    // The heading of what follows below.
    if (to < rows.length && isHeadingLeftOf(rows[to - 1], at, isHeading)) to -= 1;
    const band = rows.slice(from, to);
    const isBand = band.length >= 5 && findGutter(band, isHeading) !== null;
    if (isBand && to - from > (best ? best.to - best.from : 0)) best = { from, to };
  }
  if (!best) return asOne(rows, isHeading);
  return [
    ...asOne(rows.slice(0, best.from), isHeading),
    ...columnsIn(rows.slice(best.from, best.to), isHeading, level + 1),
    ...bandsIn(rows.slice(best.to), isHeading, level + 1),
  ];
}

/** The column with the name, which has no heading above it and mostly the largest letters, is read first. */
function byName(parts: readonly Row[][], isHeading: IsHeading): Row[][] {
  const rank = (rows: readonly Row[]) => {
    const [first] = rows[0] ?? [];
    return first && isHeading(first.text) ? 0 : 1;
  };
  const size = (rows: readonly Row[]) =>
    Math.max(0, ...rows.slice(0, 3).flatMap((row) => row.map(({ height }) => height)));
  const hasHeadings = (rows: readonly Row[]) =>
    rows.some((row) => row.some(({ text }) => isHeading(text)));
  if (!parts.every(hasHeadings)) return [...parts];
  return [...parts].sort((a, b) => rank(b) - rank(a) || (rank(a) === 0 ? 0 : size(b) - size(a)));
}

/** A heading in the left column, with nothing beside it. */
function isHeadingLeftOf(row: Row | undefined, gutter: number, isHeading: IsHeading): boolean {
  const [first, second] = row ?? [];
  return first !== undefined && !second && first.end <= gutter && isHeading(first.text);
}

function crosses({ x, end }: Segment, gutter: number): boolean {
  return x < gutter && end > gutter;
}

/** Where two columns part: a place that few rows cross, with a column's straight edge right of it. Null for one column. */
function findGutter(rows: readonly Row[], isHeading: IsHeading): number | null {
  let best: { at: number; score: number } | null = null;
  // Three words in a row head the columns of a table.
  const headings = new Set(
    rows.flatMap((row) => {
      const found = row.filter(({ text }) => isHeading(text));
      return row.length < 3 || found.length === row.length ? found : [];
    }),
  );
  for (const at of usualStarts(rows)) {
    const crossing = rows.filter((row) => row.some((segment) => crosses(segment, at))).length;
    if (crossing > rows.length * 0.3) continue;
    const left = rows.flatMap((row) => row.filter(({ end }) => end <= at));
    const right = rows.flatMap((row) => row.find(({ x }) => x >= at) ?? []);
    if (left.length < 3 || right.length < 3) continue;
    const onEdge = onStraightEdges(right, at);
    const isHeaded = [left, right].every((side) => side.some((one) => headings.has(one)));
    if (isRail(left, right, isHeading) || isRail(right, left, () => false)) continue;
    const isColumn =
      onEdge >= Math.max(4, right.length * 0.55) && wordsIn(right) > 8 && wordsIn(left) > 8;
    // Dates at the right edge begin at many places; a column without headings must have a straight edge.
    if (
      !isHeaded &&
      (!isColumn || crossing > rows.length * 0.12 || right.length < rows.length * 0.3)
    )
      continue;
    const score = crossing * 3 - onEdge;
    if (!best || score < best.score) best = { at, score };
  }
  return best?.at ?? null;
}

/** How many segments begin where most do: a column has one edge, or two or three with its indents. */
function onStraightEdges(side: readonly Segment[], at: number): number {
  const counts = new Map<number, number>();
  for (const { x } of side)
    if (x - at < 40) counts.set(Math.round(x / 2), (counts.get(Math.round(x / 2)) ?? 0) + 1);
  const [first = 0, second = 0, third = 0] = [...counts.values()].sort((a, b) => b - a);
  return first + second + third;
}

/**
 * Only dates, places, headings or labels, or some words here and there: they name what stands beside them.
 * `beside`: the other side, of which a rail has but a few lines.
 */
function isRail(
  side: readonly Segment[],
  beside: readonly Segment[],
  isHeading: IsHeading,
): boolean {
  const areDates = side.filter(({ text }) => isDateOrLocation(text)).length > 1;
  const rail = side.filter(
    ({ text }) =>
      isOfDates(text) ||
      (areDates && townAlone.test(text.trim())) ||
      isHeading(text) ||
      text.trim().endsWith(':'),
  ).length;
  return (
    rail >= side.length * 0.6 ||
    (side.length < beside.length * 0.35 &&
      wordsIn(side) < side.length * 2 &&
      side.slice(1).some(({ text }) => isHeading(text)))
  );
}

/** "Lima, Barranco District": beside dates, two names with a comma say where. */
const townAlone = /^\p{Lu}[\p{L}.' -]{1,25},\s*\p{Lu}[\p{L}. ]{1,25}$/u;

function wordsIn(side: readonly Segment[]): number {
  return side.reduce((sum, { text }) => sum + text.trim().split(/\s+/u).length, 0);
}

/** A page of a resume has some dozens of starts; the limit keeps hostile pages cheap. */
const maxStarts = 60;

/** Candidate gutters: 2 points left of each start of a segment. Of more than `maxStarts`, only the most frequent. */
function usualStarts(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>();
  for (const { x } of rows.flat()) {
    const at = Math.floor(x) - 2;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const starts = [...counts];
  const usual =
    starts.length > maxStarts ? starts.sort((a, b) => b[1] - a[1]).slice(0, maxStarts) : starts;
  return usual.map(([at]) => at);
}
