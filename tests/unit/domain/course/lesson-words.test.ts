import { expect, test } from 'vitest';
import { lessonWords, withLessonWords } from '../../../../src/domain/course/lesson-words';

const answers = {
  'star-story': {
    s: 'Two roads were\nclosed.',
    t: ' Bring 18 meals. ',
    a: 'I called ahead.',
    r: '',
  },
  'reflecting-trust': { 'reflecting-trust': 'open the store' },
};

test('what a lesson was told fits a part of a PAR statement, as one line', () => {
  expect(lessonWords(answers, 'problem', '')).toEqual([
    { module: 2, text: 'Two roads were closed. Bring 18 meals.' },
  ]);
  expect(lessonWords(answers, 'action', '')).toEqual([
    { module: 2, text: 'I called ahead.' },
    { module: 1, text: 'open the store' },
  ]);
});

test('a blank answer and words that stand there already are not offered', () => {
  expect(lessonWords(answers, 'result', '')).toEqual([]);
  expect(lessonWords({}, 'action', '')).toEqual([]);
  expect(
    lessonWords(answers, 'action', 'First I called ahead. Then').map(({ text }) => text),
  ).toEqual(['open the store']);
});

test('taken over they stand behind what was there', () => {
  const words = { module: 2, text: 'I called ahead.' } as const;
  expect(withLessonWords('  ', words)).toBe('I called ahead.');
  expect(withLessonWords('It snowed. ', words)).toBe('It snowed. I called ahead.');
});
