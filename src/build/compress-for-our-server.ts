import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Puts a brotli copy beside each text file; static hosts make their own, our server sends these. */
export function compressForOurServer(): Plugin {
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
      handler() {
        const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) =>
          /\.(html|js|css|svg|md|webmanifest|ttf)$/.test(name),
        )) {
          const path = join(outDir, file);
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
        }
      },
    },
  };
}
