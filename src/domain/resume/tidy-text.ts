import { stateCodes } from '../language/en/place-names';

/** A first word in small letters alone: "iPhone" and "e-mail" are written as they are meant. */
const smallStart = /^\p{Ll}+(?=$|[\s,.;:)])/u;
const lineStart = /^[\s\p{Pd}•·●▪◦‣*>]*/u;

/** True for a line that begins with a word in small letters, behind its bullet sign if it has one. */
export function startsSmall(line: string): boolean {
  return smallStart.test(line.replace(lineStart, ''));
}

/** A text whose first letter is a capital; null where it is none that should be one. */
export function tidyStart(text: string): string | null {
  return startsSmall(text) ? withCapital(text) : null;
}

/** The same for each line of a text. */
export function tidyLines(text: string): string | null {
  const tidy = text
    .split('\n')
    .map((line) => tidyStart(line) ?? line)
    .join('\n');
  return tidy === text ? null : tidy;
}

const code = stateCodes
  .split('|')
  .filter((one) => /^[A-Z]{2}$/u.test(one))
  .join('|');
const stateAtEnd = new RegExp(
  `^(?<city>.*?\\p{L}.*?),? +(?<state>${code})(?<zip> \\d{5}(?:-\\d{4})?)?$`,
  'iu',
);
/** Words within the name of a place that stay small. */
const smallWords = new Set(['of', 'on', 'the', 'and', 'de', 'del', 'la', 'las', 'los', 'el', 'y']);

/**
 * A place as it stands on a resume ("dayton oh" as "Dayton, OH", "columbus, ohio" as "Columbus, Ohio"); null for one that
 * is written so.
 */
export function tidyPlace(typed: string): string | null {
  const text = typed.trim().replaceAll(/ +/gu, ' ');
  const { city, state, zip = '' } = stateAtEnd.exec(text)?.groups ?? {};
  const tidy =
    city === undefined || state === undefined
      ? inCapitals(text)
      : `${inCapitals(city)}, ${state.toUpperCase()}${zip}`;
  return tidy === typed.trim() ? null : tidy;
}

function inCapitals(place: string): string {
  return place.replaceAll(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    const isSmall = /^\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(word);
    return isSmall && (at === 0 || !smallWords.has(word)) ? withCapital(word) : word;
  });
}

function withCapital(text: string): string {
  return text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
}
