import type { PaperBlock } from './paper';
import { breakLines } from './break-lines';
import type { Measure } from './break-lines';
import type { Face, LineStyle, PaperStyle } from './paper-style';

/** A text at its place: `x` from the left edge in points, its baseline with the line it stands on. */
export type Piece = { text: string; x: number; face: Face; size: number; color: string };
/** `part`: the number of the block's own part that the line belongs to, a bullet in a list. */
export type PaperLine = {
  block: number;
  part: number;
  label: Piece | null;
  pieces: Piece[];
  height: number;
  before: number;
  after: number;
  /** Thickness of a line beneath, in points. */
  rule: number;
  keepWithNext: boolean;
};
/** A line with its upper edge, in points from the top of the page. */
export type PlacedLine = PaperLine & { y: number };

/**
 * Sets a resume's blocks on pages. A heading never stands alone at a page's end, nor does the first line of a job, and
 * a bullet of up to three lines is not divided. From the second page on `topOfPage` points stay free for the name.
 */
export function layOutPaper(
  blocks: readonly PaperBlock[],
  style: PaperStyle,
  measure: Measure,
): PlacedLine[][] {
  const { height, margin } = style.page;
  const bottom = height - margin;
  const pages: PlacedLine[][] = [[]];
  let y = margin;
  const place = (line: PaperLine, needed: number) => {
    const isTop = pages.at(-1)?.length === 0;
    if (!isTop && y + line.before + needed > bottom) {
      pages.push([]);
      y = margin + topOfPage;
    } else if (!isTop) {
      y += line.before;
    }
    pages.at(-1)?.push({ ...line, y });
    y += line.height + line.after;
  };
  for (const group of groupsOf(linesOfAll(blocks, style, measure))) {
    const whole = heightOf(group);
    const canStandTogether = whole <= bottom - margin - topOfPage;
    for (const [index, line] of group.entries())
      place(line, canStandTogether && index === 0 ? whole : line.height);
  }
  return pages;
}

function linesOfAll(
  blocks: readonly PaperBlock[],
  style: PaperStyle,
  measure: Measure,
): PaperLine[] {
  return blocks.flatMap((block, index) => {
    const lines = linesOf(block, index, style, measure);
    const next = blocks[index + 1];
    const leads =
      block.kind === 'name' ||
      block.kind === 'section' ||
      (block.kind === 'entry' && next?.kind === 'bullets');
    return lines.map((line, place) =>
      place === lines.length - 1 ? { ...line, keepWithNext: leads } : line,
    );
  });
}

/** From the first line's upper edge to the last one's lower. */
function heightOf(group: readonly PaperLine[]): number {
  const last = group.at(-1)?.after ?? 0;
  const first = group[0]?.before ?? 0;
  return (
    group.reduce((sum, { before, height, after }) => sum + before + height + after, 0) -
    first -
    last
  );
}

/** What the name takes at the top of a later page, in points. */
export const topOfPage = 24;

function groupsOf(lines: readonly PaperLine[]): PaperLine[][] {
  const groups: PaperLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen) groups.at(-1)?.push(line);
    else groups.push([line]);
    isOpen = line.keepWithNext;
  }
  return groups;
}

function linesOf(
  block: PaperBlock,
  index: number,
  style: PaperStyle,
  measure: Measure,
): PaperLine[] {
  const set = (text: string, look: LineStyle, indent = 0) =>
    textLines(text, look, style, measure, indent).map((line) => ({ ...line, block: index }));
  switch (block.kind) {
    case 'name':
      return together(set(block.text, style.name));
    case 'contact':
      return ruled(set(block.text, style.contact), style.rules.contact);
    case 'section':
      return together(ruled(set(block.text, style.section), style.rules.section));
    case 'paragraph':
      return set(block.text, style.body);
    case 'entry':
      return entryLines(block, set(block.left, style.entry), style, measure, index);
    case 'bullets':
      return block.texts.flatMap((text, part) =>
        set(text, style.body, style.bulletIndent).map((line, place, all) => ({
          ...line,
          part,
          before: part === 0 && place === 0 ? 2 : 0,
          label: place === 0 ? pieceOf('•', style.page.margin + 3, style.body) : null,
          keepWithNext: all.length <= 3 && place < all.length - 1,
        })),
      );
  }
}

/** The dates stand at the right edge of the title's last line, or on a line of their own where there is no room. */
function entryLines(
  { right, isFirst }: { right: string; isFirst: boolean },
  titles: readonly PaperLine[],
  style: PaperStyle,
  measure: Measure,
  block: number,
): PaperLine[] {
  const dates = textLines(right, style.body, style, measure, 0).map((line) => ({ ...line, block }));
  const last = titles.at(-1);
  const date = last && dates.length === 1 && atRightEdge(last, right, style, measure);
  const lines = date ? [...titles.slice(0, -1), date] : [...titles, ...dates];
  return together(lines).map((line, place) =>
    place === 0 && !isFirst ? { ...line, before: style.entryGap } : line,
  );
}

/** The line with a text at its right edge; null where that would come too near. */
function atRightEdge(
  line: PaperLine,
  text: string,
  { page, body }: PaperStyle,
  measure: Measure,
): PaperLine | null {
  const [title] = line.pieces;
  const x = page.width - page.margin - measure(text, body.face, body.size);
  if (!title || title.x + measure(title.text, title.face, title.size) + 12 > x) return null;
  return { ...line, pieces: [{ ...title, text: `${title.text} ` }, pieceOf(text, x, body)] };
}

function textLines(
  text: string,
  look: LineStyle,
  { page }: PaperStyle,
  measure: Measure,
  indent: number,
): PaperLine[] {
  const width = page.width - 2 * page.margin - indent;
  const texts = breakLines(text, width, (part) => measure(part, look.face, look.size));
  return texts.map((part, place) => {
    const free = look.isCentred ? (width - measure(part.trimEnd(), look.face, look.size)) / 2 : 0;
    return {
      block: 0,
      part: 0,
      label: null,
      pieces: [pieceOf(part, page.margin + indent + free, look)],
      height: look.size * look.height,
      before: place === 0 ? look.before : 0,
      after: place === texts.length - 1 ? look.after : 0,
      rule: 0,
      keepWithNext: false,
    };
  });
}

function together(lines: readonly PaperLine[]): PaperLine[] {
  return lines.map((line) => ({ ...line, keepWithNext: true }));
}

function ruled(lines: readonly PaperLine[], rule: number): PaperLine[] {
  return lines.map((line, place) => (place === lines.length - 1 ? { ...line, rule } : line));
}

function pieceOf(text: string, x: number, { face, size, color }: LineStyle): Piece {
  return { text, x, face, size, color };
}
