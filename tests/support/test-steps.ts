import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a step's own report says. */
type Count = { passed: number; failures: string[] };
export type Result = Count & { failed: number };

/** Runs a command with its output here, and reads its count where it has one. */
export function step(
  name: string,
  command: string[],
  env: NodeJS.ProcessEnv,
  count?: () => Count,
): Result {
  console.log(`\n== ${name}`);
  const from = Date.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  return resultOf(name, from, status, count);
}

/** {@link step} beside what follows. */
export function stepBeside(
  name: string,
  command: string[],
  env: NodeJS.ProcessEnv,
): Promise<Result> {
  console.log(`\n== ${name}`);
  const from = Date.now();
  const [program = '', ...args] = command;
  const run = spawn(program, args, { stdio: 'inherit', env });
  return new Promise((resolve) => {
    run.on('close', (status) => resolve(resultOf(name, from, status)));
  });
}

function resultOf(name: string, from: number, status: number | null, count?: () => Count): Result {
  console.log(`== ${name}: ${lasting(Date.now() - from)}`);
  const counted = status === null ? undefined : tryCount(count);
  const { passed, failures } = counted ?? { passed: status === 0 ? 1 : 0, failures: [] };
  if (status !== 0 && failures.length === 0) failures.push(name);
  return { passed, failures, failed: failures.length };
}

function lasting(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}

function tryCount(count: (() => Count) | undefined): Count | undefined {
  try {
    return count?.();
  } catch {
    return undefined;
  }
}

type Assertion = { status: string; fullName: string; failureMessages: string[] };

/** The count in a report of the unit and integration tests. */
export function vitestCount(file: string): Count {
  const { testResults, numPassedTests } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    testResults: { assertionResults: Assertion[] }[];
  };
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failures: failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${beginningOf(failureMessages[0])}`,
    ),
  };
}

type Spec = {
  ok: boolean;
  file: string;
  title: string;
  tests: { projectName: string; results: { errors: { message?: string }[] }[] }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };

/** The count in a report of the journeys in a browser. */
export function playwrightCount(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Suite & { stats: { expected: number } };
  const failed = specsIn(report).filter(({ ok }) => !ok);
  return {
    passed: report.stats.expected,
    failures: failed.map(({ file: spec, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const project = tests[0]?.projectName ?? '';
      // The second one names the step at which the time of a test was over.
      const said = errors.map(({ message }) => beginningOf(message)).join(' | ');
      return `${spec} (${project}): ${title}: ${said}`;
    }),
  };
}

/** The beginning of what the runner says of a failure, on one line and without its colors. */
function beginningOf(message = ''): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 240);
}

function specsIn({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Says what failed and how many passed, and ends the process: with 1 when anything failed. */
export function finish(results: readonly Result[]): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  for (const name of results.flatMap(({ failures }) => failures)) console.log(`FAILED ${name}`);
  console.log(`All of it: ${lasting(performance.now())}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
