import { inReadingOrder, rememberedHeadings, type IsHeading } from './line-sink';

/** A piece of text on a page; points, with y growing upwards, as PDF has them. */
export type PdfPiece = { text: string; x: number; y: number; width: number; height: number };

/** Pieces that touch: the words of one line within one column. */
type Segment = { text: string; x: number; end: number; y: number; height: number };
type Row = Segment[];

/**
 * The lines of a PDF in the order of reading, from where its pieces stand. Two columns that have headings each are
 * read one after the other; dates beside a job stay on its line, after a tab. A larger gap between lines is an empty
 * line, and the second line of a bullet belongs to it.
 */
export function pdfLines(pages: readonly (readonly PdfPiece[])[]): string[] {
  return pages.flatMap((pieces, index) => [
    ...(index === 0 ? [] : ['']),
    ...linesOfPage(rowsOf(pieces)),
  ]);
}

function rowsOf(pieces: readonly PdfPiece[]): Row[] {
  const sorted = pieces
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: PdfPiece[][] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isSameRow =
      first && Math.abs(first.y - piece.y) < Math.max(first.height, piece.height) * 0.4;
    if (row && isSameRow) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => segmentsOf(row.sort((a, b) => a.x - b.x)));
}

function segmentsOf(row: readonly PdfPiece[]): Segment[] {
  const segments: Segment[] = [];
  for (const { text, x, y, width, height } of row) {
    const before = segments.at(-1);
    const distance = before ? x - before.end : 0;
    if (before && distance < height * 1.2) {
      const isApart = distance > height * 0.15 && !/\s$/u.test(before.text) && !/^\s/u.test(text);
      before.text += isApart ? ` ${text}` : text;
      before.end = Math.max(before.end, x + width);
    } else segments.push({ text, x, y, end: x + width, height });
  }
  return segments;
}

function linesOfPage(rows: readonly Row[]): string[] {
  const isHeading = rememberedHeadings();
  const gutter = findGutter(rows, isHeading);
  if (gutter === null) return linesOfRows(rows);
  const lines: string[] = [];
  let left: Row[] = [];
  let right: Row[] = [];
  const flush = () => {
    const columns = [linesOfRows(left), linesOfRows(right)].filter((column) => column.length > 0);
    for (const column of inReadingOrder(columns, isHeading)) lines.push(...column, '');
    left = [];
    right = [];
  };
  for (const row of rows) {
    if (row.some((segment) => crosses(segment, gutter))) {
      flush();
      lines.push(...linesOfRows([row]));
      continue;
    }
    const before = row.filter(({ end }) => end <= gutter);
    const after = row.filter(({ x }) => x >= gutter);
    if (before.length > 0) left.push(before);
    if (after.length > 0) right.push(after);
  }
  flush();
  return lines;
}

function crosses({ x, end }: Segment, gutter: number): boolean {
  return x < gutter && end > gutter;
}

/** Where two columns part: a place that few rows cross, with headings on both sides. Null for one column. */
function findGutter(rows: readonly Row[], isHeading: IsHeading): number | null {
  let best: { at: number; crossing: number } | null = null;
  for (const at of usualStarts(rows)) {
    const crossing = rows.filter((row) => row.some((segment) => crosses(segment, at))).length;
    if (crossing > rows.length * 0.2 || (best && crossing >= best.crossing)) continue;
    const isParted = [({ end }: Segment) => end <= at, ({ x }: Segment) => x >= at].every(
      (isInside) => hasHeadings(rows, isInside, isHeading),
    );
    if (isParted) best = { at, crossing };
  }
  return best?.at ?? null;
}

/** More places than this begin no column: on a page of a resume, words begin at some dozens. */
const maxStarts = 200;

/** The places left of where words begin, those of a column before those of few words where there are too many. */
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

function hasHeadings(
  rows: readonly Row[],
  isInside: (segment: Segment) => boolean,
  isHeading: IsHeading,
): boolean {
  const inside = rows.flatMap((row) => row.filter(isInside));
  return inside.length > 2 && inside.some(({ text }) => isHeading(text));
}

function linesOfRows(rows: readonly Row[]): string[] {
  const usual = medianStep(rows);
  const lines: string[] = [];
  let bulletAt: number | null = null;
  for (const [index, row] of rows.entries()) {
    const [first] = row;
    const above = rows[index - 1]?.[0];
    if (!first) continue;
    const isGap = above !== undefined && above.y - first.y > usual * 1.5;
    const text = row.map((segment) => segment.text.trim()).join('\t');
    const continues = bulletAt !== null && !isGap && row.length === 1 && first.x > bulletAt + 3;
    if (isGap) lines.push('');
    if (continues && !isBullet(text)) lines.push(`${lines.pop() ?? ''} ${text}`);
    else {
      lines.push(text);
      bulletAt = isBullet(text) ? first.x : null;
    }
  }
  return lines;
}

function isBullet(text: string): boolean {
  return /^[•●▪◦‣∙·\p{Co}-]\s?\S/u.test(text);
}

/** The usual distance of two lines: the middle one of all. */
function medianStep(rows: readonly Row[]): number {
  const steps = rows
    .flatMap((row, index) => {
      const above = rows[index - 1]?.[0];
      return above && row[0] ? [above.y - row[0].y] : [];
    })
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}
