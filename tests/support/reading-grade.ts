import { syllable } from 'syllable';

/**
 * Flesch-Kincaid grade of a page.
 * Each text is one paragraph, list item or cell; it ends a sentence even without a full stop.
 * Addresses, emails and phone numbers are no words and are left out.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap(textToSentences);
  const words = sentences.flatMap(sentenceToWords);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The hardest sentences of a page first, for whoever has to mend one. */
export function hardestSentences(texts: readonly string[], count: number): string[] {
  return texts
    .flatMap(textToSentences)
    .map((sentence) => ({ sentence, grade: readingGrade([sentence]) }))
    .sort((a, b) => b.grade - a.grade)
    .slice(0, count)
    .map(({ sentence, grade }) => `${grade.toFixed(1)}  ${sentence}`);
}

function textToSentences(text: string): string[] {
  return text
    .replaceAll(/\S+@\S+|https?:\/\/\S+/g, '')
    .replaceAll(/(\d)\.(\d)/g, '$1$2')
    .split(/[.!?…]+["”’)]*(?:\s+|$)/)
    .filter((sentence) => sentenceToWords(sentence).length > 0);
}

function sentenceToWords(sentence: string): string[] {
  return sentence.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
}
