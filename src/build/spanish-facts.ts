import { examples, holdsForAll, spanishExamples } from '../content/agency-examples.ts';

type Facts = Readonly<Record<string, string>>;

/** The Spanish text for who helps, used in the middle of sentences while the agency has filled it in only in English. */
const forAnyAgency: Facts = { staffContact: 'una persona de nuestra oficina' };

/**
 * The Spanish facts as people read them. What the agency has said in English alone stands in English until somebody writes
 * it (`missingSpanish`): its address and its hours must not be those of the example.
 */
export function spanishFacts<Spanish extends Facts>(english: Facts, spanish: Spanish): Spanish {
  const alone = englishAlone(english, spanish);
  const facts = Object.entries(spanish).map(([fact, text]) => [
    fact,
    alone.includes(fact) ? (forAnyAgency[fact] ?? english[fact]) : text,
  ]);
  return Object.fromEntries(facts) as Spanish;
}

/** The facts that the agency has filled in in English, and not in Spanish. */
export function englishAlone(english: Facts, spanish: Facts): string[] {
  const asItCame: Facts = { ...examples, ...holdsForAll };
  return Object.keys(spanishExamples).filter(
    (fact) =>
      english[fact] !== undefined &&
      english[fact] !== asItCame[fact] &&
      spanish[fact] === spanishExamples[fact],
  );
}

/** Those of them that somebody must write in Spanish: an email address and an empty text are the same in both. */
export function missingSpanish(english: Facts, spanish: Facts): string[] {
  return englishAlone(english, spanish).filter(
    (fact) => !(fact in forAnyAgency) && !/^(?:[^\s@]+@[^\s@]+)?$/.test(english[fact] ?? ''),
  );
}
