import { breakAroundAddresses, breakItems } from './break-lines';
import type { Measure } from './break-lines';
import { lineHeight } from './layout-units';
import { labelText } from './resume-blocks';
import type { EntryBlock, PageBlock } from './resume-blocks';
import { splitListItems } from './resume-text-lines';
import type { PageLineStyle, PageStyle } from './page-style';
import { positionedText, ruled, layOutText, together, twoTogether } from './lay-out-text';
import type { PageLine, PositionedText, StyledRun } from './lay-out-text';

/** Sets one block in lines between the margins of the page. All lengths are in points, as in `measure`. */
export function linesOfBlock(
  block: PageBlock,
  style: PageStyle,
  measure: Measure,
): Omit<PageLine, 'block'>[] {
  const room = roomOf(style);
  const set = (text: string, look: PageLineStyle, breakText?: typeof breakItems) =>
    layOutText([{ text, face: look.face }], look, room, measure, breakText);
  switch (block.kind) {
    case 'name':
      return together([...barLines(style), ...set(block.text, style.name)]);
    case 'contact':
      return ruled(set(block.text, style.contact, breakAroundAddresses), style.headRule);
    case 'section':
      return together(ruled(set(titleText(block.text, style), style.section), style.rule));
    case 'paragraph':
      return twoTogether(
        set(block.text, { ...style.body, before: gapAbove(block, style) }, breakAroundAddresses),
      );
    case 'labeled':
      return twoTogether(labeledLines(block, style, measure));
    case 'items':
      return twoTogether(
        layOutText(regular(splitListItems(block.text)), style.body, room, measure, breakItems),
      );
    case 'entry':
      return entryLines(block, style, measure);
    case 'bullets':
      return bulletLines(block.texts, style, measure);
  }
}

/** Between the margins. */
function roomOf({ page }: PageStyle): { x: number; width: number } {
  return { x: page.side, width: page.width - 2 * page.side };
}

/** What stands free above a paragraph. */
export function gapAbove(
  { isApart, untitled }: Extract<PageBlock, { kind: 'paragraph' }>,
  { entryGap, leadGap }: PageStyle,
): number {
  if (untitled !== undefined) return leadGap;
  return isApart ? entryGap : 0;
}

/** The room of the bar above the name: it has no words. */
function barLines({ bar, name }: PageStyle): Omit<PageLine, 'block'>[] {
  if (bar.thickness === 0) return [];
  return [
    {
      part: 0,
      label: null,
      pieces: [],
      strut: name,
      height: bar.thickness + bar.gap,
      before: 0,
      after: 0,
      rule: null,
      keepWithNext: true,
    },
  ];
}

/** The name of a short section in a column of its own, and its words beside it. */
function labeledLines(
  block: Extract<PageBlock, { kind: 'labeled' }>,
  style: PageStyle,
  measure: Measure,
): Omit<PageLine, 'block'>[] {
  const { body, labelWidth, lineGap } = style;
  const whole = roomOf(style);
  const room = { x: whole.x + labelWidth, width: whole.width - labelWidth };
  const lines = block.texts.flatMap((text) =>
    layOutText(regular(splitListItems(text)), body, room, measure, breakItems),
  );
  const label = positionedText(labelText(block), whole.x, { ...body, face: 'bold' });
  return lines.map((line, index) =>
    index > 0
      ? line
      : { ...line, pieces: [label, ...line.pieces], before: block.isFirst ? 0 : lineGap },
  );
}

/** A section's title as it is drawn; a browser does the same (`text-transform`). */
export function titleText(text: string, { isInCapitals }: Pick<PageStyle, 'isInCapitals'>): string {
  return isInCapitals ? text.toUpperCase() : text;
}

/** The sign before a bullet's words. */
export function bulletAt(x: number, { body, bullets }: PageStyle): PositionedText {
  return positionedText('•', x, { ...body, size: body.size * 1.2, color: bullets.color });
}

/** No bullet is divided; the first two and the last two stand together. */
function bulletLines(texts: readonly string[], style: PageStyle, measure: Measure) {
  const { body, bullets } = style;
  const whole = roomOf(style);
  const room = { x: whole.x + bullets.indent, width: whole.width - bullets.indent };
  return texts.flatMap((text, part) =>
    layOutText([{ text, face: body.face }], body, room, measure).map((line, index, all) => {
      const isLastLine = index === all.length - 1;
      const isWithNext = part < texts.length - 1 && (part === 0 || part === texts.length - 2);
      return {
        ...line,
        part,
        before: index > 0 ? 0 : part === 0 ? bullets.before : bullets.between,
        label: index > 0 ? null : bulletAt(whole.x, style),
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
function entryLines(block: EntryBlock, style: PageStyle, measure: Measure) {
  const { body, dates, title, entryGap, lineGap } = style;
  const { isFirst, isLine } = block;
  const whole = roomOf(style);
  const datesWidth = measure(block.dates, dates.face, dates.size);
  const isBeside =
    block.dates !== '' && body.size * (minTitle + datesGap) + datesWidth <= whole.width;
  const room = isBeside
    ? { ...whole, width: whole.width - datesWidth - body.size * datesGap }
    : whole;
  const look = isLine ? body : title;
  const said = isLine ? [block.title, ...block.rest].join(', ') : block.title;
  const titles = layOutText([{ text: said, face: look.face }], look, room, measure);
  const [first, ...others] = titles;
  const edge = { x: whole.x + whole.width - datesWidth, width: datesWidth };
  // The dates share the line of the title, whose larger letters set its height.
  const datesLines = () =>
    layOutText(
      [{ text: block.dates, face: dates.face }],
      dates,
      isBeside ? edge : whole,
      measure,
    ).map((line) => ({ ...line, strut: look, height: lineHeight(look) }));
  const lines = [
    ...(isBeside && first
      ? [
          { ...first, pieces: [...first.pieces, positionedText(block.dates, edge.x, dates)] },
          ...others,
        ]
      : [...titles, ...datesLines()]),
    ...(isLine ? [] : placeLines(block, style, measure)),
  ];
  return together(lines).map((line, at) =>
    at === 0 && !isFirst ? { ...line, before: isLine ? lineGap : entryGap } : line,
  );
}

/** For whom a job was and where, or the school and its place; each stands whole on a line if it can. */
function placeLines({ rest, hasEmployer }: EntryBlock, style: PageStyle, measure: Measure) {
  const { body, employer, place } = style;
  const items = rest.map((text, at) => (at < rest.length - 1 ? `${text}, ` : text));
  const [first = ''] = hasEmployer ? rest : [];
  const runs: StyledRun[] = [
    { text: first, ...employer },
    { text: items.join('').slice(first.length), face: 'regular', ...place },
  ];
  return layOutText(runs, body, roomOf(style), measure, (_texts, width, widthFrom) =>
    breakItems(items, width, widthFrom),
  );
}

function regular(texts: readonly string[]): StyledRun[] {
  return texts.map((text) => ({ text, face: 'regular' }));
}
