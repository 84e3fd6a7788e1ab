import { expect, test } from 'vitest';
import { lessonWords, withLessonWords } from '@/domain/course/lesson-words';

const answers = {
  'star-story': {
    s: 'Two roads were\nclosed.',
    t: ' Bring 18 meals. ',
    a: 'I called ahead.',
    r: '',
  },
  'reflecting-trust': { 'reflecting-trust': 'open the store' },
  pitch: {
    p1: 'I’ve worked in home care for six years',
    p2: 'Families ask for me.',
    p3: 'Who hires?',
  },
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
  expect(withLessonWords('action', '  ', words)).toBe('I called ahead.');
  expect(withLessonWords('action', 'It snowed. ', words)).toBe('It snowed. I called ahead.');
});

test('who somebody is and one proof fit a summary, as sentences; what they look for is not for a resume', () => {
  expect(lessonWords(answers, 'summary', '')).toEqual([
    { module: 3, text: 'I’ve worked in home care for six years. Families ask for me.' },
  ]);
});

test('what was done and what came of it fits the description of a job, each on a line of its own', () => {
  const told = { ...answers, 'star-story': { a: 'I called ahead', r: 'All were fed.' } };
  const [story, trust] = lessonWords(told, 'description', 'Drove a van.');
  expect(story).toEqual({ module: 2, text: 'I called ahead. All were fed.' });
  expect(trust).toEqual({ module: 1, text: 'open the store' });
  const text = withLessonWords('description', 'Drove a van.', {
    module: 1,
    text: 'open the store',
  });
  expect(text).toBe('Drove a van.\nopen the store');
  expect(lessonWords(told, 'description', text)).toEqual([story]);
});
