import type { Page } from '@playwright/test';
import { copyFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../supabase/local/free-port';
import { languages } from '../../src/content/languages';
import { digestOf } from '../../src/workspace/persistence/build-file';
import { startServer, type LocalServer } from '../../supabase/local/serve';
import { test as base, type App } from './app';

export { expect } from './app';

/** A host whose site can be replaced by a newer build of itself. */
export type Host = App & {
  /** `renamedParts`: none of the scripts has the name it had, so that an old page finds none of those it still needs. */
  deploy: (options?: { renamedParts?: boolean }) => Promise<void>;
  /** Puts the emergency brake in the place of the service worker, as the README says. */
  deployKillSwitch: () => Promise<void>;
};

export const test = base.extend<{ host: Host }>({
  host: async ({ app }, use) => {
    const distDir = await mkdtemp(join(tmpdir(), 'cq-updates-'));
    await cp('dist', distDir, { recursive: true });
    const port = await freePort();
    const open = () => startServer({ port, distDir, backend: app.backend });
    let server: LocalServer = await open();
    let builds = 0;
    // One for each language.
    const workers = languages.map(({ base }) => join(base, 'sw.js'));
    const change = async (write: () => Promise<void>) => {
      await server.close();
      await write();
      // Their compressed copies are the older build's.
      for (const worker of workers) await rm(join(distDir, `${worker}.br`), { force: true });
      server = await open();
    };
    await use({
      ...app,
      url: server.url,
      deploy: ({ renamedParts = false } = {}) =>
        change(async () => {
          builds += 1;
          if (renamedParts) await renameParts(distDir);
          for (const worker of workers) {
            const build = await readFile(join(renamedParts ? distDir : 'dist', worker), 'utf8');
            await writeFile(join(distDir, worker), `${build}\n// newer build ${String(builds)}\n`);
          }
        }),
      deployKillSwitch: () =>
        change(async () => {
          for (const worker of workers) await copyFile('sw/kill-switch.js', join(distDir, worker));
        }),
    });
    await server.close();
    await rm(distDir, { recursive: true, force: true });
  },
});

/** Gives each script of a build another name, as a build with other contents has them. */
async function renameParts(distDir: string): Promise<void> {
  const assets = join(distDir, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const newName = (name: string) => name.replace(/\.js$/, '.new.js');
  for (const name of await readdir(distDir, { recursive: true })) {
    const path = join(distDir, name);
    if (name.endsWith('.br')) await rm(path);
    if (!/\.(html|js)$/.test(name)) continue;
    const text = scripts.reduce(
      (before, script) => before.replaceAll(script, newName(script)),
      await readFile(path, 'utf8'),
    );
    await writeFile(path, text);
  }
  for (const name of scripts) await rename(join(assets, name), join(assets, newName(name)));
  await listAnew(distDir);
}

/** Tells the worker what its files are now, as the build does (src/build/cache-manifest.ts). */
async function listAnew(distDir: string): Promise<void> {
  const worker = join(distDir, 'sw.js');
  let text = await readFile(worker, 'utf8');
  const list = [...text.matchAll(/\{"digest":"([^"]+)"[^}]*"url":"([^"]+)"\}/g)];
  for (const [entry, old = '', url = ''] of list) {
    const digest = await digestOf(await readFile(join(distDir, url)));
    text = text.replace(entry, entry.replaceAll(old, digest));
  }
  await writeFile(worker, text);
}

/**
 * Waits until a tab has asked for everything that it asks for by itself. A request in the moment when the old version ends
 * has Chromium start it again, and forget for half a minute that another one is to take over.
 */
export async function waitUntilAllIsHere(page: Page): Promise<void> {
  await page.waitForFunction(
    (last) => {
      const come = performance.getEntriesByType('resource').map(({ name }) => name);
      return last.every((part) => come.some((name) => name.includes(part)));
    },
    ['/rest/v1/resumes', 'register-worker', '.ttf'],
  );
}
