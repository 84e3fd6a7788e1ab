/**
 * A conditional random field over a chain (Lafferty et al. 2001): the score of a row of labels is the sum of the weights
 * of what is seen at each place and at each step from one place to the next; their shares follow from all rows together.
 */
export type ChainModel = {
  /** How many labels there are. */
  size: number;
  /** For what is seen at a place, the weight of each label. */
  own: ReadonlyMap<string, readonly number[]>;
  /** For what is seen at a step, the weight of each pair of labels: the one before times `size` plus the one after. */
  step: ReadonlyMap<string, readonly number[]>;
};

/** What is seen at each place of a chain, and at the step that leads there from the one before. */
export type Seen = { own: readonly string[]; step: readonly string[] };

/** Reads a table: a name and its weights in hundredths, then the next; names of steps have ">" before them. */
export function chainModel(size: number, table: string): ChainModel {
  const own = new Map<string, number[]>();
  const step = new Map<string, number[]>();
  for (const row of table.split(/[;\n]/u)) {
    const [name = '', ...weights] = row.trim().split(' ');
    if (name === '') continue;
    const values = weights.map((weight) => Number(weight) / 100);
    if (name.startsWith('>')) step.set(name.slice(1), values);
    else own.set(name, values);
  }
  return { size, own, step };
}

function summed(
  names: readonly string[],
  weights: ReadonlyMap<string, readonly number[]>,
  count: number,
): number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const name of names)
    for (const [at, weight] of (weights.get(name) ?? []).entries())
      sums[at] = (sums[at] ?? 0) + weight;
  return sums;
}

function logOfSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** The share of each label at each place, by the forward-backward algorithm. */
export function labelShares(chain: readonly Seen[], { size, own, step }: ChainModel): number[][] {
  const places = chain.map((seen) => summed(seen.own, own, size));
  const steps = chain.map((seen) => summed(seen.step, step, size * size));
  const labels = Array.from({ length: size }, (_, label) => label);
  const forward: number[][] = [];
  for (const [at, place] of places.entries()) {
    const before = forward[at - 1];
    forward.push(
      labels.map((label) => {
        const here = place[label] ?? 0;
        if (!before) return here;
        return (
          here +
          logOfSum(
            labels.map((from) => (before[from] ?? 0) + (steps[at]?.[from * size + label] ?? 0)),
          )
        );
      }),
    );
  }
  const backward: number[][] = [];
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const after = backward[at + 1];
    backward[at] = labels.map((label) =>
      after
        ? logOfSum(
            labels.map(
              (to) =>
                (steps[at + 1]?.[label * size + to] ?? 0) +
                (places[at + 1]?.[to] ?? 0) +
                (after[to] ?? 0),
            ),
          )
        : 0,
    );
  }
  return places.map((_, at) => {
    const scores = labels.map(
      (label) => (forward[at]?.[label] ?? 0) + (backward[at]?.[label] ?? 0),
    );
    const all = logOfSum(scores);
    return scores.map((score) => Math.exp(score - all));
  });
}

/** The best row of labels, by the Viterbi algorithm. */
export function bestLabels(chain: readonly Seen[], { size, own, step }: ChainModel): number[] {
  let scores: number[] = [];
  const from: number[][] = [];
  for (const [at, seen] of chain.entries()) {
    const place = summed(seen.own, own, size);
    const steps = summed(seen.step, step, size * size);
    const origins: number[] = [];
    const before = scores;
    scores = place.map((here, label) => {
      if (at === 0) return here;
      const ways = before.map((score, origin) => score + (steps[origin * size + label] ?? 0));
      const best = ways.indexOf(Math.max(...ways));
      origins[label] = best;
      return here + (ways[best] ?? 0);
    });
    from.push(origins);
  }
  const labels: number[] = [];
  let label = scores.indexOf(Math.max(...scores));
  for (let at = chain.length - 1; at >= 0; at -= 1) {
    labels[at] = label;
    label = from[at]?.[label] ?? 0;
  }
  return labels;
}
