import { mkdirSync } from 'node:fs';
import { provideBrowser, provideShell } from './support/browser';
import { provideQpdf } from './support/file-readers';
import { providePoppler } from './support/paper-look';
import { engineSteps } from './support/engines/engine-steps';
import { finish, playwrightCount, step, vitestCount } from './support/test-steps';

/**
 * Every test there is, in one command: the checks (which end with a build), the unit and integration tests, and the
 * journeys in a real browser, the short one in each engine. Ends with what failed and the line `N passed, N failed`; a
 * step that breaks without a count is one failure. What takes hours has its own command, `run-deep.ts`.
 */
function main(): void {
  mkdirSync('test-results', { recursive: true });
  const browser = provideBrowser(console.log);
  providePoppler(console.log);
  provideQpdf(console.log);
  provideShell(console.log);
  const env = { ...process.env, CQ_BROWSER: browser };
  finish([
    step('check', ['npm', 'run', 'check'], env),
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

main();
