import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digestOf, type BuildFile } from '../workspace/persistence/build-file.ts';
import { rankOf } from './write-pages.ts';

let outDir = '';

/** Records the build's output folder for `listFilesToCache`. */
export function cacheManifest(): Plugin {
  return {
    name: 'cache-manifest',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
  };
}

/** The service worker's list of files, most needed first, each with the digest that verifies its download. */
export async function listFilesToCache(
  entries: readonly { url: string; revision: string | null; size: number }[],
) {
  const manifest = await Promise.all(
    entries.map(async ({ url, revision, size }): Promise<BuildFile & { size: number }> => {
      const digest = await digestOf(await readFile(join(outDir, url)));
      return {
        url,
        revision: revision === null ? null : digest,
        digest,
        size,
        // The PDF reader is larger than all the rest, and most visitors never need it.
        ...(/^assets\/pdf(-reader|\.worker)/.test(url) && { isLater: true }),
      };
    }),
  );
  return { manifest: manifest.sort((a, b) => rankOf(a.url) - rankOf(b.url)) };
}
