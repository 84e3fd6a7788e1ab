import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { csvRecords } from '../../../../src/domain/import-file/csv';
import { htmlLines } from '../../../../src/domain/import-file/html-lines';
import { pdfLines, type PdfPiece } from '../../../../src/domain/import-file/pdf-lines';
import { rtfLines } from '../../../../src/domain/import-file/rtf-lines';
import { readForeignFile } from '../../../support/foreign-resumes/read-file';

const watch = () => undefined;

/** The lines of a file as the check screen would show them. */
async function shownLines(bytes: Uint8Array, name: string): Promise<string[]> {
  const read = await readForeignFile(bytes, name);
  if (!read.ok) throw new Error(read.problem);
  return read.resume.lines.map(({ text }) => text);
}

const docx = (body: string, parts: Record<string, string> = {}) =>
  zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('a Word document', () => {
  test('gives its header once and first, its body, its list items and its breaks', async () => {
    const header = `<w:hdr>${paragraph('419-555-0101')}${paragraph('Page 1 of 2')}</w:hdr>`;
    const bytes = docx(
      `${paragraph('Kim Tran')}<w:p><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr><w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs></w:pPr><w:r><w:t>One &amp; two</w:t><w:br/><w:t>three</w:t><w:tab/><w:t>four</w:t></w:r></w:p>`,
      { 'word/header1.xml': header, 'word/header2.xml': header },
    );
    expect(await shownLines(bytes, 'a.docx')).toEqual([
      '419-555-0101',
      'Kim Tran',
      '• One & two',
      'three\tfour',
    ]);
  });

  test('leaves deleted words out and keeps inserted ones', async () => {
    const bytes = docx(
      `<w:p><w:del><w:r><w:delText>never</w:delText><w:t>gone</w:t></w:r></w:del><w:ins><w:r><w:t>Kim</w:t></w:r></w:ins><w:r><w:instrText>PAGE</w:instrText><w:t> Tran</w:t></w:r></w:p>`,
    );
    expect(await shownLines(bytes, 'a.docx')).toEqual(['Kim Tran']);
  });

  test('reads a text box once', async () => {
    const box = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
    const bytes = docx(
      `<w:p><w:r><w:t>Kim Tran</w:t></w:r><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    );
    expect(await shownLines(bytes, 'a.docx')).toEqual(['In the box', 'Kim Tran']);
  });

  test('says so when it holds only pictures', async () => {
    const bytes = docx('<w:p/>', { 'word/media/image1.png': 'x' });
    expect(await readForeignFile(bytes, 'a.docx')).toEqual({ ok: false, problem: 'scan' });
  });
});

describe('an OpenDocument text', () => {
  test('gives spaces, tabs and list items, and leaves tracked changes and comments out', async () => {
    const bytes = zipSync({
      'content.xml': strToU8(
        `<office:document-content><office:automatic-styles>no</office:automatic-styles><office:body><office:text><text:tracked-changes><text:p>no</text:p></text:tracked-changes><text:p>Kim<text:s text:c="2"/>Tran<office:annotation><text:p>no</text:p></office:annotation></text:p><text:list><text:list-item><text:p>a<text:tab/>b</text:p></text:list-item></text:list></office:text></office:body></office:document-content>`,
      ),
    });
    expect(await shownLines(bytes, 'a.odt')).toEqual(['Kim  Tran', '• a\tb']);
  });

  test('that is locked is told apart', async () => {
    const bytes = zipSync({
      'content.xml': strToU8('x'),
      'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>'),
    });
    expect(await readForeignFile(bytes, 'a.odt')).toEqual({ ok: false, problem: 'locked' });
  });
});

describe('rich text', () => {
  test.each([
    [String.raw`{\rtf1\ansi Jos\'e9 \u8211? ok\par}`, ['José – ok']],
    [String.raw`{\rtf1{\fonttbl{\f0 Arial;}}{\*\generator x;}A\tab B\line C\par}`, ['A\tB', 'C']],
    [String.raw`{\rtf1\uc2\u20320ab\u22909 cd!\par}`, ['你好!']],
    [String.raw`{\rtf1 a{\deleted gone}b\{c\}\\\par}`, [String.raw`ab{c}\ `.trim()]],
    [String.raw`{\rtf1\trowd\intbl 2019\cell Cook\cell\row after\par}`, ['2019\tCook', 'after']],
    [String.raw`{\rtf1\u-10179?\u-8704? smile\par}`, ['😀 smile']],
  ])('%s', (source, lines) => {
    expect(rtfLines(source, watch).filter((line) => line !== '')).toEqual(lines);
  });
});

describe('a web page', () => {
  test('breaks lines as a browser does, and runs nothing', () => {
    const page = `<html><head><title>t</title></head><body><h1>Kim&nbsp;Tran</h1><style>p{}</style>
      <p>One
      line<br>two &eacute;&#241;&#x2013;</p><ul><li>a<li>b</ul><script>"<p>no</p>"</script><p>last`;
    expect(htmlLines(page, watch).filter((line) => line !== '')).toEqual([
      'Kim Tran',
      'One line',
      'two éñ–',
      '• a',
      '• b',
      'last',
    ]);
  });
});

describe('a PDF', () => {
  const at = (text: string, x: number, y: number): PdfPiece => ({
    text,
    x,
    y,
    width: text.length * 5,
    height: 10,
  });

  test('is read column by column where both have headings', () => {
    const page = [
      at('Kim Tran', 60, 740),
      at('SKILLS', 60, 700),
      at('EXPERIENCE', 220, 700),
      at('forklift', 60, 686),
      at('Cook, Diner', 220, 686),
      at('grill', 60, 672),
      at('2019 - 2020', 220, 672),
      at('Spanish', 60, 658),
    ];
    expect(pdfLines([page]).filter((line) => line !== '')).toEqual([
      'Kim Tran',
      'SKILLS',
      'forklift',
      'grill',
      'Spanish',
      'EXPERIENCE',
      'Cook, Diner',
      '2019 - 2020',
    ]);
  });

  test('joins the pieces of a word, keeps dates beside their job, and mends broken bullets', () => {
    const page = [
      at('Line', 60, 700),
      at('Co', 84, 700),
      at('ok', 94, 700.4),
      at('2019 - 2020', 480, 700),
      at('• Cooked for many', 60, 686),
      at('Guests', 68, 672),
    ];
    expect(pdfLines([page])).toEqual(['Line Cook\t2019 - 2020', '• Cooked for many Guests']);
  });
});

describe("LinkedIn's export", () => {
  const files = {
    'Profile.csv':
      'First Name,Last Name,Headline,Summary,Geo Location\r\nKim,Tran,Cook,"I cook, and ""teach""","Toledo, Ohio"\r\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nHarbor Diner,Line Cook,"Cooked\nfor 90",Toledo,Mar 2020,\nInn,Porter,,,2018,2019\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nWaite High School,2012,2016,,Diploma,Chess\n',
    'Skills.csv': 'Name\ngrill\nSpanish\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,x\nkim@example.com,Yes,Yes,x\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,419-555-0102,Mobile\n',
  };

  test('goes straight into the fields; what has none is shown', async () => {
    const folder = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`export/${name}`, strToU8(text)]),
    );
    const read = await readForeignFile(zipSync(folder), 'Basic_LinkedInDataExport.zip');
    expect(read).toMatchObject({
      ok: true,
      resume: {
        fields: {
          personalInfo: {
            name: 'Kim Tran',
            email: 'kim@example.com',
            phone: '419-555-0102',
            address: 'Toledo, Ohio',
          },
          experience: [
            {
              jobTitle: 'Line Cook',
              company: 'Harbor Diner',
              startDate: 'Mar 2020',
              endDate: 'Present',
              description: 'Cooked\nfor 90',
            },
            { jobTitle: 'Porter', company: 'Inn', startDate: '2018', endDate: '2019' },
          ],
          education: [{ degree: 'Diploma', school: 'Waite High School', graduationYear: '2016' }],
          skills: ['grill', 'Spanish'],
        },
      },
    });
    const left = read.ok ? read.resume.lines.filter(({ place }) => place === null) : [];
    expect(left.map(({ text }) => text)).toEqual(['Cook', 'I cook, and "teach"', 'Chess']);
  });

  test('has quotes, commas and line ends inside its fields', () => {
    expect(csvRecords('a,b\n"1\n2","x ""y"", z"\n')).toEqual([{ a: '1\n2', b: 'x "y", z' }]);
  });
});

describe('a file of another kind', () => {
  const ole = (mark: string) => {
    const name = Array.from(mark).flatMap((letter) => [letter.charCodeAt(0), 0]);
    return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...name]);
  };
  test.each([
    ['old.doc', ole('WordDocument'), 'old-word'],
    ['locked.docx', ole('EncryptedPackage'), 'locked'],
    ['mine.pages', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'pages'],
    ['sheet.xlsx', zipSync({ 'xl/workbook.xml': strToU8('x') }), 'wrong-kind'],
    ['some.zip', zipSync({ 'a.txt': strToU8('x') }), 'other-zip'],
    ['photo.docx', strToU8('\u0089PNG...', true), 'picture'],
    ['empty.docx', new Uint8Array(), 'empty'],
    ['blank.txt', strToU8(' \n '), 'empty'],
    [
      'half.docx',
      zipSync({ 'word/document.xml': strToU8('x'.repeat(5000)) }).subarray(0, 60),
      'broken',
    ],
    ['long.txt', strToU8('word '.repeat(60_000)), 'too-long'],
    ['big.txt', new Uint8Array(10 * 1024 * 1024 + 1), 'too-big'],
    ['wrong.pdf', strToU8('%PDF-1.7 nothing'), 'broken'],
    ['code.txt', new Uint8Array(500).map((_, at) => at % 7), 'wrong-kind'],
  ])('%s: %s', async (name, bytes, problem) => {
    expect(await readForeignFile(bytes, name)).toEqual({ ok: false, problem });
  });

  test('is told by its content, whatever its name', async () => {
    const bytes = docx(paragraph('Kim Tran'));
    expect(await shownLines(bytes, 'resume.txt')).toEqual(['Kim Tran']);
    expect(await shownLines(strToU8(String.raw`{\rtf1 Kim Tran\par}`), 'resume.doc')).toEqual([
      'Kim Tran',
    ]);
  });

  test('may not unpack to more than it may, whatever it declares', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readForeignFile(bomb, 'a.docx')).toEqual({
      ok: false,
      problem: 'packed-too-tight',
    });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 30; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    expect(await readForeignFile(bomb, 'a.docx')).toEqual({
      ok: false,
      problem: 'packed-too-tight',
    });
  });

  test('may not hold thousands of files, nor endless levels', async () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, new Uint8Array()])),
    );
    expect(await readForeignFile(many, 'a.docx')).toEqual({
      ok: false,
      problem: 'packed-too-tight',
    });
    const deep = docx('<w:tbl><w:tr><w:tc>'.repeat(5000));
    expect(await readForeignFile(deep, 'a.docx')).toEqual({ ok: false, problem: 'nested' });
    const braces = strToU8(`{\\rtf1${'{'.repeat(100_000)}`);
    expect(await readForeignFile(braces, 'a.rtf')).toEqual({ ok: false, problem: 'nested' });
    const tags = strToU8(`<html>${'<div>'.repeat(100_000)}`);
    expect(await readForeignFile(tags, 'a.html')).toEqual({ ok: false, problem: 'nested' });
  });
});
