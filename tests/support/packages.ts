import { spawnSync } from 'node:child_process';

/** Asks the system's package manager for packages; whether they came is for the caller to look. */
export function installPackages(packages: readonly string[]): void {
  const command = `apt-get update -qq && apt-get install -y -qq ${packages.join(' ')}`;
  spawnSync('sh', ['-c', command], {
    stdio: 'ignore',
    timeout: 900_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** A program of the system, the Debian package it comes in, and what tests do by it. */
export type Program = { name: string; package: string; isFor: string };

/** True where the system finds the program. */
export function hasProgram({ name }: Program): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;
}

/** Gets a program; says in a line when it cannot be had, and with it which tests are left out. */
export function provideProgram(program: Program, log: (line: string) => void): void {
  if (hasProgram(program)) return;
  log(`${program.name}: asking the system package manager for ${program.package}…`);
  installPackages([program.package]);
  if (!hasProgram(program))
    log(`SKIPPED tests that ${program.isFor}: could not install ${program.package}.`);
}
