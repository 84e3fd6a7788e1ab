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
