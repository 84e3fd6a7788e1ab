import { expect, test } from 'vitest';
import { readForeignFile, shownLines } from '@tests/support/foreign-resumes/read-file';
import { wordFile, wordParagraph } from '@tests/support/foreign-resumes/word-file';

const cell = (lines: string[]) => `<w:tc>${lines.map(wordParagraph).join('')}</w:tc>`;
const row = (...cells: string[][]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;

test('dates on three lines of a cell are the dates of the job beside them', async () => {
  const body = `${['Mira Tolan', 'Experience'].map(wordParagraph).join('')}<w:tbl>${row(
    ['May 2019', 'to', 'July 2021'],
    ['Weaver', 'Orr Mill Ltd', 'Wove cloth.', 'Mended looms.'],
  )}${row(['Jan 2017', '-', 'May 2019'], ['Dyer', 'Elm Dyeworks Inc', 'Dyed wool.'])}</w:tbl>`;
  const read = await readForeignFile(wordFile(body), 'a.docx');
  expect(read).toMatchObject({
    resume: {
      fields: {
        experience: [
          { startDate: 'May 2019', endDate: 'July 2021' },
          { startDate: 'Jan 2017', endDate: 'May 2019' },
        ],
      },
    },
  });
});

test('the names of the bars of a chart stand where the chart stands', async () => {
  const names = ['Weaving', 'Potting'].map(
    (name, at) => `<c:pt idx="${at}"><c:v>${name}</c:v></c:pt>`,
  );
  const chart = `<c:chart><c:ser><c:tx><c:v>Series 1</c:v></c:tx><c:cat>${names.join('')}</c:cat><c:val><c:v>0.9</c:v></c:val></c:ser><c:ser><c:cat>${names.join('')}</c:cat></c:ser></c:chart>`;
  const drawing =
    '<w:p><w:r><w:drawing><wp:inline><c:chart r:id="rId4"/></wp:inline></w:drawing></w:r></w:p>';
  const file = wordFile(`${wordParagraph('Skills')}${drawing}${wordParagraph('Languages')}`, {
    'word/charts/chart1.xml': chart,
  });
  expect(await shownLines(file, 'a.docx')).toEqual(['Skills', 'Weaving', 'Potting', 'Languages']);
});
