import { mkdirSync } from 'node:fs';
import { provideBrowser, provideShell } from './support/browser';
import { provideOffice, provideQpdf } from './support/file-readers';
import { providePoppler } from './support/paper-look';
import { engineSteps } from './support/engines/engine-steps';
import { finish, playwrightCount, step, vitestCount } from './support/test-steps';

/** How often each thing is done that `npm test` does a few times. The environment may ask for other counts. */
const counts = {
  DEEP: 'yes',
  SIMULATION_RUNS: '20000',
  MANY_SAVES: 'full',
  FUZZ_RUNS: '3000',
  FAST_CHECK_RUNS: '3000',
  KILLS: '100',
  WIPE_RUNS: '17',
};

/**
 * The long runs, some hours in all: random schedules, property tests, and every journey, with all the kills, wipes, faults
 * and devices of which `npm test` takes one of a kind.
 */
function main(): void {
  mkdirSync('test-results', { recursive: true });
  providePoppler(console.log);
  provideQpdf(console.log);
  provideOffice(console.log);
  provideShell(console.log);
  const env = { ...counts, ...process.env, CQ_BROWSER: provideBrowser(console.log) };
  const playwright = ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts'];
  const journeys = () => playwrightCount('test-results/e2e.json');
  finish([
    step('build', ['npm', 'run', 'build'], env),
    step(
      'schedules, saves and random texts',
      ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts'],
      env,
      () => vitestCount('test-results/vitest.json'),
    ),
    step('every journey', playwright, env, journeys),
    ...engineSteps('all', env),
    step('hosts', ['node', '--import', 'tsx', 'tests/hosts/walk-hosts.ts'], env),
    step('embedded', ['node', '--import', 'tsx', 'tests/hosts/walk-embedded.ts'], env),
    step('official tool', ['node', '--import', 'tsx', 'tests/hosts/walk-official-tool.ts'], env),
  ]);
}

main();
