import PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { pageHeader } from '@/domain/page-layout/page-header';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { fitToPages } from '@/domain/page-layout/paginate';
import type { PositionedLine } from '@/domain/page-layout/paginate';
import type { ResumeTheme, PageStyle } from '@/domain/page-layout/page-style';
import { widthOf } from '@/domain/page-layout/lay-out-text';
import { blockLinks, type TextLink } from '@/domain/page-layout/text-links';
import { drawText } from './draw-text';
import { linkedPieces } from './linked-pieces';
import { measureBy, pdfFont } from './pdf-font';
import type { PaperFonts } from './pdf-font';

/**
 * A resume's paper as a tagged PDF (PDF/UA, ISO 14289-1): title, language, headings, lists, all in reading order. The
 * fonts must have every character of the blocks.
 */
export async function writePdf(
  blocks: readonly PageBlock[],
  look: ResumeTheme,
  fonts: PaperFonts,
  title: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { style, pages } = fitToPages(blocks, look, measureBy(fonts));
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
  for (const face of ['regular', 'bold', 'heading', 'italic'] as const)
    document.registerFont(face, pdfFont(fonts[face]));
  const owner = ownerOf(blocks);
  const tags = tagsOf(document, blocks);
  const linksOf = linksByLine(blocks);
  for (const [index, lines] of pages.entries()) {
    document.addPage();
    if (index > 0)
      drawTopOfPage(document, pageHeader(owner, index + 1, pages.length), style, fonts);
    for (const line of lines) drawLine(document, line, linksOf(line), tags, style, fonts);
  }
  tags.end();
  document.end();
  return await written;
}

type Tags = {
  /** The element that a line's text belongs to, and the one of its bullet sign. */
  of: (line: PositionedLine) => {
    tag: string;
    text: StructureElement;
    label: StructureElement | null;
  };
  end: () => void;
};

const tagByKind = {
  name: 'H1',
  contact: 'P',
  section: 'H2',
  entry: 'H3',
  paragraph: 'P',
  items: 'P',
  labeled: 'P',
} as const;

function tagsOf(document: PDFDocument, blocks: readonly PageBlock[]): Tags {
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

type LineLinks = { links: readonly TextLink[]; from: number };

/** The links of the text that a line belongs to, and how many of its letters stand on the lines before; line by line. */
function linksByLine(blocks: readonly PageBlock[]): (line: PositionedLine) => LineLinks {
  const lettersOf = new Map<string, number>();
  return ({ block, part, pieces }) => {
    const found = blocks[block];
    const key = `${String(block)} ${String(part)}`;
    const from = lettersOf.get(key) ?? 0;
    lettersOf.set(
      key,
      pieces.reduce((sum, { text }) => sum + text.length, from),
    );
    return { links: found ? blockLinks(found, part) : [], from };
  };
}

function drawLine(
  document: PDFDocument,
  line: PositionedLine,
  { links, from }: LineLinks,
  tags: Tags,
  style: PageStyle,
  fonts: PaperFonts,
): void {
  if (line.pieces.length === 0) return drawBar(document, line.y, style);
  const { tag, text, label } = tags.of(line);
  const baseline = line.y + baselineOf(line, fonts);
  const measure = measureBy(fonts);
  if (line.label && label) {
    label.add(document.markStructureContent('Lbl'));
    drawText(document, [line.label], baseline, measure);
    document.endMarkedContent();
  }
  for (const { href, pieces } of linkedPieces(line.pieces, from, links, measure)) {
    const element = href === null ? text : document.struct('Link');
    if (href !== null) text.add(element);
    element.add(document.markStructureContent(href === null ? tag : 'Link'));
    drawText(document, pieces, baseline, measure);
    document.endMarkedContent();
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (href === null || !first || !last) continue;
    const width = last.x + widthOf(last, measure) - first.x;
    const told = { structParent: element, Contents: Object(href) as object };
    document.link(first.x, line.y, width, line.height, href, told);
  }
  if (line.rule) {
    const { thickness, gap, color } = line.rule;
    const { side, width } = style.page;
    const y = line.y + line.height + gap;
    drawBox(document, [side, y, width - 2 * side, thickness], color);
  }
}

/** Above the name. */
function drawBar(document: PDFDocument, y: number, { bar, page }: PageStyle): void {
  drawBox(document, [page.side, y, bar.width, bar.thickness], bar.color);
}

/** A box in points from the left and the top, its width and height; who reads the file passes over it. */
function drawBox(
  document: PDFDocument,
  [x, y, width, height]: [number, number, number, number],
  color: string,
): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.fillColor(color);
  document.rect(x, y, width, height).fill();
  document.endMarkedContent();
}

/**
 * How far down a line its letters stand, in points: the font's own height is in the line's middle. In whole pixels of a
 * screen, as Chromium counts when it prints (FontHeight::AddLeading).
 */
function baselineOf({ height, strut }: PositionedLine, fonts: PaperFonts): number {
  const isHeading = strut.face === 'heading';
  const { ascent, descent, unitsPerEm } = isHeading ? fonts.heading : fonts.regular;
  const pixels = strut.size / pointsPerPixel / unitsPerEm;
  const [above, below] = [Math.round(ascent * pixels), Math.round(-descent * pixels)];
  const free = height / pointsPerPixel - above - below;
  return (above + Math.floor(free / 2)) * pointsPerPixel;
}

const pointsPerPixel = 72 / 96;

function ownerOf(blocks: readonly PageBlock[]): { name: string; phone: string } {
  const owner = { name: '', phone: '' };
  for (const block of blocks) {
    if (block.kind === 'name') owner.name = block.text;
    if (block.kind === 'contact') owner.phone = block.phone;
  }
  return owner;
}

/** A screen reader passes over it. */
function drawTopOfPage(
  document: PDFDocument,
  text: string,
  { page, contact }: PageStyle,
  fonts: PaperFonts,
): void {
  const measure = measureBy(fonts);
  const x = page.width - page.side - measure(text, contact.face, topSize);
  document.markContent('Artifact', { type: 'Pagination' });
  drawText(document, [{ ...contact, text, x, size: topSize }], page.margin / 2 + 3, measure);
  document.endMarkedContent();
}

/** The size of the head above later pages, in points. */
const topSize = 9;

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
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let offset = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, offset);
        offset += chunk.length;
      }
      resolve(bytes);
    });
  });
}
