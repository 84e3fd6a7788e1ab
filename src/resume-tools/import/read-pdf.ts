import type {
  DocumentInitParameters,
  PDFDocumentLoadingTask,
  TextItem,
  TextMarkedContent,
} from 'pdfjs-dist/types/src/display/api';
import { ImportRefused, importLimits, type Watch } from '@/domain/import-file/import-refused';
import type { FileLines } from '@/domain/import-file/own-title';
import { pdfLines, type PdfPiece } from '@/domain/import-file/pdf-lines';

/** Gives the lines of a PDF, and the headings of one of ours; throws `ImportRefused` and what the library throws. */
export type PdfReader = (bytes: Uint8Array, watch: Watch) => Promise<FileLines>;

type Library = { getDocument: (source: DocumentInitParameters) => PDFDocumentLoadingTask };

/** A page of writing has far more; a scan has a few stray letters at most. */
const fewestLettersPerPage = 20;

/**
 * The lines of a PDF, read with pdf.js: text only, nothing is drawn and no script of the file runs. Throws `locked`,
 * `too-long`, `scan`, and what the library throws on a broken file.
 */
export async function readPdf(
  bytes: Uint8Array,
  { getDocument }: Library,
  watch: Watch,
): Promise<FileLines> {
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
    const headings: string[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      watch();
      const page = await file.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: isOurs });
      pages.push(items.flatMap((item) => ('str' in item ? pieceOf(item) : [])));
      headings.push(...headingsIn(items));
    }
    const letters = pages.flat().reduce((sum, { text }) => sum + text.trim().length, 0);
    if (letters < fewestLettersPerPage * pages.length) throw new ImportRefused('scan');
    return { lines: pdfLines(pages), headings };
  } catch (error) {
    throw isPasswordError(error) ? new ImportRefused('locked') : error;
  } finally {
    void task.destroy();
  }
}

/** What is tagged as a heading of the second level, as in our writer: the first is the name. */
function headingsIn(items: readonly (TextItem | TextMarkedContent)[]): string[] {
  const headings: string[] = [];
  let isHeading = false;
  for (const item of items) {
    if ('str' in item) {
      if (isHeading) headings.push(`${headings.pop() ?? ''}${item.str}`);
    } else if (item.type !== 'endMarkedContent') {
      isHeading = 'tag' in item && item.tag === 'H2';
      if (isHeading) headings.push('');
    }
  }
  return headings.map((heading) => heading.trim());
}

function pieceOf({ str, transform, width, height }: TextItem): PdfPiece[] {
  const [, , , , x, y] = transform as number[];
  return str === '' || x === undefined || y === undefined
    ? []
    : [{ text: str, x, y, width, height: height || 10 }];
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
