import { expect, test } from 'vitest';
import { doubtfulLines } from '@/domain/game/doubtful-lines';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { anaLopez } from '@tests/support/sample-resume';

function resumeOf(value: unknown) {
  const read = readRecordDocument(value);
  if (!read.ok) throw new Error('not a resume');
  return read.record;
}

const [job] = anaLopez.experience;
const [school] = anaLopez.education;

test('a whole resume has none', () => {
  expect(doubtfulLines(resumeOf(anaLopez))).toEqual([]);
});

test.each([
  ['email', 'dishwasher', 'no-email'],
  ['email', 'ana@examplecom', 'no-email'],
  ['email', 'ana.example.com', 'no-email'],
  ['email', 'ana@example.', 'no-email'],
  ['email', 'ana @example.com', 'no-email'],
  ['phone', '555', 'no-phone'],
  ['address', 'Detroit, 2019', 'year'],
])('contact: %s %j', (field, text, kind) => {
  const info = { ...anaLopez.personalInfo, [field]: text };
  expect(doubtfulLines(resumeOf({ ...anaLopez, personalInfo: info }))).toEqual([
    { kind, text, fieldRef: { part: 'personalInfo', field } },
  ]);
});

test.each([
  ['endDate', 'idk like 2021', 'unsure', undefined],
  ['endDate', 'like 2021', 'no-date', undefined],
  ['startDate', 'a few years ago', 'no-date', undefined],
  ['location', 'Some Diner, 2019 Maybe', 'unsure', undefined],
  ['location', '2014', 'year', undefined],
  ['company', 'idk', 'unsure', undefined],
  ['company', 'none', 'vague', undefined],
  ['description', 'Cooked 90 meals a shift\nDishes and stuff', 'vague', 'Dishes and stuff'],
  ['description', 'Cooking', 'vague', undefined],
  ['description', 'Creo que limpiaba mesas', 'unsure', undefined],
])('job: %s %j', (field, text, kind, line) => {
  const found = doubtfulLines(resumeOf({ ...anaLopez, experience: [{ ...job, [field]: text }] }));
  expect(found).toMatchObject([
    { kind, text: line ?? text, fieldRef: { part: 'experience', field } },
  ]);
});

test('school: a hedge in its year', () => {
  const found = doubtfulLines(
    resumeOf({ ...anaLopez, education: [{ ...school, graduationYear: '2014 maybe' }] }),
  );
  expect(found).toMatchObject([{ kind: 'unsure', text: '2014 maybe' }]);
});
