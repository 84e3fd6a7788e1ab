import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { htmlLines } from '@/domain/import-file/documents/html-lines';
import { readForeignFile, shownLines } from '@tests/support/foreign-resumes/read-file';
import { wordFile, wordParagraph } from '@tests/support/foreign-resumes/word-file';

/** A control of Word whose prompt nobody has typed over. */
const prompt = (content: string) =>
  `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

test('a heading that is a prompt of the form heads its section; other prompts are nobody’s words', async () => {
  const run = '<w:r><w:t>Education</w:t></w:r>';
  const bytes = wordFile(
    [
      wordParagraph('Mira Tolan'),
      `<w:p>${prompt(run)}</w:p>`,
      wordParagraph('Waite High School, 2016'),
      prompt(wordParagraph('Skills')),
      prompt(wordParagraph('Describe what you are good at.')),
      wordParagraph('welding, roofing'),
    ].join(''),
  );
  expect(await shownLines(bytes, 'a.docx')).toEqual([
    'Mira Tolan',
    'Education',
    'Waite High School, 2016',
    'Skills',
    'welding, roofing',
  ]);
});

test('what an OpenDocument text says of a picture is no line of it', async () => {
  const bytes = zipSync({
    'content.xml': strToU8(
      '<office:document-content><office:body><office:text><text:p>Mira Tolan<draw:frame><svg:desc>A face with glasses</svg:desc></draw:frame></text:p></office:text></office:body></office:document-content>',
    ),
  });
  expect(await shownLines(bytes, 'a.odt')).toEqual(['Mira Tolan']);
});

test('LinkedIn’s table of jobs is read with spaces behind its quotes and with other names of its dates', async () => {
  const tables = [
    'Company Name,Title,Description,Location,Started On,Finished On\nOakleaf Diner,Line Cook,"Made soup","Lima" ,Jun 2019,May 2021\nGatehouse,Baker,,,Jan 2017,May 2019',
    'Company Name,Title,Description,Location,Start Date,End Date\nOakleaf Diner,Line Cook,,,Jun 2019,May 2021\nGatehouse,Baker,,,Jan 2017,May 2019',
  ];
  for (const table of tables) {
    const read = await readForeignFile(
      zipSync({ 'Positions.csv': strToU8(table), 'Profile.csv': strToU8('First Name\nMira') }),
      'a.zip',
    );
    expect(read).toMatchObject({
      resume: {
        fields: {
          experience: [
            { jobTitle: 'Line Cook', startDate: 'Jun 2019', endDate: 'May 2021' },
            { jobTitle: 'Baker', startDate: 'Jan 2017', endDate: 'May 2019' },
          ],
        },
      },
    });
  }
});

test('the menu of a web page says nothing; a list with links to elsewhere does', async () => {
  const page = `<html><body><ul><li><a href="#jobs">Jobs of mine</a></li><li><a href="https://example.com">My shop</a></li></ul><h1>Mira Tolan</h1><h2><a href="#skills">Skills</a></h2><p>welding</p></body></html>`;
  expect(await shownLines(strToU8(page), 'a.html')).toEqual([
    '• My shop',
    'Mira Tolan',
    'Skills',
    'welding',
  ]);
});

test('JSON that somebody has made up is read by its words, though a comma is missing', async () => {
  const json = `{"firstName":"Mira","lastName":"Tolan","phoneNumber":"419-555-0142","hardSkills":"welding, roofing",
  "workExperience":[{"company":"Oakleaf Diner","position":"Line Cook","years":"2018-2020","responsibilities":["made soup" "made bread"]},
  {"company":"Gatehouse Foods","position":"Baker","years":"2016-2018"}]}`;
  expect(await readForeignFile(strToU8(json), 'a.json')).toMatchObject({
    resume: {
      fields: {
        personalInfo: { name: 'Mira Tolan', phone: '419-555-0142' },
        experience: [
          { jobTitle: 'Line Cook', company: 'Oakleaf Diner', startDate: '2018', endDate: '2020' },
          { jobTitle: 'Baker', company: 'Gatehouse Foods' },
        ],
        skills: ['welding', 'roofing'],
      },
    },
  });
});

test('JSON about no person is refused as before', async () => {
  const json = '{"name":"oak-tools","version":"1.2.0","scripts":{"build":"make"},"skills":["a"]';
  expect(await readForeignFile(strToU8(json), 'a.json')).toEqual({
    ok: false,
    problem: 'other-json',
  });
});

test('a text whose name stands between braces is a text', async () => {
  const text =
    '{ Mira Tolan }\n\n[ mira@example.com ]\n\nExperience\n\nLine Cook, Oakleaf Diner, 2018 to 2020\n';
  expect(await readForeignFile(strToU8(text), 'a.txt')).toMatchObject({
    ok: true,
    resume: {
      fields: {
        personalInfo: { email: 'mira@example.com' },
        experience: [{ jobTitle: 'Line Cook', company: 'Oakleaf Diner' }],
      },
    },
  });
});

test('a row of a table with a year is one line, though one of its cells has two', async () => {
  const cell = (...lines: string[]) =>
    `<w:tc>${lines.map((line) => wordParagraph(line)).join('')}</w:tc>`;
  const bytes = wordFile(
    `${wordParagraph('Mira Tolan')}<w:tbl><w:tr>${cell('Bachelor of Baking')}${cell('Waite College')}${cell('Lima University,', 'Lima')}${cell('2005')}</w:tr></w:tbl>`,
  );
  expect(await shownLines(bytes, 'a.docx')).toContain(
    'Bachelor of Baking\tWaite College\tLima University, Lima\t2005',
  );
});

test('dates in a cell stand beside the lines that they were moved down to', async () => {
  const cell = (...lines: string[]) =>
    `<w:tc>${lines.map((line) => wordParagraph(line)).join('')}</w:tc>`;
  const jobs = cell('Oakleaf Diner', 'Made soup', 'Made bread', 'Gatehouse Foods', 'Sold pots');
  const dates = cell('May 2019. - today', '', '', 'July 2016.', '– June 2018.');
  const bytes = wordFile(
    `${wordParagraph('Mira Tolan')}<w:tbl><w:tr>${jobs}${dates}</w:tr></w:tbl>`,
  );
  expect(await shownLines(bytes, 'a.docx')).toEqual([
    'Mira Tolan',
    'Oakleaf Diner\tMay 2019. - today',
    'Made soup',
    'Made bread',
    'Gatehouse Foods\tJuly 2016. – June 2018.',
    'Sold pots',
  ]);
});

test('what follows a heading of a web page is none', () => {
  const page = '<h1>Mira Tolan</h1><p>Line cook</p><h2>Skills</h2><div>welding</div>';
  expect(htmlLines(page, () => undefined).map(({ text, level }) => [text, level])).toEqual([
    ['Mira Tolan', 1],
    ['Line cook', 0],
    ['Skills', 2],
    ['welding', 0],
  ]);
});

test('an item of a list keeps its mark where its style is named after it', async () => {
  const bytes = wordFile(
    `${wordParagraph('Mira Tolan')}<w:p><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr><w:pStyle w:val="Compact"/></w:pPr><w:r><w:t>Made soup</w:t></w:r></w:p>`,
  );
  expect(await shownLines(bytes, 'a.docx')).toEqual(['Mira Tolan', '• Made soup']);
});
