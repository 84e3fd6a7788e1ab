import { monthAndYear, dateOf } from '../resume/month-and-year';
import { readDate } from '../machine-check/read-date';
import { isToday, saysToday } from '../resume/ongoing';

/** A year of four digits; "2010s" is ten of them. */
const year = /(?:^|\D)(19[4-9]\d|20\d\d)(?!\d|s\b)/u;
/** What may stand in a date beside its numbers, its month or season, and "Present". */
const small = /^(?:of|de|del|to|early|late|mid|expected|anticipated|graduated|class)$/iu;
const months = /^(?:in progress|en curso|expected|present)$/iu;

/** True for a text that says a date and nothing else ("March 2019", "Summer 2019", "2014-2016", "Present"). */
export function isPlainDate(text: string): boolean {
  if (isToday(text) || months.test(text.trim()) || readDate(text) !== null) return true;
  if (!year.test(text) || /[?~≈]/u.test(text)) return false;
  return wordsOf(text).every((word) => small.test(word) || isTimeOfYear(word) || isToday(word));
}

const ago: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  un: 1,
  one: 1,
  couple: 2,
  two: 2,
  dos: 2,
  par: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
};
const counted = '(\\d{1,2}|[a-z]+)(?: (?:of|de))?';
const yearsAgo = new RegExp(
  `\\b${counted} (?:years?|yrs?) (?:ago|back)|\\bhace (?:como |unos |mas o menos )*${counted} anos?\\b`,
  'u',
);

/**
 * The date that words around it may mean ("idk like 2021", "maybe march 21", "a couple years ago", "creo que en mayo de
 * 2020"), in the form that the lists write; null where none can be read. It is a guess: ask before it is written.
 */
export function looseDate(typed: string, thisYear: number): string | null {
  const plain = typed.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const found = year.exec(plain)?.[1] ?? shortYear(plain, thisYear) ?? yearByWords(plain, thisYear);
  if (found === null) return saysToday(typed) ? 'Present' : null;
  const month = wordsOf(plain)
    // Spanish for August in short, and what follows "two years".
    .filter((word) => word !== 'ago')
    .map((word) => monthAndYear(`${word} ${found}`).month)
    .find((one) => one !== '');
  return dateOf({ month: month ?? '', year: found });
}

function shortYear(plain: string, thisYear: number): string | null {
  const found = plain.matchAll(
    /(?:^|[\s'’/-])(\d\d)(?![\d/])(?! ?(?:years?|yrs?|anos?|months?|mes))/gu,
  );
  // Two years are a range: which of them is meant is not known.
  const [digits, second] = Array.from(found, ([, two]) => two);
  if (digits === undefined || second !== undefined) return null;
  const short = Number(digits);
  if (short <= thisYear % 100) return String(thisYear - (thisYear % 100) + short);
  return short >= 50 ? String(1900 + short) : null;
}

function yearByWords(plain: string, thisYear: number): string | null {
  if (/\blast year\b|\bano pasado\b/u.test(plain)) return String(thisYear - 1);
  if (/\bthis year\b|\beste ano\b/u.test(plain)) return String(thisYear);
  const [, english, spanish] =
    yearsAgo.exec(
      plain.replaceAll(/\bcouple of\b/gu, 'couple').replaceAll(/\bun par\b/gu, 'par'),
    ) ?? [];
  const count = english ?? spanish;
  if (count === undefined) return null;
  const years = ago[count] ?? Number(count);
  return Number.isNaN(years) ? null : String(thisYear - years);
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

function isTimeOfYear(word: string): boolean {
  return readDate(`${word} 2000`) !== null;
}
