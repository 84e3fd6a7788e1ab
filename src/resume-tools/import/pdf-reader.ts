import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite gives the address of the file in its place.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';
import { ImportRefused, importLimits } from '@/domain/import-file/import-refused';
import { readPdf, type PdfReader } from './read-pdf';

/** Loads the PDF reader. It works in a thread of its own, which is ended when a file takes too long. */
export async function loadPdfReader(): Promise<PdfReader> {
  // The thread loads its file only when it starts: it is fetched here, so that a failure is told as one.
  const answer = await fetch(workerUrl);
  if (!answer.ok) throw new Error('The PDF reader did not come.');
  return async (bytes, watch) => {
    const thread = new Worker(workerUrl, { type: 'module' });
    const worker = PDFWorker.fromPort({ port: thread });
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await Promise.race([
        readPdf(bytes, { getDocument: (source) => getDocument({ ...source, worker }) }, watch),
        new Promise<never>((_, reject) => {
          timer = setTimeout(
            () => reject(new ImportRefused('too-slow')),
            importLimits.milliseconds,
          );
        }),
      ]);
    } finally {
      clearTimeout(timer);
      worker.destroy();
      thread.terminate();
    }
  };
}
