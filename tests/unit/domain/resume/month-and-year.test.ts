import { describe, expect, test } from 'vitest';
import { dateOf, monthAndYear } from '@/domain/resume/month-and-year';

describe('a date chosen from lists', () => {
  test.each([
    ['May 2023', '5', '2023'],
    ['12/1999', '12', '1999'],
    ['2020-01', '1', '2020'],
    ['2023', '', '2023'],
    ['Summer 2019', '', '2019'],
    ['Present', '', ''],
    ['since the flood', '', ''],
    ['', '', ''],
  ])('%j is month %j of %j', (typed, month, year) => {
    expect(monthAndYear(typed)).toEqual({ month, year });
  });

  test('every month of a century comes back as it was chosen', () => {
    for (let year = 1950; year < 2050; year++)
      for (let month = 0; month <= 12; month++) {
        const chosen = { month: month === 0 ? '' : String(month), year: String(year) };
        expect(monthAndYear(dateOf(chosen))).toEqual(chosen);
      }
  });

  test('a month without a year is not written', () => {
    expect(dateOf({ month: '5', year: '' })).toBe('');
  });
});
