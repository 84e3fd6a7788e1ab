import { expect, test } from 'vitest';
import { hasOpenComment } from '@/domain/job-search/comment-lines';

const comment = (path: string[], done = '') => ({
  id: 'c',
  path,
  quote: '',
  text: '',
  by: '',
  done,
});

test('an entry has a comment when one of its fields has one that is not dealt with', () => {
  const entry = ['experience', 'a'];
  expect(hasOpenComment([comment(['experience', 'a', 'description'])], entry)).toBe(true);
  expect(hasOpenComment([comment(['experience', 'a', 'description'], 'yes')], entry)).toBe(false);
  expect(hasOpenComment([comment(['experience', 'b', 'description'])], entry)).toBe(false);
  expect(hasOpenComment([comment(['education', 'a', 'school'])], entry)).toBe(false);
  expect(
    hasOpenComment(
      [comment(['sections', 'volunteer', 'a', 'company'])],
      ['sections', 'volunteer', 'a'],
    ),
  ).toBe(true);
});
