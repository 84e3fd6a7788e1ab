import { describe, expect, test } from 'vitest';
import {
  applyCourseEdits,
  courseOf,
  hasCourseWork,
  setCourseTexts,
  type CourseEdit,
} from '@/domain/course/course-record';
import { isSameExceptPositions } from '@/domain/course/reading-position';
import { languageOf, withLanguage } from '@/domain/course/site-language';
import { mergeRecords } from '@/domain/merge/merge-records';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { fromBackup, toBackup } from '@/domain/backup/backup';

const blank = blankRecord(() => 'id');
const pitch = (text: string, record: LearnerRecord = blank) =>
  setCourseTexts(record, 'answers', 'pitch', { p1: text });
const done = (part: string, record: LearnerRecord = blank) =>
  setCourseTexts(record, 'progress', 'module-1', { [`part:${part}`]: 'done' });
const shown = (record: LearnerRecord) => courseOf(record).answers['pitch']?.['p1'];
const others = (record: LearnerRecord) => unresolvedConflicts(record).map(({ other }) => other);

describe('setting texts', () => {
  test('leaves the same record where nothing changes, and every other field as it is', () => {
    const record = pitch('I am Ana');
    expect(pitch('I am Ana', record)).toBe(record);
    expect(setCourseTexts(blank, 'answers', 'pitch', { p1: '' })).toBe(blank);
    const both = setCourseTexts(record, 'answers', 'pitch', { p2: 'a cook' });
    expect(courseOf(both).answers).toEqual({ pitch: { p1: 'I am Ana', p2: 'a cook' } });
  });
});

describe('texts from before the record was read', () => {
  const edit = (text: string, before?: string): CourseEdit => ({
    part: 'answers',
    id: 'pitch',
    field: 'p1',
    text,
    ...(before !== undefined && { before }),
  });

  test('never cover an answer that nobody saw: both are kept', () => {
    const after = applyCourseEdits(pitch('I am Ana'), [edit('I am Ben')]);
    expect(shown(after)).toBe('I am Ben');
    expect(others(after)).toEqual(['I am Ana']);
  });

  test('replace what was seen, hold what they hold, and empty nothing unseen', () => {
    expect(others(applyCourseEdits(pitch('I am'), [edit('I am Ben', 'I am')]))).toEqual([]);
    expect(others(applyCourseEdits(pitch('I am'), [edit('I am Ben')]))).toEqual([]);
    expect(shown(applyCourseEdits(pitch('I am Ana'), [edit('')]))).toBe('I am Ana');
    expect(shown(applyCourseEdits(pitch('I am Ana'), [edit('', 'I am Ana')]))).toBe('');
  });
});

describe('two devices', () => {
  test('keep both of two different answers, whichever side merges', () => {
    const [ana, ben] = [pitch('I am Ana'), pitch('I am Ben')];
    const here = mergeRecords({ base: blank, mine: ana, theirs: ben });
    const there = mergeRecords({ base: blank, mine: ben, theirs: ana });
    expect([shown(here), ...others(here)]).toEqual(['I am Ana', 'I am Ben']);
    expect([shown(there), ...others(there)]).toEqual(['I am Ben', 'I am Ana']);
    expect(mergeRecords({ base: blank, mine: here, theirs: ben })).toEqual(here);
  });

  test('add up what is done, and ask nobody about a place', () => {
    const at = (place: string, record: LearnerRecord) =>
      setCourseTexts(record, 'progress', 'module-1', { place });
    const merged = mergeRecords({
      base: blank,
      mine: at('top', done('one')),
      theirs: at('end', done('two')),
    });
    expect(courseOf(merged).progress['module-1']).toEqual({
      'part:one': 'done',
      'part:two': 'done',
      place: 'top',
    });
    expect(merged.conflicts).toBeUndefined();
  });

  test('take a chat as a whole, and offer the other answer that waited to be sent', () => {
    const chat = (answered: number, reply: string) =>
      setCourseTexts(blank, 'progress', 'game', {
        state: JSON.stringify({
          scriptVersion: '1',
          stepId: 'name',
          turns: [],
          answered: Array.from({ length: answered }, () => ({
            stepId: 'name',
            entryId: null,
            text: 'Ana',
          })),
          experienceId: null,
          educationId: null,
          offered: '',
          nextTurnId: 1,
        }),
        reply,
      });
    const [begun, far] = [chat(0, 'typed:Ana'), chat(2, 'typed:a cook')];
    const merged = mergeRecords({ base: blank, mine: begun, theirs: far });
    expect(courseOf(merged).progress['game']).toEqual(courseOf(far).progress['game']);
    expect(others(merged)).toEqual(['typed:Ana']);
  });
});

test('a place is nothing that anybody would miss; an answer and a finished part are', () => {
  expect(hasCourseWork(setCourseTexts(blank, 'progress', 'module-1', { place: 'top' }))).toBe(
    false,
  );
  expect(hasCourseWork(done('one'))).toBe(true);
  expect(hasCourseWork(pitch('I am Ana'))).toBe(true);
  expect(hasCourseWork(pitch('', pitch('I am Ana')))).toBe(false);
});

test('what is no text in the course is set aside and not lost', () => {
  const stored = { ...blank, course: { answers: { pitch: { p1: 'Ana', p2: 7 } }, progress: 'x' } };
  const read = readRecordDocument(stored);
  expect(read.ok && read.record.course).toEqual({
    answers: { pitch: { p1: 'Ana' } },
    progress: {},
  });
  expect(JSON.stringify(read)).toContain('"setAside":[');
  expect(
    read.ok && readRecordDocument(read.record).ok && readRecordDocument(read.record),
  ).toMatchObject({
    repairs: [],
  });
});

test('a file keeps its first form, other versions of an answer included', () => {
  const record = done('one', pitch('I am Ana'));
  const { resume, progress, drafts } = toBackup(record);
  expect(resume).toEqual(blank);
  expect(fromBackup({ resume, progress, drafts })).toEqual(record);
  const other = JSON.stringify({ path: ['pitch', 'p1'], other: 'I am Ben' });
  const old = { ...drafts, 'other-versions': { 'an-id': other, decided: '' } };
  expect(others(fromBackup({ resume, progress, drafts: old }))).toEqual(['I am Ben']);
});

test('two records that differ in places alone are the same for whoever logs out', () => {
  const at = (place: string, record: LearnerRecord = blank) =>
    setCourseTexts(record, 'progress', 'module-1', { place });
  expect(isSameExceptPositions(at('top'), at('end'))).toBe(true);
  expect(isSameExceptPositions(blank, at('end'))).toBe(true);
  expect(isSameExceptPositions(done('one'), at('end', done('one')))).toBe(true);
  expect(isSameExceptPositions(blank, done('one'))).toBe(false);
  expect(isSameExceptPositions(blank, pitch('I am Ana'))).toBe(false);
  const chat = (fields: Record<string, string>) =>
    setCourseTexts(blank, 'progress', 'game', fields);
  expect(isSameExceptPositions(blank, chat({ state: '{}' }))).toBe(true);
  expect(isSameExceptPositions(blank, chat({ state: '{}', reply: 'typed:Ana' }))).toBe(false);
});

test('the language in which somebody reads follows the account, and is no work that waits to be saved', () => {
  const spanish = withLanguage(blank, 'es');
  expect(languageOf(spanish)).toBe('es');
  expect(languageOf(blank)).toBe('');
  expect(isSameExceptPositions(blank, spanish)).toBe(true);
  expect(hasCourseWork(spanish)).toBe(false);
  const mine = withLanguage(spanish, 'en');
  const merged = mergeRecords({ base: blank, mine, theirs: pitch('I am Ana', spanish) });
  expect(languageOf(merged)).toBe('en');
  expect(unresolvedConflicts(merged)).toEqual([]);
});
