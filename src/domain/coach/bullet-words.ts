import { notAdverbs, notANumber, numberWord, skippedBeforeVerb } from '../language/en/bullet-words';
import { matchesNotAfter } from '../text/matches-not-after';
import type { Word } from './coach-types';

const wordPattern = /[\p{L}\p{N}$][\p{L}\p{N}\p{M}'’$%,.-]*/gu;
const trailingMarks = /[^\p{L}\p{N}\p{M}%$]+$/u;

/** The words of a bullet with their places, trailing punctuation left out. */
export function bulletWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => {
    const word = match[0].replace(trailingMarks, '');
    return {
      text: word,
      lower: word.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + word.length,
    };
  });
}

/** Index of the word that opens the bullet, past leading adverbs; 0 when there are only adverbs. */
export function openingIndex(words: readonly Word[]): number {
  const index = words.findIndex((word) => !isLeadingAdverb(word.lower));
  return Math.max(index, 0);
}

function isLeadingAdverb(word: string): boolean {
  return (
    skippedBeforeVerb.has(word) || (word.length > 4 && word.endsWith('ly') && !notAdverbs.has(word))
  );
}

const inWord = /[\p{L}\p{N}-]$/u;
const phrasePatterns = new Map<string, RegExp>();

/** Places where one of the phrases stands as whole words, case-insensitive, in reading order. */
export function phraseSpans(text: string, phrases: readonly string[]): [number, number][] {
  return Array.from(matchesNotAfter(text, patternFor(phrases), inWord), (match) => [
    match.index,
    match.index + match[0].length,
  ]);
}

function patternFor(phrases: readonly string[]): RegExp {
  const key = phrases.join('|');
  const known = phrasePatterns.get(key);
  if (known) return known;
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', '\\s+');
  const pattern = new RegExp(`(?:${alternatives})(?![\\p{L}\\p{N}-])`, 'giu');
  phrasePatterns.set(key, pattern);
  return pattern;
}

/** True for a word, in lower case, that says how many: digits or a word like "twelve", but not a name like "401k". */
export function isNumber(word: string): boolean {
  return (
    (/\p{N}/u.test(word) && !notANumber.test(word)) ||
    word.split('-').some((part) => numberWord.test(part))
  );
}
