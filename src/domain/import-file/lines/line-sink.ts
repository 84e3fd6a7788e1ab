import { isSectionHeading } from '../../resume-text/sections/heading-lines';
import { isDateOrLocation } from '../../resume-text/values/dates';
import { plainStyle, type FileLine, type LineStyle } from '../../resume-text/lines/text-lines';
import { datesBeside } from './cell-dates';
import { inBoxOrder, type BoxRect, type PlacedBox } from './box-order';
import { tabAtBoldBoundary, type BoldBoundary } from './bold-boundary';
import { ImportRefused, importLimits } from '../import-refused';

/** How letters look; `size` in points, 0 where the file does not say. */
export type Letters = { size: number; isBold: boolean };

/** Where text gathers while it is being read: the page, a cell of a table, or a text box. */
type Frame = { lines: FileLine[]; open: OpenLine };
type OpenLine = {
  text: string;
  style: Partial<LineStyle>;
  letters: number;
  bold: number;
  size: number;
  boldBoundary: BoldBoundary;
  isLastBold: boolean;
};

/** Takes the parts of a document in the order of the file and gives lines in the order of reading. */
export type LineSink = ReturnType<typeof createLineSink>;

const plainLetters: Letters = { size: 0, isBold: false };

/**
 * Gathers lines. Cells of one table row stay on one line, with tabs between them, when they are as short as a date
 * beside a job; longer ones are columns of a page and are read one after the other. Text boxes with headings of their
 * own come after the page, those that reach the person before it, others where they stand; where several float over one
 * place of the page, in the order of reading.
 *
 * @throws {ImportRefused} 'nested' (cells, boxes and rows in each other) | 'too-long', from the functions that it returns
 */
export function createLineSink(region: LineStyle['region'] = 'body') {
  const isHeading = rememberedHeadings();
  let frame = newFrame();
  const outer: Frame[] = [];
  const rows: FileLine[][][] = [];
  const boxes: FileLine[] = [];
  const details: FileLine[] = [];
  const boxRects: (BoxRect | null)[] = [];
  let floating: PlacedBox<FileLine[]>[] = [];
  let length = 0;
  let below = 0;

  const enter = () => {
    if (outer.length >= importLimits.depth) throw new ImportRefused('nested');
    outer.push(frame);
    frame = newFrame();
  };
  const leave = (): FileLine[] => {
    endLine();
    const { lines } = frame;
    frame = outer.pop() ?? newFrame();
    return lines;
  };
  const endLine = () => {
    const { text, style, letters, bold, size, boldBoundary } = frame.open;
    const isBlank = text.trim() === '';
    if (outer.length === 0 && isBlank) below += blankHeight;
    else if (outer.length === 0) settle();
    // In a cell each empty line counts: what follows stands so much lower.
    const isSpace = rows.length > 0 || (frame.lines.length > 0 && frame.lines.at(-1)?.text !== '');
    if (!isBlank || isSpace)
      frame.lines.push({
        ...plainStyle,
        region: boxRects.length > 0 ? 'box' : region,
        size,
        isBold: bold * 2 > letters,
        ...style,
        text: isBlank ? '' : tabAtBoldBoundary(text, boldBoundary).trimEnd(),
      });
    frame.open = newLine();
  };

  const addBox = (lines: FileLine[]) => {
    const [first, ...rest] = lines;
    const isPart = lines.some(({ text }) => isHeading(text));
    if (first && !isPart && lines.some(({ text }) => text.includes('@'))) details.push(...lines);
    else if (first && isPart) boxes.push(blankLine, { ...first, isApart: true }, ...rest);
    else frame.lines.push(...lines);
  };
  /** Boxes that float over the same place of the page are read together. */
  const settle = () => {
    const ordered = inBoxOrder(floating);
    floating = [];
    below = 0;
    const from = ordered.findIndex(({ lines }) => lines.some(({ text }) => isHeading(text)));
    const parts = from === -1 ? [] : ordered.slice(from);
    for (const { lines } of ordered.slice(0, ordered.length - parts.length)) addBox(lines);
    boxes.push(
      ...parts.flatMap(({ lines: [first = blankLine, ...rest], isApart }, at) => [
        blankLine,
        { ...first, isApart: isApart === true || at === 0 },
        ...rest,
      ]),
    );
  };

  return {
    text: (text: string, { size, isBold }: Letters = plainLetters) => {
      length += text.length;
      if (length > importLimits.characters) throw new ImportRefused('too-long');
      const { open } = frame;
      const words = text.trim().length;
      if (words > 0 && open.letters > 0 && open.isLastBold !== isBold)
        open.boldBoundary = open.boldBoundary === 0 ? open.text.length : -1;
      if (words > 0) open.isLastBold = isBold;
      open.text += text;
      open.letters += words;
      if (isBold) open.bold += words;
      if (words > 0) open.size = Math.max(open.size, size);
    },
    /** How the open line looks as a whole. */
    style: (style: Partial<LineStyle>) => Object.assign(frame.open.style, style),
    /** Ends the line; an empty one is a gap, and gaps tell entries apart. */
    endLine,
    /** Ends the line only when something stands on it. */
    breakLine: () => {
      const { style, text } = frame.open;
      if (text.trim() !== '') endLine();
      else frame.open = newLine();
      frame.open.style = { ...style };
    },
    openRow: () => {
      if (rows.length >= importLimits.depth) throw new ImportRefused('nested');
      rows.push([]);
    },
    openCell: enter,
    closeCell: () => {
      if (outer.length === 0) return;
      rows.at(-1)?.push(leave());
    },
    closeRow: () => {
      const cells = rows.pop();
      if (outer.length === 0) settle();
      if (cells)
        frame.lines.push(
          ...(datesBeside(cells) ?? linesOfRow(cells.map(withSingleGaps), isHeading)),
        );
    },
    /** `place`: where it floats over the page. */
    openBox: (place: BoxRect | null = null) => {
      enter();
      boxRects.push(place);
    },
    closeBox: () => {
      if (outer.length === 0) return;
      const lines = withSingleGaps(leave());
      const place = boxRects.pop();
      if (!place || outer.length > 0) addBox(lines);
      else if (lines.length > 0) floating.push({ ...place, top: place.top + below, lines });
    },
    /** All lines; cells and boxes that were never closed are closed now. */
    lines: (): FileLine[] => {
      while (outer.length > 0) {
        const lines = withSingleGaps(leave());
        frame.lines.push(...lines);
      }
      endLine();
      settle();
      return [...details, ...withoutOuterGaps(frame.lines), ...boxes];
    },
  };
}

/** About how far an empty line moves down what is anchored below it, in points. */
const blankHeight = 14;
const blankLine: FileLine = { ...plainStyle, text: '' };

function newLine(): OpenLine {
  return { text: '', style: {}, letters: 0, bold: 0, size: 0, boldBoundary: 0, isLastBold: false };
}

function newFrame(): Frame {
  return { lines: [], open: newLine() };
}

/** Whether a line heads a section; asked again of the same line it costs nothing. */
export type IsHeading = (line: string) => boolean;

/** `isSectionHeading`, asked once for each line: tables in tables ask at every level. */
export function rememberedHeadings(): IsHeading {
  const known = new Map<string, boolean>();
  return (line) => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const isHeading = isSectionHeading(line);
    known.set(line, isHeading);
    return isHeading;
  };
}

type Cell = readonly FileLine[];

function linesOfRow(cells: readonly Cell[], isHeading: IsHeading): FileLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const [first = []] = filled;
  if (filled.length < 2) return [...first];
  const [labels = [], answers = []] = filled.map((cell) => cell.filter(({ text }) => text !== ''));
  // A form in two cells: each label stands beside its answer.
  const isForm =
    filled.length === 2 &&
    labels.length === answers.length &&
    labels.every(({ text }) => text.length <= 40 && text.trim().endsWith(':'));
  if (isForm) return labels.map((label, at) => onOneLine([[label], answers.slice(at, at + 1)]));
  const hasHeading = (cell: Cell) => cell.some(({ text }) => isHeading(text));
  const [beside = [], rest = []] = filled;
  const besides = joinedCell(beside).text;
  // Broken dates are no column ("May 2019" over "to" over "July 2021").
  const areColumns =
    filled.filter((cell) => cell.length > 2).length > 1 &&
    !(filled.length === 2 && isDateOrLocation(besides) && /\d{4}/u.test(besides));
  if (filled.some(hasHeading) || areColumns)
    return inReadingOrder(filled, isHeading).flatMap((cell, index) =>
      index === 0 ? cell : [blankLine, ...cell],
    );
  if (filled.every((cell) => cell.length === 1)) return [onOneLine(filled)];
  // The row of a table with a year or a mark in it is one line, though a cell of it has broken in two.
  const isRow =
    filled.length > 2 &&
    filled.every((cell) => cell.length <= 3 && joinedCell(cell).text.length <= 80) &&
    filled.some((cell) => cell.length === 1 && ofTable.test(cell[0]?.text ?? ''));
  if (isRow) return [onOneLine(filled.map((cell) => [joinedCell(cell)]))];
  // A date or label beside some lines belongs to the first of them, and broken dates are one.
  const isLabel = beside.length === 1 || isDateOrLocation(besides);
  if (filled.length === 2 && isLabel && beside.every(({ text }) => text.length <= 40))
    return [onOneLine([[joinedCell(beside)], rest]), ...rest.slice(1)];
  // So does a date with more beneath it, which is told of the same.
  const [when, ...below] = beside;
  const isDated = when !== undefined && isDateOrLocation(when.text) && /\d{4}/u.test(when.text);
  const areShort = beside.every(({ text }) => text.length <= 80);
  if (filled.length === 2 && isDated && areShort && beside.length <= 3 && rest.length > 1)
    return [onOneLine([[when], rest]), ...rest.slice(1), ...below];
  const areDates = rest.every(({ text }) => text === '' || isDateOrLocation(text));
  if (filled.length === 2 && areDates && rest.length <= beside.length)
    return beside.map((line, at) => {
      const other = rest[at];
      return other && other.text !== '' ? onOneLine([[line], [other]]) : line;
    });
  return filled.flat();
}

/** A year, a range of dates or a mark ("62.5%"). */
const ofTable = /^\s*\d[\d\s.,/–-]*(?:%|to\b.*)?\s*$/u;

function onOneLine(cells: readonly Cell[]): FileLine {
  const heads = cells.flatMap(([line]) => line ?? []);
  return {
    ...(heads[0] ?? blankLine),
    isBold: heads.some(({ isBold }) => isBold),
    text: heads.map(({ text }) => text).join('\t'),
  };
}

function joinedCell(cell: Cell): FileLine {
  return { ...(cell[0] ?? blankLine), text: cell.map(({ text }) => text.trim()).join(' ') };
}

/**
 * Columns of a page: where each has headings, one that begins without any begins with the name, and is read first.
 */
export function inReadingOrder(columns: readonly Cell[], isHeading: IsHeading): Cell[] {
  const areAllHeaded = columns.every((column) => column.some(({ text }) => isHeading(text)));
  const rank = ([first]: Cell) => Number(areAllHeaded && isHeading(first?.text ?? ''));
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

function withoutOuterGaps(lines: readonly FileLine[]): FileLine[] {
  const first = lines.findIndex(({ text }) => text !== '');
  if (first === -1) return [];
  let end = lines.length;
  while (lines[end - 1]?.text === '') end -= 1;
  return lines.slice(first, end);
}

function withSingleGaps(lines: readonly FileLine[]): FileLine[] {
  return withoutOuterGaps(lines).filter(
    ({ text }, at, all) => text !== '' || all[at - 1]?.text !== '',
  );
}
