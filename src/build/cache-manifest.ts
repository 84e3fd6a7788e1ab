import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digestOf, type BuildFile } from '../workspace/persistence/build-file.ts';
import { rankOf } from './write-pages.ts';

let outDir = '';

/** Learns where the build goes, for `listKeptFiles`. */
export function cacheManifest(): Plugin {
  return {
    name: 'cache-manifest',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
  };
}

/** The service worker's list in the order in which the files are needed, each with what proves it when it comes. */
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
