import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/app';
import { anaLopez, typeResume } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { keystrokeToRepaint, median, slow4g, visit, withContext } from './measure';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const distWithFloor = 'node_modules/.cache/bench-dist';

// The floor page is served by the same server with the same compression, so that only the pages differ.
test.use({ distDir: [distWithFloor, { scope: 'worker' }] });
layDistWithFloor();

test('speed and size against a static page written by hand', async ({ browser, page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await typeResume(page, anaLopez);
  await page.getByRole('button', { name: 'Save to Cloud' }).click();
  await expect(page.getByText(/^Saved to your account/)).toBeVisible();
  const signedIn = await page.context().storageState();

  const figures = {
    floor: rows(),
    home: rows(),
    module: rows(),
    builder: rows(),
    keyFloor: rows(),
    keyBuilder: rows(),
    offFloor: rows(),
    offHome: rows(),
    offBuilder: rows(),
  };
  const bytes: Record<string, number> = {};
  let homeFiles: string[] = [];

  for (let run = 0; run < runs; run++) {
    const first = (
      name: string,
      path: string,
      isUsable: (page: Page) => Promise<unknown>,
      state?: typeof signedIn,
    ) =>
      firstVisit(browser, `${app.url}${path}`, isUsable, state).then((result) => {
        bytes[name] = result.bytes;
        return result;
      });
    figures.floor.push((await first('floor', '/floor/', floorUsable)).ms);
    const home = await first('home', '/', homeUsable);
    homeFiles = home.files;
    figures.home.push(home.ms);
    figures.module.push((await first('module 1', '/modules/1', moduleReadable)).ms);
    figures.builder.push(
      (await first('builder', '/resume-builder/chapter/1', builderUsable, signedIn)).ms,
    );
  }

  for (let run = 0; run < runs; run++) {
    figures.keyFloor.push(
      await typing(browser, `${app.url}/floor/`, (tab) => tab.getByLabel('Text').click()),
    );
    figures.keyBuilder.push(
      await typing(
        browser,
        `${app.url}/resume-builder/chapter/1`,
        (tab) => tab.getByLabel('Full name').click(),
        signedIn,
      ),
    );
  }

  await withContext(browser, async (context) => {
    await becomeOffline(context, `${app.url}/floor/?offline`);
    await becomeOffline(context, `${app.url}/`);
    await context.addInitScript((state) => {
      for (const { name, value } of state) localStorage.setItem(name, value);
    }, signedIn.origins[0]?.localStorage ?? []);
    await visit(context, `${app.url}/resume-builder/chapter/1`, builderUsable, {});
    await app.pause();
    for (let run = 0; run < runs; run++) {
      figures.offFloor.push((await visit(context, `${app.url}/floor/`, floorUsable, {})).ms);
      figures.offHome.push((await visit(context, `${app.url}/`, homeUsable, {})).ms);
      figures.offBuilder.push(
        (await visit(context, `${app.url}/resume-builder/chapter/1`, builderUsable, {})).ms,
      );
    }
    await app.resume();
  });

  const ratio = (a: number[], b: number[]) => median(a) / median(b);
  const precache = precacheSize();
  const report = [
    [
      'Home usable, first visit on slow 4G',
      median(figures.home),
      ratio(figures.home, figures.floor),
      bytes['home'],
    ],
    [
      'Module 1 readable, first visit',
      median(figures.module),
      ratio(figures.module, figures.floor),
      bytes['module 1'],
    ],
    [
      'Builder usable, signed in, first visit',
      median(figures.builder),
      ratio(figures.builder, figures.floor),
      bytes['builder'],
    ],
    ['Static page, first visit', median(figures.floor), 1, bytes['floor']],
    ['Home, offline start', median(figures.offHome), ratio(figures.offHome, figures.offFloor), 0],
    [
      'Builder, offline start',
      median(figures.offBuilder),
      ratio(figures.offBuilder, figures.offFloor),
      0,
    ],
    [
      'Builder keystroke to repaint, p95',
      median(figures.keyBuilder),
      ratio(figures.keyBuilder, figures.keyFloor),
      0,
    ],
  ] as const;
  console.table(
    report.map(([what, ms, times, size]) => ({
      what,
      ms: Math.round(ms),
      ratio: times.toFixed(2),
      'kB on the wire': ((size ?? 0) / 1000).toFixed(0),
    })),
  );
  console.log(`Whole product offline (precache, brotli): ${(precache / 1000).toFixed(0)} kB`);

  expect(
    homeFiles.filter((file) => /person-db|postgrest|open-work|chapter|auth-/.test(file)),
    'what Home must not load',
  ).toEqual([]);
  expect(ratio(figures.keyBuilder, figures.keyFloor), 'keystroke').toBeLessThanOrEqual(1.5);
  expect(ratio(figures.offBuilder, figures.offFloor), 'offline start of the builder').toBeLessThan(
    3,
  );
  expect(precache, 'precache').toBeLessThan(500_000);
});

const rows = (): number[] => [];

const floorUsable = (page: Page) =>
  page.getByRole('link', { name: 'Start the workshop' }).waitFor();
const homeUsable = (page: Page) => page.getByRole('link', { name: 'Start the workshop' }).waitFor();
const moduleReadable = (page: Page) =>
  page.getByRole('heading', { name: 'Gaining Attention' }).first().waitFor();
const builderUsable = (page: Page) => page.getByLabel('Full name').waitFor();

function firstVisit(
  browser: Browser,
  url: string,
  isUsable: (page: Page) => Promise<unknown>,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
) {
  return browser
    .newContext({ serviceWorkers: 'block', ...(storageState ? { storageState } : {}) })
    .then(async (context) => {
      const result = await visit(context, url, isUsable, { line: slow4g });
      await context.close();
      return result;
    });
}

async function typing(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void>,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<number> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  await page.goto(url);
  const result = await keystrokeToRepaint(page, prepare, { cpuSlowdown: 4 });
  await context.close();
  return result;
}

async function becomeOffline(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated')
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.close();
}

function layDistWithFloor(): void {
  rmSync(distWithFloor, { recursive: true, force: true });
  mkdirSync(join(distWithFloor, 'floor'), { recursive: true });
  cpSync('dist', distWithFloor, { recursive: true });
  cpSync('tests/bench/floor', join(distWithFloor, 'floor'), { recursive: true });
  for (const file of readdirSync(join(distWithFloor, 'floor'))) {
    const path = join(distWithFloor, 'floor', file);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

/** What the service worker fetches to work offline: each file as it is sent, brotli where we have it. */
function precacheSize(): number {
  const urls = [...readFileSync('dist/sw.js', 'utf8').matchAll(/"?url"?:\s*"([^"]+)"/g)].map(
    ([, url]) => url ?? '',
  );
  return urls.reduce((sum, url) => sum + sizeAsSent(join('dist', url)), 0);
}

function sizeAsSent(path: string): number {
  try {
    return statSync(`${path}.br`).size;
  } catch {
    return statSync(path).size;
  }
}
