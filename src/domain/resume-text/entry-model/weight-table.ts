/**
 * The rows of a table of learned weights: a feature and its weights in hundredths ("gap -33 12"), rows cut at ";" or
 * line ends.
 */
export function parseWeightTable(table: string): { name: string; weights: number[] }[] {
  return table
    .split(/[;\n]/u)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [name = '', ...weights] = row.split(' ');
      return { name, weights: weights.map((weight) => Number(weight) / 100) };
    });
}
