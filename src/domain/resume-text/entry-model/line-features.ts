import { inJobLabel } from '../../language/en/heading-names';
import { isJobTitle, looksLikeName, opensWithDeed } from '../../language/en/job-words';
import { degreeWord, schoolWord } from '../../language/en/school-words';
import type { TokenFeatures } from './crf-model';
import { probabilityBin, shareBin, when } from './feature-helpers';
import { isDuration, takeDateRange, type TakenDates } from '../values/dates';
import type { EntryKindProfile } from './entry-kind-profile';
import { takeLocation } from '../values/locations';
import { columns, isAllCaps, isOpen, usualSize, type TextLine } from '../lines/text-lines';

/** The form and the words of a line, measured once; its features are made of these. */
export type LineFacts = {
  line: TextLine;
  dates: TakenDates | null;
  /** A range of dates alone (R) or with words (r), one date alone (S) or with words (s), or none (-). */
  date: 'R' | 'r' | 'S' | 's' | '-';
  words: number;
  /** 2: a part of it is a job title; 1: a part of it may be one. */
  title: 0 | 1 | 2;
  isEmployer: boolean;
  isName: boolean;
  location: 'all' | 'part' | 'none';
  columns: number;
  styleKey: string;
  /** Whether it has a list mark, is bold, has a gap above and is a heading: lines may agree in these and differ in size. */
  coarseStyleKey: string;
  rest: string;
};

const maxHeaderLength = 160;

/** The facts of one line. Lines above `maxHeaderLength` letters are not searched for dates: they are prose. */
export function lineFacts(line: TextLine, profile: EntryKindProfile): LineFacts {
  const { plain } = line;
  const text = plain.slice(0, 300);
  const range = plain.length > maxHeaderLength ? null : takeDateRange(text);
  const single = plain.length > maxHeaderLength || range ? null : profile.takeSingleDate(text);
  const dates = range ?? single;
  const rest = dates?.rest ?? text;
  const parts = columns(rest).slice(0, 8);
  const locations = parts.map((part) => takeLocation(part));
  const letter = range ? 'r' : 's';
  return {
    line,
    dates,
    date: dates === null ? '-' : rest === '' ? (letter.toUpperCase() as 'R' | 'S') : letter,
    words: rest.split(/\s+/u).filter((word) => word !== '').length,
    title: parts.some(profile.isTitle)
      ? 2
      : parts.some((part) => profile.titleScore(part) >= 2)
        ? 1
        : 0,
    isEmployer: parts.some(profile.isEmployer),
    isName: parts.length > 0 && parts.every(looksLikeName),
    location:
      locations.every((place) => place?.rest === '') && parts.length > 0
        ? 'all'
        : locations.some((place) => place !== null)
          ? 'part'
          : 'none',
    columns: parts.length,
    styleKey: styleKeyOf(line),
    coarseStyleKey: [line.kind, line.isBold, line.gap > 0, line.level > 0].join('|'),
    rest,
  };
}

/**
 * The exact style of a line (list mark, bold, size in points, heading level, indent): lines of one style are mostly of
 * one kind.
 */
function styleKeyOf({ kind, raw, isBold, size, level, indent }: TextLine): string {
  const mark = kind === 'bullet' ? (/^\S{1,2}/u.exec(raw.trim())?.[0] ?? '') : '';
  return [mark, isBold, size, level, Math.round(indent / 4)].join('|');
}

const wordCountBin = (words: number) => [0, 2, 5, 9, 15].find((most) => words <= most) ?? 99;

/**
 * The features of each line of a section, by their names in the tables of weights: its form and words, its style against the
 * others', its neighbours, and what the lines of the same style are like.
 */
export function lineFeatures(
  facts: readonly LineFacts[],
  profile: EntryKindProfile,
): TokenFeatures[] {
  const lines = facts.map(({ line }) => line);
  const share = (has: (line: TextLine) => boolean) => lines.filter(has).length / lines.length;
  const usual = usualSize(lines);
  const section = {
    usual,
    left: Math.min(...lines.map(({ indent }) => indent)),
    bold: share(({ isBold }) => isBold),
    level: share(({ level }) => level > 0),
    gap: share(({ gap }) => gap > 0),
    isDated: facts.some(({ date }) => date === 'R' || date === 'r'),
    areItems: share(({ kind }) => kind === 'bullet') > 0.9,
  };
  const ofLines = facts.map((fact, at) => ownFeatures(fact, facts[at - 1], section, profile));
  const ofStyles = [styleGroupFeatures(facts, 'look'), styleGroupFeatures(facts, 'posture')];
  return facts.map((fact, at) => {
    const [before, after, next] = [facts[at - 1], facts[at + 1], facts[at + 2]];
    const kind = fact.line.kind;
    const around = [
      ...(ofLines[at - 1] ?? ['start']).filter(isNeighbourFeature).map((name) => `<${name}`),
      ...(ofLines[at + 1] ?? ['end']).filter(isNeighbourFeature).map((name) => `+${name}`),
      `++${next?.date ?? ''}${next?.line.kind ?? ''}`,
      `date.title.kind=${fact.date}${fact.title}${kind}`,
      `dates=${before?.date ?? ''}|${fact.date}|${after?.date ?? ''}`,
      `after.name=${after?.date ?? ''}${fact.isName}${kind}`,
      `before.name=${before?.date ?? ''}${fact.isName}${kind}${fact.line.gap > 0}`,
      `long=${fact.words > 9}${kind}${fact.date}`,
      `shapes=${shapeOf(before)}${shapeOf(fact)}${shapeOf(after)}`,
      `shapes<${shapeOf(facts[at - 2])}${shapeOf(before)}${shapeOf(fact)}`,
      `shapes+${shapeOf(fact)}${shapeOf(after)}${shapeOf(next)}`,
      ...(before?.styleKey === fact.styleKey ? ['looks<'] : []),
      ...(after?.styleKey === fact.styleKey ? ['looks+'] : []),
      section.isDated ? 'dated' : 'undated',
      ...(section.areItems ? ['all-items'] : []),
      'any',
    ];
    return {
      emission: [...(ofLines[at] ?? []), ...ofStyles.flatMap((of) => of[at] ?? []), ...around],
      transition: before ? transitionFeatures(before, fact) : [],
    };
  });
}

const isNeighbourFeature = (name: string) =>
  /^(?:date=|kind=|title=|words=|name|bold-rare|gap|no-gap|stop|open|place=all|employer|duration|label=|small-letter|large|capitals|level-rare|start|end|degree-|subject|note|course|faculty|graduated)/u.test(
    name,
  );

type SectionStats = { usual: number; left: number; bold: number; level: number; gap: number };

function ownFeatures(
  fact: LineFacts,
  before: LineFacts | undefined,
  of: SectionStats,
  { labels, wordFeatures }: EntryKindProfile,
): string[] {
  const { line, rest } = fact;
  const text = line.plain.slice(0, 300);
  const label = Object.entries(labels).find(([, words]) => words.test(text))?.[0];
  return [
    `date=${fact.date}`,
    `kind=${line.kind}`,
    `title=${fact.title}`,
    `words=${wordCountBin(fact.words)}`,
    fact.isName ? 'name' : 'name-not',
    `place=${fact.location}`,
    `columns=${Math.min(fact.columns, 4)}`,
    line.isBold
      ? of.bold < 0.6
        ? 'bold-rare'
        : 'bold'
      : of.bold > 0 && of.bold < 0.6
        ? 'bold-not'
        : 'bold-none',
    line.gap > 0 ? (of.gap < 0.5 ? 'gap-rare' : 'gap') : of.gap > 0 ? 'no-gap' : 'no-gaps',
    ...when(line.level > 0, of.level < 0.6 ? 'level-rare' : 'level'),
    ...when(of.usual > 0 && line.size > of.usual * 1.08, 'large'),
    ...when(of.usual > 0 && line.size < of.usual * 0.95, 'small'),
    ...when(fact.isEmployer, 'employer'),
    ...when(label !== undefined, `label=${label}`),
    ...when(
      label === undefined && /^\S[^:]{2,40}:\s/u.test(text),
      inJobLabel.test((/^[^:]*/u.exec(text)?.[0] ?? '').toLowerCase())
        ? 'label=job'
        : 'label=other',
    ),
    ...wordFeatures(text),
    ...when(isOpen(text), 'open'),
    ...when(/[.!?]$/u.test(text), 'stop'),
    ...when(text.endsWith(':'), 'colon'),
    ...when(/[,;]$/u.test(text), 'comma'),
    ...when(/^\p{Ll}/u.test(text), 'small-letter'),
    ...when(isAllCaps(rest), 'capitals'),
    ...when(opensWithDeed(text), 'deed'),
    ...when(isDuration(text), 'duration'),
    ...when(fact.date === '-' && /\b(?:19|20)\d\d\b/u.test(text), 'year'),
    ...when(
      /\b(?:worked|working|employed|served|work|was|am)\b.{0,40}\s(?:as|at|for|with|in)\s/iu.test(
        text,
      ),
      'told',
    ),
    ...when(/\bas an? \p{L}/iu.test(text), 'as'),
    ...when(isNamedByCommas(text), 'names-by-commas'),
    ...when(/@|https?:/u.test(text), 'address'),
    ...when(/\s(?:at|@|bei|chez|en|with|for)\s\p{Lu}/u.test(text), 'at'),
    ...when(degreeWord.test(text), 'degree'),
    ...when(schoolWord.test(text), 'school'),
    ...when(line.indent > of.left + 6, 'indented'),
    ...when(before !== undefined && line.indent > before.line.indent + 4, 'indent+'),
    ...when(before !== undefined && line.indent < before.line.indent - 4, 'indent-'),
  ];
}

/** "Sales clerk, blue door, Lima". */
function isNamedByCommas(text: string): boolean {
  const pieces = text.split(/,\s+/u);
  return (
    pieces.length > 1 &&
    pieces.length < 5 &&
    text.length < 110 &&
    pieces.every((piece) => piece.split(' ').length < 7) &&
    pieces.some(isJobTitle) &&
    !opensWithDeed(text)
  );
}

/** The two groupings by style, by their names in the table of weights. */
type StyleGrouping = 'look' | 'posture';
const keyOf = { look: 'styleKey', posture: 'coarseStyleKey' } as const;

/** What the other lines of the same style are like: for each line, its features. */
function styleGroupFeatures(facts: readonly LineFacts[], by: StyleGrouping): string[][] {
  const is: ((fact: LineFacts, at: number) => boolean)[] = [
    ({ date }) => date !== '-',
    (_, at) => (facts[at + 1]?.date ?? '-') !== '-',
    (_, at) => (facts[at - 1]?.date ?? '-') !== '-',
    ({ title }) => title > 0,
    ({ words }) => words > 9,
  ];
  const looks = new Map<string, { all: number; counts: number[] }>();
  for (const [at, fact] of facts.entries()) {
    const known = looks.get(fact[keyOf[by]]) ?? { all: 0, counts: is.map(() => 0) };
    known.all += 1;
    for (const [which, test] of is.entries())
      if (test(fact, at)) known.counts[which] = (known.counts[which] ?? 0) + 1;
    looks.set(fact[keyOf[by]], known);
  }
  const names = ['dated', 'over-date', 'under-date', 'title', 'long'];
  return facts.map((fact, at) => {
    const { all, counts } = looks.get(fact[keyOf[by]]) ?? { all: 0, counts: [] };
    if (all < 2) return [`${by}-alone`];
    return [
      ...is.map(
        (test, which) =>
          `${by}-${names[which]}=${shareBin(((counts[which] ?? 0) - Number(test(fact, at))) / (all - 1))}`,
      ),
      `${by}-share=${shareBin(all / facts.length)}`,
    ];
  });
}

/** What a line holds, in one letter: title (T), employer (E), both (B), dates (D), place (P), long (L), name (N), other (o). */
function shapeOf(fact: LineFacts | undefined): string {
  if (!fact) return '.';
  const { title, isEmployer, date, location, words, isName } = fact;
  if (title === 2 || isEmployer) return title < 2 ? 'E' : isEmployer ? 'B' : 'T';
  if (date === 'R' || date === 'S') return 'D';
  return location === 'all' ? 'P' : words > 12 ? 'L' : isName ? 'N' : 'o';
}

function transitionFeatures(before: LineFacts, here: LineFacts): string[] {
  return [
    'any',
    `look=${before.styleKey === here.styleKey}`,
    `gap=${here.line.gap > 0}`,
    `dates=${before.date}${here.date}`,
    `kinds=${before.line.kind}${here.line.kind}`,
    `titles=${before.title}${here.title}`,
    `names=${before.isName}${here.isName}`,
    `bold=${before.line.isBold}${here.line.isBold}`,
    `employers=${before.isEmployer}${here.isEmployer}`,
    `shapes=${shapeOf(before)}${shapeOf(here)}`,
    `open=${isOpen(before.line.plain)}`,
  ];
}

/**
 * For each line the features of how the first labeling labeled the other lines of its style, because people write all their
 * headers in one form. `shares`: for each line the probabilities of its labels.
 */
export function styleGroupVotes(
  facts: readonly LineFacts[],
  shares: readonly (readonly number[])[],
): string[][] {
  const told = (['look', 'posture'] as const).map((by) => {
    const sums = new Map<string, number[]>();
    for (const [at, fact] of facts.entries()) {
      const known = sums.get(fact[keyOf[by]]) ?? [];
      sums.set(fact[keyOf[by]], [
        (known[0] ?? 0) + 1,
        ...(shares[at] ?? []).map((share, label) => share + (known[label + 1] ?? 0)),
      ]);
    }
    return facts.map((fact, at) => {
      const [all = 0, ...of] = sums.get(fact[keyOf[by]]) ?? [];
      if (all < 2) return [`others-${by}=none`];
      return of.map(
        (sum, label) =>
          `others-${by}${label}=${probabilityBin((sum - (shares[at]?.[label] ?? 0)) / (all - 1))}`,
      );
    });
  });
  return facts.map((_, at) => told.flatMap((of) => of[at] ?? []));
}
