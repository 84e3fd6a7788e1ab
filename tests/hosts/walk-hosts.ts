import { chromium, type Page } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { languages } from '../../src/content/languages';
import { checkFiles } from '../../src/build/live/check-files';
import { provideBrowser } from '../support/browser';
import { walkAddresses, type Habits } from './walk-addresses';
import { provideHosts, SITE, type Host } from './hosts';

/**
 * Serves the build by each host's own program and looks at every address, the headers, what is missing, the time
 * offline, an update and the kill switch. Part of the deep run; needs a build. Names of hosts as arguments: those alone.
 */
async function main(): Promise<void> {
  // Until the end is reached: what only stops must not look like a success.
  process.exitCode = 1;
  // The servers of this walk prove themselves to nobody.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  layOut();
  const wanted = process.argv.slice(2);
  const hosts = (await provideHosts(console.log)).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  let failed = 0;
  for (const host of hosts) {
    const problems = await walk(host).catch((error: unknown) => [String(error)]);
    console.log(problems.length === 0 ? `${host.name}: all right` : `${host.name}: FAILED`);
    for (const problem of problems) console.log(`  ${problem}`);
    failed += problems.length === 0 ? 0 : 1;
  }
  console.log(`${String(hosts.length - failed)} hosts right, ${String(failed)} failed`);
  process.exitCode = failed > 0 || hosts.length === 0 ? 1 : 0;
}

function layOut(): void {
  rmSync(SITE, { recursive: true, force: true });
  cpSync('dist', SITE, { recursive: true, filter: (path) => !path.endsWith('.br') });
}

/** Whether a program says in this line that it leaves out a rule of `_headers` or `_redirects`. */
const isRefusal = (line: string) =>
  /\binvalid\b|\bignor|could not parse|warnings? while/i.test(line) && !line.includes('env var');

const HABITS: Readonly<Record<string, Habits>> = {
  Netlify: { hasOne404: true, keepsNothing: true, showsSettings: true },
};

async function walk(host: Host): Promise<string[]> {
  let server = await started(host);
  const browser = await chromium.launch({
    executablePath: provideBrowser(() => {}),
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
  try {
    const { found } = await checkFiles({ site: host.url, fetch, now: Date.now });
    const problems = found
      .filter(({ isRight, what }) => !isRight && what !== 'The address begins with http')
      .map(({ what }) => what);
    problems.push(...(await walkAddresses(host.url, SITE, HABITS[host.name])));
    problems.push(...host.said().split('\n').filter(isRefusal));
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    // The page itself says when all of the workshop is on this device, in each language for itself.
    await page.goto(`${host.url}/`);
    await page.getByText(/^Ready offline/).waitFor({ timeout: 90_000 });
    await page.goto(`${host.url}/es/`);
    await page.getByText(/^Listo sin internet/).waitFor({ timeout: 90_000 });

    await stopped(server);
    for (const path of [
      '/',
      '/modules/1',
      '/resume-builder/chapter/3',
      '/no-such-page',
      '/staff',
      '/es/',
      '/es/modules/1',
      '/es/resume-builder/chapter/3',
      '/es/no-such-page',
    ]) {
      await page.goto(`${host.url}${path}`);
      await page.locator('h1').first().waitFor({ timeout: 15_000 });
    }

    appendFileSync(join(SITE, 'sw.js'), '\n// newer build\n');
    server = await started(host);
    await page.goto(`${host.url}/modules`);
    await until(page, 'a newer version that waits', async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return Boolean(registration?.waiting);
    });

    await stopped(server);
    for (const { base } of languages) copyFileSync('sw/kill-switch.js', join(SITE, base, 'sw.js'));
    server = await started(host);
    await page.goto(`${host.url}/es/modules`);
    await page.goto(`${host.url}/modules`);
    // A page that is loaded looks for a new worker by itself.
    await until(page, 'the end of the worker', async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.length === 0 && (await caches.keys()).length === 0;
    });
    return problems;
  } finally {
    await browser.close();
    await stopped(server);
    layOut();
  }
}

/** Asks the page until it says yes; one that reloads in this moment is asked again. Else says what the page has. */
async function until(page: Page, what: string, holds: () => Promise<boolean>): Promise<void> {
  await soon(() => page.evaluate(holds), what).catch(async (error: unknown) => {
    const found = await page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return [
        workers.map(({ installing, waiting, active }) =>
          [installing, waiting, active].map((it) => it?.state),
        ),
        await Promise.all(
          (await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => url).slice(0, 3),
          ),
        ),
      ];
    });
    throw new Error(`${String(error)} ${page.url()} ${JSON.stringify(found)}`);
  });
}

async function started(host: Host): Promise<ChildProcess> {
  const server = host.start();
  await soon(async () => (await fetch(`${host.url}/site.json`)).ok, 'an answer');
  return server;
}

/** Asks every half second, for a minute and a half at most; a question that fails is a no. */
async function soon(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 90_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Never came: ${what}`);
    await wait(500);
  }
}

/** With all that it has started. */
async function stopped(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid, 'SIGKILL');
  await gone;
}

void main();
