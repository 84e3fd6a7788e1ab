import { readImport, type ReadImport } from '@/domain/import-file/read-import';
import { readPdf } from '@/resume-tools/import/read-pdf';
import { decodeText } from '../decode-text';

/** Reads a file as the page does, with pdf.js as Node has it. */
export async function readForeignFile(bytes: Uint8Array, name: string): Promise<ReadImport> {
  const end = Date.now() + 5000;
  const watch = () => {
    if (Date.now() > end) throw new Error('too slow');
  };
  return await readImport(bytes, name, {
    decode: decodeText,
    watch,
    readPdf: async (file) =>
      await readPdf(file, await import('pdfjs-dist/legacy/build/pdf.mjs'), watch),
  });
}

/** The lines of a file as the check screen would show them. */
export async function shownLines(bytes: Uint8Array, name: string): Promise<string[]> {
  const read = await readForeignFile(bytes, name);
  if (!read.ok) throw new Error(read.problem);
  return read.resume.lines.map(({ text }) => text);
}
