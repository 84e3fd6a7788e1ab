/** A word that names who typed it: `ana-12`, `guest0-3`. */
const WORD = /\b(?:ana|ben|guest\d)-\d+\b/g;

export function wordsIn(value: unknown): Set<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return new Set(text.match(WORD) ?? []);
}

/** In how many places each word stands. */
export function countWords(value: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of JSON.stringify(value ?? null).match(WORD) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export function ownerOf(word: string): string {
  return word.slice(0, word.indexOf('-'));
}

/**
 * What was typed, and which words may be missing in the end: those that the person themself replaced, removed or threw
 * away after seeing them, and those that a page took with it while its status line still said that it was saving.
 */
export function createLedger() {
  let count = 0;
  const typed = new Set<string>();
  const givenUp = new Set<string>();
  const excused = new Set<string>();
  return {
    newWord: (owner: string): string => {
      const word = `${owner}-${(count += 1)}`;
      typed.add(word);
      return word;
    },
    giveUp: (words: Iterable<string>) => {
      for (const word of words) givenUp.add(word);
    },
    excuse: (words: Iterable<string>) => {
      for (const word of words) excused.add(word);
    },
    isGivenUp: (word: string) => givenUp.has(word),
    /** The words of a person that must be found in the end. */
    mustBeKept: (owner: string): string[] =>
      [...typed].filter(
        (word) => ownerOf(word) === owner && !givenUp.has(word) && !excused.has(word),
      ),
    hasTyped: (owner: string) => [...typed].some((word) => ownerOf(word) === owner),
  };
}
