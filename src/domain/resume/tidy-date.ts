import { monthNames } from '../language/en/month-names';
import { readDate } from '../machine-check/read-date';
import { dateOf } from './month-and-year';

const number = '(?<month>0?[1-9]|1[0-2])';
const year = '(?<year>(?:19|20)\\d\\d)';
const names = monthNames
  .map((name) => `${name.slice(0, 3)}(?:${name === 'September' ? 't|' : ''}${name.slice(3)})?`)
  .join('|');

/** A month and a year that can be read in one way only: no day, and no word that English does not have. */
const sureForms = [
  new RegExp(`^${number} ?[/.-] ?${year}$`, 'u'),
  new RegExp(`^${year} ?[/.-] ?${number}$`, 'u'),
  new RegExp(`^${number} ?/ ?['’]?(?<short>\\d\\d)$`, 'u'),
  new RegExp(`^(?<name>${names})(?:\\.?,? (?:of )?| ?[/-] ?)${year}$`, 'iu'),
];

/**
 * A month and a year that are surely read ("3/2019", "01/19", "2019-01", "Jan 2019", "april 2022"), in the form that the
 * game's lists write ("March 2019"). Null for a text that is in this form already, and for all that may mean something
 * else: a year alone, a season, a day, or a short year after `thisYear` ("5/31").
 */
export function tidyDate(typed: string, thisYear: number): string | null {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  const groups = sureForms
    .map((form) => form.exec(text)?.groups)
    .find((match) => match !== undefined);
  if (!groups) return null;
  const { name, short } = groups;
  const tidy = dateOf({
    month: name === undefined ? (groups['month'] ?? '') : String(monthOf(name)),
    year: short === undefined ? (groups['year'] ?? '') : String(fullYear(Number(short))),
  });
  const isAhead = short !== undefined && fullYear(Number(short)) > thisYear;
  return isAhead || tidy === typed ? null : tidy;
}

/** "98" is of the last century: nobody on a resume starts work thirty years from now. */
function fullYear(short: number): number {
  return short < 50 ? 2000 + short : 1900 + short;
}

function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return monthNames.findIndex((month) => month.toLowerCase().startsWith(start)) + 1;
}

/** How a date with a month is written: the month as its whole name, in other words, or as a number. */
export type DateKind = 'name' | 'word' | 'number';

/** The kind of a typed date; null for one that names no month, or that nobody can read. */
export function kindOfDate(typed: string): DateKind | null {
  const text = typed.trim();
  const date = readDate(text);
  if (date === null || date === 'today' || date.from !== date.to) return null;
  if (/^\d/u.test(text)) return 'number';
  return monthNames.some((month) => text.startsWith(`${month} `)) ? 'name' : 'word';
}
