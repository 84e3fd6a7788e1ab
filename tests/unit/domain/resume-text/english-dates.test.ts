import { expect, test } from 'vitest';
import { englishDate } from '@/domain/resume-text/fill-record/english-dates';

test.each([
  ['Enero 2015', 'January 2015'],
  ['marzo de 2019', 'March 2019'],
  ['ago. 2020', 'August 2020'],
  ['setiembre del 2021', 'September 2021'],
  ['DIC 2022', 'December 2022'],
  ['Actualidad', 'Present'],
  ['hasta la fecha', 'Present'],
])('%s is %s', (text, english) => {
  expect(englishDate(text)).toBe(english);
});

test.each(['March 2019', '2015', '03/2019', 'Summer 2019', 'ma 2019', 'verano 2019', ''])(
  '“%s” stays as it is',
  (text) => {
    expect(englishDate(text)).toBe(text);
  },
);
