import { logSumExp } from './feature-helpers';
import { parseWeightTable } from './weight-table';

/**
 * Linear-chain conditional random field (Lafferty et al. 2001). The score of a sequence of labels is the sum of the emission
 * weights of the features of each token and of the transition weights of each pair of neighbours. Features are names that
 * hold or do not hold. In this reader a token is a line of a section.
 */
export type CrfModel = {
  /** The number of labels. */
  size: number;
  /** For each feature of a token the weight of each label. */
  emissionWeights: Weights;
  /** For each feature of a pair of neighbours the weight of each pair of labels, at `earlier * size + later`. */
  transitionWeights: Weights;
};
type Weights = ReadonlyMap<string, readonly number[]>;

/** The features of one token, and of the pair that it makes with the token before it (none for the first). */
export type TokenFeatures = { emission: readonly string[]; transition: readonly string[] };

/** Reads a table of weights (`weight-table`); the names of transition features have ">" before them. */
export function parseCrfModel(size: number, table: string): CrfModel {
  const rows = parseWeightTable(table);
  return {
    size,
    emissionWeights: new Map(
      rows.flatMap(({ name, weights }) => (name.startsWith('>') ? [] : [[name, weights] as const])),
    ),
    transitionWeights: new Map(
      rows.flatMap(({ name, weights }) =>
        name.startsWith('>') ? [[name.slice(1), weights] as const] : [],
      ),
    ),
  };
}

function sumOfWeights(features: readonly string[], weights: Weights, count: number): number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const name of features)
    for (const [index, weight] of (weights.get(name) ?? []).entries())
      sums[index] = (sums[index] ?? 0) + weight;
  return sums;
}

/**
 * For each token the probability of each label, over all sequences of labels, by the forward-backward algorithm. Takes
 * time in step with tokens × size².
 */
export function marginals(
  tokens: readonly TokenFeatures[],
  { size, emissionWeights, transitionWeights }: CrfModel,
): number[][] {
  const emissions = tokens.map(({ emission }) => sumOfWeights(emission, emissionWeights, size));
  const transitions = tokens.map(({ transition }) =>
    sumOfWeights(transition, transitionWeights, size * size),
  );
  const labels = Array.from({ length: size }, (_, label) => label);
  const forward: number[][] = [];
  for (const [at, emission] of emissions.entries()) {
    const before = forward[at - 1];
    forward.push(
      labels.map((label) => {
        const here = emission[label] ?? 0;
        if (!before) return here;
        return (
          here +
          logSumExp(
            labels.map(
              (from) => (before[from] ?? 0) + (transitions[at]?.[from * size + label] ?? 0),
            ),
          )
        );
      }),
    );
  }
  const backward: number[][] = [];
  for (let at = emissions.length - 1; at >= 0; at -= 1) {
    const after = backward[at + 1];
    backward[at] = labels.map((label) =>
      after
        ? logSumExp(
            labels.map(
              (to) =>
                (transitions[at + 1]?.[label * size + to] ?? 0) +
                (emissions[at + 1]?.[to] ?? 0) +
                (after[to] ?? 0),
            ),
          )
        : 0,
    );
  }
  return emissions.map((_, at) => {
    const scores = labels.map(
      (label) => (forward[at]?.[label] ?? 0) + (backward[at]?.[label] ?? 0),
    );
    const all = logSumExp(scores);
    return scores.map((score) => Math.exp(score - all));
  });
}

/** The most probable sequence of labels, by the Viterbi algorithm. */
export function viterbi(
  tokens: readonly TokenFeatures[],
  { size, emissionWeights, transitionWeights }: CrfModel,
): number[] {
  let scores: number[] = [];
  /** For each token and label the best label of the token before it. */
  const backPointers: number[][] = [];
  for (const [at, { emission, transition }] of tokens.entries()) {
    const emissions = sumOfWeights(emission, emissionWeights, size);
    const transitions = sumOfWeights(transition, transitionWeights, size * size);
    const pointers: number[] = [];
    const before = scores;
    scores = emissions.map((here, label) => {
      if (at === 0) return here;
      const candidates = before.map(
        (score, from) => score + (transitions[from * size + label] ?? 0),
      );
      const best = candidates.indexOf(Math.max(...candidates));
      pointers[label] = best;
      return here + (candidates[best] ?? 0);
    });
    backPointers.push(pointers);
  }
  const labels: number[] = [];
  let label = scores.indexOf(Math.max(...scores));
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    labels[at] = label;
    label = backPointers[at]?.[label] ?? 0;
  }
  return labels;
}
