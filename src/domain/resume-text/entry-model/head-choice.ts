import { few, type Run, type SeenInHead } from './head-features';

const tenths = (share: number) => [0.1, 0.35, 0.65, 0.9, 2].findIndex((most) => share < most);

/** What is seen of a title and an employer together; -1 for none. */
export function seenInBoth(
  { runs, head, forms }: SeenInHead,
  title: number,
  employer: number,
): string[] {
  const [t, e] = [runs[title], runs[employer]];
  const order = t && e ? (t.first < e.first ? 'TE' : 'ET') : t ? 'T' : e ? 'E' : 'none';
  const covered = (at: number) =>
    [t, e].some((run) => run !== undefined && at >= run.first && at <= run.last);
  const left = forms.filter((form, at) => !covered(at) && form.place !== 'all').length;
  const leftTitle = forms.some((form, at) => !covered(at) && form.title >= 4);
  const names = [
    `order=${order}`,
    `order.all=${order}${few(head.pieces.length)}`,
    `order.lines=${order}${few(head.lines.length)}`,
    `left=${few(left)}`,
    ...(leftTitle ? [`left-title.${order}`] : []),
  ];
  if (t && e) {
    const [a, b] = t.first < e.first ? [t, e] : [e, t];
    const [left, right] = [head.pieces[a.last], head.pieces[b.first]];
    const by =
      left && right && left.line === right.line
        ? b.first === a.last + 1
          ? right.separator
          : 'apart'
        : `lines${few((right?.line ?? 0) - (left?.line ?? 0))}`;
    names.push(`between=${order}.${by}`, `next=${order}.${b.first === a.last + 1}`);
    if (head.datedAt !== -1)
      names.push(
        `dated=${order}.${Math.sign((head.pieces[t.first]?.line ?? 0) - head.datedAt)}${Math.sign((head.pieces[e.first]?.line ?? 0) - head.datedAt)}`,
      );
  }
  return names.map((name) => `B ${name}`);
}

/** One way to give the pieces of a head to its fields, with its share among all ways. -1: none. */
export type Way = {
  title: number;
  employer: number;
  share: number;
  /** Its share by the head alone and what others have at the same places, which says how sure it is. */
  own: number;
};

/** All ways to give the pieces of a head to its fields, each with its share by a log-linear model of weights. */
export function waysOf(
  seen: SeenInHead,
  weights: ReadonlyMap<string, number>,
  others: OtherHeads | null,
): Way[] {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + (weights.get(name) ?? 0), 0);
  const rest = seen.rest.map(sum);
  const covered = ({ first, last }: Run) =>
    rest.slice(first, last + 1).reduce((total, one) => total + one, 0);
  const gain = (names: readonly (readonly string[])[]) =>
    seen.runs.map((run, at) => sum(names[at] ?? []) - covered(run));
  const [titles, employers] = [gain(seen.title), gain(seen.employer)];
  const ways: { title: number; employer: number; score: number; parting: number }[] = [];
  for (let title = -1; title < seen.runs.length; title += 1)
    for (let employer = -1; employer < seen.runs.length; employer += 1) {
      if (title >= 0 && employer >= 0 && overlap(seen.runs[title], seen.runs[employer])) continue;
      const both = [
        ...seenInBoth(seen, title, employer),
        ...(others ? seenInOthers(seen, title, employer, others) : []),
      ];
      ways.push({
        title,
        employer,
        score: (titles[title] ?? 0) + (employers[employer] ?? 0) + sum(both),
        parting: (weights.get('O lines') ?? 0) * asInOthers(seen, title, employer, others),
      });
    }
  const own = shares(ways.map(({ score }) => score));
  const all = shares(ways.map(({ score, parting }) => score + parting));
  return ways.map(({ title, employer }, at) => ({
    title,
    employer,
    share: all[at] ?? 0,
    own: own[at] ?? 0,
  }));
}

function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

function overlap(a: Run | undefined, b: Run | undefined): boolean {
  return a !== undefined && b !== undefined && a.first <= b.last && b.first <= a.last;
}

/** What a first reading told of the other heads of the section: the share of each field at each slot, and of each order. */
export type OtherHeads = {
  slots: Map<string, number[]>;
  orders: number[];
  /** The shares of a title and an employer on lines of their own, and on one line. */
  lines: number[];
  own: Omit<OtherHeads, 'own'>;
};

/** From 1, where all others of a section part title and employer by lines as this one does, to -1, where none does. */
function asInOthers(
  seen: SeenInHead,
  title: number,
  employer: number,
  others: OtherHeads | null,
): number {
  const parted = others ? partedByLine(seen, title, employer) : null;
  if (!others || parted === null) return 0;
  const [apart = 0, together = 0] = others.lines.map(
    (share, at) => share - (others.own.lines[at] ?? 0),
  );
  const sum = apart + together;
  return sum < 0.8 ? 0 : ((apart - together) / sum) * (parted ? 1 : -1);
}

/** Whether title and employer stand on two lines; null where one of them is missing, or the head has but one line. */
function partedByLine({ runs, head }: SeenInHead, title: number, employer: number): boolean | null {
  const [t, e] = [runs[title], runs[employer]];
  return t && e && head.lines.length > 1
    ? head.pieces[t.first]?.line !== head.pieces[e.first]?.line
    : null;
}

/** What the ways of one head say of its slots and its order; the last of each is a count. */
export function toldOf(seen: SeenInHead, ways: readonly Way[]): OtherHeads['own'] {
  const slots = new Map<string, number[]>();
  const orders = [0, 0, 0, 0, 1];
  const lines = [0, 0];
  for (const { title, employer, share } of ways) {
    const parted = partedByLine(seen, title, employer);
    if (parted !== null) lines[parted ? 0 : 1] = (lines[parted ? 0 : 1] ?? 0) + share;
    const [t, e] = [seen.runs[title], seen.runs[employer]];
    const order = t && e ? (t.first < e.first ? 0 : 1) : t ? 2 : 3;
    orders[order] = (orders[order] ?? 0) + share;
    for (const [index, slot] of seen.slots.entries()) {
      const known = slots.get(slot) ?? [0, 0, 1];
      if (t && index >= t.first && index <= t.last) known[0] = (known[0] ?? 0) + share;
      if (e && index >= e.first && index <= e.last) known[1] = (known[1] ?? 0) + share;
      slots.set(slot, known);
    }
  }
  return { slots, orders, lines };
}

/** For each head, what all heads of its section say together. */
export function othersOf(each: readonly OtherHeads['own'][]): OtherHeads[] {
  const slots = new Map<string, number[]>();
  const orders = [0, 0, 0, 0, 0];
  const lines = [0, 0];
  for (const one of each) {
    for (const [at, share] of one.lines.entries()) lines[at] = (lines[at] ?? 0) + share;
    for (const [at, share] of one.orders.entries()) orders[at] = (orders[at] ?? 0) + share;
    for (const [slot, shares] of one.slots)
      slots.set(
        slot,
        shares.map((share, at) => share + (slots.get(slot)?.[at] ?? 0)),
      );
  }
  return each.map((own) => ({ slots, orders, lines, own }));
}

export function seenInOthers(
  seen: SeenInHead,
  title: number,
  employer: number,
  { slots, orders, own }: OtherHeads,
): string[] {
  const [t, e] = [seen.runs[title], seen.runs[employer]];
  const order = t && e ? (t.first < e.first ? 0 : 1) : t ? 2 : 3;
  const heads = (orders[4] ?? 0) - 1;
  const names =
    heads < 1
      ? ['O alone']
      : [`O order${order}=${tenths(((orders[order] ?? 0) - (own.orders[order] ?? 0)) / heads)}`];
  for (const [index, slot] of seen.slots.entries()) {
    const label =
      t && index >= t.first && index <= t.last
        ? 0
        : e && index >= e.first && index <= e.last
          ? 1
          : 2;
    const [all, mine] = [slots.get(slot) ?? [], own.slots.get(slot) ?? []];
    const count = (all[2] ?? 0) - (mine[2] ?? 0);
    if (count < 1) {
      names.push(`O none${label}`);
      continue;
    }
    const share = (field: number) => ((all[field] ?? 0) - (mine[field] ?? 0)) / count;
    names.push(`O ${label}T${tenths(share(0))}`, `O ${label}E${tenths(share(1))}`);
  }
  return names;
}

/** Reads the table of `head-weights`. */
export function choiceWeights(table: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const row of table.split(/[;\n]/u)) {
    const [name = '', ...values] = row.trim().split(' ');
    if (values.length === 1) weights.set(name.replace('_', ' '), Number(values[0]) / 100);
    else
      for (const [at, value] of values.entries())
        weights.set(`${'TEX'.charAt(at)} ${name}`, Number(value) / 100);
  }
  return weights;
}
