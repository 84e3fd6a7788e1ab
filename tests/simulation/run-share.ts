import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { loadApp } from './load-app';
import { installBrowser } from './model-browser';
import { simulate, STEPS } from './simulate';

/** Schedules of the usual seed that went wrong once, beyond those that every run tries. */
const onceWrong = [3434, 10_058];
const asked = process.env['FAST_CHECK_SEED'] ?? '20261121';

/** More than compiled code takes; 500 schedules that each leave their pages behind take six times that. */
const maxGrowthBytes = 50_000_000;

/**
 * Runs one of two halves of the schedules, so that two cores share the work. SIMULATION_RUNS asks for another number
 * than 1,000 in all, six times what the rarest seeded bug needs; FAST_CHECK_SEED=random for other ones.
 */
export async function runShare(half: 0 | 1): Promise<void> {
  const schedules = Math.ceil(Number(process.env['SIMULATION_RUNS'] ?? 1_000) / 2);
  const seed = asked === 'random' ? Date.now() % 2 ** 31 : Number(asked);
  installBrowser();
  const app = await loadApp();
  const started = performance.now();
  const again = onceWrong.filter((_index, place) => place % 2 === half);
  const before = heapInUse();
  const runs = [
    ...again.map((from) => ({ schedules: 1, from })),
    { schedules, from: half * schedules },
  ];
  let done = { schedules: 0, failure: null } as Awaited<ReturnType<typeof simulate>>;
  for (const run of runs) if (!done.failure) done = await simulate(app, { ...run, seed });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = (kind: string) =>
    done.failure?.faults.filter((fault) => fault.startsWith(kind)).length ?? 0;
  console.warn(
    `half ${half + 1}: ${done.schedules} schedules, ${done.schedules * STEPS} steps, ${count('lost')} lost, ` +
      `${count('crossed')} crossed, ${count('diverged')} diverged, ${count('untrue')} untrue, ${seconds} s`,
  );
  const { failure } = done;
  expect(
    failure?.faults ?? [],
    `seed ${seed}, schedule ${failure?.index}:\n${failure?.schedule}\n`,
  ).toEqual([]);
  expect(done.schedules).toBe(schedules);
  expect(heapInUse() - before, 'bytes left behind').toBeLessThan(maxGrowthBytes);
}

/** Bytes of the heap that something still holds: what a schedule leaves behind adds up in a long run until none is left. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
