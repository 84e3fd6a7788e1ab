import { describe, expect, test } from 'vitest';
import { htmlLines } from '@/domain/import-file/documents/html-lines';
import { pdfLines } from '@/domain/import-file/pdf/pdf-lines';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';
import { assemble } from '@tests/support/foreign-resumes/pdf-file';
import { wordFile, wordParagraph } from '@tests/support/foreign-resumes/word-file';

const watch = () => undefined;
const piece = (text: string, x: number, y: number, width = text.length * 5) => ({
  text,
  x,
  y,
  width,
  height: 10,
});
const linesOf = (...pieces: ReturnType<typeof piece>[]) =>
  pdfLines([pieces]).map(({ text }) => text);

test('the title of a web page names its person, where the page says so within other words', async () => {
  const page = `<head><title>Resume — Mira Tolan</title></head><ul><li><a href="/">Home</a></li><li><a href="/a">About</a></li></ul><h1>Resume</h1><h2>Experience</h2><p>Line Cook, Oakleaf Diner, 2019 – 2021</p><footer>© 2026 Mira Tolan — Chef</footer>`;
  const read = await readForeignFile(new TextEncoder().encode(page), 'a.html');
  if (!read.ok) throw new Error(read.problem);
  expect(read.resume.fields.personalInfo.name).toBe('Mira Tolan');
  expect(read.resume.fields.experience).toHaveLength(1);
});

test('the other pages of a site are of no resume', () => {
  const page =
    '<nav><ul><li><a href="index.html">Home Base</a></li><li><a href="/cv.html">Journey</a></li><li><a href="mailto:mira@example.com">mira@example.com</a></li></ul></nav><p>Cook</p>';
  const lines = htmlLines(page, watch).map(({ text }) => text.replace('•', '').trim());
  expect(lines.filter((text) => text !== '')).toEqual(['mira@example.com', 'Cook']);
});

describe('a page of a PDF', () => {
  test('has the accents of old fonts on their letters', () => {
    expect(
      linesOf(
        piece('Institut f¨ur B¨acker', 50, 700),
        piece('Universit`a, Garc´ıa, Franc¸ais', 50, 600),
      ),
    ).toEqual(['Institut für Bäcker', 'Università, García, Français']);
  });

  test('has its words together, whose letters stand apart', () => {
    expect(
      linesOf(
        piece('L i n e C o o k', 50, 700),
        piece('- C o o k e d', 50, 680, 60),
        piece('d i n n e r s', 125, 680, 60),
        piece('f o r', 200, 680, 20),
        piece('e v e r y b o d y', 235, 680, 80),
      ),
    ).toEqual(['Line Cook', '- Cooked dinners for everybody']);
  });

  test('keeps single letters where no others stand apart', () => {
    expect(linesOf(piece('A B', 50, 700), piece('Line cook', 50, 680))).toEqual([
      'A B',
      'Line cook',
    ]);
  });

  test('has names in frames of their own apart, and the words of broad lines together', () => {
    expect(
      linesOf(
        piece('Loom weaving', 50, 700, 60),
        piece('Potting', 119, 700, 35),
        piece('Wove  many', 50, 680, 50),
        piece('long cloths', 109, 680, 55),
      ),
    ).toEqual(['Loom weaving  Potting', 'Wove  many long cloths']);
  });

  test('has words whole that a hyphen breaks within a bullet', () => {
    expect(
      linesOf(
        piece('•', 50, 700, 5),
        piece('Wove the great-', 60, 700),
        piece('est cloth in a self-', 60, 688),
        piece('made loom', 60, 676),
      ),
    ).toEqual(['• Wove the greatest cloth in a self-made loom']);
  });

  test('has LaTeX in one word', () => {
    expect(
      linesOf(
        piece('Excel, L', 50, 700),
        piece('A', 92, 701, 5),
        piece('T', 98, 700, 5),
        piece('E', 104, 699, 5),
        piece('X', 110, 700, 5),
      ),
    ).toEqual(['Excel, LaTeX']);
  });

  test('has each date beside its line, where a broad line parts the rows', () => {
    const rows = ['Oak University', 'Soups of many kinds', 'Courses', 'Bread', 'Salt and more'];
    const dated = (date: string, from: number) => [
      piece(date, 50, from),
      ...rows.map((row, at) => piece(row, 230, from - at * 15)),
    ];
    const lines = linesOf(
      piece('EDUCATION', 50, 720),
      ...dated('Sept 2019 – Jul 2023 (expected)', 700),
      ...dated('Sept 2018 – Jul 2019 (expected)', 620),
      piece('EXPERIENCE', 50, 540),
      ...dated('Aug 2018 – Aug 2019', 520),
      piece('Some words that no heading and no date is', 50, 440, 150),
      piece('More words that no heading and no date is', 50, 425, 150),
      piece('A line about all of this that goes from the left edge to the right one', 50, 410, 400),
    );
    expect(lines).toContain('Sept 2019 – Jul 2023 (expected)\tOak University');
    expect(lines).toContain('Aug 2018 – Aug 2019\tOak University');
  });
});

describe('a web page', () => {
  const textsOf = (body: string) =>
    htmlLines(`<html><body>${body}</body></html>`, watch).map(({ text }) => text);

  test('has the parts of an entry in columns, by what it calls them', () => {
    expect(
      textsOf(
        '<div><span class="position">Line Cook</span> <span class="company">Lake Hotel</span> <span class="date">2015</span></div>',
      ).map((text) => text.replaceAll(/\s*\t\s*/gu, '|')),
    ).toEqual(['Line Cook|Lake Hotel|2015']);
  });

  test('keeps a sentence whole that is painted in parts', () => {
    expect(
      textsOf('<p><span class="c1">Cooked for</span> <span class="c2">ninety</span> guests.</p>'),
    ).toEqual(['Cooked for ninety guests.']);
  });

  test('gives the address that only a link holds', async () => {
    const page = `<html><body><h1>Mira Tolan</h1><p><a href="mailto:mira@example.com">Write to me</a></p><h2>Skills</h2><p>Welding, Roofing</p></body></html>`;
    const read = await readForeignFile(new TextEncoder().encode(page), 'a.html');
    expect(read.ok && read.resume.fields.personalInfo.email).toBe('mira@example.com');
  });
});

test('a Word document gives the address that only a link holds', async () => {
  const bytes = wordFile(`${wordParagraph('Mira Tolan')}${wordParagraph('Email')}`, {
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="a" Target="mailto:mira@example.com"/></Relationships>`,
  });
  const read = await readForeignFile(bytes, 'a.docx');
  expect(read.ok && read.resume.fields.personalInfo.email).toBe('mira@example.com');
});

test('a PDF is read whose fonts of drawn letters have no name', async () => {
  const bytes = assemble([
    'BT /F1 10 Tf 1 0 0 1 60 740 Tm (Mira Tolan) Tj ET\nBT /F1 10 Tf 1 0 0 1 60 720 Tm (Skills: Potting, Weaving) Tj ET',
  ]);
  const widths = Array.from({ length: 95 }, () => 500).join(' ');
  const drawn = `/Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << >> /Resources << >> /FirstChar 32 /LastChar 126 /Widths [${widths}] /FontDescriptor << /Type /FontDescriptor /Flags 32 >>`;
  const file = new TextDecoder('latin1')
    .decode(bytes)
    .replace('/Type1 /BaseFont /Helvetica', drawn);
  const read = await readForeignFile(new TextEncoder().encode(file), 'a.pdf');
  if (!read.ok) throw new Error(read.problem);
  expect(read.resume.fields.personalInfo.name).toBe('Mira Tolan');
});
