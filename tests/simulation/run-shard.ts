import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { loadApp } from './load-app';
import { installBrowser } from './model-browser';
import { simulate, STEPS } from './simulate';

/** Indexes of schedules of the default seed that failed once. They lie above those that a usual run tries. */
const regressions = [3434, 10_058];
const asked = process.env['FAST_CHECK_SEED'] ?? '20261121';

/** More than compiled code needs. If each of 500 schedules leaked its pages, they would take six times that. */
const maxGrowthBytes = 50_000_000;

/**
 * Runs one of two shards of the schedules, so that two cores work at the same time. SIMULATION_RUNS sets the number of all
 * schedules; the default, 1,000, is six times what the rarest seeded bug needs. FAST_CHECK_SEED=random takes other schedules.
 */
export async function runShard(shard: 0 | 1): Promise<void> {
  const schedules = Math.ceil(Number(process.env['SIMULATION_RUNS'] ?? 1_000) / 2);
  const seed = asked === 'random' ? Date.now() % 2 ** 31 : Number(asked);
  installBrowser();
  const app = await loadApp();
  const started = performance.now();
  const again = regressions.filter((_schedule, index) => index % 2 === shard);
  const before = heapInUse();
  const runs = [
    ...again.map((from) => ({ schedules: 1, from })),
    { schedules, from: shard * schedules },
  ];
  let done = { schedules: 0, failure: null } as Awaited<ReturnType<typeof simulate>>;
  for (const run of runs) if (!done.failure) done = await simulate(app, { ...run, seed });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = (kind: string) =>
    done.failure?.faults.filter((fault) => fault.startsWith(kind)).length ?? 0;
  console.warn(
    `shard ${shard + 1}: ${done.schedules} schedules, ${done.schedules * STEPS} steps, ${count('lost')} lost, ` +
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

/** Bytes of the heap after a garbage collection. A leak of each schedule would fill the memory in a long run. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
