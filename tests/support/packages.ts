import { spawnSync } from 'node:child_process';

const unheard = {
  stdio: 'ignore',
  timeout: 900_000,
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
} as const;

let isListNew = false;

/**
 * Asks the system's package manager for packages; whether they came is for the caller to look. What the packages only
 * recommend is left out: with the printers' and sound systems' parts it is as much again.
 */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0) return;
  if (!isListNew) isListNew = spawnSync('apt-get', ['update', '-qq'], unheard).status === 0;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], unheard);
}

/** A program of the system, the Debian packages it comes in, and what tests do by it. */
export type Program = { name: string; packages: readonly string[]; isFor: string };

/** True where the system finds the program. */
export function hasProgram({ name }: Program): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

/** Gets a program; says in a line when it cannot be had, and with it which tests are left out. */
export function provideProgram(program: Program, log: (line: string) => void): void {
  if (hasProgram(program)) return;
  const packages = program.packages.join(', ');
  log(`${program.name}: asking the system package manager for ${packages}…`);
  installPackages(program.packages);
  if (!hasProgram(program))
    log(`SKIPPED tests that ${program.isFor}: could not install ${packages}.`);
}

/** The packages of those programs that are not here. */
export function missingPackages(programs: readonly Program[]): string[] {
  return programs.filter((program) => !hasProgram(program)).flatMap(({ packages }) => packages);
}
