import { expect, test } from 'vitest';
import { partMinutes } from '@/content/en/part-minutes';
import { setCourseTexts } from '@/domain/course/course-record';
import { workshopRecordOf } from '@/domain/course/workshop-record';
import { addApplication, setApplicationField } from '@/domain/job-search/edit-job-search';
import { hoursByKind, hoursOf } from '@/domain/job-search/search-log';
import { blankResume } from '@/domain/resume/record-schema';

const blank = () => blankResume(() => 'new');

test('a workshop record says what was done, when, and the first and last score', () => {
  const parts = { 'part:tools': 'done', 'day:tools': '2026-11-05', 'part:practice': 'done' };
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
  const facts = workshopRecordOf(record, partMinutes);
  expect(facts).toMatchObject({ firstDay: '2026-11-03', lastDay: '2026-11-05', chapters: [2] });
  expect(facts.modules.map(({ done, total }) => [done, total])).toEqual([
    [2, 9],
    [0, 5],
    [0, 5],
  ]);
  expect(facts.modules[0]?.minutes).toBe(
    (partMinutes[1]?.['tools'] ?? 0) + (partMinutes[1]?.['practice'] ?? 0),
  );
  expect(facts.scores).toMatchObject({ first: '6', last: '11' });
  expect(facts.made).toEqual(['pitch']);
});

test('an empty record says nothing that was not done', () => {
  expect(workshopRecordOf(blank(), partMinutes)).toMatchObject({
    firstDay: '',
    lastDay: '',
    chapters: [],
    made: [],
    scores: null,
    hours: [],
  });
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
