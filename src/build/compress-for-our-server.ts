import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Writes a brotli copy of each text file, which the embedded server sends. Not in a production build, because static hosts
 * compress files themselves, and not in a test's own build.
 */
export function compressForOurServer(mode: string): Plugin {
  let outDir = '';
  return {
    name: 'compress-for-our-server',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (mode !== 'embedded' || basename(outDir) !== 'dist') return;
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(
          files
            .filter((name) => /\.(html|js|css|svg|md|webmanifest|ttf)$/.test(name))
            .map(async (name) => {
              const path = join(outDir, name);
              await writeFile(`${path}.br`, await compress(await readFile(path)));
            }),
        );
      },
    },
  };
}
