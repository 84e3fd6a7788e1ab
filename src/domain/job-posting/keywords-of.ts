import { withoutDemands } from '../language/en/demands';
import { findHighlights } from './find-highlights';
import type { HighlightKind } from './find-highlights';
import { knownKeywords } from '../language/en/known-keywords';
import { stemmedWords } from './phrase-matcher';
import type { StemmedWord } from './phrase-matcher';
import { isCommonWord } from '../language/en/common-words';

/** `text` as the posting writes it first. 'repeated': in no list, but the posting says it often. */
export type JobKeyword = { text: string; kind: HighlightKind | 'repeated'; count: number };

/** Limits: nobody reads more keywords than this, and no posting is longer. */
export const postingLimits = { keywords: 40, repeated: 8, characters: 200_000 } as const;

/**
 * The keywords of a job posting, found on this device: terms of our lists, then phrases that the
 * posting itself repeats. Most frequent first, then in reading order. What is no skill (`demandsOf`) is left out. Only the first
 * `postingLimits.characters` are read. Never throws; time grows with the length of the text.
 */
export function keywordsOf(posting: string): JobKeyword[] {
  const text = withoutDemands(posting.slice(0, postingLimits.characters));
  const known = countKnown(text);
  const repeated = repeatedPhrases(
    text,
    new Set(known.flatMap(({ text: term }) => stemmedWords(term).map(({ stem }) => stem))),
  );
  return [...known.sort(byCount), ...repeated].slice(0, postingLimits.keywords);
}

function countKnown(text: string): JobKeyword[] {
  const byPhrase = new Map<string, JobKeyword>();
  for (const { kind, phrase, start, end } of findHighlights(text, knownKeywords)) {
    const before = byPhrase.get(phrase);
    const shown = before?.text ?? text.slice(start, end).replaceAll(/\s+/gu, ' ');
    byPhrase.set(phrase, { text: shown, kind, count: (before?.count ?? 0) + 1 });
  }
  return [...byPhrase.values()];
}

/** Two words side by side, neither of them a common one, that stand in the posting twice or more. */
function repeatedPhrases(text: string, knownStems: ReadonlySet<string>): JobKeyword[] {
  const phrases = new Map<string, JobKeyword>();
  const words = stemmedWords(text);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (
      !next ||
      !isTelling(word) ||
      !isTelling(next) ||
      !isOnlySpace(text.slice(word.end, next.start))
    )
      continue;
    if (knownStems.has(word.stem) && knownStems.has(next.stem)) continue;
    const key = `${word.stem} ${next.stem}`;
    const shown = phrases.get(key)?.text ?? `${word.text} ${next.text}`;
    phrases.set(key, { text: shown, kind: 'repeated', count: (phrases.get(key)?.count ?? 0) + 1 });
  }
  return [...phrases.values()]
    .filter(({ count }) => count > 1)
    .sort(byCount)
    .slice(0, postingLimits.repeated);
}

function isTelling({ text, stem }: StemmedWord): boolean {
  return (
    text.length > 2 &&
    text.length < 30 &&
    /^\p{L}/u.test(text) &&
    !isCommonWord(text.toLowerCase()) &&
    !isCommonWord(stem)
  );
}

function isOnlySpace(between: string): boolean {
  return between.length < 3 && /^[ -]+$/u.test(between);
}

function byCount(a: JobKeyword, b: JobKeyword): number {
  return b.count - a.count;
}
