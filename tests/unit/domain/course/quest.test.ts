import { expect, test } from 'vitest';
import { partCards, partIdsOf } from '@/content/part-cards';
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
const wayOn = (record: LearnerRecord) => questOf(record, partCards).wayOn;
/** All cards of parts of a module, checked. */
const checked = (id: number, ...parts: string[]) =>
  Object.fromEntries(
    parts.flatMap((part) =>
      Array.from({ length: partCards[id]?.[part] ?? 0 }, (_, at) => [
        `card:${part}--${String(at)}`,
        'done',
      ]),
    ),
  );
const named = { ...blank, personalInfo: { ...blank.personalInfo, name: 'Rosa' } };

test('who has begun nothing is shown no way on', () => {
  expect(questOf(blank, partCards)).toMatchObject({ hasResume: false, wayOn: null });
});

test('a resume is ready from when the chat has come to its end', () => {
  const talked = (stepId: string, record = named) =>
    setCourseTexts(record, 'progress', gameProgressId, {
      state: JSON.stringify({ ...startGame(gameScript), stepId }),
    });
  const isReady = (record: LearnerRecord) => questOf(record, partCards).isReady;
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
  const done = checked(2, 'introduction', 'modern-resume');
  expect(wayOn(withModule(2, { ...done, place: 'a-card' }, named))).toEqual({
    kind: 'module',
    moduleId: 2,
    part: { number: 3, id: 'cover-letter' },
    place: 'cover-letter',
  });
});

test('the part where they were last is the way on, unless it is done', () => {
  const here = withModule(3, { ...checked(3, 'introduction'), place: 'follow-up' });
  expect(wayOn(here)).toMatchObject({ part: { number: 4, id: 'follow-up' } });
  const done = withModule(3, checked(3, 'follow-up'), here);
  expect(wayOn(done)).toMatchObject({ part: { number: 2, id: 'networking' } });
});

test('a card is the way on where its part is open', () => {
  const card = 'tools--step-2-make-the-page';
  const here = withModule(1, { ...checked(1, 'reflecting'), place: card });
  expect(wayOn(here)).toMatchObject({ part: { number: 5, id: 'tools' }, place: card });
  const done = withModule(1, checked(1, 'tools'), here);
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
  const all = checked(2, ...partIdsOf(2));
  const record = withModule(2, { ...all, place: 'wrap-up' });
  expect(wayOn(record)).toBeNull();
  const sum = (id: number) =>
    Object.values(partCards[id] ?? {}).reduce((all, count) => all + count, 0);
  expect(questOf(record, partCards).modules).toEqual([
    { id: 1, done: 0, total: sum(1) },
    { id: 2, done: sum(2), total: sum(2) },
    { id: 3, done: 0, total: sum(3) },
  ]);
});

test('each part that can be the way on has its minutes', () => {
  for (const [id, parts] of Object.entries(partCards))
    expect(Object.keys(partMinutes[Number(id)] ?? {})).toEqual(Object.keys(parts));
});

test('a part that was marked without its cards does not count', () => {
  const record = withModule(3, { 'part:introduction': 'done', place: 'networking' });
  expect(questOf(record, partCards).modules[2]).toMatchObject({ done: 0 });
  expect(wayOn(record)).toMatchObject({ part: { number: 2, id: 'networking' } });
});
