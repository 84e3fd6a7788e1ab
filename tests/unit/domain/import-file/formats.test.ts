import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { csvRecords } from '@/domain/import-file/parse/csv';
import { htmlLines } from '@/domain/import-file/documents/html-lines';
import { pdfLines } from '@/domain/import-file/pdf/pdf-lines';
import type { PdfPiece } from '@/domain/import-file/pdf/pdf-pieces';
import { rtfLines } from '@/domain/import-file/documents/rtf-lines';
import type { FileLine } from '@/domain/resume-text/lines/text-lines';
import { decodeText } from '@tests/support/decode-text';
import { readForeignFile, shownLines } from '@tests/support/foreign-resumes/read-file';
import { wordFile, wordParagraph } from '@tests/support/foreign-resumes/word-file';

const watch = () => undefined;

describe('a Word document', () => {
  test('gives its header once and first, its body, its list items and its breaks', async () => {
    const header = `<w:hdr>${wordParagraph('419-555-0101')}${wordParagraph('Page 1 of 2')}</w:hdr>`;
    const bytes = wordFile(
      `${wordParagraph('Kim Tran')}<w:p><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr><w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs></w:pPr><w:r><w:t>One &amp; two</w:t><w:br/><w:t>three</w:t><w:tab/><w:t>four</w:t></w:r></w:p>`,
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
    const bytes = wordFile(
      `<w:p><w:del><w:r><w:delText>never</w:delText><w:t>gone</w:t></w:r></w:del><w:ins><w:r><w:t>Kim</w:t></w:r></w:ins><w:r><w:instrText>PAGE</w:instrText><w:t> Tran</w:t></w:r></w:p>`,
    );
    expect(await shownLines(bytes, 'a.docx')).toEqual(['Kim Tran']);
  });

  test('reads a text box once', async () => {
    const box = `<w:txbxContent>${wordParagraph('In the box')}</w:txbxContent>`;
    const bytes = wordFile(
      `<w:p><w:r><w:t>Kim Tran</w:t></w:r><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    );
    expect(await shownLines(bytes, 'a.docx')).toEqual(['In the box', 'Kim Tran']);
  });

  test('says so when it holds only pictures', async () => {
    const bytes = wordFile('<w:p/>', { 'word/media/image1.png': 'x' });
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

const textsOf = (lines: readonly FileLine[]) =>
  lines.map(({ text }) => text).filter((text) => text !== '');

describe('rich text', () => {
  test('is read without its head, too, which some programs leave out', async () => {
    const bytes = strToU8(
      String.raw`{\pard Kim Tran\par}` + '\n' + String.raw`{\pard kim@example.com\par}`,
    );
    expect(await readForeignFile(bytes, 'resume.rtf')).toMatchObject({
      resume: { fields: { personalInfo: { name: 'Kim Tran', email: 'kim@example.com' } } },
    });
  });

  test.each([
    [String.raw`{\rtf1\ansi Jos\'e9 \u8211? ok\par}`, ['José – ok']],
    [String.raw`{\rtf1{\fonttbl{\f0 Arial;}}{\*\generator x;}A\tab B\line C\par}`, ['A\tB', 'C']],
    [String.raw`{\rtf1\uc2\u20320ab\u22909 cd!\par}`, ['你好!']],
    [String.raw`{\rtf1 a{\deleted gone}b\{c\}\\\par}`, [String.raw`ab{c}\ `.trim()]],
    [String.raw`{\rtf1\trowd\intbl 2019\cell Cook\cell\row after\par}`, ['2019\tCook', 'after']],
    [
      String.raw`{\rtf1\trowd\intbl 2019 - 2021\par LOOMS\cell Oak Mill\par Weaver\par Wove\cell\row}`,
      ['2019 - 2021\tOak Mill', 'Weaver', 'Wove', 'LOOMS'],
    ],
    [String.raw`{\rtf1\u-10179?\u-8704? smile\par}`, ['😀 smile']],
  ])('%s', (source, lines) => {
    expect(textsOf(rtfLines(source, decodeText, watch))).toEqual(lines);
  });
});

describe('a web page', () => {
  test('breaks lines as a browser does, and runs nothing', () => {
    const page = `<html><head><title>t</title></head><body><h1>Kim&nbsp;Tran</h1><style>p{}</style>
      <p>One
      line<br>two &eacute;&#241;&#x2013;</p><ul><li>a<li>b</ul><script>"<p>no</p>"</script><p>last`;
    expect(textsOf(htmlLines(page, watch))).toEqual([
      'Kim Tran',
      'One line',
      'two éñ–',
      '• a',
      '• b',
      'last',
    ]);
  });

  test('has a body, where its head has no end', () => {
    const page =
      '<head><meta charset="utf-8"><title>t</title><style>p{}</style><body><h1>Kim Tran</h1>';
    expect(textsOf(htmlLines(page, watch))).toEqual(['Kim Tran']);
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
    expect(textsOf(pdfLines([page]))).toEqual([
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
    expect(textsOf(pdfLines([page]))).toEqual([
      'Line Cook\t2019 - 2020',
      '• Cooked for many Guests',
    ]);
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
    'Languages.csv': 'Name,Proficiency\nSpanish,Native or bilingual proficiency\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nFood Handler Card,,State of Ohio,May 2022,,123456\n',
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
          sections: {
            summary: [{ text: 'I cook, and "teach"' }],
            certificates: [
              {
                name: 'Food Handler Card',
                issuer: 'State of Ohio',
                year: '2022',
                number: '123456',
              },
            ],
            languages: [{ language: 'Spanish', level: 'Native or bilingual proficiency' }],
          },
        },
      },
    });
    const left = read.ok ? read.resume.lines.filter(({ target }) => target === null) : [];
    expect(left.map(({ text }) => text)).toEqual(['Cook', 'Chess']);
  });

  test('has quotes, commas and line ends inside its fields', () => {
    expect(csvRecords('a,b\n"1\n2","x ""y"", z"\n')).toEqual([{ a: '1\n2', b: 'x "y", z' }]);
  });
});

describe('JSON Resume', () => {
  test('goes straight into the fields; what has none is shown', async () => {
    const file = {
      basics: { name: 'Kim Tran', email: 'kim@example.com', summary: 'I like to cook.' },
      work: [
        {
          name: 'Harbor Diner',
          position: 'Line Cook',
          startDate: '2020-03',
          highlights: ['Cooked'],
        },
      ],
      education: [{ institution: 'Waite High School', studyType: 'Diploma', endDate: '2016' }],
      skills: [{ name: 'grill' }],
      languages: [{ language: 'Spanish' }],
      volunteer: [{ organization: 'Grace Church', position: 'Driver', startDate: '2021' }],
      references: [{ name: 'Maria Gomez', reference: 'She never missed a day.' }],
      interests: [{ name: 'Chess' }],
    };
    const read = await readForeignFile(strToU8(JSON.stringify(file)), 'resume.json');
    expect(read).toMatchObject({
      ok: true,
      resume: {
        fields: {
          personalInfo: { name: 'Kim Tran', email: 'kim@example.com' },
          experience: [{ jobTitle: 'Line Cook', company: 'Harbor Diner', description: 'Cooked' }],
          education: [{ degree: 'Diploma', school: 'Waite High School' }],
          skills: ['grill'],
          sections: {
            summary: [{ text: 'I like to cook.' }],
            languages: [{ language: 'Spanish', level: '' }],
            volunteer: [{ jobTitle: 'Driver', company: 'Grace Church', endDate: 'Present' }],
            references: [{ name: 'Maria Gomez', relation: 'She never missed a day.' }],
          },
        },
      },
    });
    const left = read.ok ? read.resume.lines.filter(({ target }) => target === null) : [];
    expect(left.map(({ text }) => text)).toEqual(['Chess']);
  });

  test.each([
    ['{"format": "career-quest", "resume": {}}', 'take-along'],
    ['{"a": 1}', 'other-json'],
    ['{"basics": ', 'other-json'],
    [`{"basics": ${'['.repeat(100_000)}`, 'other-json'],
  ])('%s is none', async (text, problem) => {
    expect(await readForeignFile(strToU8(text), 'a.json')).toEqual({ ok: false, problem });
  });
});
