import { readFileSync } from 'node:fs';

type Lock = { packages: Record<string, { integrity?: string; link?: boolean }> };

/** Fails when a package in the lock file has no hash, so that `npm ci` would take whatever a registry sends. */
function main(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const names = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.link);
  const unproven = names.filter((path) => !packages[path]?.integrity);
  for (const path of unproven) console.log(`${path} has no integrity hash in package-lock.json`);
  if (unproven.length > 0)
    console.log('Delete package-lock.json and node_modules, then: npm install');
  process.exitCode = unproven.length > 0 || names.length === 0 ? 1 : 0;
}

main();
