import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { provideBrowser } from './support/browser';

/**
 * Every test there is, in one command: the checks (which end with a build), the unit and integration tests, and the
 * journeys in a real browser. Ends with the line `N passed, N failed`; a step that breaks without a count is one failure.
 */
function main(): void {
  mkdirSync('test-results', { recursive: true });
  const browser = provideBrowser(console.log);
  const env = { ...process.env, CQ_BROWSER: browser };
  const results = [
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
  ];
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

type Count = { passed: number; failed: number };

function step(name: string, command: string[], env: NodeJS.ProcessEnv, count?: () => Count): Count {
  console.log(`\n== ${name}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  const counted = status === null ? undefined : tryCount(count);
  const { passed, failed } = counted ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function tryCount(count: (() => Count) | undefined): Count | undefined {
  try {
    return count?.();
  } catch {
    return undefined;
  }
}

function vitestCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function playwrightCount(file: string): Count {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

main();
