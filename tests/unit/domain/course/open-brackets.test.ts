import { expect, test } from 'vitest';
import { openBrackets } from '@/domain/course/open-brackets';

test('what stands in brackets is named once, in reading order', () => {
  expect(
    openBrackets('Dear [Interviewer Name], the [Job Title] job. [Job Title]\n[Your Name]'),
  ).toEqual(['[Interviewer Name]', '[Job Title]', '[Your Name]']);
});

test('a text that is filled in has none, and a lone bracket is none', () => {
  expect(openBrackets('Dear Ms. Hernandez, [ ] ] [\n]')).toEqual(['[ ]']);
  expect(openBrackets('')).toEqual([]);
});
