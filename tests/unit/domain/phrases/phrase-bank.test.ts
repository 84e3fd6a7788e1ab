import { brotliCompressSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phraseBank } from '@/content/en/phrases/phrase-bank';
import { coachDescription } from '@/domain/coach/coach-bullet';
import { findJobs } from '@/domain/phrases/find-jobs';
import { firstLineWithGap, gapIn, unusedPhrases, withPhrase } from '@/domain/phrases/phrase-gaps';
import { verbForm } from '@/domain/language/en/verb-forms';

/** Verbs whose past looks like their present, or that the list of verbs leaves to the eye. */
const samePast = new Set(['cut', 'put', 'set', 'read', 'wore', 'dealt', 'swept']);

describe('the phrases', () => {
  test('there are at least 120 jobs with five to eight each, within 25 kB as sent', () => {
    expect(phraseBank.length).toBeGreaterThanOrEqual(120);
    for (const { name, phrases } of phraseBank) {
      expect(phrases.length, name).toBeGreaterThanOrEqual(5);
      expect(phrases.length, name).toBeLessThanOrEqual(8);
    }
    const folder = 'src/content/en/phrases';
    const text = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    expect(brotliCompressSync(text.join('')).length).toBeLessThanOrEqual(25_000);
  });

  test.each(phraseBank)(
    '$name: none is true before its gap is filled in, and none is told twice',
    ({ phrases }) => {
      expect(phrases.filter((phrase) => gapIn(phrase) === null)).toEqual([]);
      expect(new Set(phrases).size).toBe(phrases.length);
    },
  );

  test('every phrase begins with a verb in the past, and the coach finds no fault with one that is filled in', () => {
    const all = phraseBank.flatMap(({ phrases }) => phrases);
    const odd = all.filter((phrase) => {
      const [first = ''] = phrase.toLowerCase().split(/[ ,]/u);
      return !samePast.has(first) && verbForm(first)?.form !== 'past';
    });
    expect(odd).toEqual([]);
    const faults = all.filter((phrase) =>
      coachDescription(phrase.replaceAll('__', '12'))
        .flatMap(({ findings }) => findings)
        .some(({ severity }) => severity === 'fix'),
    );
    expect(faults).toEqual([]);
  });

  test('no two jobs go by the same name', () => {
    const titles = phraseBank.flatMap((job) => job.titles);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('a job is found by its title', () => {
  test.each([
    ['Line Cook', 'Line cook'],
    ['line cooks', 'Line cook'],
    ['CNA', 'Nursing assistant'],
    ['C.N.A.', 'Nursing assistant'],
    ['Certified Nursing Assistants', 'Nursing assistant'],
    ['Housekeeping', 'Hotel housekeeper'],
    ['Night Janitor', 'Janitor'],
    ['Janiter', 'Janitor'],
    ['cashire', 'Cashier'],
    ['Senior Warehouse Associate II', 'Warehouse worker'],
    ['Forklift Operator', 'Forklift driver'],
    ['Home Caregiver', 'Family caregiver'],
    ['Caregiver for my mother', 'Family caregiver'],
    ['Stay-at-home mom', 'Stay-at-home parent'],
    ['Uber driver', 'Rideshare driver'],
    ['Head of security', 'Security guard'],
    ['Sushi cook', 'Line cook'],
    ['Waitresses', 'Server'],
    ['Salesmen, retail sales', 'Sales associate'],
    ['Volunteer', 'Volunteer'],
    ['Babysitter', 'Babysitter'],
    ['ware', 'Warehouse worker'],
  ])('%s: %s', (title, name) => {
    expect(findJobs(phraseBank, title)[0]?.name).toBe(name);
  });

  test('nothing is made up for a title that is like none', () => {
    expect(findJobs(phraseBank, 'Astronomer')).toEqual([]);
    expect(findJobs(phraseBank, '  ')).toEqual([]);
    expect(findJobs(phraseBank, 'of the')).toEqual([]);
  });
});

describe('gaps', () => {
  test('a gap is found where it stands, also a second one', () => {
    expect(gapIn('Cleaned __ rooms')).toEqual({ start: 8, end: 10 });
    expect(gapIn('Cleaned __ rooms in __ hours', 10)).toEqual({ start: 20, end: 22 });
    expect(gapIn('Cleaned 12 rooms')).toBeNull();
    expect(firstLineWithGap(['Cleaned 12 rooms', '', 'Cooked ____ meals'])).toBe(2);
    expect(firstLineWithGap(['Used snake_case'])).toBeNull();
  });

  test('a phrase goes into the first empty line, else below; no typed line is written over', () => {
    expect(withPhrase(['', '', ''], 'A __')).toEqual({ lines: ['A __', '', ''], index: 0 });
    expect(withPhrase(['Mine', ' ', ''], 'A __')).toEqual({
      lines: ['Mine', 'A __', ''],
      index: 1,
    });
    expect(withPhrase(['a', 'b', 'c'], 'A __')).toEqual({
      lines: ['a', 'b', 'c', 'A __'],
      index: 3,
    });
  });

  test('a phrase that is used, filled in or not, is not offered again', () => {
    const phrases = ['Cleaned __ rooms a shift', 'Cooked __ meals'];
    expect(unusedPhrases(phrases, ['Cleaned 12 rooms a shift', ''])).toEqual(['Cooked __ meals']);
    expect(unusedPhrases(phrases, ['Cooked __ meals'])).toEqual(['Cleaned __ rooms a shift']);
  });
});
