import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { begin } from '../support/game';
import { deep, deepUnless } from '../support/deep';
import { slowLine } from '../support/slow-line';

// A wrong file is refused by its type on the page that asks for it first; the server is gone in the middle of others.
test.use({
  expectedErrors: [/Failed to load module script|the server responded with a status of/],
});

const htmlPage = '<html><body>Welcome to the library wifi</body></html>';

const isGame = (path: string) => /^\/assets\/game-[\w-]+\.js$/.test(path);

for (const [path, kept] of [
  ['/', '/kept/index.html'],
  ['/modules/2', '/kept/modules/2.html'],
] as const)
  test(`on a slow line the page that is open is kept before any other: ${path}`, async ({
    page,
    context,
    app,
  }) => {
    // The line ends with the first page that is asked for beside the one that is open: some two seconds after its start.
    const line = await slowLine(context, app, (asked) => asked.endsWith('.html') && asked !== kept);
    await page.goto(app.url + path, { waitUntil: 'commit' });
    await expect.poll(() => line.isCut(), { timeout: 20_000 }).toBe(true);
    await expect(page.getByText('Ready to work offline'), 'not yet true').toBeHidden();
    await page.close();
    await app.pause();
    const next = await context.newPage();
    await next.goto(app.url + path);
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(next.locator('html'), 'it wakes').not.toHaveAttribute('data-who');
    await expect(readyLine(next)).toBeHidden();
  });

test(
  'what two short visits have begun the third one ends, and says so',
  deep,
  async ({ page, context, app }) => {
    const line = await slowLine(context, app);
    const hasFetched = (some: number) =>
      expect.poll(() => line.fetched.length, { timeout: 20_000 }).toBeGreaterThan(some);
    await page.goto(app.url, { waitUntil: 'commit' });
    await hasFetched(5);
    await page.close();
    const ofTheFirst = line.fetched.length;
    const second = await context.newPage();
    await second.goto(`${app.url}/game`, { waitUntil: 'commit' });
    await hasFetched(ofTheFirst + 5);
    await expect(readyLine(second), 'it is not whole yet').toBeHidden();
    await second.close();
    const third = await context.newPage();
    await third.goto(app.url);
    await expect(readyLine(third)).toBeVisible({ timeout: 20_000 });
    // What a page itself asks for goes through the worker, too; these only the worker asks for.
    const keptPages = line.fetched.filter((path) => path.startsWith('/kept/'));
    expect(keptPages.length, 'nothing was fetched twice').toBe(new Set(keptPages).size);
    await app.pause();
    await third.goto(`${app.url}/modules/3`);
    await expect(third.getByRole('heading', { level: 1 })).toContainText('Module 3');
    await expect(readyLine(third)).toBeVisible();
  },
);

/** What else a line gives for a file the deep run tries. */
const wrongByDay = new Set(['a page in place of a script']);

for (const [kind, answer] of Object.entries({
  'a page in place of a script': { status: 200, contentType: 'text/html', body: htmlPage },
  'a page that calls itself a script': {
    status: 200,
    contentType: 'text/javascript',
    body: htmlPage,
  },
  'nothing with 200': { status: 200, contentType: 'text/javascript', body: '' },
  'a part of it': { status: 206, contentType: 'text/javascript', body: 'export' },
}))
  test(
    `${kind} is never kept, and what is right is fetched when it can be had`,
    deepUnless(wrongByDay.has(kind)),
    async ({ page, context, app }) => {
      let isWrong = true;
      await context.route(`${app.url}/assets/**`, async (route) => {
        if (!isWrong || !isGame(new URL(route.request().url()).pathname)) return route.continue();
        // As long as the right file would be kept by the browser.
        const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
        await route.fulfill({ ...answer, headers });
      });
      await page.goto(app.url);
      await expect.poll(() => keptCount(page), { timeout: 20_000 }).toBeGreaterThan(100);
      await expect(readyLine(page)).toBeHidden();
      await expect(page.getByText('Ready to work offline')).toBeHidden();
      isWrong = false;
      await page.reload();
      await expect(readyLine(page)).toBeVisible({ timeout: 20_000 });
      await app.pause();
      await page.goto(`${app.url}/game`);
      await begin(page, { guest: 'own' });
    },
  );

test(
  'caches that are gone are filled again, and until then nothing is claimed',
  deep,
  async ({ page, context, app }) => {
    await page.goto(app.url);
    await expect(readyLine(page)).toBeVisible({ timeout: 20_000 });
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    let isHeld = true;
    await context.route(`${app.url}/kept/**`, (route) =>
      isHeld ? route.abort() : route.continue(),
    );
    await page.goto(`${app.url}/your-data`);
    await expect.poll(() => keptCount(page), { timeout: 20_000 }).toBeGreaterThan(50);
    await expect(page.getByText('This site is ready to work without the internet.')).toBeHidden();
    await expect(readyLine(page)).toBeHidden();
    isHeld = false;
    await page.reload();
    await expect(page.getByText('This site is ready to work without the internet.')).toBeVisible({
      timeout: 20_000,
    });
    await app.pause();
    await page.goto(`${app.url}/modules/1`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Module 1');
  },
);

test(
  'a file that the browser has thrown away comes back at the next visit',
  deep,
  async ({ page, app }) => {
    await page.goto(app.url);
    await expect(readyLine(page)).toBeVisible({ timeout: 20_000 });
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (url.includes('/assets/game-') || url.includes('/kept/game.html'))
          await cache.delete(url);
    });
    await page.goto(`${app.url}/forum`);
    await expect(readyLine(page)).toBeVisible({ timeout: 20_000 });
    await app.pause();
    await page.goto(`${app.url}/game`);
    await begin(page, { guest: 'own' });
  },
);

test('a page of a wifi’s own in place of every file keeps nothing and claims nothing', async ({
  page,
  context,
  app,
}) => {
  let refused = 0;
  await context.route(`${app.url}/**`, async (route) => {
    const isFile = /^\/(assets|kept|downloads|icons)\//.test(
      new URL(route.request().url()).pathname,
    );
    if (isFile && route.request().serviceWorker() !== null) {
      refused += 1;
      await route.fulfill({ status: 200, contentType: 'text/html', body: htmlPage });
    } else await route.continue();
  });
  await page.goto(app.url);
  expect((await roundOfKeeping(page)).kept).toBe(0);
  expect(refused, 'files were asked for').toBeGreaterThan(5);
  expect(await keptCount(page)).toBe(0);
  await expect(readyLine(page)).toBeHidden();
  await expect(page.getByText('Ready to work offline')).toBeHidden();
});

test('a tab in front for days hears of a new version', deep, async ({ page, app }) => {
  await page.clock.install();
  await page.goto(app.url);
  await page.clock.runFor(5000);
  await app.waitForOfflineReady(page);
  await page.evaluate(() => {
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
      document.documentElement.dataset['looked'] = 'yes';
      return update.call(this);
    };
  });
  await page.clock.fastForward(60 * 60_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-looked');
  await page.clock.fastForward(5 * 60 * 60_000);
  await expect(page.locator('html')).toHaveAttribute('data-looked', 'yes');
});

function readyLine(page: Page) {
  return page.getByText(/^Ready offline/);
}

/** What the worker answers when it has fetched all it could for now: the page's own question has its answer then, too. */
function roundOfKeeping(page: Page): Promise<{ kept: number; missing: number }> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const question = { type: 'KEEP_FILES', path: location.pathname, mayFetch: true };
    active?.postMessage(question, [port2]);
    return await new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data));
      port1.start();
    });
  });
}

/** How many files are kept for offline. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys())
      count += (await (await caches.open(name)).keys()).length;
    return count;
  });
}
