import { stateCodes, states } from '../language/en/place-names';

/** A first word in small letters alone: "iPhone" and "e-mail" are written as they are meant. */
const smallStart = /^\p{Ll}+(?=$|[\s,.;:)])/u;
const lineStart = /^[\s\p{Pd}•·●▪◦‣*>]*/u;

/** True for a line that begins with a word in small letters, behind its bullet sign if it has one. */
export function startsSmall(line: string): boolean {
  return smallStart.test(line.replace(lineStart, ''));
}

/** Papers and jobs that go by their letters alone. */
const inLetters = /^(?:cna|hha|pca|dsp|emt|lpn|lvn|rn|cdl|ged|hse|hvac|esl)(?![\p{L}\p{N}])/iu;

/** A text whose first letter is a capital; null where nothing has to change. */
export function tidyStart(text: string): string | null {
  if (!startsSmall(text)) return null;
  return inLetters.test(text)
    ? text.replace(inLetters, (letters) => letters.toUpperCase())
    : withCapital(text);
}

const endsAsSchool = /\s(?:school|college|university|academy|institute)$/iu;
/** "my uncle", "classes at the library": words about somebody or something, and not its name. */
const noName = /^(?:an?|the|my|our|his|her|un|una|mi|el|la)\s|\s(?:at|for|in|with|my|en|con)\s/iu;

/**
 * The name of an employer or a school ("dollar general" as "Dollar General", "Lincoln elementary school" as "Lincoln
 * Elementary School"); of what is no sure name only the first letter. Null for one that is written so.
 */
export function tidyName(typed: string): string | null {
  const text = typed.trim().replaceAll(/ +/gu, ' ');
  const isName = (startsSmall(text) || endsAsSchool.test(text)) && !noName.test(text);
  const tidy = isName ? inCapitals(text) : (tidyStart(text) ?? typed.trim());
  return tidy === typed.trim() ? null : tidy;
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
  .filter((candidate) => /^[A-Z]{2}$/u.test(candidate))
  .join('|');
const stateAtEnd = new RegExp(
  `^(?<city>.*?\\p{L}.*?),? +(?<state>${code})(?<zip> \\d{5}(?:-\\d{4})?)?$`,
  'iu',
);
const namedState = new RegExp(`^(?<city>\\p{L}.*?),? +(?<state>${states})$`, 'iu');
/** "Port Washington", "Fort Delaware": the last word is a part of the city's own name. */
const noCity =
  /(?:^|\s)(?:north|south|east|west|new|old|upper|lower|port|fort|mount|mt\.?|lake|little|point|of)$/iu;
/** Words within the name of a place that stay small. */
const smallWords = new Set(['of', 'on', 'the', 'and', 'de', 'del', 'la', 'las', 'los', 'el', 'y']);

/**
 * A place as it stands on a resume ("dayton oh" as "Dayton, OH", "columbus ohio" as "Columbus, Ohio"); null for one that
 * is written so.
 */
export function tidyPlace(typed: string): string | null {
  const text = typed.trim().replaceAll(/ +/gu, ' ');
  const { city, state, zip = '' } = stateAtEnd.exec(text)?.groups ?? {};
  const tidy =
    city === undefined || state === undefined
      ? inCapitals(withComma(text))
      : `${inCapitals(city)}, ${state.toUpperCase()}${zip}`;
  return tidy === typed.trim() ? null : tidy;
}

/** "Cleveland ohio" as "Cleveland, ohio", where what stands before the state is surely a city. */
function withComma(text: string): string {
  const { city, state } = namedState.exec(text)?.groups ?? {};
  return city === undefined || state === undefined || noCity.test(city) || /,/u.test(text)
    ? text
    : `${city}, ${state}`;
}

function inCapitals(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}'’]+/gu, (word, at: number) => {
    const isSmall = /^\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(word);
    return isSmall && (at === 0 || !smallWords.has(word)) ? withCapital(word) : word;
  });
}

function withCapital(text: string): string {
  return text.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
}
