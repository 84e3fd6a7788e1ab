import { jobTitleWords } from '../language/en/job-title-words';
import type { PhraseJob } from './read-phrase-bank';

/** Shorter words have too many neighbours one letter away ("cook", "cool"). */
const minMisspelledLength = 5;

/**
 * The jobs that a title may mean, the likeliest first; empty when none is like it. Plurals, other names, the order of
 * the words and one wrong letter in a word make no difference. The start of a word finds it while somebody types.
 */
export function findJobs(bank: readonly PhraseJob[], title: string): PhraseJob[] {
  const asked = jobTitleWords(title);
  if (asked.length === 0) return [];
  return bank
    .map((job) => ({
      job,
      score: Math.max(...job.titles.map((jobTitle) => likeness(jobTitleWords(jobTitle), asked))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ job }) => job);
}

/**
 * 0 for nothing in common. A title whose words are all asked for comes before one that shares some, a longer one before
 * a shorter one, and the last word, which says what somebody is, counts more.
 */
function likeness(title: readonly string[], asked: readonly string[]): number {
  const scores = title.map((word) =>
    Math.max(...asked.map((askedWord) => wordLikeness(word, askedWord))),
  );
  const sum = scores.reduce((total, score) => total + score, 0);
  if (sum === 0) return 0;
  const isWhole = scores.every((score) => score > 0);
  if (!isWhole) {
    // Where only a part of the title matches, it must be the last word, which names the work ("cook" in "line cook").
    const [last = 0] = scores.slice(-1);
    const isCalled = last === 1 && wordLikeness(title.at(-1) ?? '', asked.at(-1) ?? '') === 1;
    return isCalled && title.length > 1 ? sum / (title.length + asked.length) / 10 : 0;
  }
  const isLast = wordLikeness(title.at(-1) ?? '', asked.at(-1) ?? '') > 0;
  return sum * 2 + (isLast ? 1 : 0) + title.length / (title.length + asked.length);
}

/** 1 for the same word, less for one wrong letter, still less for its start. */
function wordLikeness(word: string, asked: string): number {
  if (word === asked) return 1;
  if (asked.length >= minMisspelledLength && isOneEditAway(word, asked)) return 0.8;
  return asked.length >= 3 && word.startsWith(asked) ? 0.5 : 0;
}

/** True when one letter added, left out, changed or swapped with the next makes one word of the other. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length !== restB.length)
    return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (isSwapped && restA.slice(2) === restB.slice(2));
}
