import { expect, test } from 'vitest';
import { agencyFacts } from '@/content/en/agencies';
import { staffPhrases } from '@/content/en/staff-phrases';
import { readingGrade } from '../../support/reading-grade';

test('the page for agencies fits one printed page and reads at the eighth grade or lower', () => {
  const texts = agencyFacts.flatMap(({ lines }) => lines);
  expect(texts.join(' ').split(/\s+/).length).toBeLessThan(450);
  expect(readingGrade(texts)).toBeLessThan(9);
});

test('what staff can write with one press is a whole sentence', () => {
  for (const phrase of staffPhrases) expect(phrase).toMatch(/^[A-Z].*[.?]$/);
});
