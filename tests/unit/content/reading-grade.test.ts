import { expect, test } from 'vitest';
import { hardestSentences, readingGrade } from '../../support/reading-grade';

const easy = 'The cat sat on the mat. It was a warm day. We ate our lunch.';
const hard =
  'Organizational effectiveness necessitates comprehensive interdepartmental communication regarding administrative responsibilities.';

test('plain short sentences get a low grade and long words in one sentence a high one', () => {
  expect(readingGrade([easy])).toBeLessThan(2);
  expect(readingGrade([hard])).toBeGreaterThan(12);
});

test('the grade follows the Flesch-Kincaid formula on a text counted by hand', () => {
  // Two sentences, ten words, twelve syllables.
  const grade = readingGrade(['The driver took the new road. She was never late.']);
  expect(grade).toBeCloseTo(0.39 * (10 / 2) + 11.8 * (12 / 10) - 15.59, 5);
});

test('a list item without a full stop still ends a sentence', () => {
  expect(readingGrade(['one two three', 'four five six'])).toBe(
    readingGrade(['one two three. four five six.']),
  );
});

test('the hardest sentence comes first', () => {
  expect(hardestSentences([easy, hard], 1)[0]).toContain('Organizational');
});
