import { expect, test } from 'vitest';
import { partIdsByModule } from '@/content/part-ids';
import { partMinutes } from '@/content/en/part-minutes';
import { gameScript } from '@/content/en/game-script';
import { setCourseTexts } from '@/domain/course/course-record';
import { gameProgressId } from '@/domain/course/progress-keys';
import { questOf } from '@/domain/course/quest';
import { startGame } from '@/domain/game/game-state';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';

const blank = blankRecord(() => 'id');
const withModule = (id: number, fields: Record<string, string>, record: LearnerRecord = blank) =>
  setCourseTexts(record, 'progress', `module-${String(id)}`, fields);
const wayOn = (record: LearnerRecord) => questOf(record, partIdsByModule).wayOn;
const named = { ...blank, personalInfo: { ...blank.personalInfo, name: 'Rosa' } };

test('who has begun nothing is shown no way on', () => {
  expect(questOf(blank, partIdsByModule)).toMatchObject({ hasResume: false, wayOn: null });
});

test('a resume is ready from when the chat has come to its end', () => {
  const talked = (stepId: string, record = named) =>
    setCourseTexts(record, 'progress', gameProgressId, {
      state: JSON.stringify({ ...startGame(gameScript), stepId }),
    });
  const isReady = (record: LearnerRecord) => questOf(record, partIdsByModule).isReady;
  const last = gameScript.sections.flatMap(({ steps }) => steps).at(-1);
  expect(isReady(named)).toBe(false);
  expect(isReady(talked('end.done'))).toBe(false);
  expect(isReady(talked(last?.id ?? ''))).toBe(true);
  expect(isReady(talked(last?.id ?? '', blank)), 'cleared since').toBe(false);
});

test('who has a resume and no course goes on with the resume', () => {
  expect(wayOn(named)).toEqual({ kind: 'resume' });
});

test('the course goes on at the first part that is not done, before the resume', () => {
  const done = { 'part:introduction': 'done', 'part:modern-resume': 'done' };
  expect(wayOn(withModule(2, { ...done, place: 'a-card' }, named))).toEqual({
    kind: 'module',
    moduleId: 2,
    part: { number: 3, id: 'cover-letter' },
    place: 'cover-letter',
  });
});

test('the part where they were last is the way on, unless it is done', () => {
  const here = withModule(3, { 'part:introduction': 'done', place: 'follow-up' });
  expect(wayOn(here)).toMatchObject({ part: { number: 4, id: 'follow-up' } });
  const done = withModule(3, { 'part:follow-up': 'done' }, here);
  expect(wayOn(done)).toMatchObject({ part: { number: 2, id: 'networking' } });
});

test('a card is the way on where its part is open', () => {
  const card = 'tools--step-2-make-the-page';
  const here = withModule(1, { 'part:reflecting': 'done', place: card });
  expect(wayOn(here)).toMatchObject({ part: { number: 5, id: 'tools' }, place: card });
  const done = withModule(1, { 'part:tools': 'done' }, here);
  expect(wayOn(done)).toMatchObject({ part: { number: 1 }, place: 'gaining-attention' });
});

test('who has only read on in a module is led to the heading, and no part is named', () => {
  expect(wayOn(withModule(1, { place: 'a-card' }))).toEqual({
    kind: 'module',
    moduleId: 1,
    part: null,
    place: 'a-card',
  });
});

test('a module that is done is none to go on with, and counts on the map', () => {
  const all = Object.fromEntries((partIdsByModule[2] ?? []).map((id) => [`part:${id}`, 'done']));
  const record = withModule(2, { ...all, place: 'wrap-up' });
  expect(wayOn(record)).toBeNull();
  expect(questOf(record, partIdsByModule).modules).toEqual([
    { id: 1, done: 0, total: 9 },
    { id: 2, done: 5, total: 5 },
    { id: 3, done: 0, total: 5 },
  ]);
});

test('each part that can be the way on has its minutes', () => {
  for (const [id, parts] of Object.entries(partIdsByModule))
    expect(Object.keys(partMinutes[Number(id)] ?? {})).toEqual(parts);
});
