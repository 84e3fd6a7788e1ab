import { breakItems, breakLines } from './break-lines';
import type { Measure } from './break-lines';
import { lineHeight } from './layout-units';
import type { EntryBlock, PaperBlock } from './paper';
import { itemsOf } from './paper-text';
import type { Face, LineStyle, PaperStyle } from './paper-style';

/** A text at its place: `x` from the left edge in points, its baseline with the line it stands on. */
export type Piece = {
  text: string;
  x: number;
  face: Face;
  size: number;
  color: string;
};

/** `part`: the number of the block's own part that the line belongs to, a bullet in a list. */
export type PaperLine = {
  block: number;
  part: number;
  label: Piece | null;
  pieces: Piece[];
  height: number;
  before: number;
  after: number;
  /** A line of this thickness in points stands beneath, so far below. */
  rule: { thickness: number; gap: number } | null;
  keepWithNext: boolean;
};

/** A part of a text in a face of its own. */
type Run = { text: string; face: Face };

/** A block's lines, as wide as the page. */
export function linesOfBlock(
  block: PaperBlock,
  style: PaperStyle,
  measure: Measure,
): Omit<PaperLine, 'block'>[] {
  const { width, margin } = style.page;
  const whole = { x: margin, width: width - 2 * margin };
  const set = (text: string, look: LineStyle, room = whole) =>
    textLines([{ text, face: look.face }], look, room, measure);
  switch (block.kind) {
    case 'name':
      return together(set(block.text, style.name));
    case 'contact':
      return set(block.text, style.contact);
    case 'section':
      return together(ruled(set(titleText(block.text, style), style.section), style));
    case 'paragraph':
      return twoTogether(
        set(block.text, block.isApart ? { ...style.body, before: style.entryGap } : style.body),
      );
    case 'items':
      return twoTogether(
        textLines(regular(itemsOf(block.text)), style.body, whole, measure, breakItems),
      );
    case 'entry':
      return entryLines(block, style, measure);
    case 'bullets':
      return bulletLines(block.texts, style, measure);
  }
}

/** A section's title as it is drawn; a browser does the same (`text-transform`). */
export function titleText(
  text: string,
  { isInCapitals }: Pick<PaperStyle, 'isInCapitals'>,
): string {
  return isInCapitals ? text.toUpperCase() : text;
}

/** The sign before a bullet's words. */
export function bulletAt(x: number, { body, bullets }: PaperStyle): Piece {
  return pieceOf('•', x, { ...body, size: body.size * 1.2, color: bullets.color });
}

/** No bullet is divided; the first two and the last two stand together. */
function bulletLines(texts: readonly string[], style: PaperStyle, measure: Measure) {
  const { page, body, bullets } = style;
  const room = {
    x: page.margin + bullets.indent,
    width: page.width - 2 * page.margin - bullets.indent,
  };
  return texts.flatMap((text, part) =>
    textLines([{ text, face: body.face }], body, room, measure).map((line, place, all) => {
      const isLastLine = place === all.length - 1;
      const isWithNext = part < texts.length - 1 && (part === 0 || part === texts.length - 2);
      return {
        ...line,
        part,
        before: place > 0 ? 0 : part === 0 ? bullets.before : bullets.between,
        label: place > 0 ? null : bulletAt(page.margin, style),
        keepWithNext: !isLastLine || isWithNext,
      };
    }),
  );
}

/** The least room that a title has beside the dates, and what stands free between them, per the size of the text. */
const minTitle = 14;
const datesGap = 1.5;

/**
 * The dates stand at the right edge of the first line, however long the title, or on a line of their own where there is no
 * room.
 */
function entryLines(
  { title, dates: datesText, rest, isFirst, isLine, hasEmployer }: EntryBlock,
  { page, body, dates, employer, entryGap, lineGap }: PaperStyle,
  measure: Measure,
) {
  const whole = { x: page.margin, width: page.width - 2 * page.margin };
  const datesWidth = measure(datesText, dates.face, dates.size);
  const isBeside =
    datesText !== '' && body.size * (minTitle + datesGap) + datesWidth <= whole.width;
  const room = isBeside
    ? { ...whole, width: whole.width - datesWidth - body.size * datesGap }
    : whole;
  const place = rest.map((text, at): Run => ({
    text: at < rest.length - 1 ? `${text}, ` : text,
    face: at === 0 && hasEmployer ? employer : 'regular',
  }));
  const bold: Run = { text: title, face: 'bold' };
  const titles = textLines(
    isLine ? [bold, ...regular([rest.length > 0 ? `, ${rest.join(', ')}` : ''])] : [bold],
    body,
    room,
    measure,
  );
  const [first, ...others] = titles;
  const edge = { x: whole.x + whole.width - datesWidth, width: datesWidth };
  const lines = [
    ...(isBeside && first
      ? [{ ...first, pieces: [...first.pieces, pieceOf(datesText, edge.x, dates)] }, ...others]
      : [...titles, ...textLines(regular([datesText]), dates, isBeside ? edge : whole, measure)]),
    ...(isLine ? [] : textLines(place, body, whole, measure, breakItems)),
  ];
  return together(lines).map((line, at) =>
    at === 0 && !isFirst ? { ...line, before: isLine ? lineGap : entryGap } : line,
  );
}

function regular(texts: readonly string[]): Run[] {
  return texts.map((text) => ({ text, face: 'regular' }));
}

function textLines(
  runs: readonly Run[],
  look: LineStyle,
  room: { x: number; width: number },
  measure: Measure,
  breakRuns: typeof breakItems = inWords,
): Omit<PaperLine, 'block'>[] {
  const ends = endsOfLetters(runs, look, measure);
  const widthFrom = (from: number, to: number) => (ends[to] ?? 0) - (ends[from] ?? 0);
  let from = 0;
  const texts = runs.map((run) => run.text);
  return breakRuns(texts, room.width, widthFrom).map((line, place, all) => {
    const set = piecesOf(runs, from, from + line.length, look, measure);
    const width = widthFrom(from, from + line.trimEnd().length);
    from += line.length;
    const free = look.isCentred ? (room.width - width) / 2 : 0;
    return {
      part: 0,
      label: null,
      pieces: set.map((piece) => ({ ...piece, x: piece.x + room.x + free })),
      height: lineHeight(look),
      before: place === 0 ? look.before : 0,
      after: place === all.length - 1 ? look.after : 0,
      rule: null,
      keepWithNext: false,
    };
  });
}

const inWords: typeof breakItems = (texts, width, widthFrom) =>
  breakLines(texts.join(''), width, widthFrom);

/** How far each place of the runs is from their beginning when they stand on one line. */
function endsOfLetters(runs: readonly Run[], look: LineStyle, measure: Measure): number[] {
  const ends = [0];
  let end = 0;
  for (const { text, face } of runs)
    for (const letter of text) {
      end += measure(letter, face, look.size);
      for (let unit = 0; unit < letter.length; unit += 1) ends.push(end);
    }
  return ends;
}

/** The letters from one place of the runs to another, each face a piece, beside each other from 0 on. */
function piecesOf(
  runs: readonly Run[],
  from: number,
  to: number,
  look: LineStyle,
  measure: Measure,
): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text, face } of runs) {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (part !== '') pieces.push(pieceOf(part, endOf(pieces, measure), { ...look, face }));
    at += text.length;
  }
  return pieces;
}

function endOf(pieces: readonly Piece[], measure: Measure): number {
  const last = pieces.at(-1);
  return last ? last.x + measure(last.text, last.face, last.size) : 0;
}

/** As a browser does: two lines of a paragraph stand together at a page's end and beginning. */
function twoTogether<Line extends { keepWithNext: boolean }>(lines: readonly Line[]): Line[] {
  return lines.map((line, place, all) => ({
    ...line,
    keepWithNext: place === 0 ? all.length > 1 : place === all.length - 2,
  }));
}

function together<Line extends { keepWithNext: boolean }>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, keepWithNext: true }));
}

function ruled<Line extends Omit<PaperLine, 'block'>>(
  lines: readonly Line[],
  { rule }: PaperStyle,
): Line[] {
  if (rule.thickness === 0) return [...lines];
  return lines.map((line, place) =>
    place === lines.length - 1
      ? { ...line, rule, after: line.after + rule.gap + rule.thickness }
      : line,
  );
}

/** A text at its place. */
export function pieceOf(
  text: string,
  x: number,
  { face, size, color }: Pick<Piece, 'face' | 'size' | 'color'>,
): Piece {
  return { text, x, face, size, color };
}
