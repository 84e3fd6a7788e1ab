import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWithResume } from '@/domain/job-posting/compare-with-resume';
import { findHighlights, highlightPieces } from '@/domain/job-posting/find-highlights';
import { demandsOf } from '@/domain/language/en/demands';
import { keywordsOf, postingLimits } from '@/domain/job-posting/keywords-of';
import { stemOf } from '@/domain/job-posting/phrase-matcher';
import { setSkillsText } from '@/domain/resume/edit-resume';
import { blankRecord } from '@/domain/resume/record-schema';
import { fuzz } from '@tests/support/fuzz';
import { growth } from '@tests/support/growth';

const lists = {
  hardSkills: ['Asana', 'Trello', 'C++'],
  softSkills: ['communication skills', 'problem-solving'],
  keyDuties: ['Project Coordinator', 'project timelines', 'status reports'],
};

const posting = `Warehouse Team Lead at Harbor Freight Yard
We need a reliable forklift driver for our night shift. You will load trucks, track inventory and
train new employees. Harbor Freight Yard moves cold storage goods; cold storage work means warm gear.
Must lift 50 pounds. Communication skills and problem solving are a plus. Forklift card preferred.`;

describe('the highlights of a posting', () => {
  test('are found in any case, with hyphen or space, and as whole words', () => {
    const text =
      'PROJECT COORDINATOR: Problem solving, asana; writes Status Reports. Asanas? C++ and C.';
    expect(
      findHighlights(text, lists).map(({ kind, start, end }) => [kind, text.slice(start, end)]),
    ).toEqual([
      ['keyDuties', 'PROJECT COORDINATOR'],
      ['softSkills', 'Problem solving'],
      ['hardSkills', 'asana'],
      ['keyDuties', 'Status Reports'],
      ['hardSkills', 'Asanas'],
      ['hardSkills', 'C++'],
    ]);
  });

  test('cut the text into pieces that join to the same text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 10 }),
      fc.constantFrom('Asana ', 'status reports', ' C++', 'problem-'),
    );
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        const text = parts.join('');
        const pieces = highlightPieces(text, findHighlights(text, lists));
        expect(pieces.map((one) => one.text).join('')).toBe(text);
        expect(pieces.every((one) => text.startsWith(one.text, one.start))).toBe(true);
      }),
      fuzz(),
    );
  });
});

describe('the keywords of a pasted posting', () => {
  test('are the known skills, traits and duties, and what the posting repeats', () => {
    const found = keywordsOf(posting).map(({ text, kind }) => `${kind}: ${text}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'hardSkills: forklift',
        'softSkills: reliable',
        'softSkills: Communication skills',
        'softSkills: problem solving',
        'keyDuties: load trucks',
        'keyDuties: track inventory',
        'keyDuties: train new employees',
        'repeated: cold storage',
        'repeated: Harbor Freight',
      ]),
    );
    expect(keywordsOf(posting)[0]).toEqual({ text: 'forklift', kind: 'hardSkills', count: 2 });
  });

  test.each([
    [
      'Must pass a background check. Background checks are paid by us.',
      ['background check', 'Background checks'],
    ],
    [
      'Able to lift 50 pounds and stand for long periods',
      ['lift 50 pounds', 'stand for long periods'],
    ],
    ['Lifting up to 40 lbs., drug screening', ['Lifting up to 40 lbs', 'drug screening']],
    ['background check, BACKGROUND  check, background check', ['background check']],
  ])('leave out what is asked of the person: %s', (text, demands) => {
    expect(demandsOf(text)).toEqual(demands);
    expect(keywordsOf(text)).toEqual([]);
  });

  test('are none for a text that asks for nothing', () => {
    expect(keywordsOf('')).toEqual([]);
    expect(keywordsOf('We are a company. You will be with us. We are a company.')).toEqual([]);
  });

  test('are told apart by what the resume already says, in any word form', () => {
    const resume = setSkillsText(
      blankRecord(() => 'x'),
      'Forklifts, tracked inventory, problem-solver',
    );
    const { inResume, missing } = compareWithResume(keywordsOf(posting), resume);
    expect(inResume.map(({ text }) => text)).toEqual(['forklift', 'track inventory']);
    expect(missing.map(({ text }) => text)).toContain('problem solving');
    expect(inResume.length + missing.length).toBe(keywordsOf(posting).length);
  });

  test('never match over the border of two fields', () => {
    const resume = setSkillsText(
      blankRecord(() => 'x'),
      'load, trucks',
    );
    expect(
      compareWithResume([{ text: 'load trucks', kind: 'keyDuties', count: 1 }], resume).inResume,
    ).toEqual([]);
  });

  test.each([
    ['schedule', ['schedules', 'scheduled', 'Scheduling']],
    ['plan', ['plans', 'planned', 'planning']],
    ['company', ['companies', "company's"]],
    ['box', ['boxes']],
    ['clean', ['cleaning', 'cleaned']],
  ])('count forms of %s as one word', (word, forms) => {
    for (const form of forms) expect(stemOf(form), form).toBe(stemOf(word));
  });

  test.each([
    ['bus', 'bu'],
    ['spring', 'spr'],
    ['CSS', 'cs'],
  ])('do not cut %s to %s', (word, cut) => {
    expect(stemOf(word)).not.toBe(cut);
  });

  test.each([
    ['one endless word', 'a'.repeat(200_000)],
    ['spaces', ' '.repeat(200_000)],
    ['the same start again and again', 'project '.repeat(25_000)],
    ['hyphens', 'a-'.repeat(100_000)],
    ['quotes', "a'".repeat(100_000)],
    ['plus signs', 'c++'.repeat(66_000)],
    ['combining marks', 'e\u0301'.repeat(100_000)],
    [
      'many different pairs',
      Array.from({ length: 22_000 }, (_, index) => `word${index.toString(36)}`).join(' '),
    ],
  ])('take time in step with the length for %s', (_, text) => {
    const run = (part: string) => [keywordsOf(part), findHighlights(part, lists)];
    expect(growth(run, text)).toBeLessThan(10);
  });

  test('never throw and stay within their limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const keywords = keywordsOf(`${posting}${text}`);
        expect(keywords.length).toBeLessThanOrEqual(postingLimits.keywords);
        compareWithResume(
          keywords,
          setSkillsText(
            blankRecord(() => 'x'),
            text,
          ),
        );
      }),
      fuzz(100),
    );
  });
});
