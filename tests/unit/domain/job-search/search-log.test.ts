import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, textToDay, weekOf } from '@/domain/job-search/days';
import { dueSteps, toCsv, weeksOf } from '@/domain/job-search/search-log';
import type { Application } from '@/domain/job-search/job-search-schema';

const entry = (id: string, texts: Partial<Application>): Application => ({
  id,
  date: '',
  employer: '',
  how: '',
  contact: '',
  job: '',
  result: '',
  next: '',
  nextDate: '',
  nextDone: '',
  ...texts,
});

test('weeks run from Sunday to Saturday, over a new year and a change of the clocks', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-22');
  expect(weekOf('2026-11-28')).toBe('2026-11-22');
  expect(weekOf('2027-01-01')).toBe('2026-12-27');
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  for (const text of ['', '2026-02-30', '11/23/2026', '0202-11-23'])
    expect(textToDay(text)).toBeNull();
  const weeks = weeksOf([
    entry('a', { date: '2026-11-16' }),
    entry('b', {}),
    entry('c', { date: '2026-11-22' }),
    entry('d', { date: '2026-11-24' }),
  ]);
  expect(weeks.map(({ sunday, entries }) => [sunday, entries.map(({ id }) => id)])).toEqual([
    ['2026-11-22', ['d', 'c']],
    ['2026-11-15', ['a']],
    ['', ['b']],
  ]);
});

test('an entry stays in its place while its day is typed, and shows what is typed', () => {
  const log = [entry('a', { date: '2026-11-23' }), entry('b', { date: '2026-01-23' })];
  const weeks = weeksOf(log, (one) => (one.id === 'b' ? '2026-11-24' : one.date));
  expect(weeks).toEqual([{ sunday: '2026-11-22', entries: [log[1], log[0]] }]);
});

test('a step is due on its day and after, until it is done', () => {
  const log = [
    entry('later', { nextDate: '2026-11-24' }),
    entry('today', { nextDate: '2026-11-23' }),
    entry('done', { nextDate: '2026-11-20', nextDone: 'yes' }),
    entry('before', { nextDate: '2026-11-20' }),
    entry('half typed', { nextDate: '0202-11-20' }),
  ];
  expect(dueSteps(log, '2026-11-23').map(({ id }) => id)).toEqual(['before', 'today']);
});

test('a CSV keeps names and quotes, and starts no formula', () => {
  expect(
    toCsv([
      ['Day', 'Employer'],
      ['1', 'Joe "Red" O’Neil, Café\nNorth'],
    ]),
  ).toBe('\uFEFF"Day","Employer"\r\n"1","Joe ""Red"" O’Neil, Café North"\r\n');
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', ' \t=1', '\r=1', '\u0000=1', '＝1'])
    expect(toCsv([[text]])).toMatch(/^\uFEFF"'/);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const csv = toCsv([[text]]);
      expect(csv).toMatch(/^\uFEFF"([^"\r\n]|"")*"\r\n$/);
      expect(csv.slice(2)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
