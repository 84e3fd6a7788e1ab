/**
 * Reading ease of a Spanish page by Fernández Huerta (1959): 206.84 − 60 · syllables per word − 1.02 · words per sentence.
 * The higher, the easier; 70 to 80 is easy, as for the sixth grade. Texts are taken apart as for {@link readingGrade}.
 */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts.flatMap(textToSentences);
  const words = sentences.flatMap(sentenceToWords);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / sentences.length);
}

/** The hardest sentences of a page first, for whoever has to mend one. */
export function hardestInSpanish(texts: readonly string[], count: number): string[] {
  return texts
    .flatMap(textToSentences)
    .map((sentence) => ({ sentence, ease: readingEase([sentence]) }))
    .sort((a, b) => a.ease - b.ease)
    .slice(0, count)
    .map(({ sentence, ease }) => `${ease.toFixed(1)}  ${sentence}`);
}

/**
 * How many syllables a Spanish word has: one for each group of vowels, but two strong vowels never share one, and a weak
 * vowel with an accent stands alone beside a strong one. A "u" that is not spoken (que, guía) is no vowel.
 */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/(?<=q)u|(?<=g)u(?=[eéií])/gu, '')
    .replaceAll(/y(?![aeiouáéíóú])/gu, 'i')
    .replaceAll('h', '');
  const groups = letters.match(/[aeiouáéíóúü]+/gu) ?? [];
  const cuts = groups.reduce((sum, group) => sum + hiatuses(group), 0);
  return Math.max(1, groups.length + cuts);
}

function hiatuses(group: string): number {
  return Array.from(group).filter((vowel, place) => {
    const next = group[place + 1];
    return next !== undefined && /[aeoáéóíú]/u.test(vowel) && /[aeoáéóíú]/u.test(next);
  }).length;
}

function textToSentences(text: string): string[] {
  return text
    .replaceAll(/\S+@\S+|https?:\/\/\S+/gu, '')
    .replaceAll(/(\d)[.,](\d)/gu, '$1$2')
    .split(/[.!?…]+["”’)]*(?:\s+|$)/u)
    .filter((sentence) => sentenceToWords(sentence).length > 0);
}

function sentenceToWords(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
}
