import { takeDateRange, takeSingleDate, type TakenDates } from '../values/dates';
import type { NamedHeader, NamedValue } from './job-confidence';
import type { Entry, EntryCuts } from './labeled-entries';
import { takeLocation } from '../values/locations';
import type { TextLine } from '../lines/text-lines';

/**
 * The jobs of a file that the app has written: the title, its dates behind it or on a line of their own, and below them
 * the employer and the location. A line before dates alone is the next title.
 */
export function cutAppFileEntries(lines: readonly TextLine[]): EntryCuts {
  const heads: { from: number; to: number; at: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const start = heads.at(-1)?.to ?? 0;
    if (at < start || !datesOf(line)) continue;
    const isAlone = datesOf(line)?.rest === '';
    const from = isAlone && lines[at - 1]?.kind === 'text' ? Math.max(start, at - 1) : at;
    const next = lines[at + 1];
    const isPlace =
      next?.kind === 'text' &&
      next.gap === 0 &&
      !datesOf(next) &&
      datesOf(lines[at + 2])?.rest !== '';
    if (from < at || !isAlone) heads.push({ from, to: at + (isPlace ? 2 : 1), at });
  }
  return {
    before: lines.slice(0, heads[0]?.from ?? lines.length),
    entries: heads.map(({ from, to, at }, index) => ({
      header: lines.slice(from, to),
      dates: datesOf(lines[at]),
      datedAt: at - from,
      body: lines.slice(to, heads[index + 1]?.from ?? lines.length),
    })),
  };
}

function datesOf(line: TextLine | undefined): TakenDates | null {
  return line?.kind === 'text' ? (takeDateRange(line.plain) ?? takeSingleDate(line.plain)) : null;
}

/** The fields of a header in a file of the app: all are sure. */
export function appFileHeader({ header: lines, dates, datedAt }: Entry): NamedHeader {
  const title = [...lines.slice(0, datedAt).map(({ plain }) => plain), dates?.rest ?? ''];
  const placeLine = lines[datedAt + 1]?.plain ?? '';
  const placed = takeLocation(placeLine);
  const sure = (value: string): NamedValue => ({ value, confidence: 'sure', runnerUp: null });
  return {
    jobTitle: sure(title.filter((part) => part !== '').join(' ')),
    company: sure(placed?.rest ?? placeLine),
    location: placed?.location ?? '',
    rest: [],
  };
}
