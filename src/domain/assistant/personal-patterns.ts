import { withoutOverlaps } from '../job-posting/phrase-matcher';
import { monthNames } from '../language/en/month-names';
import { anyStreet } from '../language/en/street-words';
import { matchesNotAfter } from '../text/matches-not-after';
import { hitsOf, type PersonalHit } from './personal-details';

/**
 * Whatever looks like somebody's email, phone number, street, birth date or other long number in a text of plain letters.
 * Hides too much rather than too little: `unmask` puts what was hidden back into the answer.
 */
export function anyDetails(text: string): PersonalHit[] {
  const dates = dateHits(text);
  return [
    ...hitsOf(text.matchAll(email), 'EMAIL'),
    ...hitsOf(matchesNotAfter(text, anyStreet, /[\p{L}\p{N}.,-]$/u), 'ADDRESS'),
    ...dates,
    ...numberHits(without(text, dates)),
  ];
}

const atSign = String.raw`(?:@|\s{0,2}[([{]\s?at\s?[)\]}]\s{0,2})`;
const dot = String.raw`(?:\.|\s{0,2}[([{]\s?dot\s?[)\]}]\s{0,2})`;
const email = new RegExp(
  String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}${atSign}[\p{L}\p{N}][\p{L}\p{N}.-]{0,190}${dot}\p{L}{2,24}`,
  'giu',
);

/** Digits in a row, with as many as three marks between two of them, and an extension. */
const numbers =
  /[+(]{0,2}\d(?:[ \t().\-/·•~]{0,3}\d)+(?: ?(?:x|ext\.?) ?\d{1,6}(?![\p{L}\p{N}]))?/giu;
const afterMoneyOrDigit = /[\d\p{Sc},]$/u;

/** Seven to fifteen digits are a phone number (ITU-T E.164 allows fifteen), more are a card or an account. */
function numberHits(text: string): PersonalHit[] {
  return matchesNotAfter(text, numbers, afterMoneyOrDigit).flatMap(({ 0: found, index }) => {
    const start = index + (leadingYears.exec(found)?.[0].length ?? 0);
    const end = index + found.length;
    const number = text.slice(start, end);
    const digits = number.replaceAll(/\D/gu, '').length;
    if (digits < 7 || isAmountOrTime(number)) return [];
    return [{ label: digits > 15 ? ('NUMBER' as const) : ('PHONE' as const), start, end }];
  });
}

const year = '(?:19|20)\\d\\d';
const monthYear = `(?:(?:0?[1-9]|1[0-2])[ ./-])?${year}`;
/** "2019 - 2021", "05/2019 - 08/2021" and "2018 2019 2020", before a number or alone. */
const leadingYears = new RegExp(`^(?:${monthYear}(?:[ ./-]{1,3}|$))+(?=[+(\\d]|$)`, 'u');
const notPersonal = [
  /** "05/19 - 08/21". */
  /^(?:0[1-9]|1[0-2])\/\d\d ?- ?(?:0[1-9]|1[0-2])\/\d\d$/u,
  /** "8.30-16.30". */
  /^\d{1,2}[.]\d\d ?- ?\d{1,2}[.]\d\d$/u,
  /** "1 200 000", "1.200.000" and "1000000". */
  /^\d{1,3}(?:[ .]\d{3})*[ .]000$/u,
  /^\d{1,5}0000+$/u,
];

function isAmountOrTime(number: string): boolean {
  return notPersonal.some((pattern) => pattern.test(number));
}

const monthName = `(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\.?`;
const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
const monthNumber = '(?:0?[1-9]|1[0-2])';
const anyYear = `(?:${year}|'?\\d\\d(?! ?[./-] ?\\d))`;
const marks = [' ?\\. ?', ' ?/ ?', ' ?- ?'];
/** Dates with a day, as people write them in English, and "3 de mayo de 1985". */
const withDay = [
  ...marks.flatMap((mark) => [
    `(?:${monthNumber}${mark}${dayNumber}|${dayNumber}${mark}${monthNumber})${mark}${anyYear}`,
    `${year}${mark}${monthNumber}${mark}${dayNumber}`,
  ]),
  `${monthName} ${dayNumber}(?:, ?| )${anyYear}`,
  `${dayNumber}[ -](?:of )?${monthName}(?:, ?|[ -])${anyYear}`,
  `${dayNumber} de \\p{L}{4,10}(?: del? | )${year}`,
].join('|');
const fullDate = new RegExp(`(?:${withDay})(?![\\p{L}\\p{N}])`, 'giu');
/** What follows "born" is a birth date however short it is. */
const birthDate = new RegExp(
  `(?:born|birth|birthday|birthdate|d\\.?o\\.?b\\.?|nacid[oa]|naci|nacimiento|cumpleanos)(?![\\p{L}\\p{N}])[^\\d\\n.;]{0,25}?(${withDay}|${monthName} ${dayNumber}|${dayNumber} (?:of |de )?(?:${monthName}|\\p{L}{4,10})|(?:${monthName} )?${year}|${monthNumber}[./-]${anyYear})(?![\\p{L}\\p{N}])`,
  'giu',
);

function dateHits(text: string): PersonalHit[] {
  const births = matchesNotAfter(text, birthDate, /\p{L}$/u).map(
    ({ 0: found, 1: date = '', index }) => {
      const end = index + found.length;
      return { label: 'DATE' as const, start: end - date.length, end };
    },
  );
  return [...births, ...hitsOf(matchesNotAfter(text, fullDate, /[\p{L}\p{N}./-]$/u), 'DATE')];
}

/** The text with dates made unreadable, as long as before. */
function without(text: string, hits: readonly PersonalHit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of withoutOverlaps(hits)) {
    pieces.push(text.slice(at, start), '_'.repeat(end - start));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}
