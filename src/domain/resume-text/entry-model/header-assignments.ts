import { cappedAt4, probabilityBin } from './feature-helpers';
import type { HeaderFeatures, PieceRun } from './header-features';
import { parseWeightTable } from './weight-table';

/** Two runs of a header's pieces as its title and its employer, by their index in `HeaderFeatures.runs`; -1: none. */
export type FieldAssignment = {
  title: number;
  employer: number;
  /** The probability of this assignment among all of its header, 0..1. */
  probability: number;
  /** The same without the vote of the section's other headers on two lines or one (`lineVote`): confidence rests on this. */
  baseProbability: number;
};

/** What the assignments of one header, or of all headers of a section, say together: sums of their probabilities. */
type Votes = {
  /** By slot (`HeaderFeatures.slots`): how probably its piece is in the title, in the employer, and how many headers have it. */
  slots: Map<string, { title: number; employer: number; count: number }>;
  /** How probably the title is before the employer (TE), behind it (ET), alone (T), or missing (E, or nothing at all). */
  orders: Record<Order, number>;
  /** The number of headers. */
  headers: number;
  /** How probably title and employer are on two lines, and on one, in headers of more than one line. */
  lines: { two: number; one: number };
};
type Order = 'TE' | 'ET' | 'T' | 'E';

/** The votes of one header, and those of all headers of its section (this one too). */
export type SectionVotes = { all: Votes; own: Votes };

/** The two runs of an assignment. */
function runsOf({ runs }: HeaderFeatures, title: number, employer: number) {
  return { t: runs[title], e: runs[employer] };
}

function orderOf(t: PieceRun | undefined, e: PieceRun | undefined): Order {
  return t && e ? (t.first < e.first ? 'TE' : 'ET') : t ? 'T' : 'E';
}

function isIn(run: PieceRun | undefined, index: number): boolean {
  return run !== undefined && index >= run.first && index <= run.last;
}

/** The features of a title and an employer together, as they are named in the table of weights. */
function pairFeatures(features: HeaderFeatures, title: number, employer: number): string[] {
  const { header, facts } = features;
  const { t, e } = runsOf(features, title, employer);
  const order = t || e ? orderOf(t, e) : 'none';
  const isCovered = (index: number) => isIn(t, index) || isIn(e, index);
  const left = facts.filter(
    ({ location }, index) => !isCovered(index) && location !== 'all',
  ).length;
  const isTitleLeft = facts.some((fact, index) => !isCovered(index) && fact.title >= 4);
  const names = [
    `order=${order}`,
    `order.all=${order}${cappedAt4(header.pieces.length)}`,
    `order.lines=${order}${cappedAt4(header.lines.length)}`,
    `left=${cappedAt4(left)}`,
    ...(isTitleLeft ? [`left-title.${order}`] : []),
  ];
  if (t && e) {
    const [a, b] = t.first < e.first ? [t, e] : [e, t];
    const [before, after] = [header.pieces[a.last], header.pieces[b.first]];
    const by =
      before && after && before.line === after.line
        ? b.first === a.last + 1
          ? after.separator
          : 'apart'
        : `lines${cappedAt4((after?.line ?? 0) - (before?.line ?? 0))}`;
    names.push(`between=${order}.${by}`, `next=${order}.${b.first === a.last + 1}`);
    const fromDates = (run: PieceRun) =>
      Math.sign((header.pieces[run.first]?.line ?? 0) - header.datedAt);
    if (header.datedAt !== -1) names.push(`dated=${order}.${fromDates(t)}${fromDates(e)}`);
  }
  return names.map((name) => `B ${name}`);
}

/**
 * All assignments of a header with their probabilities, by a log-linear model (softmax over the sums of weights). `votes`:
 * what a first scoring of the section's headers, with null, has given.
 */
export function scoreAssignments(
  features: HeaderFeatures,
  weights: ReadonlyMap<string, number>,
  votes: SectionVotes | null,
): FieldAssignment[] {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + (weights.get(name) ?? 0), 0);
  const neither = features.neither.map(sum);
  const covered = ({ first, last }: PieceRun) =>
    neither.slice(first, last + 1).reduce((total, one) => total + one, 0);
  // What a run scores as a field, less what its pieces would score as neither.
  const gains = (names: readonly (readonly string[])[]) =>
    features.runs.map((run, index) => sum(names[index] ?? []) - covered(run));
  const [titles, employers] = [gains(features.title), gains(features.employer)];
  const scored: { title: number; employer: number; score: number; lineScore: number }[] = [];
  for (let title = -1; title < features.runs.length; title += 1)
    for (let employer = -1; employer < features.runs.length; employer += 1) {
      const { t, e } = runsOf(features, title, employer);
      if (t && e && overlap(t, e)) continue;
      const both = [
        ...pairFeatures(features, title, employer),
        ...(votes ? voteFeatures(features, title, employer, votes) : []),
      ];
      scored.push({
        title,
        employer,
        score: (titles[title] ?? 0) + (employers[employer] ?? 0) + sum(both),
        lineScore: (weights.get('O lines') ?? 0) * lineVote(features, title, employer, votes),
      });
    }
  const base = softmax(scored.map(({ score }) => score));
  const all = softmax(scored.map(({ score, lineScore }) => score + lineScore));
  return scored.map(({ title, employer }, index) => ({
    title,
    employer,
    probability: all[index] ?? 0,
    baseProbability: base[index] ?? 0,
  }));
}

function softmax(scores: readonly number[]): number[] {
  const max = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - max));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

function overlap(a: PieceRun, b: PieceRun): boolean {
  return a.first <= b.last && b.first <= a.last;
}

/** From 1, where all others of a section part title and employer by lines as this one does, to -1, where none does. */
function lineVote(
  features: HeaderFeatures,
  title: number,
  employer: number,
  votes: SectionVotes | null,
): number {
  const lines = votes ? linesBetween(features, title, employer) : null;
  if (!votes || lines === null) return 0;
  const others = (count: 'two' | 'one') => votes.all.lines[count] - votes.own.lines[count];
  const [two, one] = [others('two'), others('one')];
  const sum = two + one;
  return sum < 0.8 ? 0 : ((two - one) / sum) * (lines === 'two' ? 1 : -1);
}

/** On how many lines title and employer are; null where one of them is missing, or the header has but one line. */
function linesBetween(
  features: HeaderFeatures,
  title: number,
  employer: number,
): 'two' | 'one' | null {
  const { header } = features;
  const { t, e } = runsOf(features, title, employer);
  if (!t || !e || header.lines.length < 2) return null;
  return header.pieces[t.first]?.line === header.pieces[e.first]?.line ? 'one' : 'two';
}

function noVotes(): Votes {
  return {
    slots: new Map(),
    orders: { TE: 0, ET: 0, T: 0, E: 0 },
    headers: 0,
    lines: { two: 0, one: 0 },
  };
}

/** Sums the probabilities of the assignments of one header. */
export function headerVotes(
  features: HeaderFeatures,
  assignments: readonly FieldAssignment[],
): Votes {
  const { slots, orders, lines } = noVotes();
  for (const { title, employer, probability } of assignments) {
    const between = linesBetween(features, title, employer);
    if (between !== null) lines[between] += probability;
    const { t, e } = runsOf(features, title, employer);
    orders[orderOf(t, e)] += probability;
    for (const [index, slot] of features.slots.entries()) {
      const known = slots.get(slot) ?? { title: 0, employer: 0, count: 1 };
      if (isIn(t, index)) known.title += probability;
      if (isIn(e, index)) known.employer += probability;
      slots.set(slot, known);
    }
  }
  return { slots, orders, headers: 1, lines };
}

/** For each header its own votes with those of all headers of its section. */
export function sectionVotes(each: readonly Votes[]): SectionVotes[] {
  const all = noVotes();
  for (const { slots, orders, headers, lines } of each) {
    all.headers += headers;
    all.lines.two += lines.two;
    all.lines.one += lines.one;
    for (const order of ['TE', 'ET', 'T', 'E'] as const) all.orders[order] += orders[order];
    for (const [slot, one] of slots) {
      const known = all.slots.get(slot);
      all.slots.set(slot, {
        title: one.title + (known?.title ?? 0),
        employer: one.employer + (known?.employer ?? 0),
        count: one.count + (known?.count ?? 0),
      });
    }
  }
  return each.map((own) => ({ all, own }));
}

/** The features of an assignment against the other headers: how often they have its order, and its fields in its slots. */
function voteFeatures(
  features: HeaderFeatures,
  title: number,
  employer: number,
  { all, own }: SectionVotes,
): string[] {
  const { t, e } = runsOf(features, title, employer);
  const order = orderOf(t, e);
  const others = all.headers - 1;
  const names =
    others < 1
      ? ['O alone']
      : [
          `O order${orderNumbers[order]}=${probabilityBin((all.orders[order] - own.orders[order]) / others)}`,
        ];
  for (const [index, slot] of features.slots.entries()) {
    const field = isIn(t, index) ? 0 : isIn(e, index) ? 1 : 2;
    const [inAll, inOwn] = [all.slots.get(slot) ?? noSlot, own.slots.get(slot) ?? noSlot];
    const count = inAll.count - inOwn.count;
    if (count < 1) {
      names.push(`O none${field}`);
      continue;
    }
    const bin = (of: 'title' | 'employer') => probabilityBin((inAll[of] - inOwn[of]) / count);
    names.push(`O ${field}T${bin('title')}`, `O ${field}E${bin('employer')}`);
  }
  return names;
}

const noSlot = { title: 0, employer: 0, count: 0 };

/** The orders as the table of weights names them. */
const orderNumbers: Readonly<Record<Order, number>> = { TE: 0, ET: 1, T: 2, E: 3 };

/**
 * Reads a table of weights (`weight-table`) for headers. Three weights are those of a title (T), an employer (E) and neither
 * (X); one weight is that of a pair ("B_order=TE") or of the votes ("O_alone").
 */
export function parseHeaderWeights(table: string): ReadonlyMap<string, number> {
  return new Map(
    parseWeightTable(table).flatMap(({ name, weights }) => {
      const [only] = weights;
      return weights.length === 1 && only !== undefined
        ? [[name.replace('_', ' '), only] as const]
        : weights.map((weight, index) => [`${'TEX'.charAt(index)} ${name}`, weight] as const);
    }),
  );
}
