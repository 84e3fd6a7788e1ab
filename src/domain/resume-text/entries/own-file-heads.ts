import { takeDateRange, takeSingleDate, type TakenDates } from '../values/dates';
import type { NamedHead, NamedPart } from './sure-jobs';
import type { Entry, EntryCuts } from './labeled-entries';
import { takePlace } from '../values/places';
import type { TextLine } from '../lines/text-lines';

/**
 * The jobs of a file that we have written ourselves: the title, its dates behind it or on a line of their own, and
 * beneath them the employer and the place. A line before dates alone is the next title.
 */
export function cutOwnEntries(lines: readonly TextLine[]): EntryCuts {
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
      head: lines.slice(from, to),
      dates: datesOf(lines[at]),
      datedAt: at - from,
      body: lines.slice(to, heads[index + 1]?.from ?? lines.length),
    })),
  };
}

function datesOf(line: TextLine | undefined): TakenDates | null {
  return line?.kind === 'text' ? (takeDateRange(line.plain) ?? takeSingleDate(line.plain)) : null;
}

/** Nothing of our own heads has to be guessed. */
export function ownHeadOf({ head: lines, dates, datedAt }: Entry): NamedHead {
  const title = [...lines.slice(0, datedAt).map(({ plain }) => plain), dates?.rest ?? ''];
  const placeLine = lines[datedAt + 1]?.plain ?? '';
  const placed = takePlace(placeLine);
  const sure = (value: string): NamedPart => ({ value, confidence: 'sure', runnerUp: null });
  return {
    jobTitle: sure(title.filter((part) => part !== '').join(' ')),
    company: sure(placed?.rest ?? placeLine),
    location: placed?.location ?? '',
    rest: [],
  };
}
