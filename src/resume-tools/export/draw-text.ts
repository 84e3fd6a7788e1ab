import type PDFDocument from 'pdfkit';
import type { Measure } from '@/domain/page-layout/break-lines';
import { laidOutSize } from '@/domain/page-layout/layout-units';
import { widthOf } from '@/domain/page-layout/lay-out-text';
import type { PositionedText } from '@/domain/page-layout/lay-out-text';

/**
 * Draws the pieces of a line as one text (PDF 32000, 9.4). Where one stands far from the one before, as the dates of a
 * job do, the room between them is two spaces to who reads the file: a program that looks only where the letters stand
 * (poppler's `pdftotext`) would take the dates of all jobs for a column beside the text.
 */
export function drawText(
  document: PDFDocument,
  pieces: readonly PositionedText[],
  baseline: number,
  measure: Measure,
): void {
  const y = document.page.height - baseline;
  // pdfkit has turned the page upside down.
  document.save().transform(1, 0, 0, -1, 0, document.page.height).addContent('BT');
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const end = before ? before.x + widthOf(before, measure) : piece.x;
    if (piece.x - end > piece.size / 2) drawGap(document, piece, end, y, measure);
    drawPiece(document, piece, y);
  }
  document.addContent('ET').restore();
}

function drawGap(
  document: PDFDocument,
  piece: PositionedText,
  from: number,
  y: number,
  measure: Measure,
): void {
  const space = { ...piece, text: ' ' };
  const last = piece.x - measure(' ', piece.face, piece.size);
  document.markContent('Span', { actual: '  ' });
  for (const x of [from, last]) drawPiece(document, { ...space, x }, y);
  document.endMarkedContent();
}

function drawPiece(document: PDFDocument, piece: PositionedText, y: number): void {
  const { text, x, face, size, color, tracking = 0 } = piece;
  const font = document.font(face)._font;
  document.page.fonts[font.id] ??= font.ref();
  const [glyphs] = font.encode(text);
  document.fillColor(color);
  // What is set stays set for the texts after it (PDF 32000, 9.3.2).
  document.addContent(`/${font.id} ${figure(laidOutSize(size))} Tf ${figure(tracking)} Tc`);
  document.addContent(`1 0 0 1 ${figure(x)} ${figure(y)} Tm [<${glyphs.join('')}>] TJ`);
}

function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
