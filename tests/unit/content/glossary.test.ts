import { describe, expect, test } from 'vitest';
import { glossary } from '@/content/en/glossary';
import { glossary as spanishGlossary } from '@/content/es/glossary';
import { learnerTexts, learnerTextsInSpanish } from '../../support/learner-words';

const texts = learnerTexts();

describe('one word for one thing', () => {
  test('all that learners read is found', () => {
    const found = (words: string) => texts.some(({ text }) => text.includes(words));
    expect(texts.length).toBeGreaterThan(1000);
    for (const words of [
      'Log In',
      'Save to Cloud',
      'Your PAR Arsenal',
      'Ready to begin?',
      '# answer is missing',
      'You are no longer logged in',
      'You are logged in as …',
      'could not check that you are logged in',
    ])
      expect(found(words), words).toBe(true);
  });

  test.each(glossary)('we say “$say”', ({ not, but }) => {
    const broken = texts.filter(({ text }) => not.test(but ? text.replace(but, '') : text));
    expect(broken).toEqual([]);
  });
});

describe('one word for one thing in Spanish', () => {
  const spanish = learnerTextsInSpanish();

  test.each(spanishGlossary)('decimos “$say”', ({ not, but }) => {
    expect(spanish.length).toBeGreaterThan(2000);
    const broken = spanish.filter(({ text }) => not.test(but ? text.replace(but, '') : text));
    expect(broken).toEqual([]);
  });
});
