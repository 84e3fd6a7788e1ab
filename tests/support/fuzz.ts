/** Settings for property tests; FUZZ_RUNS asks for more (or fewer) cases than the usual 300. */
export function fuzz(runs = 300): { numRuns: number } {
  const asked = Number(process.env['FUZZ_RUNS']);
  return { numRuns: Number.isFinite(asked) && asked > 0 ? asked : runs };
}
