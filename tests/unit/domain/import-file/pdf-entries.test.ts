import { expect, test } from 'vitest';
import { pdfLines } from '@/domain/import-file/pdf/pdf-lines';

const piece = (text: string, x: number, y: number, width = text.length * 5) => ({
  text,
  x,
  y,
  width,
  height: 10,
});
const linesOf = (...pieces: ReturnType<typeof piece>[]) =>
  pdfLines([pieces]).map(({ text }) => text);

const told = ['Tasted soup in every town of it', 'and salted all of it well', 'with one helper'];
const entry = (y: number, dates: string, employer: string, title: string) => [
  piece(dates, 50, y),
  piece(employer, 50, y - 20),
  piece(title, 250, y),
  ...told.map((text, at) => piece(text, 250, y - 14 * (at + 1))),
];

test('an employer below its dates stays with the title and what is told beside them', () => {
  expect(
    linesOf(
      piece('Work Experience', 50, 740),
      ...entry(700, '2019 - 2022', 'Oak Diner', 'Soup Manager'),
      ...entry(620, '2015 - 2019', 'Lake Hotel', 'Line Cook'),
      ...entry(540, '2012 - 2015', 'Gate Bakery', 'Bread Baker'),
    ),
  ).toEqual([
    'Work Experience',
    '2019 - 2022\tSoup Manager',
    'Oak Diner',
    ...told,
    '2015 - 2019\tLine Cook',
    'Lake Hotel',
    ...told,
    '2012 - 2015\tBread Baker',
    'Gate Bakery',
    ...told,
  ]);
});

test('schools side by side are read one after the other', () => {
  const wide = (y: number) => piece('A line about all of this that goes over the page', 50, y, 400);
  expect(
    linesOf(
      wide(740),
      wide(726),
      piece('EDUCATION', 50, 700),
      piece('Oak College | 2015-2017', 50, 680),
      piece('Lima School | 2011-2015', 300, 680),
      piece('Master of Soup', 50, 666),
      piece('Bachelor of Bread', 300, 666),
      piece('First of all', 60, 652),
      piece('Second of all', 310, 652),
      piece('SKILLS', 50, 630),
      wide(610),
      wide(596),
    ).slice(2, 9),
  ).toEqual([
    'EDUCATION',
    'Oak College | 2015-2017',
    'Master of Soup',
    'First of all',
    'Lima School | 2011-2015',
    'Bachelor of Bread',
    'Second of all',
  ]);
});

test('dates in two lines beside a job are one', () => {
  const job = (y: number, from: string, to: string) => [
    piece(from, 50, y),
    piece(to, 50, y - 12),
    piece('Oak Diner', 100, y),
    ...told.map((text, at) => piece(text, 100, y - 20 - 14 * at)),
  ];
  const lines = linesOf(...job(700, '2024-', 'NOW'), ...job(600, '2019-', '2023'));
  expect(lines[0]).toBe('2024- NOW\tOak Diner');
  expect(lines).toContain('2019- 2023\tOak Diner');
});

test('a heading below two columns heads the wide lines that follow', () => {
  const wide = (y: number) =>
    piece('Oakleaf Diner - Line Cook, who made all of the soups', 50, y, 400);
  expect(
    linesOf(
      piece('SKILLS', 50, 700),
      piece('LANGUAGES', 300, 700),
      piece('Cooking of soups', 50, 680),
      piece('Spanish and some French', 300, 680),
      piece('Baking of breads', 50, 666),
      piece('English', 300, 666),
      piece('Serving of guests', 50, 652),
      piece('German', 300, 652),
      piece('EXPERIENCE', 50, 630),
      wide(610),
      wide(596),
    ),
  ).toEqual([
    'SKILLS',
    'Cooking of soups',
    'Baking of breads',
    'Serving of guests',
    'LANGUAGES',
    'Spanish and some French',
    'English',
    'German',
    'EXPERIENCE',
    'Oakleaf Diner - Line Cook, who made all of the soups',
    'Oakleaf Diner - Line Cook, who made all of the soups',
  ]);
});

test('an "o" before capitals is the mark of a list within a list', () => {
  expect(
    linesOf(
      piece('• Oakleaf Diner – June 2016 to August 2016', 50, 700),
      piece('o Made the soups', 80, 686),
      piece('and the breads', 95, 672),
      piece('o Served guests', 80, 658),
    ),
  ).toEqual([
    '• Oakleaf Diner – June 2016 to August 2016',
    'o Made the soups and the breads',
    'o Served guests',
  ]);
});
