import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  blankEducation,
  blankExperience,
  blankRecord,
  isBlankEntry,
  isBlankResume,
  learnerRecordSchema,
} from '@/domain/resume/record-schema';
import { countingIds, sampleResume } from './sample-resume';

test('a new resume has one empty job, one empty school and one empty skill', () => {
  const resume = blankRecord(countingIds());
  expect(resume.experience).toHaveLength(1);
  expect(resume.education).toHaveLength(1);
  expect(resume.skills).toEqual(['']);
  expect(resume.parStatements).toEqual([]);
  expect(resume.experience[0]?.id).not.toBe(resume.education[0]?.id);
  expect(v.is(learnerRecordSchema, resume)).toBe(true);
});

test('a new resume is blank and a written one is not', () => {
  expect(isBlankResume(blankRecord(countingIds()))).toBe(true);
  expect(isBlankResume(sampleResume())).toBe(false);
  const blank = blankRecord(countingIds());
  expect(isBlankResume({ ...blank, currentAction: 'Moved the printer.' })).toBe(false);
  expect(isBlankResume({ ...blank, skills: ['Spanish'] })).toBe(false);
  const newer = { ...blank, languages: ['Spanish'] };
  expect(isBlankResume(newer)).toBe(false);
});

test('an entry with only spaces is blank; one filled field makes it count', () => {
  const job = blankExperience(countingIds());
  expect(isBlankEntry({ ...job, jobTitle: '  ' })).toBe(true);
  expect(isBlankEntry({ ...job, achievement: 'x' })).toBe(false);
  expect(isBlankEntry({ ...blankEducation(countingIds()), honours: true })).toBe(false);
});

test('the sample resume satisfies the schema and a wrong kind does not', () => {
  expect(v.is(learnerRecordSchema, sampleResume())).toBe(true);
  expect(v.is(learnerRecordSchema, { ...sampleResume(), skills: 'Spanish' })).toBe(false);
});
