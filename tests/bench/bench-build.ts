import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const distWithBaseline = 'node_modules/.cache/bench-dist';

/** Builds the product again; how many seconds it took. Throws what the build says when it fails. */
export function buildFromClean(): number {
  rmSync('dist', { recursive: true, force: true });
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
}

/** Lays the built product and the baseline page into one folder. The baseline page is served by the same server with the same compression, so that only the pages differ. */
export function copyDistWithBaseline(): void {
  const baseline = join(distWithBaseline, 'baseline');
  rmSync(distWithBaseline, { recursive: true, force: true });
  mkdirSync(baseline, { recursive: true });
  cpSync('dist', distWithBaseline, { recursive: true });
  cpSync('tests/bench/baseline', baseline, { recursive: true });
  for (const file of ['index.html', 'baseline.js', 'sw.js'])
    writeFileSync(
      join(baseline, `${file}.br`),
      brotliCompressSync(readFileSync(join(baseline, file))),
    );
}
