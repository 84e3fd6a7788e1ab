import { CODES, printSchedule } from './schedule';
import { runSchedule } from './run-schedule';
import type { App } from './app';

export const STEPS = 40;

export type Simulation = {
  schedules: number;
  /** The first schedule with a fault, shrunk; null when none has one. */
  failure: { faults: string[]; schedule: string; index: number } | null;
};

type Asked = { schedules: number; seed: number; from?: number; isShrunk?: boolean };

/** Runs schedules of `seed` until one has a fault. Each has 40 steps and is the same on every machine. */
export async function simulate(
  app: App,
  { schedules, seed, from = 0, isShrunk = true }: Asked,
): Promise<Simulation> {
  for (let index = from; index < from + schedules; index += 1) {
    const codes = codesOf(seed, index);
    const faults = await runSchedule(app, codes);
    if (faults.length > 0) {
      const short = isShrunk ? await shrink(app, codes) : codes;
      const again = await runSchedule(app, short);
      // A fault that does not come again still fails: then the simulation is not deterministic.
      const failure =
        again.length > 0
          ? { faults: again, schedule: printSchedule(short), index }
          : { faults: [...faults, 'not seen again'], schedule: printSchedule(codes), index };
      return { schedules: index - from + 1, failure };
    }
  }
  return { schedules, failure: null };
}

function codesOf(seed: number, index: number): number[] {
  let state = Math.imul(seed ^ 0x9e3779b9, index + 1) | 0;
  return Array.from({ length: STEPS }, () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % CODES;
  });
}

/** Removes steps that the fault does not need: halves, quarters, then single steps. */
async function shrink(app: App, codes: number[]): Promise<number[]> {
  let short = codes;
  for (let size = STEPS / 2; size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < STEPS; start += size) {
      const less = short.map((code, index) => (index >= start && index < start + size ? 0 : code));
      if (String(less) === String(short)) continue;
      if ((await runSchedule(app, less)).length > 0) short = less;
    }
    if (size === 1) break;
  }
  return short;
}
