import { describe, expect, test } from 'vitest';
import { htmlLines } from '@/domain/import-file/documents/html-lines';
import { pdfLines } from '@/domain/import-file/pdf/pdf-lines';
import type { PdfPiece } from '@/domain/import-file/pdf/pdf-pieces';
import { rtfLines } from '@/domain/import-file/documents/rtf-lines';
import { decodeText } from '@tests/support/decode-text';

describe('structure of files', () => {
  const watch = () => undefined;

  const piece = (text: string, x: number, y: number): PdfPiece => ({
    text,
    x,
    y,
    width: text.length * 5,
    height: 10,
  });

  test('two headings near each other in one row of a page are of two columns', () => {
    const rows = [0, 1, 2, 3, 4, 5].flatMap((at) => [
      piece('Bakes bread every day', 40, 680 - at * 14),
      piece('Line Cook at the Gate Diner', 160, 680 - at * 14),
    ]);
    const lines = pdfLines([
      [piece('PROFESSIONAL SUMMARY', 40, 700), piece('EXPERIENCE', 146, 700), ...rows],
    ]);
    expect(lines.map(({ text }) => text).slice(0, 2)).not.toContain(
      'PROFESSIONAL SUMMARY EXPERIENCE',
    );
  });

  test('headings at the left edge part the page, and columns stay within their section', () => {
    const lines = pdfLines([
      [
        piece('mira@example.com', 320, 705),
        piece('Mira Tolan', 120, 700),
        piece('419-555-0142', 330, 693),
        piece('Skills', 30, 660),
        piece('Welding', 120, 650),
        piece('Roofing', 320, 650),
        piece('Tiling', 120, 636),
        piece('Drywall', 320, 636),
        piece('Experience', 30, 600),
        piece('Line Cook, Gate Diner, 2018 – 2020', 120, 590),
        piece('Made soup', 120, 576),
        piece('Languages', 30, 540),
        piece('Spanish', 120, 530),
        piece('English', 320, 530),
      ],
    ]).map(({ text }) => text);
    expect(lines).toEqual([
      'Mira Tolan',
      'mira@example.com',
      '419-555-0142',
      'Skills',
      'Welding\tRoofing',
      'Tiling\tDrywall',
      'Experience',
      'Line Cook, Gate Diner, 2018 – 2020',
      'Made soup',
      'Languages',
      'Spanish\tEnglish',
    ]);
  });

  test('the number of a page is no word of the item above it', () => {
    const lines = pdfLines([
      [
        piece('• Made soup', 40, 700),
        piece('Page 2 of 3', 300, 688),
        piece('• Made bread', 40, 676),
      ],
    ]);
    expect(lines.map(({ text }) => text)).toEqual(['• Made soup', 'Page 2 of 3', '• Made bread']);
  });

  test('arguments of LaTeX in rich text are columns, and its entries lines', () => {
    const source = String.raw`{\rtf1\ansi{\info{\doccomm Created using latex2rtf 2.3}}{2012\endash 2013}{Line Cook}{{\scaps Gate Diner}}{Lima} {1998}{Baker}{Oak Foods}\par}`;
    expect(rtfLines(source, decodeText, watch).map(({ text }) => text)).toEqual([
      '2012–2013\tLine Cook\tGate Diner\tLima',
      '1998\tBaker\tOak Foods',
    ]);
  });

  test('labels in one cell of a table stand beside their answers in the next', () => {
    const source =
      '<table><tr><td><p>Contact:</p><p>Referees:</p></td><td><p>m: 0421 555 014</p><p>When asked</p></td></tr></table>';
    expect(htmlLines(source, watch).map(({ text }) => text)).toEqual([
      'Contact:\tm: 0421 555 014',
      'Referees:\tWhen asked',
    ]);
  });

  test('elements side by side in a web page are columns; letters of one word are none', () => {
    const source =
      '<body><div><span class="a">Gate Diner</span>\n <span class=b>Line Cook</span></div><p><span>Gate</span><span>house</span></p><h1><span>Mira</span>\n<span>Tolan</span></h1></body>';
    expect(htmlLines(source, watch).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Gate Diner\s*\tLine Cook$/u),
      'Gatehouse',
      'Mira Tolan',
    ]);
  });
});
