import { chromium, type Page } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles } from '../../src/build/live/check-files';
import { provideBrowser } from '../support/browser';
import { provideHosts, SITE, type Host } from './hosts';

/**
 * Serves the build by each host's own program and looks at every address, the headers, what is missing, the time
 * offline, an update and the kill switch. Part of the deep run; needs a build.
 */
async function main(): Promise<void> {
  // The servers of this walk prove themselves to nobody.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  layOut();
  const hosts = await provideHosts(console.log);
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
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await page.goto(`${host.url}/`);
    await untilReadyOffline(page);

    await stopped(server);
    for (const path of [
      '/',
      '/modules/1',
      '/resume-builder/chapter/3',
      '/no-such-page',
      '/staff',
    ]) {
      await page.goto(`${host.url}${path}`);
      await page.locator('h1').first().waitFor({ timeout: 15_000 });
    }

    appendFileSync(join(SITE, 'sw.js'), '\n// newer build\n');
    server = await started(host);
    await page.goto(`${host.url}/modules`);
    await until(page, async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return Boolean(registration?.waiting);
    });

    await stopped(server);
    copyFileSync('sw/kill-switch.js', join(SITE, 'sw.js'));
    server = await started(host);
    await page.goto(`${host.url}/modules`);
    await until(page, async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration === undefined && (await caches.keys()).length === 0;
    });
    return problems;
  } finally {
    await browser.close();
    await stopped(server);
    layOut();
  }
}

/** The worker runs the page, and has every page that the build wrote. */
const untilReadyOffline = (page: Page) =>
  until(page, async () => {
    const names = await caches.keys();
    const counts = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return Boolean(navigator.serviceWorker.controller) && Math.max(0, ...counts) > 40;
  });

async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 90_000;
  while (Date.now() < end) {
    // A page that loads anew in this moment is asked again.
    if (await page.evaluate(holds).catch(() => false)) return;
    await page.waitForTimeout(500);
  }
  throw new Error(`Never came: ${String(holds).slice(0, 120)}`);
}

async function started(host: Host): Promise<ChildProcess> {
  const server = host.start();
  const end = Date.now() + 90_000;
  while (Date.now() < end) {
    const answer = await fetch(`${host.url}/site.json`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('It never answered.');
}

/** With all that it has started. */
async function stopped(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid, 'SIGKILL');
  await gone;
}

void main();
