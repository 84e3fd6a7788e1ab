import { expect, test } from 'vitest';
import { isImplausibleLocation, isSwapped, swapSchool } from '@/domain/resume/implausible-entry';
import { blankEducation, blankRecord } from '@/domain/resume/record-schema';

const school = { ...blankEducation(() => 's'), degree: 'Dunbar High School', school: 'Diploma' };
const record = { ...blankRecord(() => 'x'), education: [school] };

test.each([
  ['2014', true],
  [' 1998 ', true],
  ['12', true],
  ['45402', false],
  ['Dayton, OH', false],
  ['', false],
])('%j as a place is odd: %s', (place, isOdd) => {
  expect(isImplausibleLocation(place)).toBe(isOdd);
});

test.each([
  ['Dunbar High School', 'Diploma', true],
  ['Sinclair College', 'Associate degree', true],
  ['Cooking', 'GED', true],
  ['Sinclair Community College', '', true],
  ['High school', 'diploma', true],
  ['High school diploma', 'Dunbar High School', false],
  ['High School', 'Dunbar High School', false],
  ['High school classes', '', false],
  ['GED', 'Certificate Program of Dayton', false],
  ['GED', 'Sinclair Learning Center', false],
  ['High School Equivalency', 'Dunbar', false],
  ['School of Hard Knocks', 'Dunbar High School', false],
  ['', '', false],
])('%j of the school %j is swapped: %s', (degree, name, isOdd) => {
  expect(isSwapped({ degree, school: name })).toBe(isOdd);
});

test('what is swapped takes the place of the other, and no other school changes', () => {
  const other = { ...blankEducation(() => 'o'), degree: 'GED', school: 'Night class' };
  const after = swapSchool({ ...record, education: [other, school] }, 's');
  expect(after.education).toEqual([
    other,
    { ...school, degree: 'Diploma', school: 'Dunbar High School' },
  ]);
  expect(swapSchool(record, 'nobody')).toBe(record);
});
