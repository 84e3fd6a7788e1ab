import { describe, expect, test } from 'vitest';
import { readDate } from '@/domain/machine-check/read-date';
import { takeDateRange } from '@/domain/resume-text/values/dates';
import { dateForms } from '@tests/support/foreign-resumes/foreign-dates';

const at = (year: number, month: number) => year * 12 + month - 1;
const whole = (year: number) => ({ from: at(year, 1), to: at(year, 12) });

test.each([
  ['May 2023', { from: at(2023, 5), to: at(2023, 5) }],
  ['sept. 2019', { from: at(2019, 9), to: at(2019, 9) }],
  ['June 5, 2020', { from: at(2020, 6), to: at(2020, 6) }],
  ['agosto de 2018', { from: at(2018, 8), to: at(2018, 8) }],
  ['5/2023', { from: at(2023, 5), to: at(2023, 5) }],
  ['05/17/2023', { from: at(2023, 5), to: at(2023, 5) }],
  ['2023-05', { from: at(2023, 5), to: at(2023, 5) }],
  ['3/21', { from: at(2021, 3), to: at(2021, 3) }],
  ["9/'98", { from: at(1998, 9), to: at(1998, 9) }],
  [' 2019 ', whole(2019)],
  ['Summer 2019', whole(2019)],
  ['now', 'today'],
  ['Present', 'today'],
  ['', null],
  ['13/2020', null],
  ['0/2020', null],
  ['May', null],
  ['last year', null],
  ['20199', null],
  ['May 2023 and June 2024', null],
])('%s', (text, months) => {
  expect(readDate(text)).toEqual(months);
});

describe('what we call readable our own reader of resumes reads', () => {
  test.each(Object.entries(dateForms))('%s', (_form, dates) => {
    for (let month = 1; month <= 12; month += 1) {
      const { start, end } = dates([2021, month], null);
      expect(readDate(start), start).not.toBeNull();
      expect(readDate(end), end).toBe('today');
      const range = takeDateRange(`${start} – ${end}`);
      expect(range?.startDate).toBe(start);
      expect(readDate(range?.endDate ?? '')).toBe('today');
    }
  });
});
