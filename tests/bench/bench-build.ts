import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const distWithFloor = 'node_modules/.cache/bench-dist';

/** Builds the product anew; how many seconds it took. Throws what the build says when it fails. */
export function buildFromClean(): number {
  rmSync('dist', { recursive: true, force: true });
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
}

/** Lays the built product and the floor page into one folder. The floor page is served by the same server with the same compression, so that only the pages differ. */
export function layDistWithFloor(): void {
  const floor = join(distWithFloor, 'floor');
  rmSync(distWithFloor, { recursive: true, force: true });
  mkdirSync(floor, { recursive: true });
  cpSync('dist', distWithFloor, { recursive: true });
  cpSync('tests/bench/floor', floor, { recursive: true });
  for (const file of ['index.html', 'floor.js', 'sw.js'])
    writeFileSync(join(floor, `${file}.br`), brotliCompressSync(readFileSync(join(floor, file))));
}
