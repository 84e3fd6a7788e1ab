import { month as monthWords } from '../language/en/date-words';
import { isToday } from '../resume/ongoing';

/** The months that a text may mean, counted from the year 0; a year alone or a season is all of its months. */
export type Months = { from: number; to: number };

const year = '((?:19|20)\\d\\d)';
const forms: readonly { form: RegExp; read: (first: string, second: string) => Months | null }[] = [
  { form: new RegExp(`^${year}$`, 'u'), read: (text) => wholeYear(Number(text)) },
  {
    form: new RegExp(`^(${monthWords})\\.?,?\\s+(?:\\d{1,2},\\s+)?(?:del?\\s+)?${year}$`, 'iu'),
    read: (word, text) => namedMonth(word, Number(text)),
  },
  {
    form: new RegExp(`^(\\d{1,2})[/.](?:\\d{1,2}[/.])?${year}$`, 'u'),
    read: (number, text) => oneMonth(Number(text), Number(number)),
  },
  {
    form: new RegExp(`^${year}[-/.](\\d\\d)$`, 'u'),
    read: (text, number) => oneMonth(Number(text), Number(number)),
  },
  {
    form: /^(\d{1,2})\/['’]?(\d\d)$/u,
    read: (number, short) => oneMonth(fullYear(Number(short)), Number(number)),
  },
];

/**
 * A typed date as our own reader of foreign resumes takes it ("May 2023", "5/2023", "2023-05", "2023", "Summer 2019");
 * 'today' for "Present" and its like; null where a machine cannot tell.
 */
export function readDate(typed: string): Months | 'today' | null {
  const text = typed.trim();
  if (isToday(text)) return 'today';
  for (const { form, read } of forms) {
    const [, first = '', second = ''] = form.exec(text) ?? [];
    if (first !== '') return read(first, second);
  }
  return null;
}

function wholeYear(year: number): Months {
  return { from: year * 12, to: year * 12 + 11 };
}

function oneMonth(year: number, month: number): Months | null {
  const at = year * 12 + month - 1;
  return month >= 1 && month <= 12 ? { from: at, to: at } : null;
}

/** "9/98" is of the last century: nobody on a resume starts work thirty years from now. */
function fullYear(short: number): number {
  return short < 50 ? 2000 + short : 1900 + short;
}

/** The letters that tell a month from the others, in the languages of `monthWords`. */
const starts = [
  ['jan', 'ene', 'gen', 'sty', 'oca'],
  ['feb', 'fev', 'fév', 'lut', 'şub'],
  ['mar', 'mär', 'maa'],
  ['apr', 'abr', 'avr', 'kwi', 'nis'],
  ['may', 'mai', 'mag', 'maj', 'mei'],
  ['jun', 'giu', 'cze', 'haz'],
  ['jul', 'lug', 'lip', 'tem'],
  ['aug', 'ago', 'sie', 'ağu'],
  ['sep', 'set', 'wrz', 'eyl'],
  ['oct', 'okt', 'out', 'ott', 'paź', 'eki'],
  ['nov', 'lis', 'kas'],
  ['dec', 'dic', 'dez', 'déc', 'gru', 'ara'],
];

/** A season names no month: it may be any of its year. */
function namedMonth(word: string, year: number): Months | null {
  const start = word.slice(0, 3).toLowerCase();
  const month = starts.findIndex((names) => names.includes(start));
  return month === -1 ? wholeYear(year) : oneMonth(year, month + 1);
}
