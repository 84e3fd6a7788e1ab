import { looksLikeName, opensWithDeed } from '../../language/en/job-words';
import { isSubject } from '../../language/en/school-words';
import type { EntryKindProfile } from '../entry-model/entry-kind-profile';
import type { LineFacts } from '../entry-model/line-features';
import { columns } from '../lines/text-lines';
import type { TextLine } from '../lines/text-lines';
import { linesOfProjects } from './labeled-entries';

/**
 * The labels of the model of lines: a header begins, goes on (inside), or the line is of an entry's body or before all entries.
 * `beginDated` and `insideDated`: dates stand on this line, or have stood on one of the same header above it.
 */
export const lineLabel = { begin: 0, beginDated: 1, inside: 2, insideDated: 3, body: 4 } as const;

/** The rules that overrule the model, in this order. Changes `labels`. */
export function correctLabels(
  facts: readonly LineFacts[],
  labels: number[],
  profile: EntryKindProfile,
): void {
  for (const [at, { line, dates }] of facts.entries())
    if (line.startsEntry) labels[at] = dates === null ? lineLabel.begin : lineLabel.beginDated;
    else if (profile.isBodyOnly(line.plain)) labels[at] = lineLabel.body;
  const lines = facts.map(({ line }) => line);
  const ofProjects = linesOfProjects(lines, profile);
  const isInHeader = (_: TextLine, at: number) => labels[at] !== lineLabel.body;
  if (lines.filter(isInHeader).some((line) => !ofProjects.has(line)))
    for (const [at, line] of lines.entries()) if (ofProjects.has(line)) labels[at] = lineLabel.body;
  labelHeadings(facts, labels);
  labelNamesOverItems(facts, labels);
  labelDatedLines(facts, labels);
  // Where each line has its dates and words beside them, each is an entry.
  if (facts.length > 2 && facts.every(isDatedText)) labels.fill(lineLabel.beginDated);
  if (profile.isHeaderByName)
    labelNamedLines(facts, labels, profile.isHeaderByName, profile.isTitle);
  else labelEmployersBelow(facts, labels);
  // A section without any header begins with what it is about.
  const [top] = facts;
  if (top && facts.length > 1 && !labels.some((one) => one !== lineLabel.body) && isNameAtTop(top))
    labels[0] = lineLabel.begin;
}

/** What the lines of the current header name, whether it is an item of a list, and the index of its last line. */
type OpenHeader = { title: boolean; employer: boolean; isItem: boolean; to: number };

/**
 * A line that names what the header above it lacks goes on with that header, across lines of dates or of a location; one that
 * names what it has already begins the next. Changes `labels`.
 */
function labelNamedLines(
  facts: readonly LineFacts[],
  labels: number[],
  isHeaderByName: NonNullable<EntryKindProfile['isHeaderByName']>,
  isTitle: EntryKindProfile['isTitle'],
): void {
  let open: OpenHeader = { title: true, employer: true, isItem: true, to: -1 };
  for (const [at, fact] of facts.entries()) {
    const label = labels[at] ?? lineLabel.body;
    const isBegin = label === lineLabel.begin || label === lineLabel.beginDated;
    const named = namesIn(fact, at, open, isTitle);
    const { title, employer } = named;
    const isItem = fact.line.kind === 'bullet';
    // Labeled as body, or as a part of a header that is complete: only the words say that it is of a header.
    const isNew =
      label === lineLabel.body ||
      (named.areBoth &&
        open.title &&
        open.employer &&
        !isBegin &&
        !/[RS]/u.test(facts[at - 1]?.date ?? ''));
    const isItemOfHeader = isItem && !open.isItem;
    const isNamed = named.isDegree || isHeaderByName(fact.line.plain);
    if (isNew && (isItemOfHeader || !(title || employer) || !isNamed)) continue;
    const goesOn = isNew
      ? !(title && open.title) &&
        !(employer && open.employer) &&
        facts.slice(open.to + 1, at).every(saysWhenOrWhere)
      : !isBegin && open.to === at - 1;
    if (isNew && goesOn) labels.fill(lineLabel.inside, open.to + 1, at + 1);
    else if (isNew) labels[at] = fact.dates === null ? lineLabel.begin : lineLabel.beginDated;
    open = {
      title: title || (goesOn && open.title),
      employer: employer || (goesOn && open.employer),
      isItem: goesOn ? open.isItem : isItem,
      to: at,
    };
  }
}

/** Which of a degree and a school a line names. */
function namesIn(
  fact: LineFacts,
  at: number,
  open: OpenHeader,
  isTitle: EntryKindProfile['isTitle'],
): { title: boolean; employer: boolean; isDegree: boolean; areBoth: boolean } {
  // Right below a school, a subject says as much as a degree.
  const isDegree =
    at > 0 && open.to === at - 1 && open.employer && !open.title && isSubjectAlone(fact);
  // "BA, Oak University" below "MA, Lima College".
  const areBoth = fact.isEmployer && fact.rest.split(/,\s+/u).some(isTitle);
  const title = fact.title === 2 || isDegree || areBoth;
  // "High School Equivalency" is a degree, and no school.
  const employer =
    fact.isEmployer && !(title && columns(fact.rest).length === 1 && !fact.rest.includes(','));
  return { title, employer, isDegree, areBoth };
}

/** An employer right below a title and its dates, which name none yet, goes on with their header. Changes `labels`. */
function labelEmployersBelow(facts: readonly LineFacts[], labels: number[]): void {
  for (const [at, fact] of facts.entries()) {
    if (labels[at] !== lineLabel.body || !isEmployerAlone(fact) || opensWithDeed(fact.line.plain))
      continue;
    let from = at;
    while (from > 0 && (labels[from - 1] ?? lineLabel.body) !== lineLabel.body) from -= 1;
    const head = facts.slice(from, at);
    const lacksOne =
      head.length < 3 &&
      head.some(({ title }) => title === 2) &&
      head.some(({ dates }) => dates !== null) &&
      !head.some(({ isEmployer }) => isEmployer);
    if (lacksOne) labels[at] = lineLabel.inside;
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

function saysWhenOrWhere({ date, rest, location }: LineFacts): boolean {
  return date === '-' ? location === 'all' : rest.length < 30;
}

function isNameAtTop({ line, date }: LineFacts): boolean {
  return (
    line.kind === 'text' && date === '-' && columns(line.plain).slice(0, 1).every(looksLikeName)
  );
}

/** A line of nothing but an employer. */
export const isEmployerAlone = ({ line, date, isEmployer, words }: LineFacts) =>
  line.kind === 'text' && date === '-' && isEmployer && words <= 9 && !/:|[.;]$/u.test(line.plain);

/**
 * Where a heading begins an entry, each heading of its level begins one that has dates right below it, whatever the words of
 * its name look like. Changes `labels`.
 */
function labelHeadings(facts: readonly LineFacts[], labels: number[]): void {
  const top = Math.min(...facts.flatMap(({ line }) => (line.level > 0 ? [line.level] : [])));
  const isTop = ({ line, date }: LineFacts) => line.level === top && date === '-';
  if (!facts.some((fact, at) => isTop(fact) && labels[at] === lineLabel.begin)) return;
  for (const [at, fact] of facts.entries()) {
    if (!isTop(fact) || labels[at] !== lineLabel.body) continue;
    const below = facts.slice(at + 1, at + 4);
    const dated = below.findIndex(({ dates }) => dates !== null);
    if (dated === -1 || below.slice(0, dated + 1).some(({ line }) => line.level > 0)) continue;
    labels[at] = lineLabel.begin;
    labels.fill(lineLabel.inside, at + 1, at + 1 + dated);
    labels[at + 1 + dated] = lineLabel.insideDated;
  }
}

/**
 * "Blue Door Diner" over "• Cook (2019 – 2021)": where each line that is no item stands so, it names the employer of the
 * items below it. Changes `labels`.
 */
function labelNamesOverItems(facts: readonly LineFacts[], labels: number[]): void {
  const names = facts.flatMap(({ line }, at) => (line.kind === 'bullet' ? [] : [at]));
  const isOver = (at: number) =>
    facts[at]?.date === '-' &&
    facts[at + 1]?.line.kind === 'bullet' &&
    facts[at + 1]?.dates != null;
  if (names.length < 2 || !names.every(isOver)) return;
  for (const at of names) {
    labels[at] = lineLabel.begin;
    labels[at + 1] = lineLabel.insideDated;
  }
}

/**
 * Where the section's first header begins with a line that has its dates at one end, each line with its dates at that end
 * begins one: "2019 – 2021 Cook" over "2016 – 2018 Baker". Changes `labels`.
 */
function labelDatedLines(facts: readonly LineFacts[], labels: number[]): void {
  // "Internships:" is over all of them.
  const first = labels.findIndex(
    (one, at) => one !== lineLabel.body && !facts[at]?.line.plain.endsWith(':'),
  );
  const top = facts[first];
  const place = top === undefined ? null : positionOfDates(top);
  if (place === null) return;
  for (const [at, fact] of facts.entries()) {
    if (at <= first || positionOfDates(fact) !== place) continue;
    // What stands between two such lines tells of the upper one.
    if (
      labels[at - 1] === lineLabel.begin &&
      at - 1 > first &&
      positionOfDates(facts[at - 2]) === place
    )
      labels[at - 1] = lineLabel.inside;
    labels[at] = lineLabel.beginDated;
  }
}

/** Where a line has its dates, and what parts them from its other words; null for a line that is not sure to name anything. */
function positionOfDates(fact: LineFacts | undefined): string | null {
  if (!fact || fact.date === '-' || fact.rest === '' || fact.words > 16) return null;
  const { line, rest, styleKey } = fact;
  const { plain, kind } = line;
  if (/^\p{Ll}/u.test(rest) || (/[.!?]$/u.test(rest) && fact.words > 6)) return null;
  if (!plain.startsWith(rest.slice(0, 4))) {
    const [mark = ''] = /^[([]/u.exec(plain) ?? [];
    const isColumn = mark !== '' || /^[^\t]{4,40}\t/u.test(plain);
    return isColumn ? `first|${kind}|${mark}` : null;
  }
  const end = /(?<by>\t|[|·•([]|\s[–—-]\s|\s{2,})[^\t|·•()[\]]{4,40}[)\]]?$/u.exec(plain);
  const by = end?.groups?.['by']?.trim();
  return by === undefined || fact.date !== 'r' ? null : `last|${styleKey}|${by}`;
}
