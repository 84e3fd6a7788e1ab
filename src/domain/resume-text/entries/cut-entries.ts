import type { EntryKindProfile } from '../entry-model/entry-kind-profile';
import { marginals, viterbi, type TokenFeatures } from '../entry-model/crf-model';
import {
  lineFacts,
  lineFeatures,
  styleGroupVotes,
  type LineFacts,
} from '../entry-model/line-features';
import { maxLineLength, type TextLine } from '../lines/text-lines';
import { takeDateRange } from '../values/dates';
import { correctLabels, isEmployerAlone, lineLabel } from './line-labels';
import { cutByLabels, type Entry, type EntryCuts } from './labeled-entries';

/**
 * Cuts a section into its entries, before any value is read: a line is part of an entry's header, or of its body, or comes
 * before the first entry. No line is lost. The lines are labeled twice: by themselves, then again with the labels of the
 * other lines of the same style. Takes time in step with the lines.
 */
export function cutEntries(written: readonly TextLine[], profile: EntryKindProfile): EntryCuts {
  const labeled = cutByLabels(written, profile);
  if (labeled) return labeled;
  const lines = withDatesOnTop(written);
  if (lines.length === 0) return { before: [], entries: [] };
  const facts = lines.map((line) => lineFacts(line, profile));
  const tokens = tokensOf(facts, profile);
  const labels: number[] = viterbi(tokens, profile.lineModel);
  correctLabels(facts, labels, profile);
  return entriesOf(facts, labels, marginals(tokens, profile.lineModel), profile);
}

/** The features of each line, with those of a first labeling of the other lines of its style. */
function tokensOf(facts: readonly LineFacts[], profile: EntryKindProfile): TokenFeatures[] {
  const alone = lineFeatures(facts, profile);
  const probabilities = marginals(alone, profile.lineModel).map(
    ([begin = 0, beginDated = 0, inside = 0, insideDated = 0, body = 0]) => [
      begin + beginDated,
      inside + insideDated,
      body,
    ],
  );
  const votes = styleGroupVotes(facts, probabilities);
  return alone.map(({ emission, transition }, at) => ({
    emission: [...emission, ...(votes[at] ?? [])],
    transition,
  }));
}

const isTitleAlone = ({ line, date, title, words }: LineFacts) =>
  line.kind === 'text' && line.gap > 0 && date === '-' && title === 2 && words <= 5;

/** A short name in capitals right over a header, below other letters or nothing, names the employer or title of it. */
function isNameSetOff(
  { line, date, isName, location, words: count }: LineFacts,
  over: LineFacts | undefined,
  { isBodyOnly, isHeaderByName }: EntryKindProfile,
): boolean {
  const isLoud = (text: string) => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
  return (
    // What a school's lines name is told by `labelNamedLines`.
    isHeaderByName === undefined &&
    line.kind === 'text' &&
    date === '-' &&
    location === 'none' &&
    isName &&
    count <= 6 &&
    isLoud(line.plain) &&
    !isBodyOnly(line.plain) &&
    (over === undefined ||
      (over.line.kind === 'bullet' && line.gap > 0) ||
      !isLoud(over.line.plain))
  );
}

/** An entry while it is put together; `from`: the index of its first line among the facts. */
type OpenEntry = { header: LineFacts[]; body: TextLine[]; from: number };

/** The entries that the labels cut. Where dates or a line above a header show that a cut is one line off, it is moved. */
function entriesOf(
  facts: readonly LineFacts[],
  labels: readonly number[],
  probabilities: readonly (readonly number[])[],
  profile: EntryKindProfile,
): EntryCuts {
  const before: TextLine[] = [];
  const entries: OpenEntry[] = [];
  for (const [at, fact] of facts.entries()) {
    const open = entries.at(-1);
    const label = labels[at] ?? lineLabel.body;
    const isBegin = label === lineLabel.begin || label === lineLabel.beginDated;
    const since = open && !isBegin ? linesOfSecondDates(open, fact) : null;
    if (since) {
      entries.push({ header: [...since, fact], body: [], from: at - since.length });
    } else if (beginsEntry(label, fact, open)) {
      const over = open?.body ?? before;
      const above = lineOfNext(facts, at, over, profile);
      if (above) over.pop();
      entries.push({ header: above ? [above, fact] : [fact], body: [], from: above ? at - 1 : at });
    } else if (open && label !== lineLabel.body) open.header.push(fact);
    else (open?.body ?? before).push(fact.line);
  }
  adoptEmployersAbove(facts, entries);
  return {
    before,
    entries: entries.map(({ header, body, from }): Entry => {
      const range = header.findIndex(hasRange);
      const datedAt = range === -1 ? header.findIndex(({ dates }) => dates !== null) : range;
      return {
        header: header.map(({ line }) => line),
        dates: header[datedAt]?.dates ?? null,
        datedAt,
        body,
        cutProbability: cutProbabilityOf(probabilities, from, header.length),
      };
    }),
  };
}

const hasRange = ({ date }: LineFacts) => date === 'R' || date === 'r';

function beginsEntry(label: number, fact: LineFacts, open: OpenEntry | undefined): boolean {
  if (label === lineLabel.begin || label === lineLabel.beginDated) return true;
  if (label === lineLabel.body) return false;
  // A header without an open one above it begins an entry, whatever its label.
  if (!open || open.body.length > 0) return true;
  // Each name with dates of its own begins an entry.
  return label === lineLabel.insideDated && fact.date === 'r' && open.header.some(hasRange);
}

/**
 * The current header already has dates, so a second line of nothing but dates begins the next entry. If the header began with
 * its dates, that line is the next header's first (no lines are returned); otherwise the lines after its dates belong to the
 * next header too: they are taken from the open one. Null where the line goes on with the open header.
 */
function linesOfSecondDates(open: OpenEntry, fact: LineFacts): LineFacts[] | null {
  const datedAt = open.header.findIndex(hasRange);
  if (fact.date !== 'R' || open.body.length > 0 || datedAt === -1) return null;
  if (open.header[0]?.date === 'R') return [];
  const since = open.header.splice(datedAt + 1);
  return since.length > 0 ? since : null;
}

/** The line right above a header, if it is the last of `over` and names the title or employer that the header lacks. */
function lineOfNext(
  facts: readonly LineFacts[],
  at: number,
  over: readonly TextLine[],
  profile: EntryKindProfile,
): LineFacts | null {
  const [fact, above] = [facts[at], facts[at - 1]];
  if (!fact || !above || over.at(-1) !== above.line) return null;
  const isItsTitle = fact.title === 0 && fact.dates !== null && isTitleAlone(above);
  const isItsName =
    isNameSetOff(above, facts[at - 2], profile) && !(above.title === 2 && fact.title === 2);
  return isItsTitle || isItsName ? above : null;
}

/**
 * An employer right above dates that have none, and that stands apart from the body above it, is the next entry's. Changes
 * the entries.
 */
function adoptEmployersAbove(facts: readonly LineFacts[], entries: readonly OpenEntry[]): void {
  for (const [at, next] of entries.entries()) {
    const before = entries[at - 1];
    const [above, last] = [facts[next.from - 1], facts[next.from - 2]];
    const isTheirs =
      before !== undefined &&
      before.body.length > 1 &&
      above !== undefined &&
      before.body.at(-1) === above.line &&
      isEmployerAlone(above) &&
      (above.line.gap > 0 || (last?.line.gap ?? 0) > 0) &&
      next.header[0]?.dates != null &&
      next.header.every(
        ({ date, title, isEmployer }) => (date === 'R' || title > 0) && !isEmployer,
      );
    if (!isTheirs) continue;
    before.body.pop();
    next.header.unshift(above);
    next.from -= 1;
  }
}

/** The lowest CRF marginal along a header of `count` lines, 0..1: that it begins at `from`, goes on, and ends. */
function cutProbabilityOf(
  marginalsOfLines: readonly (readonly number[])[],
  from: number,
  count: number,
): number {
  const of = (at: number, ...labels: number[]) =>
    labels.reduce((sum, one) => sum + (marginalsOfLines[at]?.[one] ?? 0), 0);
  const within = marginalsOfLines
    .slice(from + 1, from + count)
    .map((_, at) => of(from + 1 + at, lineLabel.inside, lineLabel.insideDated));
  return Math.min(
    of(from, lineLabel.begin, lineLabel.beginDated),
    ...within,
    1 - of(from + count, lineLabel.inside, lineLabel.insideDated),
  );
}

/**
 * The lines of a section with the dates of each block in its first line, where every block that has dates has them beside the
 * words of its last line: the foot of what is told of a job, at the right edge of the paper.
 */
function withDatesOnTop(lines: readonly TextLine[]): readonly TextLine[] {
  const blocks: { line: TextLine; dates: ReturnType<typeof takeDateRange> }[][] = [];
  for (const line of lines) {
    const one = {
      line,
      dates: line.plain.length > maxLineLength ? null : takeDateRange(line.plain),
    };
    if (line.gap > 0 || blocks.length === 0) blocks.push([one]);
    else blocks.at(-1)?.push(one);
  }
  const dated = blocks.filter((block) => block.some(({ dates }) => dates !== null));
  const isAtFoot = (block: (typeof blocks)[number]) =>
    block.length > 1 &&
    block.every(
      ({ line, dates }, at) =>
        (dates !== null) === (at === block.length - 1) && line.kind === 'text',
    ) &&
    block.at(-1)?.dates?.rest !== '' &&
    block.at(-1)?.line.plain.includes('\t');
  if (dated.filter(({ length }) => length > 2).length < 2 || !dated.every(isAtFoot)) return lines;
  return blocks.flatMap((block) => {
    const [top] = block;
    const foot = block.at(-1);
    if (!top || !foot?.dates) return block.map(({ line }) => line);
    const { startDate, endDate, rest } = foot.dates;
    return [
      { ...top.line, plain: `${top.line.plain}\t${startDate} – ${endDate}` },
      ...block.slice(1, -1).map(({ line }) => line),
      { ...foot.line, plain: rest },
    ];
  });
}
