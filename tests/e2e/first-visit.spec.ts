import { expect, test } from '../support/app';
import { writtenPages } from '../support/public-pages';
import { signUpAndConfirm } from '../support/sign-in';
import {
  holdScripts,
  shiftOf,
  waitUntilAwake,
  waitUntilIdle,
  watchShifts,
} from '../support/hydration';
import { deep, deepUnless } from '../support/deep';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  for (const [path, heading, words] of writtenPages)
    test(`${path} can be read, with its title and the guest's links`, async ({ page, app }) => {
      await page.goto(app.url + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(words).first()).toBeAttached();
      await expect(page).toHaveTitle(/ · Career Quest$/);
      await page.setViewportSize({ width: 1280, height: 800 });
      const navigation = page.getByRole('banner');
      await expect(navigation.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
      await expect(navigation.getByRole('link', { name: 'Resume Builder' })).toBeHidden();
      await expect(navigation.getByRole('button', { name: 'Log Out', exact: true })).toBeHidden();
    });

  for (const [moduleId, parts] of [
    [1, 9],
    [2, 5],
    [3, 5],
  ] as const)
    test(`every part of module ${String(moduleId)} can be read`, async ({ page, app }) => {
      await page.goto(`${app.url}/modules/${String(moduleId)}`);
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings.nth(parts - 1)).toBeVisible();
      for (const heading of await headings.all()) await expect(heading).toBeVisible();
    });
});

test.describe('without the worker, whose own pages have no styles in them', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [[/^Service Worker registration blocked/], { scope: 'test' }],
  });
  test('the styles that stand in a page are not fetched as well', deep, async ({ page, app }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    for (const [path] of writtenPages) {
      await page.goto(app.url + path);
      await waitUntilAwake(page);
      const written = await page
        .locator('style[data-file]')
        .evaluateAll((styles) => styles.map((style) => style.dataset['file'] ?? ''));
      expect(written.length, path).toBeGreaterThan(0);
      expect(
        written.filter((file) => fetched.includes(file)),
        path,
      ).toEqual([]);
      fetched.length = 0;
    }
  });
});

for (const width of [360, 1280])
  test(
    `nothing moves while a page wakes up, ${width} px wide`,
    deepUnless(width === 360),
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      for (const [path] of writtenPages) {
        await page.goto(app.url + path);
        await waitUntilAwake(page);
        await waitUntilIdle(page);
        expect(await shiftOf(page), path).toBeLessThanOrEqual(0.01);
      }
    },
  );

test('a signed-in person sees their own links from the first frame', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUpAndConfirm(page, app, app.newPerson());
  await holdScripts(page);
  for (const [path] of writtenPages) {
    await page.goto(app.url + path, { waitUntil: 'commit' });
    const navigation = page.getByRole('banner');
    await expect(navigation.getByRole('link', { name: 'Resume Builder' })).toBeVisible();
    await expect(navigation.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Log In', exact: true })).toBeHidden();
  }
});

for (const [whose, file] of [
  ['a script', /\/assets\/module-1-/],
  ['the app itself', /\/assets\/app-/],
] as const)
  test(`${whose}, lost on a bad line, leaves the page to be read, and wakes it when it comes`, async ({
    page,
    app,
  }) => {
    let isBroken = true;
    await page.route(file, (route) => (isBroken ? route.abort() : route.continue()));
    const isLost = page.waitForEvent('requestfailed');
    await page.goto(`${app.url}/modules/1`);
    await isLost;
    await waitUntilIdle(page);
    await expect(page.getByRole('heading', { name: 'Gaining Attention' }).first()).toBeVisible();
    await expect(page.getByText('Not yet started')).toBeHidden();

    isBroken = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Not yet started')).toBeVisible();
  });

test.describe('a new version came between a page and its scripts', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [what, gone] of [
    ['the app itself', 'app-gone.js'],
    ['a script', 'app-$1.js?old'],
  ] as const)
    test(`the page is reloaded, but not from under words: ${what}`, async ({ page, app }) => {
      let isOld = true;
      await page.route(`${app.url}/auth`, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const old = html
          .replaceAll(/app-([\w-]+)\.js/g, gone)
          .replaceAll(/auth-[\w-]+\.js/g, 'auth-gone.js');
        await route.fulfill({ response: answer, body: isOld ? old : html });
      });
      const isGone = page.waitForResponse((answer) => answer.status() === 404);
      await page.goto(`${app.url}/auth`);
      await isGone;
      const email = page.getByRole('textbox', { name: 'Email' });
      await email.fill('early@example.com');
      isOld = false;
      const lookedAt = page.waitForResponse(`${app.url}/auth`);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await (await lookedAt).finished();
      await expect(email).toHaveValue('early@example.com');

      // In one step: the earlier look may end only now, and reloads the page as soon as no words stand in it.
      await email.evaluate((field: HTMLInputElement) => {
        field.value = '';
        window.dispatchEvent(new Event('online'));
      });
      await waitUntilAwake(page);
    });

  test('a proxy that keeps the old page has it reloaded only once', async ({ page, app }) => {
    let visits = 0;
    await page.route(`${app.url}/auth`, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const isVisit = route.request().isNavigationRequest();
      if (isVisit) visits += 1;
      const old = html.replaceAll(/app-[\w-]+\.js/g, 'app-gone.js');
      await route.fulfill({ response: answer, body: isVisit ? old : html });
    });
    await page.goto(`${app.url}/auth`);
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('navigation')
        .some((visit) => 'type' in visit && visit.type === 'reload'),
    );
    for (const _chance of [1, 2]) {
      const isGone = page.waitForResponse((answer) => answer.status() === 404);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await isGone;
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career Quest Portal');
    expect(visits).toBe(2);
  });
});

// Where one is comes last, in a header that stays in sight: it has its room before.
const lastToCome = { '/': /./, '/modules/1': /^Part 1 of 9 · /, '/modules/2': /./ };
for (const [path, last] of Object.entries(lastToCome))
  test(`${path} wakes under a person who reads it already, and leaves them at their line`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const letScriptsThrough = await holdScripts(page);
    await page.goto(app.url + path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await letScriptsThrough();
    await waitUntilAwake(page);
    await waitUntilIdle(page);
    await expect(page.getByText(last).first()).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('a form sent before the app is awake waits for it and puts no password into the address', async ({
    page,
    app,
  }) => {
    const letScriptsThrough = await holdScripts(page);
    await page.goto(`${app.url}/auth`, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('river stone lamp 42');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/auth`);
    await letScriptsThrough();
    await expect(page.getByText(/^Error: /)).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/auth`);
  });
});
