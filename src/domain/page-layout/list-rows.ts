import type { Measure } from './break-lines';
import { lineHeight } from './layout-units';
import type { PageBlock } from './resume-blocks';
import { bulletAt } from './block-lines';
import { positionedText } from './lay-out-text';
import type { PageLine } from './lay-out-text';
import { listWords } from './resume-text-lines';
import type { PageStyle } from './page-style';

/** Fewer look lost in two columns. */
const minWords = 5;

/** How wide the words of one of two columns may be, beside their bullet. */
function columnWidth({ bullets, listColumn }: PageStyle): number {
  return listColumn.width - bullets.indent;
}

/** Whether the words of each list are enough for two columns, and each of them fits on one line of its column. */
export function canListsStandInColumns(
  blocks: readonly PageBlock[],
  style: PageStyle,
  measure: Measure,
): boolean {
  const { face, size } = style.body;
  // Slightly less than the column: browsers round widths to 1/64 of a pixel.
  const room = columnWidth(style) - 1;
  const lists = blocks.flatMap((block) =>
    block.kind === 'items' && block.isList ? [listWords(block.text)] : [],
  );
  return (
    lists.length > 0 &&
    lists.every(
      (words) =>
        words.length >= minWords && words.every((word) => measure(word, face, size) <= room),
    )
  );
}

/** Two words of a list beside each other, from left to right and down, as who reads the file finds them. */
export function rowLines(text: string, style: PageStyle): Omit<PageLine, 'block'>[] {
  const { page, body, bullets, listColumn } = style;
  const step = listColumn.width + listColumn.gap;
  const words = listWords(text);
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, row) => ({
    part: 0,
    label: null,
    pieces: words.slice(2 * row, 2 * row + 2).flatMap((word, column) => {
      const x = page.side + column * step;
      return [bulletAt(x, style), positionedText(word, x + bullets.indent, body)];
    }),
    strut: body,
    height: lineHeight(body),
    before: row === 0 ? 0 : bullets.between,
    after: 0,
    rule: null,
    keepWithNext: false,
  }));
}
