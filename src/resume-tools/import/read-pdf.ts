import type {
  DocumentInitParameters,
  PDFDocumentLoadingTask,
  PDFPageProxy,
  TextItem,
  TextMarkedContent,
} from 'pdfjs-dist/types/src/display/api';
import { ImportRefused, importLimits, type Watch } from '@/domain/import-file/import-refused';
import { withLinkedAddress } from '@/domain/import-file/lines/linked-address';
import { pdfLines } from '@/domain/import-file/pdf/pdf-lines';
import type { PdfPiece } from '@/domain/import-file/pdf/pdf-pieces';
import type { FileLine } from '@/domain/resume-text/lines/text-lines';

/** Gives the lines of a PDF; throws `ImportRefused` and what the library throws. */
export type PdfReader = (bytes: Uint8Array, watch: Watch) => Promise<FileLine[]>;

type Library = { getDocument: (source: DocumentInitParameters) => PDFDocumentLoadingTask };

/** A page of writing has far more; a scan has a few stray letters at most. */
const minLettersPerPage = 20;

/**
 * The lines of a PDF, read with pdf.js: its text with the fonts, what was typed into a form, nothing is drawn and no
 * script of the file runs. Throws `locked`, `too-long`, `scan`, and what the library throws on a broken file.
 */
export async function readPdf(
  bytes: Uint8Array,
  { getDocument }: Library,
  watch: Watch,
): Promise<FileLine[]> {
  const task = getDocument({
    data: bytes.slice(),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  task.onPassword = () => {
    throw new ImportRefused('locked');
  };
  try {
    const file = await task.promise;
    if (file.numPages > importLimits.pages) throw new ImportRefused('too-long');
    const { info } = await file.getMetadata();
    const isOurs = 'Creator' in info && info.Creator === 'Career Quest';
    const pages: PdfPiece[][] = [];
    const links: string[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      watch();
      const page = await file.getPage(number);
      const notes = (await page.getAnnotations()) as Annotation[];
      pages.push([...(await piecesOf(page, isOurs)), ...typedValues(notes)]);
      links.push(...notes.flatMap(({ url }) => url ?? []));
    }
    const letters = pages.flat().reduce((sum, { text }) => sum + text.trim().length, 0);
    if (letters < minLettersPerPage * pages.length) {
      const named = withNamedFonts(bytes);
      if (named === null) throw new ImportRefused('scan');
      return await readPdf(named, { getDocument }, watch);
    }
    return withLinkedAddress(pdfLines(pages), links.join('\n'));
  } catch (error) {
    throw isPasswordError(error) ? new ImportRefused('locked') : error;
  } finally {
    void task.destroy();
  }
}

/**
 * pdf.js takes no letters of a font whose description has no name, and some programs for drawing (Figma) write such. A
 * name put over the word that says what the description is, which nobody needs, lets it read them. Null: there is none.
 */
function withNamedFonts(bytes: Uint8Array): Uint8Array | null {
  const found = [...new TextDecoder('latin1').decode(bytes).matchAll(/\/Type ?\/FontDescriptor/gu)];
  if (found.length === 0) return null;
  const named = bytes.slice();
  for (const { 0: word, index } of found)
    named.set(new TextEncoder().encode('/FontName /Unnamed'.padEnd(word.length)), index);
  return named;
}

async function piecesOf(page: PDFPageProxy, isOurs: boolean): Promise<PdfPiece[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: isOurs });
  const fontOf = await fontNames(page, items);
  let level = 0;
  return items.flatMap((item) => {
    if ('str' in item) return pieceOf(item, fontOf(item.fontName), level);
    // Our writer tags the name as a heading of the first level, and those of sections as ones of the second.
    level = 'tag' in item && item.tag === 'H2' && item.type !== 'endMarkedContent' ? 2 : 0;
    return [];
  });
}

/** The names of a page's fonts ("ABCDEF+Arial-BoldMT"), which are known once its drawing was listed. */
async function fontNames(
  page: PDFPageProxy,
  items: readonly (TextItem | TextMarkedContent)[],
): Promise<(id: string) => string> {
  const ids = new Set(items.flatMap((item) => ('str' in item ? item.fontName : [])));
  if (ids.size < 2) return () => '';
  await page.getOperatorList();
  return (id) => {
    const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
    return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
  };
}

function pieceOf(
  { str, transform, width, height }: TextItem,
  font: string,
  level: number,
): PdfPiece[] {
  const [, , , , x, y] = transform as number[];
  if (str === '' || x === undefined || y === undefined) return [];
  const isIcon = /awesome|icon|wingdings|webdings|symbol|dingbat/iu.test(font);
  return [
    {
      text: isIcon ? iconText(str) : str,
      x,
      y,
      width,
      height: height || 10,
      isBold: /bold|black|heavy|semibold|demi|-bd|,bd/iu.test(font),
      level,
    },
  ];
}

/** A symbol font draws pictures where others have letters; its marks before lines are bullets. */
function iconText(text: string): string {
  return /^\p{Co}+$/u.test(text.trim()) ? text : text.replaceAll(/\S+/gu, '•');
}

/** What lies over a page: a field of a form, or a link. */
type Annotation = { fieldType?: string; fieldValue?: unknown; rect?: number[]; url?: string };

/** What was typed into the fields of a form stands beside their labels. */
function typedValues(fields: readonly Annotation[]): PdfPiece[] {
  return fields.flatMap(({ fieldType, fieldValue, rect = [] }) => {
    const [x, y, right = 0, top = 0] = rect;
    if (fieldType !== 'Tx' || typeof fieldValue !== 'string' || x === undefined || y === undefined)
      return [];
    const lines = fieldValue.split(/\r\n?|\n/u);
    const height = Math.min(12, (top - y) / lines.length);
    return lines.map((text, at) => ({
      text,
      x,
      y: (lines.length === 1 ? y : top - height * (at + 1)) + height / 3,
      width: right - x,
      height,
    }));
  });
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
