import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../supabase/local/free-port';
import { startServer, type LocalServer } from '../../supabase/local/serve';
import { test as base, type App } from './app';

export { expect } from './app';

/** A host whose site can be replaced by a newer build of itself. */
type Host = App & {
  deploy: () => Promise<void>;
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
    const worker = join(distDir, 'sw.js');
    const change = async (write: () => Promise<void>) => {
      await server.close();
      await write();
      // Its compressed copy is the older build's.
      await rm(`${worker}.br`, { force: true });
      server = await open();
    };
    await use({
      ...app,
      url: server.url,
      deploy: () =>
        change(async () => {
          builds += 1;
          const build = await readFile('dist/sw.js', 'utf8');
          await writeFile(worker, `${build}\n// newer build ${String(builds)}\n`);
        }),
      deployKillSwitch: () => change(() => copyFile('sw/kill-switch.js', worker)),
    });
    await server.close();
    await rm(distDir, { recursive: true, force: true });
  },
});
