/** A probability in five uneven bins (bounds 0.1, 0.35, 0.65 and 0.9), from 0 to 4. Weights are fitted to these bounds. */
export function probabilityBin(probability: number): number {
  return [0.1, 0.35, 0.65, 0.9, 2].findIndex((bound) => probability < bound);
}

/** A share of lines or pieces, 0..1, in five uneven bins: none ("0"), then below 0.2, 0.5, 0.8 and more ("a" to "d"). */
export function shareBin(share: number): string {
  return share === 0 ? '0' : share < 0.2 ? 'a' : share < 0.5 ? 'b' : share < 0.8 ? 'c' : 'd';
}

/** The name of a feature if it holds, to be spread into a list of features. */
export function when(holds: boolean, name: string): string[] {
  return holds ? [name] : [];
}

/** Counts above 4 are rare, and share one feature. */
export function cappedAt4(count: number): number {
  return Math.min(count, 4);
}

/** log(Σ exp(value)), without overflow. */
export function logSumExp(values: readonly number[]): number {
  const max = Math.max(...values);
  return max + Math.log(values.reduce((sum, value) => sum + Math.exp(value - max), 0));
}
