import { looksLikeName, opensWithDeed } from '../../language/en/job-words';
import { isSubject } from '../../language/en/school-words';
import { bestLabels, labelShares } from '../entry-model/chain-model';
import { withDatesOnTop } from './dates-at-foot';
import type { HeadWords } from '../entry-model/head-words';
import { cutByLabels, linesOfProjects, type Entry, type EntryCuts } from './labeled-entries';
import { label, labelDatedLines, labelHeadings, labelNamesOverItems } from './heads-of-one-look';
import { lineFacts, seenInLines, seenInOthers, type LineFacts } from '../entry-model/line-features';
import { columns, type TextLine } from '../lines/text-lines';

/**
 * Cuts a section into its entries before anything is read from them: which lines head an entry, and which tell of it. The
 * lines are labeled by themselves first, then again with what the lines of the same look were labeled.
 */
export function cutEntries(written: readonly TextLine[], words: HeadWords): EntryCuts {
  const labeled = cutByLabels(written, words);
  if (labeled) return labeled;
  const lines = withDatesOnTop(written);
  if (lines.length === 0) return { before: [], entries: [] };
  const facts = lines.map((line) => lineFacts(line, words));
  const seen = seenInLines(facts, words);
  const alone = labelShares(seen, words.lineModel).map(
    ([begin = 0, dated = 0, more = 0, moreDated = 0, below = 0]) => [
      begin + dated,
      more + moreDated,
      below,
    ],
  );
  const others = seenInOthers(facts, alone);
  const again = seen.map(({ own, step }, at) => ({ own: [...own, ...(others[at] ?? [])], step }));
  const labels: number[] = bestLabels(again, words.lineModel);
  const shares = labelShares(again, words.lineModel);
  for (const [at, { line, dates }] of facts.entries())
    if (line.isHead) labels[at] = dates === null ? label.begin : label.beginDated;
    else if (words.headsNothing(line.plain)) labels[at] = label.below;
  const ofProjects = linesOfProjects(lines, words);
  const isJob = (_: TextLine, at: number) => labels[at] !== label.below;
  if (lines.filter(isJob).some((line) => !ofProjects.has(line)))
    for (const [at, line] of lines.entries()) if (ofProjects.has(line)) labels[at] = label.below;
  labelHeadings(facts, labels);
  labelNamesOverItems(facts, labels);
  labelDatedLines(facts, labels);
  // Where each line has its dates and words beside them, each is an entry.
  if (facts.length > 2 && facts.every(isDatedText)) labels.fill(label.beginDated);
  if (words.isHeadByName) labelNamedLines(facts, labels, words.isHeadByName, words.isTitle);
  if (!words.isHeadByName) labelEmployersBelow(facts, labels);
  // A section without any head begins with what it is about.
  const [top] = facts;
  if (top && facts.length > 1 && !labels.some((one) => one !== label.below) && isNameAtTop(top))
    labels[0] = label.begin;
  return entriesOf(facts, labels, shares, words);
}

/** What the lines of a head name, and the last of them. */
type NamedLines = { title: boolean; employer: boolean; isItem: boolean; to: number };

/**
 * A line that names what the head above it lacks goes on with that head, across a line of dates or of a place; one that names
 * what it has already begins the next. Changes `labels`.
 */
function labelNamedLines(
  facts: readonly LineFacts[],
  labels: number[],
  isHeadByName: NonNullable<HeadWords['isHeadByName']>,
  isTitle: HeadWords['isTitle'],
): void {
  let open: NamedLines = { title: true, employer: true, isItem: true, to: -1 };
  for (const [at, fact] of facts.entries()) {
    const here = labels[at] ?? label.below;
    // Right below a school, what people study says as much as a degree.
    const isDegree =
      at > 0 && open.to === at - 1 && open.employer && !open.title && isSubjectAlone(fact);
    // "BA, Oak University" below "MA, Lima College".
    const areBoth = fact.isEmployer && fact.rest.split(/,\s+/u).some(isTitle);
    const title = fact.title === 2 || isDegree || areBoth;
    // "High School Equivalency" is what somebody has, not where they were.
    const employer =
      fact.isEmployer && !(title && columns(fact.rest).length === 1 && !fact.rest.includes(','));
    const isItem = fact.line.kind === 'bullet';
    const isNew =
      here === label.below ||
      (areBoth &&
        open.title &&
        open.employer &&
        here > label.beginDated &&
        !/[RS]/u.test(facts[at - 1]?.date ?? ''));
    const isOfHead = isItem && !open.isItem;
    const isNamed = isDegree || isHeadByName(fact.line.plain);
    if (isNew && (isOfHead || !(title || employer) || !isNamed)) continue;
    const goesOn = isNew
      ? !(title && open.title) &&
        !(employer && open.employer) &&
        facts.slice(open.to + 1, at).every(saysWhenOrWhere)
      : here > label.beginDated && open.to === at - 1;
    if (isNew && goesOn) labels.fill(label.more, open.to + 1, at + 1);
    else if (isNew) labels[at] = fact.dates === null ? label.begin : label.beginDated;
    open = {
      title: title || (goesOn && open.title),
      employer: employer || (goesOn && open.employer),
      isItem: goesOn ? open.isItem : isItem,
      to: at,
    };
  }
}

/** An employer right below a title and its dates, which name none yet, goes on with their head. Changes `labels`. */
function labelEmployersBelow(facts: readonly LineFacts[], labels: number[]): void {
  for (const [at, fact] of facts.entries()) {
    if (labels[at] !== label.below || !isEmployerAlone(fact) || opensWithDeed(fact.line.plain))
      continue;
    let from = at;
    while (from > 0 && (labels[from - 1] ?? label.below) !== label.below) from -= 1;
    const head = facts.slice(from, at);
    const lacksOne =
      head.length < 3 &&
      head.some(({ title }) => title === 2) &&
      head.some(({ dates }) => dates !== null) &&
      !head.some(({ isEmployer }) => isEmployer);
    if (lacksOne) labels[at] = label.more;
  }
}

const isDatedText = ({ line, dates, rest }: LineFacts) =>
  line.kind === 'text' && dates !== null && /\p{L}+\P{L}+\p{L}/u.test(rest);

const isSubjectAlone = ({ line, date, title, words }: LineFacts) =>
  line.kind === 'text' &&
  date === '-' &&
  title < 2 &&
  words <= 5 &&
  !/[.:;,]$/u.test(line.plain) &&
  isSubject(line.plain);

function saysWhenOrWhere({ date, rest, place }: LineFacts): boolean {
  return date === '-' ? place === 'all' : rest.length < 30;
}

function isNameAtTop({ line, date }: LineFacts): boolean {
  return (
    line.kind === 'text' && date === '-' && columns(line.plain).slice(0, 1).every(looksLikeName)
  );
}

const isTitleAlone = ({ line, date, title, words }: LineFacts) =>
  line.kind === 'text' && line.gap > 0 && date === '-' && title === 2 && words <= 5;

/** A short name in capitals right over a head, below other letters or nothing, names the employer or title of it. */
function isNameSetOff(
  { line, date, isName, place, words: count }: LineFacts,
  over: LineFacts | undefined,
  { headsNothing, isHeadByName }: HeadWords,
): boolean {
  const isLoud = (text: string) => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
  return (
    // What a school's lines name is told by `labelNamedLines`.
    isHeadByName === undefined &&
    line.kind === 'text' &&
    date === '-' &&
    place === 'none' &&
    isName &&
    count <= 6 &&
    isLoud(line.plain) &&
    !headsNothing(line.plain) &&
    (over === undefined ||
      (over.line.kind === 'bullet' && line.gap > 0) ||
      !isLoud(over.line.plain))
  );
}

const isEmployerAlone = ({ line, date, isEmployer, words }: LineFacts) =>
  line.kind === 'text' && date === '-' && isEmployer && words <= 9 && !/:|[.;]$/u.test(line.plain);

function entriesOf(
  facts: readonly LineFacts[],
  labels: readonly number[],
  shares: readonly (readonly number[])[],
  words: HeadWords,
): EntryCuts {
  const before: TextLine[] = [];
  const heads: { head: LineFacts[]; body: TextLine[]; from: number }[] = [];
  for (const [at, fact] of facts.entries()) {
    const open = heads.at(-1);
    const here = labels[at] ?? label.below;
    // Each name with a time of its own is a head of its own.
    const isNext =
      here === label.moreDated &&
      fact.date === 'r' &&
      open?.body.length === 0 &&
      open.head.some(({ date }) => date === 'r' || date === 'R');
    const isCutOff = here !== label.below && (!open || open.body.length > 0);
    const dated = open?.head.findIndex(({ date }) => date === 'R' || date === 'r') ?? -1;
    // Dates alone below a head that has some are of the next: as its first line, or as the last of the lines since.
    if (
      open &&
      here > label.beginDated &&
      fact.date === 'R' &&
      open.body.length === 0 &&
      dated !== -1
    ) {
      const isFirst = open.head[0]?.date === 'R';
      const since = isFirst ? [] : open.head.splice(dated + 1);
      if (isFirst || since.length > 0) {
        heads.push({ head: [...since, fact], body: [], from: at - since.length });
        continue;
      }
    }
    if (here <= label.beginDated || isNext || isCutOff) {
      // A title alone right above dates that have none is theirs.
      const above = facts[at - 1];
      const over = open?.body ?? before;
      const isTheirs =
        above !== undefined &&
        over.at(-1) === above.line &&
        ((fact.title === 0 && fact.dates !== null && isTitleAlone(above)) ||
          (isNameSetOff(above, facts[at - 2], words) && !(above.title === 2 && fact.title === 2)));
      if (isTheirs) over.pop();
      heads.push({
        head: isTheirs ? [above, fact] : [fact],
        body: [],
        from: isTheirs ? at - 1 : at,
      });
    } else if (open && here !== label.below) open.head.push(fact);
    else (open?.body ?? before).push(fact.line);
  }
  for (const [at, next] of heads.entries()) {
    // An employer right above dates that have none, and that stands apart from what is told above it, is theirs.
    const before = heads[at - 1];
    const [above, last] = [facts[next.from - 1], facts[next.from - 2]];
    const isTheirs =
      before !== undefined &&
      before.body.length > 1 &&
      above !== undefined &&
      before.body.at(-1) === above.line &&
      isEmployerAlone(above) &&
      (above.line.gap > 0 || (last?.line.gap ?? 0) > 0) &&
      next.head[0]?.dates != null &&
      next.head.every(({ date, title, isEmployer }) => (date === 'R' || title > 0) && !isEmployer);
    if (!isTheirs) continue;
    before.body.pop();
    next.head.unshift(above);
    next.from -= 1;
  }
  return {
    before,
    entries: heads.map(({ head, body, from }): Entry => {
      const range = head.findIndex(({ date }) => date === 'R' || date === 'r');
      const datedAt = range === -1 ? head.findIndex(({ dates }) => dates !== null) : range;
      return {
        head: head.map(({ line }) => line),
        dates: head[datedAt]?.dates ?? null,
        datedAt,
        body,
        share: shareOfHead(shares, from, head.length),
      };
    }),
  };
}

/** The least share of what makes `count` lines from one on a whole head: it begins, goes on, and ends. */
function shareOfHead(shares: readonly (readonly number[])[], from: number, count: number): number {
  const of = (at: number, ...labels: number[]) =>
    labels.reduce((sum, one) => sum + (shares[at]?.[one] ?? 0), 0);
  const within = shares
    .slice(from + 1, from + count)
    .map((_, at) => of(from + 1 + at, label.more, label.moreDated));
  return Math.min(
    of(from, label.begin, label.beginDated),
    ...within,
    1 - of(from + count, label.more, label.moreDated),
  );
}
