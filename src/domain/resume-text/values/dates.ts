import {
  duration,
  fromWords,
  month as monthWords,
  oneTime,
  rangeWords,
  sinceWords,
} from '../../language/en/date-words';
import { isToday, ongoing, ongoingPattern, todayAbroad } from '../../resume/ongoing';
import { takeLocation } from './locations';
import { maxLineLength, withoutOuterMarks } from '../lines/text-lines';

/** `isUnfinished`: a year was never filled in ("20XX"). */
export type DateRange = { startDate: string; endDate: string; isUnfinished?: true };
export type TakenDates = DateRange & { rest: string };

/**
 * The names of months in many languages are long to compile, and each form of dates has them several times: they are marked
 * in the text first, letter by letter, so that each form needs but the mark.
 */
const monthMark = '\uE000';
const month = `${monthMark}+`;
const monthAlone = new RegExp(`^${monthWords}$`, 'iu');

function withMarkedMonths(text: string): string {
  return text.replaceAll(/\p{L}{2,14}/gu, (word) =>
    monthAlone.test(word) ? monthMark.repeat(word.length) : word,
  );
}

/** The words of a text that a pattern has found in it with its months marked. */
function wordsOf(match: RegExpExecArray | null, text: string): string[] {
  return (match?.indices ?? []).map((span: [number, number] | undefined) =>
    span ? text.slice(...span) : '',
  );
}

const year = '(?:19|20)\\d{2}';
const blankYear = '(?:19|20)(?:xx|__|\\?\\?)';
const monthAndYear = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?${month}\\.?,?(?:\\s*[-–/;]\\s?|\\s{0,3})(?:\\d{1,2}(?:st|nd|rd|th)?(?:,\\s+|\\s?-\\s?(?=(?:19|20)\\d)))?(?:del?\\s*|of\\s+)?['’]?(?:${year}|${blankYear}|['’]\\d{2})`;
const monthNumber = '(?:0?[1-9]|1[0-2])';
const shortYear = `${month}\\.?[ -]\\d{2}`;
const point = `(?:${monthAndYear}|(?:\\d{1,2}(?:[/.-]\\s?|\\s/\\s?)){1,2}${year}|${year}\\s${month}(?!\\p{L}|\\s(?:19|20)\\d)|${year}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?(?!\\d)|\\d{1,2}/(?:'|’)?\\d{2}(?![\\d/])|\\d{1,2}\\.(?:0?[1-9]|1[0-2])\\.\\d{2}(?![\\d.])|${year}|${blankYear}|${shortYear}(?![\\d/]))`;
const between = `(?:\\.?\\s{0,3}(?:-{1,2}>?|=>|–|—|―|‒|−|→|~|/)\\s{0,3}(?:to\\s+)?|\\s+${rangeWords}\\s+)`;
const start = `(^|[^\\p{L}\\p{N}/])[(\\[]?(?:${fromWords}:?\\s+)?`;
const end = '[)\\]]?(?![\\p{L}\\p{N}])';

const notOurs = new RegExp(`^(?:date|${todayAbroad})$`, 'iu');

/** Who reads the resume need not know what "bis heute" is. */
function inOurWords(end: string): string {
  return notOurs.test(end) ? ongoing : end;
}

type Form = { pattern: RegExp; read: (from: string, to: string, last: string) => DateRange };

const forms: readonly Form[] = [
  {
    pattern: pattern(`(${point})${between}(${point}|${ongoingPattern})`),
    read: (from, to) => ({ startDate: from, endDate: inOurWords(to) }),
  },
  {
    // "Nov 2010 till date".
    pattern: pattern(`(${point})\\s+(${ongoingPattern})`),
    read: (from, to) => ({ startDate: from, endDate: inOurWords(to) }),
  },
  {
    // Two months share one year.
    pattern: pattern(`(${month})\\.?${between}(${monthAndYear})`),
    read: (from, to) => ({ startDate: `${from} ${/\S+$/u.exec(to)?.[0] ?? ''}`, endDate: to }),
  },
  {
    // The year stands before both of its months.
    pattern: pattern(`(${year}),?\\s(${month})\\.?${between}(${month})\\.?`),
    read: (from, to, last) => ({ startDate: `${to} ${from}`, endDate: `${last} ${from}` }),
  },
  {
    // Some fonts lose the dash.
    pattern: pattern(`(${monthAndYear})\\s{1,3}(${monthAndYear}|present)`),
    read: (from, to) => ({ startDate: from, endDate: to }),
  },
  {
    // "Summers 2018 and 2019".
    pattern: pattern(`(?:summers?|winters?|seasons?) (${year}) (?:and|&) (${year})`),
    read: (from, to) => ({ startDate: from, endDate: to }),
  },
  {
    // "2016-19", "2016-9": what both years share is written once.
    pattern: pattern(`(${year})\\s?(?:[-–]|/(?=\\s?\\d\\d))\\s?(\\d{1,2})(?![\\d/-])`),
    read: (from, to) => ({ startDate: from, endDate: `${from.slice(0, -to.length)}${to}` }),
  },
  {
    // "3 - 4/2016": two months by their numbers share one year.
    pattern: pattern(`(${monthNumber})\\.?${between}(${monthNumber}\\s?[/.]\\s?(${year}))`),
    read: (from, to, last) => ({ startDate: `${from}/${last}`, endDate: to }),
  },
  {
    pattern: pattern(`${sinceWords}\\s+()(${point})`),
    read: (_, from) => ({ startDate: from, endDate: ongoing }),
  },
  {
    // "Mai 2022 – eine Woche": how long it took stands for the end.
    pattern: pattern(`(${point})()${between}(?:${duration}|${oneTime})`),
    read: (from) => ({ startDate: from, endDate: '' }),
  },
  {
    // An end that was left open, at the end of a line or column.
    pattern: new RegExp(`${start}(${point})()\\s{0,3}[-–—]\\s{0,3}(?:$|(?=[\\t|)]))`, 'diu'),
    read: (from) => ({ startDate: from, endDate: '' }),
  },
];

function pattern(form: string): RegExp {
  return new RegExp(`${start}${form}${end}`, 'diu');
}

/**
 * The first range of dates in a line, as it was written, and the line without it. "Since 2020" goes on until today:
 * its end is "Present". A range of bare numbers ("1/20 - 3/21") counts as months and short years.
 */
export function takeDateRange(text: string): TakenDates | null {
  if (text.length > maxLineLength || !/\d/u.test(text)) return null;
  const marked = withMarkedMonths(text);
  for (const { pattern, read } of forms) {
    const match = pattern.exec(marked);
    const [whole = '', mark = '', from = '', to = '', last = ''] = wordsOf(match, text);
    if (!match || isWrongYears(from, to)) continue;
    return {
      ...finished(read(from.trim(), to.trim(), last)),
      rest: withoutMatch(
        text,
        match.index + mark.length,
        endWithDuration(text, match.index + whole.length),
      ),
    };
  }
  return null;
}

/** "2019-15" is no range: a resume counts forwards. */
function isWrongYears(from: string, to: string): boolean {
  return (
    /^\d{4}$/u.test(from) && /^\d{1,2}$/u.test(to) && Number(from.slice(-to.length)) >= Number(to)
  );
}

const isBlank = new RegExp(blankYear, 'iu');

function finished(written: DateRange): DateRange {
  const range = {
    startDate: withMonthFirst(written.startDate),
    endDate: withMonthFirst(written.endDate),
  };
  return isBlank.test(range.startDate) || isBlank.test(range.endDate)
    ? { ...range, isUnfinished: true }
    : range;
}

/** "2016 August" is August 2016, "10.07.21" is of this century. */
function withMonthFirst(date: string): string {
  return date
    .replace(/^(\d{4})\s(\p{L}+)$/u, '$2 $1')
    .replace(/^(\d{1,2}\.\d{1,2}\.)([0-4]\d)$/u, '$120$2');
}

const durationAfter = new RegExp(`^\\)?\\s*[(·|,]?\\s*${duration}(?!\\p{L})\\)?`, 'iu');

/** "(3 years 2 months)" after a range, as LinkedIn writes it, says nothing that the range does not. */
function endWithDuration(text: string, end: number): number {
  return end + (durationAfter.exec(text.slice(end, end + 60))?.[0].length ?? 0);
}

const singles: readonly RegExp[] = [
  `(^|[\\t|•·(\\[,:–—-]\\s*|\\s{2,})(${monthAndYear}|\\d{1,2}/${year}|${year})[)\\]]?$`,
  `(^[(\\[]?)(${monthAndYear}|\\d{1,2}/${year}|${year})(?=[)\\]]?\\s*(?:[\\t|•·:–—-]|\\s{2,}))`,
  `(\\s)(${monthAndYear}|\\d{1,2}/${year})[)\\]]?$`,
  `([(\\t|;·•]\\s*)(${monthAndYear}|\\d{1,2}/${year}|${year})(?=\\s*(?:,\\s*${duration})?[)\\t|;·•])`,
  // "Cook. Blue Door Diner. 2019."
  `(\\.\\s)(${monthAndYear}|${year})\\.$`,
]
  .map((form) => new RegExp(form, 'diu'))
  .concat(
    // Beside nothing but a blank, a date stands by a name: "2009 Blue Door Diner", "Blue Door Diner 2009".
    new RegExp(
      `^([(\\[]?)(${monthAndYear}|\\d{1,2}/${year}|${year})(?:,|[)\\]],?)?\\s(?=\\p{Lu})`,
      'du',
    ),
    new RegExp(
      `^((?=.{4,70}$)(?!.*[.!?:]\\s)(?:.*\\s)?(?!(?:Windows|Server|Office|Excel|Word|Exchange|Studio|SharePoint|SQL)\\s)[\\p{Lu}\\d(][^\\s,]*\\s)(${year})$`,
      'du',
    ),
  );

/** True for "6 years 2 months" and nothing beside it, as it stands over several jobs at one employer. */
export function isDuration(text: string): boolean {
  return durationAlone.test(text);
}

const durationAlone = new RegExp(`^\\(?${duration}\\)?$`, 'iu');

/** One date at an end of a line or in a column of its own ("Summer 2019", "2016"): a job that was short. */
export function takeSingleDate(text: string): TakenDates | null {
  if (text.length > maxLineLength || !/\d/u.test(text)) return null;
  const marked = withMarkedMonths(text);
  for (const single of singles) {
    const match = single.exec(marked);
    const [whole = '', mark = '', startDate] = wordsOf(match, text);
    if (!match || startDate === undefined) continue;
    return {
      ...finished({ startDate, endDate: '' }),
      rest: withoutMatch(
        text,
        match.index + mark.length,
        endWithDuration(text, match.index + whole.length),
      ),
    };
  }
  return null;
}

function withoutMatch(text: string, from: number, to: number): string {
  const before = text.slice(0, from).trimEnd().replace(/[([]$/u, '');
  const after = text
    .slice(to)
    .trimStart()
    .replace(/^[)\]]+/u, '');
  // "Cook, Blue Door Diner. 2019 – 2021." has two full stops that end nothing.
  if (/^[.,;]?$/u.test(after))
    return withoutOuterMarks(
      before.replace(/\.$/iu, (stop) => (/\p{L}{4}\.$/u.test(before) ? '' : stop)),
    );
  return withoutOuterMarks(`${before}\t${after}`);
}

/** True for a text that only dates something, or only says where: what stands beside it is the fact. */
export function isDateOrLocation(text: string): boolean {
  const words = text.trim();
  if (words.length > 80) return false;
  const dates = takeDateRange(words) ?? takeSingleDate(words);
  const rest = dates ? dates.rest : words;
  return rest === '' || takeLocation(rest)?.rest === '';
}

/** True where the years of one range are of the other's. */
export function isWithin(part: DateRange | null | undefined, whole: DateRange): boolean {
  const yearOf = (date: string, open: number) =>
    date === '' || isToday(date) ? open : Number(/(?:19|20)\d\d/u.exec(date)?.[0] ?? Number.NaN);
  return (
    part !== null &&
    part !== undefined &&
    part.startDate !== '' &&
    yearOf(part.startDate, 0) >= yearOf(whole.startDate, 0) &&
    yearOf(part.endDate || part.startDate, 9999) <= yearOf(whole.endDate, 9999)
  );
}
