import {
  AlignmentType,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { IParagraphOptions, IRunOptions } from 'docx';
import { entryTexts, labelText } from '@/domain/page-layout/resume-blocks';
import type { EntryBlock, PageBlock } from '@/domain/page-layout/resume-blocks';
import { gapAbove } from '@/domain/page-layout/block-lines';
import { listWords } from '@/domain/page-layout/resume-text-lines';
import type { Face, PageStyle } from '@/domain/page-layout/page-style';
import { blockLinks } from '@/domain/page-layout/text-links';
import { isRightToLeft } from '@/domain/page-layout/text-direction';
import {
  barOf,
  borderBelow,
  bulletLevel,
  colorOf,
  fontOf,
  headingOf,
  lineOf,
  twips,
} from './docx-style';
import { linkedRuns, runsOf } from './docx-runs';

/**
 * A resume's paper as a Word file: headings that are headings, one list, the contact in the body, no table and no
 * text box, so that any program reads it from top to bottom. `contactLines`: the line of contacts as it is broken on the
 * other papers; office programs end a line at a dash of an email or phone number, too.
 */
export async function writeDocx(
  blocks: readonly PageBlock[],
  style: PageStyle,
  title: string,
  contactLines: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const { page, body } = style;
  const name = blocks.find(({ kind }) => kind === 'name');
  const creator = name?.kind === 'name' ? name.text : 'Career Quest';
  const document = new Document({
    title,
    creator,
    lastModifiedBy: creator,
    styles: {
      default: {
        document: {
          run: {
            font: fontOf(style.family),
            size: body.size * 2,
            color: colorOf(body),
            language: { value: 'en-US' },
          },
        },
        heading1: headingOf(style.name, style.headingFamily),
        heading2: headingOf(style.section, style.headingFamily, style),
        heading3: headingOf({ ...style.body, before: style.entryGap }, style.family),
      },
    },
    numbering: { config: [{ reference: listName, levels: [bulletLevel(style)] }] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              top: twips(page.margin),
              bottom: twips(page.margin),
              left: twips(page.side),
              right: twips(page.side),
              // As far down as on the other papers: lower, its line would push the words of a small margin down.
              header: twips(page.margin / 2 - 6),
            },
          },
        },
        headers: {
          first: new Header({ children: [new Paragraph({})] }),
          default: new Header({
            children: [paragraph(name?.kind === 'name' ? name.text : '')],
          }),
        },
        children: blocks.flatMap((block, at) =>
          paragraphsOf(block, style, blocks[at - 1], contactLines),
        ),
      },
    ],
  });
  const file = await Packer.toArrayBuffer(document);
  return new Uint8Array(file);
}

const listName = 'resume-bullets';

function paragraphsOf(
  block: PageBlock,
  style: PageStyle,
  before: PageBlock | undefined,
  contactLines: readonly string[],
): Paragraph[] {
  const below = (before: number) => spacingBelow(before, style);
  // Without it a paragraph begins where its own direction does.
  const centred = style.name.isCentred ? { alignment: AlignmentType.CENTER } : {};
  switch (block.kind) {
    case 'name':
      return [
        ...(style.bar.thickness > 0 ? [new Paragraph(barOf(style))] : []),
        paragraph(block.text, { heading: HeadingLevel.HEADING_1, ...centred }),
      ];
    case 'contact':
      return [
        paragraph(
          withLineEnds(block.text, contactLines),
          { ...centred, ...below(style.contact.before), ...borderBelow(style.headRule) },
          { size: style.contact.size * 2, color: colorOf(style.contact) },
          blockLinks(block),
        ),
      ];
    case 'section':
      return [
        paragraph(block.text, {
          heading: HeadingLevel.HEADING_2,
          // Office programs take the larger of two distances that meet, not both.
          ...(before?.kind === 'contact' && {
            spacing: { before: twips(style.contact.after + style.section.before) },
          }),
        }),
      ];
    case 'entry':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_3,
          ...(isRightToLeft(block.title) && { bidirectional: true }),
          tabStops: [
            { type: TabStopType.RIGHT, position: twips(style.page.width - 2 * style.page.side) },
          ],
          children: entryRuns(block, style),
          ...((block.isFirst || block.isLine) && {
            spacing: { before: block.isFirst ? 0 : twips(style.lineGap) },
          }),
        }),
      ];
    case 'bullets':
      return block.texts.map((text, index) =>
        paragraph(
          text,
          {
            numbering: { reference: listName, level: 0 },
            ...below(style.bullets[index === 0 ? 'before' : 'between']),
          },
          {},
          blockLinks(block, index),
        ),
      );
    case 'paragraph':
      return [
        paragraph(
          block.text,
          // Office programs take the larger of two distances that meet, not both.
          below(gapAbove(block, style) + (before?.kind === 'contact' ? style.contact.after : 0)),
          {},
          blockLinks(block),
        ),
      ];
    case 'labeled':
      return labeledOf(block, style);
    case 'items':
      return block.isList && style.hasListColumns
        ? rowsOf(block.text, style)
        : [paragraph(block.text, below(0))];
  }
}

/** A text with "\n" for the space at which each of its lines ends; a word that is wider than a line stays whole. */
function withLineEnds(text: string, lines: readonly string[]): string {
  if (lines.join('') !== text) return text;
  return lines
    .map((line, index) => (index < lines.length - 1 ? line.replace(/ $/u, '\n') : line))
    .join('');
}

/** Repeated in each paragraph, because LibreOffice ignores the line height of the document's default style. */
function spacingBelow(before: number, { body, family }: PageStyle) {
  return { spacing: { before: twips(before), after: 0, ...lineOf(body, family) } };
}

/** Two words of a list beside each other, each after its bullet. */
function rowsOf(text: string, style: PageStyle): Paragraph[] {
  const { bullets, listColumn } = style;
  const words = listWords(text);
  const second = listColumn.width + listColumn.gap;
  return Array.from(
    { length: Math.ceil(words.length / 2) },
    (_, row) =>
      new Paragraph({
        numbering: { reference: listName, level: 0 },
        tabStops: [
          { type: TabStopType.LEFT, position: twips(second) },
          { type: TabStopType.LEFT, position: twips(second + bullets.indent) },
        ],
        ...spacingBelow(row === 0 ? 0 : bullets.between, style),
        children: words
          .slice(2 * row, 2 * row + 2)
          .flatMap((word, column) => [
            ...(column === 0 ? [] : runsOf({ text: '\t•\t' })),
            ...runsOf({ text: word }),
          ]),
      }),
  );
}

/** A short section: its name, and beside it its words, each text a paragraph. */
function labeledOf(block: Extract<PageBlock, { kind: 'labeled' }>, style: PageStyle): Paragraph[] {
  const left = twips(style.labelWidth);
  return block.texts.map(
    (text, index) =>
      new Paragraph({
        indent: { left, hanging: index === 0 ? left : 0 },
        tabStops: [{ type: TabStopType.LEFT, position: left }],
        ...spacingBelow(index > 0 || block.isFirst ? 0 : style.lineGap, style),
        children: [
          ...(index === 0 ? runsOf({ text: `${labelText(block)}\t`, bold: true }) : []),
          ...runsOf({ text }),
        ],
      }),
  );
}

function paragraph(
  text: string,
  options: IParagraphOptions = {},
  look: Omit<IRunOptions, 'text'> = {},
  links: Parameters<typeof linkedRuns>[2] = [],
): Paragraph {
  return new Paragraph({
    ...options,
    ...(isRightToLeft(text) && { bidirectional: true }),
    children: linkedRuns(text, look, links),
  });
}

function entryRuns(block: EntryBlock, style: PageStyle): TextRun[] {
  const { rest, hasEmployer, isLine } = block;
  const [head = '', dates = '', place = ''] = entryTexts(block);
  const [employer = ''] = hasEmployer ? rest : [];
  const title = isLine ? {} : { bold: true, size: style.title.size * 2 };
  return [
    ...runsOf({ text: head, ...title }),
    ...runsOf({ text: dates === '' ? '' : `\t${dates}`, ...faceOf(style.dates) }),
    ...(place === ''
      ? []
      : [
          new TextRun({ break: 1 }),
          ...runsOf({ text: employer, ...faceOf(style.employer) }),
          ...runsOf({ text: place.slice(employer.length), color: colorOf(style.place) }),
        ]),
  ];
}

function faceOf({ face, color }: { face: Face; color: string }) {
  return { color: colorOf({ color }), ...(face === 'italic' && { italics: true }) };
}
