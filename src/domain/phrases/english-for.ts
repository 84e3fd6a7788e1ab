import type { SpanishFinder } from '../language/en/spanish-words';

/** A text of a resume in another language, and the English for it; '' where none is known. */
export type ForeignText = { text: string; english: string };

/** A phrase, and what it means. */
export type Meant = readonly [phrase: string, meaning: string];

/** The items of a list of skills that are not English, with the whole list as it would be in English; null where all are. */
export function foreignSkills(
  typed: string,
  isForeign: SpanishFinder,
  englishOf: (skill: string) => string,
): ForeignText | null {
  const items = typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const foreign = items.filter((item) => isForeign(item));
  if (foreign.length === 0) return null;
  const english = items.map((item) => (foreign.includes(item) && englishOf(item)) || item);
  const isKnown = foreign.every((item) => !english.includes(item));
  return { text: foreign.join(', '), english: isKnown ? [...new Set(english)].join(', ') : '' };
}

/** Small words join nothing; the end of a word says who and when. */
const [shortest, stem] = [4, 5];

/**
 * The phrases whose meaning has most in common with a line, at most `count`; a phrase that shares no word is left out.
 */
export function phrasesLike(line: string, phrases: readonly Meant[], count: number): Meant[] {
  const asked = new Set(stemsOf(line));
  const scored = phrases.map((meant) => {
    const stems = new Set(stemsOf(meant[1]));
    const shared = [...stems].filter((candidate) => asked.has(candidate)).length;
    return { meant, score: shared / Math.sqrt(stems.size + 1) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ meant }) => meant);
}

function stemsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= shortest).map((word) => word.slice(0, stem));
}
