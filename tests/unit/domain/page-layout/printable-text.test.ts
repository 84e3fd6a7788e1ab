import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingCharacters, characterName } from '@/domain/page-layout/missing-characters';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import { printableText } from '@/domain/page-layout/printable-text';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { fuzz } from '@tests/support/fuzz';
import { growth } from '@tests/support/growth';
import { paperFonts } from '@tests/support/paper-fonts';

function resumeWith(description: string, name = 'Ana Lopez'): LearnerRecord {
  const blank = blankRecord(() => 'id');
  return {
    ...blank,
    personalInfo: { ...blank.personalInfo, name },
    experience: blank.experience.map((job) => ({ ...job, jobTitle: 'Cook', description })),
    skills: ['\uFB01ling', '\u200E'],
  };
}

describe('on paper', () => {
  test.each([
    ['\u202A(419) 555-0134\u202C', '(419) 555-0134'],
    ['\u200E+1 419\u200F', '+1 419'],
    ['\u2066ana\u2069@example.com\uFEFF', 'ana@example.com'],
    ['Award \u2B50\uFE0F', 'Award \u2B50'],
    ['o\uFB03ce, \uFB01les, re\uFB02ow', 'office, files, reflow'],
    ['\u{1D5D4}\u{1D5FB}\u{1D5EE}', 'Ana'],
    ['\uFF21\uFF4E\uFF41 \uFF12', 'Ana 2'],
    ['\u2460 \u2153 \u2163', '1 1/3 IV'],
    ['Fast \u2713 safe \u25AA clean \uF0B7', 'Fast \u2022 safe \u2022 clean \u2022'],
    ['first\u000Bsecond\u2028third', 'first\nsecond\nthird'],
    ['Ma\u00ADry\u200DAnn', 'MaryAnn'],
    ['5\u20442', '5/2'],
  ])('%j reads %j', (typed, shown) => {
    expect(printableText(typed)).toBe(shown);
  });

  test.each([
    'Nguy\u1EC5n',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    '\u{1F469}\u200D\u{1F373}',
    '\u738B\u5C0F\u660E',
    'caf\u00E9 \u2013 \u201Cgood\u201D \u2026 5 \u00BD',
  ])('%j stays as it is', (typed) => {
    expect(printableText(typed)).toBe(typed);
  });

  test.each(['modern', 'classic'] as const)('a PDF (%s) lacks none of them', async (template) => {
    const { regular, bold } = await paperFonts(template);
    const signs = [
      '\u202A',
      '\u202D',
      '\u200E',
      '\uFE0F',
      '\uFB01',
      '\uF0B7',
      '\u25AA',
      '\u2713',
      '\u27A2',
      '\u200B',
      '\u2067',
      '\u{1D400}',
      '\u2460',
      '\uFFFC',
      '\u{E0041}',
    ];
    const text = signs.map((sign) => `${sign}a${sign} ${sign}`).join('\n');
    expect(
      missingCharacters(resumeBlocks(resumeWith(text, `Ana${signs.join('')}`)), [regular, bold]),
    ).toEqual([]);
  });

  test('what only a symbol font shows as a bullet is none of the words, and what nobody sees is no skill', () => {
    const signs = ['\uF0B7', '\u25AA', '\u2713', '\u27A2', '\u25BA', '\uF0D8'];
    const resume = resumeWith(signs.map((sign) => `${sign}\tCooked`).join('\n') + '\n\u200E\n');
    expect(blockTexts(resumeBlocks(resume)).filter((line) => line.includes('Cooked'))).toEqual(
      signs.map(() => 'Cooked'),
    );
    expect(blockTexts(resumeBlocks(resume)).at(-1)).toBe('filing');
  });

  test('any text: doing it twice changes nothing more, and plain words stay', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = printableText(text);
        expect(printableText(once)).toBe(once);
      }),
      fuzz(),
    );
    const words = fc.stringMatching(/^[A-Za-z\u00C0-\u00D6 .,'-]*$/u);
    fc.assert(
      fc.property(words, (text) => {
        expect(printableText(text)).toBe(text);
      }),
      fuzz(),
    );
    expect(growth(printableText, '\uFB01\u200E'.repeat(50_000))).toBeLessThan(10);
  });
});

test('a character without a picture is named by its number', () => {
  expect(['小', '🍳', '\uE000', '\u0301'].map(characterName)).toEqual([
    '小',
    '🍳',
    'U+E000',
    '◌\u0301',
  ]);
});
