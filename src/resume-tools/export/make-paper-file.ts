import { missingLines } from '@/domain/export/read-back';
import { writeTextResume } from '@/domain/export/text-resume';
import { missingCharacters } from '@/domain/page-layout/missing-characters';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { fitToPages } from '@/domain/page-layout/paginate';
import { pageStyle, type ResumeTheme, type PageStyle } from '@/domain/page-layout/page-style';
import { resumeFileName } from '../preview/use-print-setup';

/** Characters that the PDF's fonts have no shape for: it is not written. */
export type MissingCharacters = { missing: string[] };

export type PaperFormat = 'pdf' | 'docx' | 'txt';

type Content = string | Uint8Array<ArrayBuffer>;

/** What each kind of file calls itself. */
export const paperTypes: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
};

/** Blocks of a paper as a file's content. Each writer loads when it is first asked for; rejects when it cannot be had. */
export async function writePaper(
  format: PaperFormat,
  blocks: readonly PageBlock[],
  { look, title }: { look: ResumeTheme; title: string },
): Promise<Content | MissingCharacters> {
  switch (format) {
    case 'pdf':
      return await writePaperPdf(blocks, look, title);
    case 'docx': {
      const { writeDocx } = await import('./write-docx');
      const { style, contactLines } = await setForWord(blocks, look);
      return await writeDocx(blocks, style, title, contactLines);
    }
    case 'txt':
      return writeTextResume(blocks);
  }
}

/** The text that a file of ours gives to who reads it; a Word file by the reader of foreign ones. */
export async function readPaper(format: PaperFormat, bytes: Uint8Array): Promise<string> {
  switch (format) {
    case 'pdf': {
      const [{ unzlibSync }, { pdfTexts }] = await Promise.all([
        import('fflate'),
        import('@/domain/export/pdf-texts'),
      ]);
      return pdfTexts(bytes, (packed) => unzlibSync(packed));
    }
    case 'docx': {
      const [{ docxLines }, { openZip }] = await Promise.all([
        import('@/domain/import-file/documents/docx-lines'),
        import('@/domain/import-file/parse/zip-file'),
      ]);
      const lines = docxLines(openZip(bytes, noLimit), textOf, noLimit);
      return lines.map(({ text }) => text).join('\n');
    }
    case 'txt':
      return textOf(bytes);
  }
}

/** A file of a paper, and the lines of the paper that are not in it when it is read again. */
export type PaperFile = { file: File; missingLines: string[] };

/** A paper that is no resume as a file, named after its owner and the paper, and read again. */
export async function makePaperFile(
  format: PaperFormat,
  blocks: readonly PageBlock[],
  { look, owner, fileWord }: { look: ResumeTheme; owner: string; fileWord: string },
): Promise<PaperFile | MissingCharacters> {
  const title = resumeFileName(owner, fileWord);
  const content = await writePaper(format, blocks, { look, title });
  if (typeof content === 'object' && 'missing' in content) return content;
  const file = new File([content], `${title}.${format}`, { type: paperTypes[format] });
  const found = await readPaper(format, new Uint8Array(await file.arrayBuffer()));
  return { file, missingLines: missingLines(found, blocks) };
}

/** The same typeface sizes as in the PDF: Word has typefaces whose letters are equally wide. */
async function setForWord(
  blocks: readonly PageBlock[],
  look: ResumeTheme,
): Promise<{ style: PageStyle; contactLines: string[] }> {
  try {
    const [{ measureBy }, { loadPaperFonts }] = await Promise.all([
      import('./pdf-font'),
      import('./paper-fonts'),
    ]);
    const { style, pages } = fitToPages(blocks, look, measureBy(await loadPaperFonts(look)));
    const lines = pages.flat().filter(({ block }) => blocks[block]?.kind === 'contact');
    const contactLines = lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
    return { style, contactLines };
  } catch {
    // The fonts cannot be had: the file is written all the same.
    return { style: pageStyle(look), contactLines: [] };
  }
}

async function writePaperPdf(
  blocks: readonly PageBlock[],
  look: ResumeTheme,
  title: string,
): Promise<Uint8Array<ArrayBuffer> | MissingCharacters> {
  const [{ writePdf }, { loadPaperFonts }] = await Promise.all([
    import('./write-pdf'),
    import('./paper-fonts'),
  ]);
  const fonts = await loadPaperFonts(look);
  const missing = missingCharacters(blocks, Object.values(fonts));
  return missing.length > 0 ? { missing } : writePdf(blocks, look, fonts, title);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

// No limits here: they guard against foreign files, and this one was made by us.
function noLimit(): void {
  return undefined;
}
