/**
 * A rough Flesch-Kincaid grade: syllables are counted as groups of vowels, a silent "e" left out.
 * Each text ends a sentence. Good to half a grade on plain English, which is what it guards.
 */
export function roughGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?:]+[”"’)]*(?:\s+|$)/u))
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}

function syllablesOf(word: string): number {
  const spoken = word.replace(
    /(?<=[^aeiouytd])ed$|(?<=[^aeiouy][^aeiouyl]|[aeiouy][^aeiouy])es?$/u,
    '',
  );
  return Math.max(1, spoken.match(/[aeiouy]+/gu)?.length ?? 0);
}
