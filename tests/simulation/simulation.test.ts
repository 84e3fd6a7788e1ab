import './app-in-pages';
import { expect, test } from 'vitest';
import { loadApp } from './load-app';
import { installBrowser } from './model-browser';
import { simulate, STEPS } from './simulate';

const schedules = Number(process.env['SIMULATION_RUNS'] ?? 10_000);
const asked = process.env['FAST_CHECK_SEED'] ?? '20261121';

test('nothing typed is lost, crossed or untrue, whatever happens', { timeout: 0 }, async () => {
  installBrowser();
  const app = await loadApp();
  const seed = asked === 'random' ? Date.now() % 2 ** 31 : Number(asked);
  const started = performance.now();
  const { failure, ...done } = await simulate(app, { schedules, seed });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.warn(`${done.schedules} schedules, ${done.schedules * STEPS} steps, ${seconds} s`);
  expect(failure?.faults, `seed ${seed}, schedule ${failure?.index}\n${failure?.schedule}`).toBe(
    undefined,
  );
});
