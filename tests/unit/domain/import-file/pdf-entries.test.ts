import { expect, test } from 'vitest';
import { pdfLines } from '@/domain/import-file/pdf-lines';

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
