import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readForeignFile, shownLines } from '@tests/support/foreign-resumes/read-file';
import { wordFile } from '@tests/support/foreign-resumes/word-file';

test.each([
  [
    'a.docx',
    wordFile('<w:p><w:r><w:t>Cook</w:t><w:br w:type="page"/><w:t>Cashier</w:t></w:r></w:p>'),
    ['Cook', 'Cashier'],
  ],
  [
    'a.docx',
    wordFile('<w:p><w:constructor/><w:toString>x</w:toString><w:r><w:t>Cook</w:t></w:r></w:p>'),
    ['Cook'],
  ],
  [
    'a.odt',
    zipSync({
      'content.xml': strToU8('<body><p>Cook<constructor/><valueOf></valueOf></p></body>'),
    }),
    ['Cook'],
  ],
  [
    'a.html',
    strToU8('<html><p>Cook &valueOf; &xvalueOf;<constructor>!</constructor></p></html>'),
    ['Cook &valueOf; &xvalueOf;!'],
  ],
  [
    'a.html',
    strToU8(`<p style='font-family:"Arial"''>Cook</p><p title="a>b" id=it's>Baker</p><p>Clerk</p>`),
    ['Cook', 'Baker', 'Clerk'],
  ],
  ['a.rtf', strToU8(String.raw`{\rtf1 Cook\constructor\valueOf\par}`), ['Cook']],
  ['a.txt', strToU8('BMW mechanic'), ['BMW mechanic']],
] as const)('%s says just its words', async (name, bytes, lines) => {
  expect(await shownLines(bytes, name)).toEqual(lines);
});

test('a bitmap is a picture, whatever its name', async () => {
  const bytes = strToU8('BM\u0010\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0036', true);
  expect(await readForeignFile(bytes, 'a.txt')).toEqual({ ok: false, problem: 'picture' });
});

describe("LinkedIn's export", () => {
  const read = async (files: Record<string, string>) => {
    const tables = Object.entries({ 'Profile.csv': 'First Name\nKim\n', ...files });
    const zip = zipSync(Object.fromEntries(tables.map(([name, text]) => [name, strToU8(text)])));
    const result = await readForeignFile(zip, 'a.zip');
    if (!result.ok) throw new Error(result.problem);
    const left = result.resume.lines.filter(({ target }) => target === null);
    return { fields: result.resume.fields, left: left.map(({ text }) => text) };
  };

  test.each([
    [{ 'Profile.csv': 'First Name,Industry,Zip Code\nKim,Food,45801\n' }, ['Food', '45801']],
    [{ 'Profile.csv': 'First Name,Address,Geo Location\nKim,1 Elm St,Ohio\n' }, ['Ohio']],
    [{ 'Education.csv': 'School Name,Start Date,End Date\nWaite High,2012,\n' }, ['2012']],
    [{ 'Education.csv': 'School Name,Start Date,End Date\nWaite High,2012,2016\n' }, []],
    [
      { 'Certifications.csv': 'Name,Url,Started On,Finished On\nCPR,example.com,May 2022,2024\n' },
      ['example.com', '2024'],
    ],
    [{ 'Positions.csv': 'Title,Finished On,Team\nCook,2019,Grill\n' }, ['Grill']],
  ])('leaves what has no field: %j', async (files, left) => {
    expect((await read(files)).left).toEqual(left);
  });

  test('gives volunteer work and awards', async () => {
    const { fields, left } = await read({
      'Volunteering.csv':
        'Company Name,Role,Cause,Started On,Finished On,Description\nGrace Church,Driver,Food,Mar 2020,,Drove\n',
      'Honors.csv': 'Title,Description,Issued On\nBest Cook,In all of Lima,May 2021\n',
    });
    expect(fields.sections).toEqual({
      volunteer: [
        {
          jobTitle: 'Driver',
          company: 'Grace Church',
          location: '',
          startDate: 'Mar 2020',
          endDate: 'Present',
          description: 'Drove',
        },
      ],
      awards: [{ name: 'Best Cook', issuer: '', year: '2021' }],
    });
    expect(left).toEqual(['Food', 'In all of Lima']);
  });
});

describe('a file with more than a resume has', () => {
  test.each([
    [300, 5, 0, true],
    [10, 10, 1500, true],
    [1500, 0, 0, false],
    [300, 0, 1500, false],
  ])('%i jobs of %i duties and %i other lines', async (jobs, duties, others, ok) => {
    const file = {
      work: Array.from({ length: jobs }, () => ({
        position: 'Cook',
        highlights: Array.from({ length: duties }, () => 'Cooked'),
      })),
      interests: Array.from({ length: others }, () => 'Chess'),
    };
    const read = await readForeignFile(strToU8(JSON.stringify(file)), 'a.json');
    expect(read).toMatchObject(ok ? { ok } : { ok, problem: 'too-long' });
  });

  const jobs = (count: number) =>
    strToU8(
      JSON.stringify({
        work: Array.from({ length: count }, (_, at) => ({
          position: `Cook ${at}`,
          name: 'Harbor Diner',
          highlights: [`Cooked ${at} meals in each shift of the long and busy week there`],
        })),
      }),
    );

  test('is refused where it is JSON', async () => {
    expect(await readForeignFile(jobs(300), 'a.json')).toMatchObject({ ok: true });
    expect(await readForeignFile(jobs(3000), 'a.json')).toEqual({ ok: false, problem: 'too-long' });
  });

  test("is refused where it is LinkedIn's", async () => {
    const table = `Title\n${'Line Cook with a rather long name of the job\n'.repeat(5000)}`;
    const zip = zipSync({ 'Positions.csv': strToU8(table) });
    expect(await readForeignFile(zip, 'a.zip')).toEqual({ ok: false, problem: 'too-long' });
  });
});
