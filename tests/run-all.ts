import { mkdirSync } from 'node:fs';
import { missingShell, provideBrowser, provideShell } from './support/browser';
import { provideQpdf, qpdf } from './support/file-readers';
import { missingPackages } from './support/packages';
import { poppler, providePoppler } from './support/paper-look';
import { engineSteps } from './support/engines/engine-steps';
import { missingEngines } from './support/engines/provide';
import { missingPostgres } from './support/stock-postgres';
import { finish, playwrightCount, step, stepBeside, vitestCount } from './support/test-steps';

/** What runs, and about how long on two cores that do nothing else; the figures are those of src/docs/testing.md. */
const plan = `The tests of every day, about 10 minutes on two cores, up to 25 on slow ones:
  checks and a build, beside the installation of browsers that are missing   1 to 3 minutes
  unit and integration tests                                                 3 to 6 minutes
  journeys in Chromium                                                       5 to 14 minutes
  a short journey in Firefox and in WebKit                                   1 to 2 minutes`;

/**
 * The tests of every day, in one command: the checks (which end with a build), the unit and integration tests, and the
 * journeys without `@deep` in a real browser, the short one in each engine. Ends with what failed and the line `N passed,
 * N failed`; a step that breaks without a count is one failure. The rest has its own command, `run-deep.ts`.
 */
async function main(): Promise<void> {
  console.log(plan);
  mkdirSync('test-results', { recursive: true });
  // The checks need no browser: what is missing comes meanwhile.
  const checks = stepBeside('check', ['npm', 'run', 'check'], process.env);
  const browser = providePrograms();
  const env = { ...process.env, CQ_BROWSER: browser };
  finish([
    await checks,
    step(
      'unit and integration tests',
      ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts'],
      env,
      () => vitestCount('test-results/vitest.json'),
    ),
    step(
      'end-to-end tests',
      ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
      env,
      () => playwrightCount('test-results/e2e.json'),
    ),
    ...engineSteps('short', env),
  ]);
}

/** Gets the programs that the tests drive, all that are missing in one request; returns the browser's path. */
function providePrograms(): string {
  const browser = provideBrowser(console.log, () => [
    ...missingShell(),
    ...missingPackages([poppler, qpdf]),
    ...missingEngines(),
    ...missingPostgres(),
  ]);
  providePoppler(console.log);
  provideQpdf(console.log);
  provideShell(console.log);
  return browser;
}

await main();
