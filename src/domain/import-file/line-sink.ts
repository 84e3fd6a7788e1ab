import { isSectionHeading } from '../language/en/section-headings';
import { ImportRefused, importLimits } from './import-refused';

/** Where text gathers while it is being read: the page, a cell of a table, or a text box. */
type Frame = { lines: string[]; open: string };

/** Takes the parts of a document in the order of the file and gives lines in the order of reading. */
export type LineSink = ReturnType<typeof createLineSink>;

/**
 * Gathers lines. Cells of one table row stay on one line, with tabs between them, when they are as short as a date
 * beside a job; longer ones are columns of a page and are read one after the other. Text boxes with headings of their
 * own come after the page, others where they stand. Throws `nested` and `too-long`.
 */
export function createLineSink() {
  const isHeading = rememberedHeadings();
  let frame: Frame = { lines: [], open: '' };
  const outer: Frame[] = [];
  const rows: string[][][] = [];
  const boxes: string[] = [];
  let length = 0;

  const enter = () => {
    if (outer.length >= importLimits.depth) throw new ImportRefused('nested');
    outer.push(frame);
    frame = { lines: [], open: '' };
  };
  const leave = (): string[] => {
    endLine();
    const { lines } = frame;
    frame = outer.pop() ?? { lines: [], open: '' };
    return lines;
  };
  const endLine = () => {
    if (frame.open.trim() !== '') frame.lines.push(frame.open.trimEnd());
    else if (frame.lines.at(-1) !== '' && frame.lines.length > 0) frame.lines.push('');
    frame.open = '';
  };

  return {
    text: (text: string) => {
      length += text.length;
      if (length > importLimits.characters) throw new ImportRefused('too-long');
      frame.open += text;
    },
    /** Ends the line; an empty one is a gap, and gaps tell entries apart. */
    endLine,
    /** Ends the line only when something stands on it. */
    breakLine: () => {
      if (frame.open.trim() !== '') endLine();
      else frame.open = '';
    },
    openRow: () => {
      if (rows.length >= importLimits.depth) throw new ImportRefused('nested');
      rows.push([]);
    },
    openCell: enter,
    closeCell: () => {
      if (outer.length === 0) return;
      rows.at(-1)?.push(withoutOuterGaps(leave()));
    },
    closeRow: () => {
      const cells = rows.pop();
      if (cells) frame.lines.push(...linesOfRow(cells, isHeading));
    },
    openBox: enter,
    closeBox: () => {
      if (outer.length === 0) return;
      const lines = leave();
      if (lines.some(isHeading)) boxes.push('', ...lines);
      else frame.lines.push(...lines);
    },
    /** All lines; cells and boxes that were never closed are closed now. */
    lines: (): string[] => {
      while (outer.length > 0) {
        const lines = leave();
        frame.lines.push(...lines);
      }
      endLine();
      return [...withoutOuterGaps(frame.lines), ...boxes];
    },
  };
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

function linesOfRow(cells: readonly (readonly string[])[], isHeading: IsHeading): string[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const [first = []] = filled;
  if (filled.length < 2) return [...first];
  const isPage = filled.some((cell) => cell.some(isHeading));
  const areColumns = filled.filter((cell) => cell.length > 2).length > 1;
  if (isPage || areColumns)
    return inReadingOrder(filled, isHeading).flatMap((cell, index) =>
      index === 0 ? cell : ['', ...cell],
    );
  const head = filled.map(([line = '']) => line).join('\t');
  const others = filled.length === 2 && first.length === 1 ? (filled[1] ?? []).slice(1) : [];
  return filled.every((cell) => cell.length === 1) || others.length > 0
    ? [head, ...others]
    : filled.flat();
}

/**
 * Columns of a page: where each has headings, one that begins without any begins with the name, and is read first.
 */
export function inReadingOrder(
  columns: readonly (readonly string[])[],
  isHeading: IsHeading,
): (readonly string[])[] {
  const areAllHeaded = columns.every((column) => column.some(isHeading));
  const rank = ([first = '']: readonly string[]) => Number(areAllHeaded && isHeading(first));
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

function withoutOuterGaps(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line !== '');
  if (first === -1) return [];
  let end = lines.length;
  while (lines[end - 1] === '') end -= 1;
  return lines.slice(first, end);
}
