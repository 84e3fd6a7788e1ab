import PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { PaperBlock } from '../../domain/paper/paper';
import { layOutPaper, topOfPage } from '../../domain/paper/paper-pages';
import type { Piece, PlacedLine } from '../../domain/paper/paper-pages';
import { paperStyles } from '../../domain/paper/paper-style';
import type { Face, PaperStyle, PaperTemplate } from '../../domain/paper/paper-style';
import type { TrueType } from '../../domain/paper/true-type';
import { measureBy, pdfFont } from './pdf-font';

export type PaperFonts = Readonly<Record<Face, TrueType>>;

/**
 * A resume's paper as a tagged PDF (PDF/UA, ISO 14289-1): title, language, headings, lists, all in reading order. The
 * fonts must have every character of the blocks.
 */
export async function writePdf(
  blocks: readonly PaperBlock[],
  template: PaperTemplate,
  fonts: PaperFonts,
  title: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const style = paperStyles[template];
  const document = new PDFDocument({
    font: null,
    size: 'LETTER',
    margin: style.page.margin,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'Career Quest', Producer: 'Career Quest' },
  });
  const written = bytesFrom(document);
  for (const face of ['regular', 'bold'] as const)
    document.registerFont(face, pdfFont(fonts[face]));
  const name = blocks.find(({ kind }) => kind === 'name');
  const tags = tagsOf(document, blocks);
  const pages = layOutPaper(blocks, style, measureBy(fonts));
  for (const [index, lines] of pages.entries()) {
    document.addPage();
    if (index > 0)
      drawTopOfPage(document, name?.kind === 'name' ? name.text : '', index + 1, style);
    for (const line of lines) drawLine(document, line, tags, style);
  }
  tags.end();
  document.end();
  return await written;
}

type Tags = {
  /** The element that a line's text belongs to, and the one of its bullet sign. */
  of: (line: PlacedLine) => { tag: string; text: StructureElement; label: StructureElement | null };
  end: () => void;
};

const tagByKind = { name: 'H1', contact: 'P', section: 'H2', entry: 'H3', paragraph: 'P' } as const;

function tagsOf(document: PDFDocument, blocks: readonly PaperBlock[]): Tags {
  const root = document.struct('Document');
  document.addStructure(root);
  const child = (parent: StructureElement, tag: string) => {
    const element = document.struct(tag);
    parent.add(element);
    return element;
  };
  const elements = blocks.map((block) => {
    if (block.kind !== 'bullets') {
      const tag = tagByKind[block.kind];
      return [{ tag, text: child(root, tag), label: null }];
    }
    const list = child(root, 'L');
    return block.texts.map(() => {
      const item = child(list, 'LI');
      return { tag: 'LBody', label: child(item, 'Lbl'), text: child(item, 'LBody') };
    });
  });
  return {
    of: ({ block, part }) => {
      const found = elements[block]?.[part];
      if (!found) throw new RangeError('A line belongs to no block.');
      return found;
    },
    end: () => root.end(),
  };
}

function drawLine(document: PDFDocument, line: PlacedLine, tags: Tags, style: PaperStyle): void {
  const { tag, text, label } = tags.of(line);
  const baseline = line.y + line.height * baselineShare;
  if (line.label && label) {
    label.add(document.markStructureContent('Lbl'));
    draw(document, line.label, baseline);
    document.endMarkedContent();
  }
  text.add(document.markStructureContent(tag));
  for (const piece of line.pieces) draw(document, piece, baseline);
  document.endMarkedContent();
  if (line.rule > 0) {
    const { width, margin } = style.page;
    document.markContent('Artifact', { type: 'Layout' });
    document.fillColor(line.pieces[0]?.color ?? '#000');
    document.rect(margin, line.y + line.height + 1, width - 2 * margin, line.rule).fill();
    document.endMarkedContent();
  }
}

/** How far down a line its letters stand. */
const baselineShare = 0.77;

/** From the second page on: whose resume it is, for who has the sheets in hand; a screen reader passes over it. */
function drawTopOfPage(
  document: PDFDocument,
  name: string,
  number: number,
  { page, body }: PaperStyle,
): void {
  document.markContent('Artifact', { type: 'Pagination' });
  const text = [name, `page ${String(number)}`].filter((part) => part !== '').join(', ');
  const piece: Piece = { ...body, text, x: page.margin, size: 9, color: '#55534c' };
  draw(document, piece, page.margin + topOfPage / 2 - 4);
  document.endMarkedContent();
}

function draw(document: PDFDocument, { text, x, face, size, color }: Piece, baseline: number) {
  document
    .font(face)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
}

function bytesFrom(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk) => {
      // Each letter of a text is one byte.
      chunks.push(
        typeof chunk === 'string'
          ? Uint8Array.from(chunk, (letter) => letter.charCodeAt(0))
          : chunk,
      );
    });
    document.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let offset = 0;
      for (const chunk of chunks) {
        whole.set(chunk, offset);
        offset += chunk.length;
      }
      resolve(whole);
    });
  });
}
