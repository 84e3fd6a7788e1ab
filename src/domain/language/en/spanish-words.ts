import { verbForm } from './verb-forms';

/** Whether a text is most likely Spanish. */
export type SpanishFinder = (text: string) => boolean;

/** Small words that tell the languages apart; what both have (a, no, me, sin) is in neither. */
const small = {
  spanish: wordsOf(
    'de del el la los las lo un una y o que en con por su sus mi mis yo nos se al como muy más',
  ),
  english: wordsOf(
    'the of and or to in for with on at by from as an my our their its i we was were is are',
  ),
};

/** Words of school that no list of jobs has. */
const school = wordsOf(
  'primaria secundaria preparatoria prepa bachiller bachillerato licenciatura licenciado licenciada maestría técnico técnica carrera universidad escuela colegio diploma curso cursos título',
);

/** The same in both languages, or an English word that looks Spanish: they tell nothing. */
const both = wordsOf(
  'diploma taxi hotel hospital doctor director actor motor tractor sector color error control animal personal material final total actual capital manual central local general casino piano bar club gas plan solo base para pan once real café sauté purée résumé entrée flambé barista chef taco tacos tamale tamales salsa tortilla tortillas burrito burritos patio plaza rodeo piñata jalapeño señor señora médical',
);

const ending =
  /(?:[^d]ción|ciones|[^d]sión|\p{L}{3}(?:dad|dades)|miento|mientos|aba|aban|iendo|\p{L}{3}ando|eza|dora|doras|ería)$/u;

/** "Soldar", "cargar"; not "clear" and "regular". */
const infinitive = /\p{L}{3}ar$/u;
const englishInAr = /(?:e|ul|ell|oll|ill|ili|mil)ar$/u;
const more = wordsOf(
  'sugar cedar solar polar lunar calendar seminar grammar vinegar caviar radar burglar altar molar sonar guitar hangar nectar scholar stellar',
);

/**
 * Finds what is most likely Spanish among words that are to stand in an English resume. It asks and does not decide, so it may
 * err; names are not for it.
 *
 * @param english texts that are sure to be English
 * @param spanish texts that are sure to be Spanish; what stands there in parentheses is left out
 */
export function spanishFinder(
  english: readonly string[],
  spanish: readonly string[],
): SpanishFinder {
  const ofEnglish = new Set(english.flatMap(lowerWords));
  const ofSpanish = new Set(
    spanish
      .flatMap((text) => lowerWords(text.replaceAll(/\([^)]*\)/gu, ' ')))
      .filter((word) => word.length > 2 && !ofEnglish.has(word)),
  );
  const isEnglish = (word: string) =>
    small.english.has(word) || ofEnglish.has(word) || verbForm(word) !== null;
  const isSpanish = (word: string) =>
    small.spanish.has(word) ||
    school.has(word) ||
    ofSpanish.has(word) ||
    /[ñáéíóú]/u.test(word) ||
    ending.test(word) ||
    (infinitive.test(word) && !englishInAr.test(word) && !more.has(word));
  return (text) => {
    const words = lowerWords(text).filter((word) => !both.has(word));
    const found = words.filter((word) => !small.english.has(word) && isSpanish(word)).length;
    return found > words.filter((word) => !isSpanish(word) && isEnglish(word)).length;
  };
}

function lowerWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
