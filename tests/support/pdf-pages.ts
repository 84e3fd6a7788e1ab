import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a page; lengths in points (1/72 inch), `y` from the bottom of the page. */
export type PdfRun = { text: string; x: number; y: number; width: number; height: number };
export type PdfPage = { width: number; height: number; runs: PdfRun[]; structure: string[] };

/** Every page of a PDF: its size, where each text stands, and the roles of its structure tree in order. */
export async function pdfPages(pdf: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocument({
    data: new Uint8Array(pdf),
    useSystemFonts: true,
    verbosity: 0,
  }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return { text: item.str, x, y, width: item.width, height: item.height };
    });
    pages.push({ width, height, runs, structure: rolesIn(await page.getStructTree()) });
  }
  return pages;
}

/** The texts that reach over the edge of the paper, or over a margin of that many points. */
export function clippedTexts(pages: PdfPage[], margin: number): string[] {
  return pages.flatMap(({ width, height, runs }) =>
    runs
      .filter(
        (run) =>
          run.x < margin - 1 ||
          run.x + run.width > width - margin + 1 ||
          run.y < margin - 1 ||
          // Letters stand on `y` and fill about three quarters of the height of their line.
          run.y + run.height * 0.75 > height - margin + 1,
      )
      .map(({ text }) => text),
  );
}

function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, children } = node as { role?: string; children?: unknown[] };
  return [...(role ? [role] : []), ...(children ?? []).flatMap(rolesIn)];
}
