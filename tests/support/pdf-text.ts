import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Piece = { text: string; x: number; y: number; page: number };

/**
 * The text of a PDF in both orders that a reader may use: the order of the document (a screen reader, many applicant
 * tracking systems) and the order on the paper, top to bottom and left to right. White space is folded.
 */
export async function pdfText(
  pdf: Uint8Array,
): Promise<{ inDocumentOrder: string; asDrawn: string; pages: number }> {
  const document = await getDocument({
    data: new Uint8Array(pdf),
    useSystemFonts: true,
    verbosity: 0,
  }).promise;
  const pieces: Piece[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent();
    for (const item of content.items) {
      if (!('str' in item)) continue;
      const [, , , , x, y] = item.transform as number[];
      pieces.push({
        text: item.str + (item.hasEOL ? '\n' : ''),
        x: x ?? 0,
        y: y ?? 0,
        page: number,
      });
    }
  }
  return {
    inDocumentOrder: fold(pieces.map(({ text }) => text).join('')),
    asDrawn: fold(drawnLines(pieces).join('\n')),
    pages: document.numPages,
  };
}

function drawnLines(pieces: Piece[]): string[] {
  const lines = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${String(piece.page).padStart(4, '0')} ${String(100_000 - Math.round(piece.y)).padStart(6, '0')}`;
    lines.set(key, [...(lines.get(key) ?? []), piece]);
  }
  return [...lines.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, line]) =>
      line
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
