import { isNonAnswer } from '../text/non-answer';

const filler =
  /\b(?:stuff|things?|etc|whatever|everything|anything|a lot|lots|and so on|y eso|cosas?|todo|de todo|lo que sea)\b/iu;

/**
 * The first line of a description that says too little to be read: one word, "stuff", "things", nothing at all. A number
 * makes a line say something. Null where each line does.
 */
export function vagueDuty(description: string): string | null {
  const lines = description.split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && isVague(line)) ?? null;
}

function isVague(line: string): boolean {
  if (/\d/u.test(line)) return false;
  return isNonAnswer(line) || filler.test(line) || /^[\p{Script=Latin}\p{M}'’-]+[.!]*$/u.test(line);
}

const trait =
  /^(?:(?:i am|i[’']?m|im|soy|a|an|very|really|good|muy|un|una) )*(?:hard ?work(?:er|ing)?|team ?player|people person|(?:fast|quick) learner|reliable|dependable|motivated|self ?motivated|punctual|good attitude|friendly|nice|honest|responsible|good worker|trabajador[ae]?|buen(?:a)? trabajador[ae]?|responsable|puntual|honest[oa]|amable|respetuos[oa]|aprendo r[aá]pido)[.!]*$/iu;

/** The first of some skills that everybody says of themselves ("hard worker"), and that shows nothing; null for none. */
export function unshownTrait(skills: string): string | null {
  const items = skills.split(/[,\n]/u).map((item) => item.trim());
  return items.find((item) => trait.test(item.replaceAll('-', ' '))) ?? null;
}

/** The phrases with a gap that are likeliest to say what a line means, by the words they share. */
export function phrasesForLine(
  line: string,
  phrases: readonly string[],
  maxCount: number,
): string[] {
  const stems = stemsOf(line);
  const shared = (phrase: string) => stemsOf(phrase).filter((one) => stems.includes(one)).length;
  return phrases
    .filter((phrase) => phrase.includes('__'))
    .map((phrase) => ({ phrase, score: shared(phrase) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCount)
    .map(({ phrase }) => phrase);
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.map((word) => word.slice(0, 4));
}
