import { describe, expect, test } from 'vitest';
import { kindOfDate, tidyDate } from '@/domain/resume/tidy-date';
import { startsSmall, tidyLines, tidyPlace, tidyStart } from '@/domain/resume/tidy-text';

describe('a typed date', () => {
  test.each([
    ['3/2019', 'March 2019'],
    ['01/19', 'January 2019'],
    ["9/'98", 'September 1998'],
    ['2019-01', 'January 2019'],
    ['2019/3', 'March 2019'],
    ['03.2019', 'March 2019'],
    ['Jan 2019', 'January 2019'],
    ['jan. 2019', 'January 2019'],
    ['SEPT, 2020', 'September 2020'],
    ['april 2022', 'April 2022'],
    ['march of 2021', 'March 2021'],
    ['Dec-2020', 'December 2020'],
    [' May  2023 ', 'May 2023'],
  ])('%j is surely %j', (typed, tidy) => {
    expect(tidyDate(typed, 2026)).toBe(tidy);
  });

  test.each([
    'March 2019',
    '2019',
    'Summer 2019',
    'Present',
    '5/6/2020',
    'Mar 5, 2020',
    '13/2019',
    '0/2019',
    '5/31',
    'mayo de 2023',
    'ene 2020',
    'since the flood',
    'about 3/2019',
    'Jan 2019 - Feb 2020',
    'Mart 2019',
    '',
  ])('%j stays as it was typed', (typed) => {
    expect(tidyDate(typed, 2026)).toBeNull();
  });

  test.each([
    ['March 2021', 'name'],
    ['Jan 2018', 'word'],
    ['april 2022', 'word'],
    ['01/2019', 'number'],
    ['2019-01', 'number'],
    ['2019', null],
    ['Summer 2019', null],
    ['Present', null],
    ['', null],
  ])('%j names its month by %j', (typed, kind) => {
    expect(kindOfDate(typed)).toBe(kind);
  });
});

test.each([
  ['cashier', 'Cashier'],
  ['line cook', 'Line cook'],
  ['ünal', 'Ünal'],
  ['Cashier', null],
  ['iPhone repairer', null],
  ['e-commerce packer', null],
  ['2nd cook', null],
  ['', null],
])('the first letter of %j', (typed, tidy) => {
  expect(tidyStart(typed)).toBe(tidy);
});

test('each line may begin with a capital, behind its bullet, and nothing else changes', () => {
  expect(tidyLines('cooked 120 meals\n- trained 2 cooks\nUsed iPads')).toBe(
    'Cooked 120 meals\n- Trained 2 cooks\nUsed iPads',
  );
  expect(tidyLines('Cooked\n\n• Trained')).toBeNull();
  expect(startsSmall('• cooked')).toBe(true);
  expect(startsSmall('• 120 meals')).toBe(false);
});

test.each([
  ['dayton oh', 'Dayton, OH'],
  ['dayton, oh 45402', 'Dayton, OH 45402'],
  ['Dayton OH', 'Dayton, OH'],
  ['Dayton, Oh', 'Dayton, OH'],
  ['columbus, ohio', 'Columbus, Ohio'],
  ['12 elm street, dayton oh', '12 Elm Street, Dayton, OH'],
  ['san juan de los lagos, mexico', 'San Juan de los Lagos, Mexico'],
  ['lagos', 'Lagos'],
  ['Dayton, OH', null],
  ['Oaxaca, México', null],
  ['in', 'In'],
  ['', null],
])('the place %j', (typed, tidy) => {
  expect(tidyPlace(typed)).toBe(tidy);
});
