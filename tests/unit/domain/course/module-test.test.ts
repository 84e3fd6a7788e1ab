import { expect, test } from 'vitest';
import { missedBefore, nextInTest, testAnswerToKeep } from '@/domain/course/module-test';
import type { TextRecords } from '@/domain/resume/record-schema';

const questions = ['a', 'b', 'c', 'd'].map((id, right) => ({ id: `test-${id}`, right: right % 2 }));
const monday = '2026-11-02';
const friday = '2026-11-06';

/** Gives these answers one after the other, each to the question that is asked then. */
function answered(choices: readonly number[], day: string, before: TextRecords = {}) {
  const answers = { ...before };
  const asked: string[] = [];
  for (const choice of choices) {
    const next = nextInTest(answers, questions, day);
    if (next.kind === 'end') throw new Error('nothing is asked');
    asked.push(`${next.id} ${next.round}`);
    const right = questions.find(({ id }) => id === next.id)?.right ?? 0;
    const kept = answers[next.id] ?? {};
    answers[next.id] = { ...kept, ...testAnswerToKeep(kept, String(choice), right, day) };
  }
  return { answers, asked, next: nextInTest(answers, questions, day) };
}

test('each question is asked once, the missed ones come back, and the first tries count', () => {
  const { asked, next } = answered([0, 0, 1, 1, 0, 1, 0], monday);
  expect(asked).toEqual([
    'test-a first',
    'test-b first',
    'test-c first',
    'test-d first',
    'test-b again',
    'test-b again',
    'test-c again',
  ]);
  expect(next).toEqual({ kind: 'end', rightAtFirst: 2, total: 4 });
});

test('two of the missed ones come back on a later day, before the rest, and are asked once a day', () => {
  const first = answered([1, 0, 1], monday).answers;
  expect(missedBefore(first, questions, monday)).toEqual([]);
  expect(missedBefore(first, questions, friday).map(({ id }) => id)).toEqual(['test-a', 'test-b']);
  const { asked, answers } = answered([0, 0], friday, first);
  expect(asked).toEqual(['test-a last-time', 'test-b last-time']);
  expect(missedBefore(answers, questions, friday)).toEqual([]);
  expect(nextInTest(answers, questions, friday)).toEqual({
    kind: 'ask',
    id: 'test-d',
    round: 'first',
  });
  // The first is known now; the second was missed again, so it comes back beside the third.
  expect(missedBefore(answers, questions, '2026-11-09').map(({ id }) => id)).toEqual([
    'test-b',
    'test-c',
  ]);
});

test('the first try and its day stay, whatever is answered later', () => {
  const first = testAnswerToKeep({}, '1', 0, monday);
  expect(first).toEqual({ choice: '1', first: '1', firstDay: monday, day: monday });
  expect(testAnswerToKeep(first, '0', 0, monday)).toEqual({ choice: '0', day: monday });
  expect(testAnswerToKeep(first, '0', 0, friday)).toEqual({
    choice: '0',
    day: friday,
    known: friday,
  });
});
