import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { phraseSpans } from '@/domain/coach/bullet-words';
import { stemOf } from '@/domain/job-posting/phrase-matcher';
import { withoutOuterMarks } from '@/domain/resume-text/lines/text-lines';
import { matchesNotAfter } from '@/domain/text/matches-not-after';
import { sentencesOf } from '@/ui/speech/sentences';
import { fuzz } from '@tests/support/fuzz';

/** Texts made of pieces that meet in every order: letters beyond the first plane, halves of them, marks, digits. */
function textsOf(...pieces: readonly string[]): fc.Arbitrary<string> {
  const odd = ['𝐀', '\uD835', '\uDC00', 'é', '1', '٣', ' ', '\n', '-', '.', '/', '(', ')'];
  const piece = fc.constantFrom(...pieces, ...pieces, ...odd);
  return fc.array(piece, { maxLength: 24 }).map((all) => all.join(''));
}

function forAll(texts: fc.Arbitrary<string>, check: (text: string) => void): void {
  fc.assert(fc.property(texts, check), fuzz(3000));
}

test.each([
  ['\\p{L}\\p{N}', 'Ana\\s+Li(?![\\p{L}\\p{N}])', 'giu', ['Ana', ' ', 'Li', 'ANA LI']],
  ['\\p{L}\\p{N}', '#4(?![\\p{L}\\p{N}])', 'gu', ['#4', '#']],
  ['\\p{L}\\p{N}', 'aa', 'gu', ['a', 'aa']],
  ['\\p{L}\\p{N}', '𝐀b?', 'gu', ['b']],
  ['\\d', '\\+?\\(?4[ ().-]{0,3}1[ ().-]{0,3}9(?!\\d)', 'gu', ['4', '19', '+', '419']],
  [
    '\\p{L}\\p{N}.-',
    '(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{1,4}\\)[ .-]?)?\\d{2,4}(?:[ .-]\\d{2,4}){1,4}(?![\\p{L}\\p{N}])',
    'gu',
    ['+1', '419', '555', '0134', '(419)', 'a'],
  ],
])('not after [%s], /%s/%s finds what its look-behind found', (before, body, flags, pieces) => {
  const old = new RegExp(`(?<![${before}])${body}`, flags);
  const pattern = new RegExp(body, flags);
  forAll(textsOf(...pieces), (text) => {
    const found = matchesNotAfter(text, pattern, new RegExp(`[${before}]$`, 'u'));
    expect(found.map(({ 0: word, index }) => [word, index])).toEqual(
      Array.from(text.matchAll(old), ({ 0: word, index }) => [word, index]),
    );
  });
});

test('phrases are found as by look-behind', () => {
  const old = /(?<![\p{L}\p{N}-])(?:team\s+player|team)(?![\p{L}\p{N}-])/giu;
  forAll(textsOf('team', 'Team', ' ', 'player', ','), (text) => {
    expect(phraseSpans(text, ['team', 'team player'])).toEqual(
      Array.from(text.matchAll(old), ({ 0: word, index }) => [index, index + word.length]),
    );
  });
});

test('stems are those of the look-behind', () => {
  forAll(
    textsOf('box', 'bus', 'class', 'es', 's', 'x', 'ch', 'sh', 'e', 'o', 'u', 'ies'),
    (text) => {
      const word = text.replaceAll(/\P{Ll}/gu, '');
      const plural = (one: string) =>
        one
          .replace(/ies$/u, 'y')
          .replace(/(?<=x|z|ch|sh|ss)es$/u, '')
          .replace(/(?<![su])s$/u, '');
      const bare = (one: string) => one.replace(/(?<=[^aeiou])e$/u, '').replace(/y$/u, 'i');
      // What the middle of the rule does stays as it is: no such ending here.
      fc.pre(word.length > 3 && word.length < 60 && !/(?:ing|ed)$/u.test(plural(word)));
      const singular = plural(word);
      const root =
        singular.length >= 3 && /[aeiouy]/u.test(singular)
          ? singular.replace(/([bdgmnprt])\1$/u, '$1')
          : singular;
      expect(stemOf(word)).toBe(root.length > 3 ? bare(root) : root);
    },
  );
});

test('the marks at the ends go as with the look-behind', () => {
  forAll(textsOf('a', ',', ';', '|', '•', '–', '(', '\t', '  '), (text) => {
    expect(withoutOuterMarks(text)).toBe(outerMarksOff(text));
  });
});

function outerMarksOff(text: string): string {
  return text
    .replace(/(?<![\s,;:|•·–—(-])[\s,;:|•·–—(-]+$/u, '')
    .replace(/^(?:[\s,;:|•·–—-]|[>.](?=\s))+/u, '')
    .trim();
}

test('without a segmenter, sentences end where the look-behind ended them', () => {
  vi.stubGlobal('Intl', {});
  forAll(textsOf('Hi', '.', '!', '?', '…', '  ', '\t', 'Mr. Li'), (text) => {
    const old = text
      .split(/(?<=[.!?…])\s+/u)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    expect(sentencesOf(text, 'en')).toEqual(old);
  });
  vi.unstubAllGlobals();
});
