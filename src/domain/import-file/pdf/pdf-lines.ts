import { joinedAtBreak } from '../../resume-text/lines/clean-text';
import { plainStyle, type FileLine } from '../../resume-text/lines/text-lines';
import { knownKinds } from '../../language/en/heading-kinds';
import { isSectionHeading } from '../../resume-text/sections/heading-lines';
import { columnsOfPage, type Column } from './pdf-columns';
import { tabAtBoldBoundary } from '../lines/bold-boundary';
import { withJoinedLetters } from './spaced-letters';
import type { PdfPiece, Row, Segment } from './pdf-pieces';

/**
 * The lines of a PDF in the order of reading, from where its pieces stand. Columns of a page are read one after the
 * other; dates beside a job stay on its line, after a tab. A larger gap between lines is a gap, and the second line
 * of a bullet belongs to it.
 */
export function pdfLines(pages: readonly (readonly PdfPiece[])[]): FileLine[] {
  const rows = withFeet(
    withoutRepeatedHeads(pages.map((pieces) => rowsOf(withJoinedLetters(pieces)))),
  );
  return inOrderOfPages(rows.map((page) => columnsOfPage(page))).flatMap(
    ({ rows, isApart }, at) => {
      const [first, ...rest] = linesOfRows(rows);
      return first ? [{ ...first, gap: at === 0 ? 0 : 1, isApart }, ...rest] : [];
    },
  );
}

function wordsOf(row: Row | undefined): string {
  return (row ?? [])
    .map(({ text }) => text.trim())
    .join(' ')
    .slice(0, 200)
    .replaceAll(/\d+/gu, '#');
}

/** The first lines of the first page stand over the others again: there they say nothing new. */
function withoutRepeatedHeads([first = [], ...others]: readonly Row[][]): Row[][] {
  const heads = new Set(first.slice(0, mostHeadLines).map(wordsOf));
  return [
    first,
    ...others.map((rows) => {
      const count = rows.slice(0, mostHeadLines).findIndex((row) => !heads.has(wordsOf(row)));
      return rows.slice(count === -1 ? mostHeadLines : count);
    }),
  ];
}

const mostHeadLines = 6;

/** What ends several pages in the same words is a foot of the page, and no line of what goes on over it. */
function withFeet(pages: readonly Row[][]): Row[][] {
  const counts = new Map<string, number>();
  for (const rows of pages) {
    const foot = wordsOf(rows.at(-1));
    counts.set(foot, (counts.get(foot) ?? 0) + 1);
  }
  return pages.map((rows) => {
    const foot = rows.at(-1);
    if (!foot || (counts.get(wordsOf(foot)) ?? 0) < 2) return rows;
    return [...rows.slice(0, -1), foot.map((segment) => ({ ...segment, isFoot: true }))];
  });
}

/** What a page's wide column begins goes on at the top of the next page: a narrow one beside it is read after that. */
function inOrderOfPages(pages: readonly Column[][]): Column[] {
  const ordered: Column[] = [];
  const held: Column[] = [];
  for (const [at, page] of pages.entries()) {
    const goesOn = at > 0 && !isSectionHeading(page[0]?.rows[0]?.[0]?.text ?? '');
    if (!goesOn) ordered.push(...held.splice(0));
    const last = page.at(-1);
    const before = page.at(-2);
    const isNarrow = last?.isApart && before?.isApart && wordsIn(last) < wordsIn(before);
    const wide = isNarrow ? page.slice(0, -1) : page;
    ordered.push(...wide.map((column) => (goesOn ? { ...column, isApart: false } : column)));
    if (last && isNarrow) held.push(last);
  }
  return [...ordered, ...held];
}

function wordsIn({ rows }: Column): number {
  return rows.flat().reduce((sum, { letters }) => sum + letters, 0);
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
      first &&
      Math.abs(first.y - piece.y) < Math.max(4, Math.min(first.height, piece.height)) * 0.4;
    if (row && isSameRow) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => segmentsOf(row.sort((a, b) => a.x - b.x)));
}

function segmentsOf(row: readonly PdfPiece[]): Segment[] {
  const segments: Segment[] = [];
  const areLabels = areInFrames(row);
  for (const { text, x, y, width, height, isBold = false, level = 0, isSpaced } of row) {
    const before = segments.at(-1);
    const distance = before ? x - before.end : 0;
    const letters = text.trim().length;
    // Fat letters are printed twice, some points apart.
    if (before && distance < -width * 0.8 && before.text.endsWith(text)) continue;
    const isNear = distance < height * (isSpaced ? 2.2 : 1.1);
    if (before && isNear && !areTwoHeadings(before.text, text, distance / height)) {
      const isApart = distance > height * 0.15 && !/\s$/u.test(before.text) && !/^\s/u.test(text);
      if (letters > 0 && before.isLastBold !== isBold) {
        before.boldBoundary = before.boldBoundary === 0 ? before.text.length : -1;
        before.isLastBold = isBold;
      }
      before.text += isApart ? `${areLabels ? '  ' : ' '}${text}` : text;
      before.end = Math.max(before.end, x + width);
      before.height = Math.max(before.height, height);
      before.letters += letters;
      before.bold += isBold ? letters : 0;
      before.level = Math.max(before.level, level);
    } else
      segments.push({
        text,
        x,
        y,
        end: x + width,
        height,
        letters,
        bold: isBold ? letters : 0,
        level,
        boldBoundary: 0,
        isLastBold: isBold,
      });
  }
  return segments;
}

/** Names in frames of their own, all of them further apart than the words of each. */
function areInFrames(row: readonly PdfPiece[]): boolean {
  const names = row.filter(({ text }) => text.trim() !== '');
  return (
    names.length > 1 &&
    names.some(({ text }) => /\S\s\S/u.test(text)) &&
    names.every(({ text, x, height }, at) => {
      const { x: from = 0, width = 0 } = names[at - 1] ?? {};
      const isFar = at === 0 || x - from - width > height * 0.75;
      return isFar && /^\p{Lu}[\p{L}\p{N} +#/&-]*$/u.test(text);
    })
  );
}

/** "SUMMARY  EXPERIENCE": the headings of two columns may stand near each other. */
function areTwoHeadings(before: string, text: string, distance: number): boolean {
  if (distance < 0.45 || before.length > 40 || text.length > 40) return false;
  const [kind] = knownKinds(before.trim()) ?? [];
  const [other] = knownKinds(text.trim()) ?? [];
  return kind !== undefined && other !== undefined && kind !== other;
}

function linesOfRows(rows: readonly Row[]): FileLine[] {
  const usual = medianStep(rows);
  const left = Math.min(...rows.slice(0, 5000).flatMap((row) => row[0]?.x ?? []));
  const lines: FileLine[] = [];
  let bulletAt: number | null = null;
  for (const [index, row] of rows.entries()) {
    const [first] = row;
    const above = rows[index - 1]?.[0];
    if (!first) continue;
    const step = above === undefined ? 0 : above.y - first.y;
    const isGap = step > Math.max(usual * 1.35, usual + 3);
    const text = joinedSegments(row);
    const before = lines.at(-1);
    const continues =
      bulletAt !== null &&
      !isGap &&
      row.length === 1 &&
      first.x > bulletAt + 3 &&
      !pageNumber.test(text);
    if (before && continues && !isBullet(text)) before.text = joinedAtBreak(before.text, text);
    else {
      const letters = row.reduce((sum, one) => sum + one.letters, 0);
      const bold = row.reduce((sum, one) => sum + one.bold, 0);
      lines.push({
        ...plainStyle,
        text,
        size: Math.round(Math.max(...row.map(({ height }) => height)) * 2) / 2,
        isBold: bold * 2 > letters || (first.bold > 0 && first.bold === first.letters),
        level: Math.max(...row.map(({ level }) => level)),
        indent: Math.max(0, first.x - left),
        region: first.isFoot ? 'margin' : 'body',
        gap: isGap ? 1 : 0,
      });
      bulletAt = isBullet(text) && !isSectionHeading(text.slice(1)) ? first.x : null;
    }
  }
  return lines;
}

/** A bullet that stands apart from its words is their mark. */
function joinedSegments(row: Row): string {
  const texts = row.map(({ text, boldBoundary }) =>
    withAccents(tabAtBoldBoundary(text, boldBoundary).trim()).replaceAll(latex, '$1LaTeX'),
  );
  const isMark = texts.length > 1 && /^[•●▪◦‣∙·o§\-–\p{Co}]$/u.test(texts[0] ?? '');
  return isMark
    ? `${texts[0] === 'o' || texts[0] === '§' ? '•' : (texts[0] ?? '')} ${texts.slice(1).join('\t')}`
    : texts.join('\t');
}

const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '˚': '\u030A',
  ˇ: '\u030C',
};

/** "f¨ur", "Universit`a": old fonts of LaTeX have the accent before its letter. */
function withAccents(text: string): string {
  return text
    .replaceAll(
      /(\p{L})?([`´ˆ˜¨˚ˇ])(\p{L})/gu,
      (found, before: string | undefined, mark: string, letter: string) => {
        // Elsewhere than within a word, this one is a quotation mark.
        if (mark === '`' && before === undefined) return found;
        const whole = `${letter.replace('ı', 'i')}${accents[mark] ?? ''}`.normalize('NFC');
        return whole.length > 1 ? found : `${before ?? ''}${whole}`;
      },
    )
    .replaceAll(/[cCsS]¸/gu, (found) => `${found.charAt(0)}\u0327`.normalize('NFC'));
}

/** The letters of this name stand on three heights. */
const latex = /(^|[^\p{L}\p{N}])L\s?A\s?T\s?(?:E\s?X|X\s?E)(?![\p{L}\p{N}])/gu;

const pageNumber = /^\s*(?:page\s)?\d{1,2}(?:\s?(?:of|\/)\s?\d{1,2})?\s*$/iu;

function isBullet(text: string): boolean {
  return /^(?:[•●▪◦‣∙·\p{Co}-]\s?\S|o\s+[\p{Lu}\d])/u.test(text);
}

/** The usual distance of two lines: the middle one of all. */
function medianStep(rows: readonly Row[]): number {
  const steps = rows
    .flatMap((row, index) => {
      const above = rows[index - 1]?.[0];
      return above && row[0] ? [above.y - row[0].y] : [];
    })
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}
