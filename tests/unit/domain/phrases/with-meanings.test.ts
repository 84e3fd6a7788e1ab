import { describe, expect, test } from 'vitest';
import { phraseBank as english } from '@/content/en/phrases/phrase-bank';
import { phraseBank } from '@/content/es/phrases/phrase-bank';
import { jobNames, phraseMeanings } from '@/content/es/phrase-meanings';
import { spanishTitles } from '@/content/es/phrase-meanings/spanish-titles';
import { findJobs } from '@/domain/phrases/find-jobs';
import { gapIn } from '@/domain/phrases/phrase-gaps';
import { titleFinder } from '@/domain/phrases/with-meanings';

const gapsIn = (text: string) => text.split(/_{2,}/u).length - 1;

describe('the bank in Spanish', () => {
  test('offers the very same English lines', () => {
    expect(phraseBank.map(({ name, phrases }) => [name, phrases])).toEqual(
      english.map(({ name, phrases }) => [name, phrases]),
    );
  });

  test('says of each line what it means, with as many gaps, and of each job its name', () => {
    for (const { name, ownName, phrases, meanings = {} } of phraseBank) {
      expect(ownName, name).toMatch(/\p{L}{3}/u);
      for (const phrase of phrases) {
        const meaning = meanings[phrase] ?? '';
        expect(gapIn(phrase), phrase).not.toBeNull();
        expect(gapsIn(meaning), `${phrase} → ${meaning}`).toBe(gapsIn(phrase));
      }
    }
  });

  test('has no meaning or name for what is not in the bank', () => {
    const lines = new Set(english.flatMap(({ phrases }) => phrases));
    const titles = new Set(english.flatMap((job) => [job.name, ...job.titles]));
    expect(Object.keys(phraseMeanings).filter((line) => !lines.has(line))).toEqual([]);
    expect(Object.keys(jobNames).filter((name) => !titles.has(name))).toEqual([]);
  });

  test.each([
    ['cocinera', 'Line cook'],
    ['Recamarista', 'Hotel housekeeper'],
    ['albanil', 'Concrete worker'],
    ['Line Cook', 'Line cook'],
  ])('finds %s as %s', (title, name) => {
    expect(findJobs(phraseBank, title)[0]?.name).toBe(name);
  });
});

test.each([
  ['Cocinero de línea', 'Line Cook'],
  ['COCINERO DE LINEA', 'Line Cook'],
  ['niñera ', spanishTitles['niñera']],
  ['Line Cook', ''],
  ['', ''],
])('the English for “%s” is “%s”', (typed, title) => {
  expect(titleFinder(spanishTitles)(typed)).toBe(title);
});
