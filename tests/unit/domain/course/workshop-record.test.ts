import { expect, test } from 'vitest';
import { courseFacts } from '@/content/en/workshop-facts';
import { setCourseTexts } from '@/domain/course/course-record';
import { toStaffText } from '@/domain/backup/for-staff';
import { readBackup } from '@/domain/backup/read-backup';
import { addMinutes } from '@/domain/course/counted-time';
import { choiceToKeep, lineToKeep } from '@/domain/course/quiz-result';
import { isAnythingDone, workshopRecordOf } from '@/domain/course/workshop-record';
import { addApplication, setApplicationField } from '@/domain/job-search/edit-job-search';
import { hoursByKind, hoursOf } from '@/domain/job-search/search-log';
import { blankRecord } from '@/domain/resume/record-schema';

/** All cards of a part of module 1, checked. */
const checked = (part: string) =>
  Object.fromEntries(
    Array.from({ length: courseFacts.partCards[1]?.[part] ?? 0 }, (_, at) => [
      `card:${part}--${String(at)}`,
      'done',
    ]),
  );
const blank = () => blankRecord(() => 'new');

test('a workshop record says what was done, when, and the first and last score', () => {
  const parts = {
    ...checked('tools'),
    'day:tools': '2026-11-05',
    ...checked('practice'),
    // Marked without its cards: it is kept, and proves nothing.
    'part:reflecting': 'done',
    'day:reflecting': '2026-11-01',
  };
  let record = setCourseTexts(blank(), 'progress', 'module-1', {
    ...parts,
    'day:practice': '2026-11-03',
    place: 'tools',
  });
  record = setCourseTexts(record, 'progress', 'resume-builder', { 'chapter:2': 'done' });
  record = setCourseTexts(record, 'answers', 'resume-score', {
    first: '6',
    firstDay: '2026-11-03',
    last: '11',
    lastDay: '2026-11-05',
  });
  record = setCourseTexts(record, 'answers', 'pitch', { shown: 'yes' });
  const facts = workshopRecordOf(record, courseFacts);
  expect(facts).toMatchObject({ firstDay: '2026-11-03', lastDay: '2026-11-05', chapters: [2] });
  expect(facts.modules.map(({ done, total }) => [done, total])).toEqual([
    [2, 9],
    [0, 5],
    [0, 5],
  ]);
  expect(facts.modules[0]?.minutes).toBe(
    (courseFacts.partMinutes[1]?.['tools'] ?? 0) + (courseFacts.partMinutes[1]?.['practice'] ?? 0),
  );
  expect(facts.scores).toMatchObject({ first: '6', last: '11' });
  expect(facts.made).toEqual(['pitch']);
});

test('an empty record says nothing that was not done', () => {
  expect(workshopRecordOf(blank(), courseFacts)).toMatchObject({
    firstDay: '',
    lastDay: '',
    chapters: [],
    made: [],
    scores: null,
    quiz: { total: courseFacts.questions.length, answered: 0, rightAtFirst: 0 },
    counted: [],
    hours: [],
  });
  expect(isAnythingDone(workshopRecordOf(blank(), courseFacts))).toBe(false);
});

test('a question counts as right by its first choice, whatever was pressed after', () => {
  const [one, two, three] = courseFacts.questions;
  if (!one || !two || !three) throw new Error('no questions');
  const wrong = ({ right }: { right: number }) => String(right === 0 ? 1 : 0);
  let record = setCourseTexts(blank(), 'answers', one.id, {
    choice: String(one.right),
    first: String(one.right),
  });
  record = setCourseTexts(record, 'answers', two.id, {
    choice: String(two.right),
    first: wrong(two),
  });
  // As an older version kept it: nobody knows what was pressed first.
  record = setCourseTexts(record, 'answers', three.id, { choice: String(three.right) });
  const { quiz } = workshopRecordOf(record, courseFacts);
  expect(quiz).toMatchObject({ answered: 3, rightAtFirst: 1, firstNotKept: 1 });
});

test('the test of a module counts by its first tries, and stands on no record before it is begun', () => {
  const [one, two] = courseFacts.tests[2] ?? [];
  if (!one || !two) throw new Error('no test');
  expect(workshopRecordOf(blank(), courseFacts).tests).toEqual([]);
  let record = blank();
  for (const [question, first] of [
    [one, one.right],
    [two, (two.right + 1) % 3],
  ] as const)
    record = setCourseTexts(record, 'answers', question.id, {
      first: String(first),
      choice: String(question.right),
    });
  const workshop = workshopRecordOf(record, courseFacts);
  expect(workshop.tests).toEqual([{ module: 2, total: 6, answered: 2, rightAtFirst: 1 }]);
  expect(isAnythingDone(workshop)).toBe(true);
});

test('the first choice of a question is kept once, and never taken from a later one', () => {
  expect(choiceToKeep({}, '2')).toEqual({ choice: '2', first: '2' });
  expect(choiceToKeep({ choice: '2', first: '2' }, '0')).toEqual({ choice: '0' });
  expect(choiceToKeep({ choice: '1' }, '0'), 'answered before first tries were kept').toEqual({
    choice: '0',
  });
});

test('a line that is sorted counts by its first answer, too', () => {
  expect(lineToKeep({}, 'line-1', '0')).toEqual({ 'line-1': '0', 'first-line-1': '0' });
  expect(lineToKeep({ 'line-1': '0', 'first-line-1': '0' }, 'line-1', '1')).toEqual({
    'line-1': '1',
  });
});

test('the file for staff carries the counts and no word of the learner, and a changed one carries none', () => {
  let record = setCourseTexts(blank(), 'answers', 'pitch', { shown: 'yes', p1: 'Secret words' });
  record = setCourseTexts(record, 'progress', 'module-1', {
    'part:tools': 'done',
    'day:tools': '2026-11-05',
  });
  record = addMinutes(record, { counter: 'aa', activity: 'module-1', minutes: 30 });
  const workshop = workshopRecordOf(record, courseFacts);
  const text = toStaffText(record, 0, workshop);
  expect(text).not.toContain('Secret');
  expect(readBackup(text)).toMatchObject({ ok: true, workshop });
  const changed = readBackup(text.replace('"minutes": 30', '"minutes": "all"'));
  expect(changed).toMatchObject({ ok: true });
  expect(changed).not.toHaveProperty('workshop');
  expect(readBackup(toStaffText(record, 0))).not.toHaveProperty('workshop');
});

test('hours of the log add up by kind, and what is no number counts nothing', () => {
  let record = blank();
  for (const [id, kind, hours] of [
    ['a', 'workshop', '2'],
    ['b', 'workshop', '1,5'],
    ['c', '', 'all day'],
    ['d', 'class', '99'],
  ] as const) {
    record = addApplication(record, () => id, '2026-11-02');
    record = setApplicationField(record, id, 'kind', kind);
    record = setApplicationField(record, id, 'hours', hours);
  }
  expect(hoursByKind(record.papers?.applications ?? [])).toEqual([
    { kind: 'workshop', hours: 3.5 },
  ]);
  expect([hoursOf(undefined), hoursOf('-1'), hoursOf('0.25')]).toEqual([0, 0, 0.25]);
});
