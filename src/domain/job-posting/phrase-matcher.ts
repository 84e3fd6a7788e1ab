/** A word of a text, its stem, and where it stands. */
export type StemmedWord = { stem: string; text: string; start: number; end: number };

/** A phrase found in a text: its index in the list given, and its place. */
export type PhraseMatch = { phrase: number; start: number; end: number };

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*(?:[+#]+(?![\p{L}\p{N}]))?/gu;

/** Longer runs of letters are no words; cutting them keeps hostile text cheap. */
const maxWordLength = 60;

/** The words of a text with their stems; hyphens split, so "problem-solving" is two words. */
export function stemmedWords(text: string): StemmedWord[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    stem: stemOf(word),
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/**
 * A rough English stem: enough that "scheduled", "schedules" and "scheduling" meet. Not a
 * dictionary form; only compare stems with stems.
 */
export function stemOf(word: string): string {
  const plain = word
    .slice(0, maxWordLength)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s?$/u, '');
  if (plain.length < 4 || /\P{L}/u.test(plain)) return plain;
  const singular = plain
    .replace(/ies$/u, 'y')
    .replace(/(x|z|ch|sh|ss)es$/u, '$1')
    .replace(/(^|[^su])s$/u, '$1');
  const root = singular.replace(/(?:ing|ed)$/u, '');
  const stem =
    root.length >= 3 && /[aeiouy]/u.test(root) ? root.replace(/([bdgmnprt])\1$/u, '$1') : singular;
  return stem.length > 3 ? stem.replace(/([^aeiou])e$/u, '$1').replace(/y$/u, 'i') : stem;
}

/**
 * Finds phrases in a text word by word, whole words only, in any case and by stem. Time grows
 * with the length of the text, whatever it holds: each word looks up the few phrases that begin
 * with it. Matches may overlap; `withoutOverlaps` picks.
 */
export function createPhraseMatcher(
  phrases: readonly string[],
): (words: readonly StemmedWord[]) => PhraseMatch[] {
  const byFirstStem = new Map<string, { phrase: number; stems: string[] }[]>();
  for (const [phrase, text] of phrases.entries()) {
    const stems = stemmedWords(text).map(({ stem }) => stem);
    const [first] = stems;
    if (first !== undefined)
      byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), { phrase, stems }]);
  }
  return (words) =>
    words.flatMap((word, index) =>
      (byFirstStem.get(word.stem) ?? []).flatMap(({ phrase, stems }) => {
        const last = words[index + stems.length - 1];
        const fits = last && stems.every((stem, offset) => words[index + offset]?.stem === stem);
        return fits ? [{ phrase, start: word.start, end: last.end }] : [];
      }),
    );
}

/** Matches in reading order without overlaps; where two begin at one word, the longer wins. */
export function withoutOverlaps<T extends { start: number; end: number }>(
  matches: readonly T[],
): T[] {
  const kept: T[] = [];
  for (const match of [...matches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (match.start >= (kept.at(-1)?.end ?? 0)) kept.push(match);
  }
  return kept;
}
