import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { IParagraphOptions, IRunOptions } from 'docx';
import { entryTexts } from '@/domain/paper/paper';
import type { EntryBlock, PaperBlock } from '@/domain/paper/paper';
import { titleText } from '@/domain/paper/paper-lines';
import { paperStyle } from '@/domain/paper/paper-style';
import type { LineStyle, PaperFamily, PaperStyle, PaperLook } from '@/domain/paper/paper-style';
import { directedRuns, isRightToLeft } from '@/domain/paper/text-direction';

/** What Word has in place of the PDF's fonts: the same widths, on every computer. */
const fontByFamily: Readonly<Record<PaperFamily, string>> = {
  Arimo: 'Arial',
  Tinos: 'Times New Roman',
  Carlito: 'Calibri',
  Gelasio: 'Georgia',
};

/**
 * A resume's paper as a Word file: headings that are headings, one list, the contact in the body, no table and no
 * text box, so that any program reads it from top to bottom.
 */
export async function writeDocx(
  blocks: readonly PaperBlock[],
  look: PaperLook,
  title: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const style = paperStyle(look);
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
            font: fontByFamily[style.family],
            size: body.size * 2,
            color: colorOf(body),
            language: { value: 'en-US' },
          },
        },
        heading1: headingOf(style.name, 0, style.headingFamily),
        heading2: headingOf(style.section, style.rule.thickness, style.headingFamily),
        heading3: headingOf({ ...style.body, before: style.entryGap }, 0, style.family),
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
              left: twips(page.margin),
              right: twips(page.margin),
            },
          },
        },
        headers: {
          first: new Header({ children: [new Paragraph({})] }),
          default: new Header({
            children: [paragraph(name?.kind === 'name' ? name.text : '')],
          }),
        },
        children: blocks.flatMap((block) => paragraphsOf(block, style)),
      },
    ],
  });
  const file = await Packer.toArrayBuffer(document);
  return new Uint8Array(file);
}

const listName = 'resume-bullets';

function paragraphsOf(block: PaperBlock, style: PaperStyle): Paragraph[] {
  // Without it a paragraph begins where its own direction does.
  const centred = style.name.isCentred ? { alignment: AlignmentType.CENTER } : {};
  switch (block.kind) {
    case 'name':
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_1, ...centred })];
    case 'contact':
      return [paragraph(block.text, centred)];
    case 'section':
      return [paragraph(titleText(block.text, style), { heading: HeadingLevel.HEADING_2 })];
    case 'entry':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_3,
          ...(isRightToLeft(block.title) && { bidirectional: true }),
          tabStops: [
            { type: TabStopType.RIGHT, position: twips(style.page.width - 2 * style.page.margin) },
          ],
          children: entryRuns(block, style),
          ...((block.isFirst || block.isLine) && {
            spacing: { before: block.isFirst ? 0 : twips(style.lineGap) },
          }),
        }),
      ];
    case 'bullets':
      return block.texts.map((text) =>
        paragraph(text, { numbering: { reference: listName, level: 0 } }),
      );
    case 'paragraph':
      return [
        paragraph(block.text, block.isApart ? { spacing: { before: twips(style.entryGap) } } : {}),
      ];
    case 'items':
      return [paragraph(block.text)];
  }
}

function paragraph(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({
    ...options,
    ...(isRightToLeft(text) && { bidirectional: true }),
    children: runsOf({ text }),
  });
}

/** Word puts the words of a run in one direction, and takes other fonts for those from right to left. */
function runsOf({ text, ...look }: IRunOptions & { text: string }): TextRun[] {
  return directedRuns(text).map(
    (run) =>
      new TextRun({ ...look, text: run.text, ...(run.rightToLeft && { rightToLeft: true }) }),
  );
}

function entryRuns(block: EntryBlock, style: PaperStyle): TextRun[] {
  const { title } = block;
  const [head = '', dates = '', place = ''] = entryTexts(block);
  return [
    ...runsOf({ text: title, bold: true }),
    ...runsOf({ text: head.slice(title.length) }),
    ...runsOf({ text: dates === '' ? '' : `\t${dates}`, color: colorOf(style.dates) }),
    ...(place === '' ? [] : [new TextRun({ break: 1 }), ...runsOf({ text: place })]),
  ];
}

function headingOf(look: LineStyle, rule: number, family: PaperFamily) {
  return {
    run: {
      font: fontByFamily[family],
      size: Math.round(look.size * 2),
      bold: look.face !== 'regular',
      color: colorOf(look),
      italics: false,
    },
    paragraph: {
      keepNext: true,
      spacing: { before: twips(look.before), after: twips(look.after) },
      ...(rule > 0 && { border: borderOf(look, rule) }),
    },
  };
}

/** A line beneath; Word counts its thickness in eighths of a point. */
function borderOf(look: LineStyle, rule: number) {
  return {
    bottom: {
      style: BorderStyle.SINGLE,
      size: Math.round(rule * 8),
      color: colorOf(look),
      space: 1,
    },
  };
}

function bulletLevel({ bullets }: PaperStyle) {
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: {
      paragraph: { indent: { left: twips(bullets.indent), hanging: twips(bullets.indent - 3) } },
    },
  };
}

function colorOf({ color }: LineStyle): string {
  return color.slice(1);
}

/** Twentieths of a point, as Word measures. */
function twips(points: number): number {
  return Math.round(points * 20);
}
