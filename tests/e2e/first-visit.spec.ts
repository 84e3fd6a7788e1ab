import type { Page } from '@playwright/test';
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
  test('the styles that stand in a page are not fetched as well', async ({ page, app }) => {
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
  test(`nothing moves while a page wakes up, ${width} px wide`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const [path] of writtenPages) {
      await page.goto(app.url + path);
      await waitUntilAwake(page);
      await waitUntilIdle(page);
      expect(await shiftOf(page), path).toBeLessThanOrEqual(0.01);
    }
  });

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
    test(`the page is loaded anew, but not from under words: ${what}`, async ({ page, app }) => {
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

      // In one step: the look of before may end only now, and loads the page anew as soon as no words stand in it.
      await email.evaluate((field: HTMLInputElement) => {
        field.value = '';
        window.dispatchEvent(new Event('online'));
      });
      await waitUntilAwake(page);
    });

  test('a proxy that keeps the old page has it loaded anew only once', async ({ page, app }) => {
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

test('a tap, a tick and words that come before the app is awake are not lost', async ({
  page,
  app,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/auth`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill('early@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('river stone lamp 42');
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).uncheck();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career Quest Portal');
  await letScriptsThrough();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('early@example.com');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await expect(page.getByRole('checkbox', { name: 'This is a shared computer' })).not.toBeChecked();
});

test('“Got it” that comes before the app is awake marks the card, pressed again or marked before', async ({
  page,
  app,
}) => {
  const address = `${app.url}/modules/1#learning-objectives`;
  const gotIt = page.getByRole('button', { name: 'Got it: Get ready' });
  const letScriptsThrough = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await gotIt.click();
  await gotIt.click();
  await letScriptsThrough();
  await expect(gotIt).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 27 cards', { exact: true })).toBeVisible();

  const letThemThroughAgain = await holdScripts(page);
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await gotIt.click();
  await letThemThroughAgain();
  await expect(gotIt).toHaveAttribute('aria-pressed', 'true');
  await gotIt.click();
  await expect(gotIt).toHaveAttribute('aria-pressed', 'false');
});

test('a press that begins before the app is awake means what lay under the finger, though the page moves', async ({
  page,
  app,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/your-data`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Delete everything on this device' }).hover();
  await page.mouse.down();
  await letScriptsThrough();
  await waitUntilAwake(page);
  await page.locator('main').evaluate((main) => (main.style.paddingTop = '300px'));
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
});

for (const hash of ['', '#star-method'])
  test(`a slide asked for before the app is awake comes when it wakes ${hash}`, async ({
    page,
    app,
  }) => {
    const letScriptsThrough = await holdScripts(page);
    await page.goto(`${app.url}/modules/2${hash}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Go to Part 2: Cover Letter' }).click();
    await letScriptsThrough();
    await expect(
      page.getByRole('heading', { name: 'Part 2: Cover Letter', level: 2 }),
    ).toBeVisible();
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

// A shift below the fold counts in no measure, and takes a button from under a finger all the same.
for (const width of [360, 1280])
  test(`nothing to press moves when a page wakes, ${String(width)} px wide`, async ({
    newDevice,
    app,
  }) => {
    for (const path of ['/modules', '/modules/3', '/your-data', '/es/modules']) {
      const page = await newDevice({ viewport: { width, height: 800 } });
      const letScriptsThrough = await holdScripts(page);
      await page.goto(app.url + path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await notePlaces(page);
      await letScriptsThrough();
      await waitUntilAwake(page);
      await waitUntilIdle(page);
      await page.waitForLoadState('networkidle');
      expect(await movedSince(page), path).toEqual([]);
      await page.close();
    }
  });

type Noted = { places: [control: HTMLElement, top: number][] };

/** Notes how far down each control stands that the page shows. */
function notePlaces(page: Page): Promise<void> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('#app :is(a, button, input)');
    Object.assign(window, {
      places: [...controls]
        .filter((control) => control.checkVisibility())
        .map((control) => [control, control.getBoundingClientRect().top]),
    });
  });
}

/** The controls that are gone since then, or stand more than a pixel elsewhere, by their words. */
function movedSince(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    (window as unknown as Noted).places
      .filter(([control, top]) => Math.abs(control.getBoundingClientRect().top - top) > 1)
      .map(([control]) => control.textContent),
  );
}

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

test('what a finger is on stays under it while the page wakes', async ({ page, app }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/modules/1#tools`, { waitUntil: 'commit' });
  // The browser goes to the address's heading, and focuses it, once it has read the page: not after the scroll below.
  await expect(page.getByRole('heading', { level: 2, name: 'Tools' })).toBeFocused();
  const tool = page.getByRole('link', { name: 'Modern Resume Template' });
  const finger = await tool.evaluateHandle(async (link) => {
    const frames = async () => {
      for (let frame = 0; frame < 5; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frames();
    const { left, top } = link.getBoundingClientRect();
    const isThere = () => link.contains(document.elementFromPoint(left + 5, top + 5));
    const before = isThere();
    const root = document.documentElement;
    const awake = new Promise<void>((resolve) =>
      new MutationObserver(() => root.dataset['who'] ?? resolve()).observe(root, {
        attributeFilter: ['data-who'],
      }),
    );
    return {
      seen: awake.then(async () => {
        const atOnce = isThere();
        await frames();
        return [before, atOnce, isThere()];
      }),
    };
  });
  await letScriptsThrough();
  expect(await finger.evaluate(({ seen }) => seen)).toEqual([true, true, true]);
});
