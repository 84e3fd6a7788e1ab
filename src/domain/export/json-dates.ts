import type { Json } from '../resume/json-value';
import { filledField, jsonWords } from './json-parts';
import type { JsonPart } from './json-parts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A typed date as JSON Resume has it, `YYYY` or `YYYY-MM`; '' where it says something else ("Summer 2019"). */
function textToIsoDate(text: string): string {
  const words = /^(?:([A-Za-z]{3,9})\.?,?\s+)?((?:19|20)\d\d)$/.exec(text.trim());
  const numbers = /^(0?[1-9]|1[0-2])\/((?:19|20)\d\d)$/.exec(text.trim());
  if (numbers) return `${numbers[2] ?? ''}-${(numbers[1] ?? '').padStart(2, '0')}`;
  if (!words) return '';
  const [, name, year = ''] = words;
  if (name === undefined) return year;
  const month = months.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  return month === -1 ? '' : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** `2023-05` and `2023-05-17` as 'May 2023'; any other text as it is. */
export function isoDateToText(date: string): string {
  const parts = /^(\d{4})-(\d\d)(?:-\d\d)?$/.exec(date.trim());
  const month = parts ? months[Number(parts[2]) - 1] : undefined;
  return month === undefined ? date : `${month} ${parts?.[1] ?? ''}`;
}

/** A date that has a place in JSON Resume only where it says a month or a year. */
export function datePart(ours: string, theirs: string): JsonPart {
  return {
    ours: [ours],
    theirs: [theirs],
    write: (entry) => {
      const date = textToIsoDate(textOf(entry[ours]));
      return date === '' ? {} : { [theirs]: date };
    },
    read: (source) => filledField(ours, isoDateToText(jsonWords(source[theirs]))),
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
