import { isPersonName } from '../contact/person-name';
import { takeDateRange } from '../values/dates';
import type { TextLine } from '../lines/text-lines';

/**
 * The lines that head or end a sheet of paper, and the others. "Ana Lopez · 937-555-0142 · Page 2 of 2" heads no section:
 * what was only broken by the sheet's end goes on below it. What stands in the same words on several pages is said once.
 */
export function withoutPageMarks(lines: readonly TextLine[]): {
  marks: TextLine[];
  body: TextLine[];
} {
  const marks: TextLine[] = [];
  const body: TextLine[] = [];
  const feet: TextLine[] = [];
  const seen = new Set<string>();
  let isAfterMark = false;
  for (const written of lines) {
    const line = endsPage.test(written.plain) ? { ...written, region: 'margin' as const } : written;
    const words = line.plain.replaceAll(/\d+/gu, '#').toLowerCase();
    if (isPageMark(line) || (line.region === 'margin' && seen.has(words))) {
      marks.push(line);
      isAfterMark = true;
      continue;
    }
    if (line.region === 'margin') seen.add(words);
    // A foot of the page stands within what goes on over the page.
    if (line.region === 'margin' && body.some(({ region }) => region !== 'margin'))
      feet.push({ ...line, isApart: feet.length === 0 });
    else body.push(isAfterMark ? { ...line, gap: 0 } : line);
    isAfterMark = false;
  }
  return { marks, body: [...body, ...feet] };
}

/** "© 2026 Mira Tolan", at the foot of a page of the web. */
const endsPage = /^(?:©|copyright\s)/iu;

function isPageMark({ plain }: TextLine): boolean {
  const [mark, name = ''] =
    plain.length > 80
      ? []
      : (/^(?:(\D{2,60}?)[\s,|·•–—-]+)?(?:[+(]?\d[\d ().+-]{6,24}[\s,|·•–—-]+)?(?:page \d{1,2}(?: ?(?:of|\/) ?\d{1,2})?|\d{1,2} \| page)$/iu.exec(
          plain,
        ) ?? []);
  return mark !== undefined && (name === '' || isPersonName(name));
}

/** A range of dates that was broken after its dash is one line again. */
export function withWholeDates(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of withRaisedLetters(lines)) {
    const before = whole.at(-1);
    const split = before && (splitDates(before, line) ?? spacedDates(before, line));
    if (split) {
      whole.pop();
      whole.push(...split);
      continue;
    }
    const end = before && /\d\s*[-–—]$/u.test(before.plain) ? endOfDates(before, line) : null;
    if (before && end !== null) {
      whole.pop();
      const isAll = end === line.plain.trim();
      whole.push({
        ...before,
        raw: isAll ? `${before.raw} ${line.raw.trim()}` : before.raw,
        plain: `${before.plain} ${end}`,
        numbers: isAll ? [...before.numbers, ...line.numbers] : before.numbers,
      });
      // In a column of its own, the end of the dates stands beside other words.
      if (!isAll) whole.push({ ...line, plain: line.plain.slice(0, -end.length).trimEnd() });
    } else whole.push(line);
  }
  return whole;
}

/** "From: May 2012 → Mill" over "To: June 2014 → Miller": a column of dates with one end on each line. */
function splitDates(before: TextLine, line: TextLine): TextLine[] | null {
  const above =
    beginOfDates.exec(before.plain.slice(0, 300)) ?? openDates.exec(before.plain.slice(0, 300));
  const below =
    above &&
    (restOfDates.exec(line.plain.slice(0, 300)) ?? endBefore.exec(line.plain.slice(0, 300)));
  if (!above || !below) return null;
  const [, from = '', name = ''] = above;
  const [, to = '', other = ''] = below;
  const dates = takeDateRange(`${from} – ${to}`);
  return dates?.rest === '' && dates.endDate !== ''
    ? [
        { ...before, plain: `${from} – ${to}\t${name}` },
        { ...line, plain: other },
      ]
    : null;
}

const date = '(?:\\p{L}{3,10}\\.? )?(?:19|20)\\d\\d|\\d{1,2}/(?:19|20)\\d\\d';
const spacedBegin = new RegExp(`^(${date}) ?[-–—] +(\\p{Lu}\\S.*)$`, 'u');
const spacedEnd = new RegExp(`^(${date}|\\p{L}{3,10})(?: +(\\p{Lu}\\S.*))?$`, 'u');

/** "Apr 2016 – Cook, Blue Door" over "Present Lima": the column of dates is narrow, and only a space ends it. */
function spacedDates(before: TextLine, line: TextLine): TextLine[] | null {
  if (line.kind === 'bullet' || line.gap > 0 || takeDateRange(before.plain)) return null;
  const [, from, name] = spacedBegin.exec(before.plain.slice(0, 300)) ?? [];
  const [whole, to, other = ''] = from === undefined ? [] : (spacedEnd.exec(line.plain) ?? []);
  if (whole === undefined || line.plain.length > 300) return null;
  const dates = takeDateRange(`${from} – ${to}`);
  if (dates?.rest !== '' || dates.endDate === '') return null;
  const first = { ...before, plain: `${from} – ${to}\t${name}` };
  return other === ''
    ? [{ ...first, numbers: [...before.numbers, ...line.numbers] }]
    : [first, { ...line, plain: other }];
}

/** "Apr 2016 –" in one row of a narrow column, and its end in the next. */
const openDates = /^([^\t]{4,20}?) *[-–—] *\t\s*(\S.*)$/u;
const endBefore = /^([^\t]{3,20}?) *\t\s*(\S.*)$/u;
const beginOfDates = /^(?:from|de|von)\s*:?\s+([^\t]{4,20})\t+(\S.*)$/iu;
const restOfDates = /^(?:to|à|a|bis|au)\s*:?\s+([^\t]{4,20})\t+(\S.*)$/iu;

function endOfDates(before: TextLine, { plain }: TextLine): string | null {
  const end = /[^\t]+$/u.exec(plain)?.[0].trim() ?? '';
  if (end === '' || end.length > 30 || before.plain.length > 160) return null;
  const joined = takeDateRange(`${before.plain} ${end}`);
  return joined && joined.endDate !== '' && joined.endDate !== takeDateRange(before.plain)?.endDate
    ? end
    : null;
}

const raised = /^(?:(?:st|nd|rd|th)\s*){1,4}$/iu;

/** The raised letters of "1st", which stand on a line of their own over it in some files, are put back. */
function withRaisedLetters(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (!before || line.plain.length > 300 || !raised.test(before.plain)) {
      whole.push(line);
      continue;
    }
    const letters = before.plain.toLowerCase().match(/st|nd|rd|th/gu) ?? [];
    const put = (text: string) => {
      let next = 0;
      return text.replaceAll(/\d+(?![\d.,\p{L}])/gu, (number) => {
        if (number.length > 2) return number;
        const ending = letters[next];
        if (ending === undefined || ending !== endingOf(Number(number))) return number;
        next += 1;
        return `${number}${ending}`;
      });
    };
    const plain = put(line.plain);
    if (plain === line.plain) {
      whole.push(line);
      continue;
    }
    whole.pop();
    whole.push({
      ...line,
      plain,
      raw: put(line.raw),
      numbers: [...before.numbers, ...line.numbers],
    });
  }
  return whole;
}

function endingOf(number: number): string {
  if (number > 10 && number < 20) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}
