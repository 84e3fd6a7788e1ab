import { monthNames } from '../language/en/month-names';
import { readDate } from '../machine-check/read-date';

/** A date in two parts to choose from lists: a month's number from 1, and a year; '' for one that is not chosen. */
export type MonthAndYear = { month: string; year: string };

/** The parts of a typed date; both '' for words that name no year ("since the flood", "Present"). */
export function monthAndYear(typed: string): MonthAndYear {
  const date = readDate(typed);
  if (date === null || date === 'today') return { month: '', year: '' };
  const isOneMonth = date.from === date.to;
  return {
    month: isOneMonth ? String((date.from % 12) + 1) : '',
    year: String(Math.floor(date.from / 12)),
  };
}

/** "May 2023", "2023", or '' without a year: a month alone says nothing on a resume. */
export function dateOf({ month, year }: MonthAndYear): string {
  const name = monthNames[Number(month) - 1];
  return year === '' || name === undefined ? year : `${name} ${year}`;
}
