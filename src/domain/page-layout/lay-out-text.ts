import { breakItems, breakLines } from './break-lines';
import type { Measure } from './break-lines';
import { lineHeight } from './layout-units';
import { ruleHeight } from './page-style';
import type { Face, PageLineStyle, RuleStyle } from './page-style';

/** A text with its position: `x` in points from the left edge of the page, its baseline that of its line. */
export type PositionedText = {
  text: string;
  x: number;
  face: Face;
  size: number;
  color: string;
  /** What stands between its letters beside their own widths, in points. */
  tracking?: number;
};

/** `part`: the number of the block's own part that the line belongs to, a bullet in a list. */
export type PageLine = {
  block: number;
  part: number;
  label: PositionedText | null;
  pieces: PositionedText[];
  /** The letters that the line's height and baseline go by. */
  strut: { face: Face; size: number };
  height: number;
  before: number;
  after: number;
  /** Beneath the words, as wide as the text. */
  rule: RuleStyle | null;
  keepWithNext: boolean;
};

/** A part of a text in a face or colour of its own. */
export type StyledRun = { text: string; face: Face; color?: string };

/** The lines of some runs of text, broken to the width of their room. */
export function layOutText(
  runs: readonly StyledRun[],
  look: PageLineStyle,
  room: { x: number; width: number },
  measure: Measure,
  breakRuns: typeof breakItems = inWords,
): Omit<PageLine, 'block'>[] {
  const ends = endsOfLetters(runs, look, measure);
  const widthFrom = (from: number, to: number) => (ends[to] ?? 0) - (ends[from] ?? 0);
  let from = 0;
  const texts = runs.map((run) => run.text);
  return breakRuns(texts, room.width, widthFrom).map((line, index, all) => {
    const set = piecesOf(runs, from, from + line.length, look, measure);
    const width = widthFrom(from, from + line.trimEnd().length);
    from += line.length;
    const free = look.isCentred ? (room.width - width) / 2 : 0;
    return {
      part: 0,
      label: null,
      pieces: set.map((piece) => ({ ...piece, x: piece.x + room.x + free })),
      strut: look,
      height: lineHeight(look),
      before: index === 0 ? look.before : 0,
      after: index === all.length - 1 ? look.after : 0,
      rule: null,
      keepWithNext: false,
    };
  });
}

const inWords: typeof breakItems = (texts, width, widthFrom) =>
  breakLines(texts.join(''), width, widthFrom);

/** How far each place of the runs is from their beginning when they stand on one line. */
function endsOfLetters(
  runs: readonly StyledRun[],
  look: PageLineStyle,
  measure: Measure,
): number[] {
  const ends = [0];
  let end = 0;
  for (const { text, face } of runs)
    for (const letter of text) {
      end += measure(letter, face, look.size) + look.tracking * look.size;
      for (let unit = 0; unit < letter.length; unit += 1) ends.push(end);
    }
  return ends;
}

/** The letters from one place of the runs to another, each face a piece, beside each other from 0 on. */
function piecesOf(
  runs: readonly StyledRun[],
  from: number,
  to: number,
  look: PageLineStyle,
  measure: Measure,
): PositionedText[] {
  const pieces: PositionedText[] = [];
  let at = 0;
  const tracking = look.tracking * look.size;
  for (const { text, face, color = look.color } of runs) {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    const x = endOf(pieces, measure);
    if (part !== '')
      pieces.push({ ...positionedText(part, x, { ...look, face, color }), tracking });
    at += text.length;
  }
  return pieces;
}

function endOf(pieces: readonly PositionedText[], measure: Measure): number {
  const last = pieces.at(-1);
  return last ? last.x + widthOf(last, measure) : 0;
}

/** How wide a piece is drawn, in points. */
export function widthOf(
  { text, face, size, tracking = 0 }: PositionedText,
  measure: Measure,
): number {
  return measure(text, face, size) + tracking * Array.from(text).length;
}

/**
 * Keeps at least two lines of a paragraph together at the end and the beginning of a page, as browsers do (orphans,
 * widows).
 */
export function twoTogether<Line extends { keepWithNext: boolean }>(
  lines: readonly Line[],
): Line[] {
  return lines.map((line, index, all) => ({
    ...line,
    keepWithNext: index === 0 ? all.length > 1 : index === all.length - 2,
  }));
}

/** Lines that no page parts. */
export function together<Line extends { keepWithNext: boolean }>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, keepWithNext: true }));
}

/** Lines of which the last has a rule beneath it. */
export function ruled<Line extends Omit<PageLine, 'block'>>(
  lines: readonly Line[],
  rule: RuleStyle,
): Line[] {
  if (rule.thickness === 0) return [...lines];
  return lines.map((line, index) =>
    index === lines.length - 1
      ? { ...line, rule, after: line.after + rule.gap + ruleHeight }
      : line,
  );
}

/** A text at `x` points from the left edge. */
export function positionedText(
  text: string,
  x: number,
  { face, size, color }: Pick<PositionedText, 'face' | 'size' | 'color'>,
): PositionedText {
  return { text, x, face, size, color };
}
