/** A word that names the person who typed it: `ana-12`, `guest0-3`. */
const WORD = /\b(?:ana|ben|guest\d)-\d+\b/g;

export function wordsIn(value: unknown): Set<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return new Set(text.match(WORD) ?? []);
}

/** How often each word occurs in a value. */
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
 * The list of typed words, and of the words that may be missing in the end: given up (the person replaced, removed or
 * discarded them after seeing them) or excused (a page ended while its status line still said "Saving…").
 */
export function createTypedWords() {
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
    /** The words of a person that the account must hold in the end. */
    mustBeKept: (owner: string): string[] =>
      [...typed].filter(
        (word) => ownerOf(word) === owner && !givenUp.has(word) && !excused.has(word),
      ),
    hasTyped: (owner: string) => [...typed].some((word) => ownerOf(word) === owner),
  };
}
