import { missingCharacters } from '@/domain/paper/missing-characters';
import type { PaperBlock } from '@/domain/paper/paper';
import type { PaperLook } from '@/domain/paper/paper-style';
import { resumeFileName } from '../preview/use-print-setup';

/** Characters that the PDF's fonts have no shape for: it is not written. */
export type MissingCharacters = { missing: string[] };

/** Writes blocks of a paper as a PDF. The writer and its fonts load when it is first asked for; rejects when they cannot be had. */
export async function writePaperPdf(
  blocks: readonly PaperBlock[],
  look: PaperLook,
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

/** A paper that is no resume as a PDF file, named after its owner and the paper. */
export async function makePaperPdf(
  blocks: readonly PaperBlock[],
  { owner, fileWord }: { owner: string; fileWord: string },
): Promise<{ file: File } | MissingCharacters> {
  const title = resumeFileName(owner, fileWord);
  const content = await writePaperPdf(blocks, { template: 'modern', size: 'medium' }, title);
  if ('missing' in content) return content;
  return { file: new File([content], `${title}.pdf`, { type: 'application/pdf' }) };
}
