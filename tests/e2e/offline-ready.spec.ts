import type { Page } from '@playwright/test';
import { offlineMegabytes } from '@/platform/offline-size';
import { expect, test } from '../support/app';
import { deep } from '../support/deep';

test(
  'a line that breaks while the workshop is fetched goes on where it stopped',
  deep,
  async ({ page, context, app }) => {
    const fetched: string[] = [];
    let isBroken = true;
    await context.route(`${app.url}/**`, async (route) => {
      const request = route.request();
      if (request.serviceWorker() === null || request.url().endsWith('/sw.js'))
        return route.continue();
      const path = new URL(request.url()).pathname;
      if (isBroken && path === '/kept/game.html') return route.abort('connectionreset');
      fetched.push(path);
      await route.continue();
    });
    const isRefused = context.waitForEvent('requestfailed');
    await page.goto(app.url);
    await isRefused;
    expect(fetched.length, 'what is needed first came first').toBeGreaterThan(5);
    await expect(page.getByText('Ready to work offline')).toBeHidden();

    isBroken = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Ready to work offline')).toBeVisible();
    expect(fetched.filter((path) => path === '/kept/index.html')).toHaveLength(1);
    expect(new Set(fetched).size, 'nothing was fetched twice').toBe(fetched.length);

    await app.pause();
    await page.goto(`${app.url}/game`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume Builder Game');
    await expect(
      page.getByText(`Ready offline (less than ${String(offlineMegabytes)} MB)`),
    ).toBeVisible();
  },
);

test('a page that was on its way while the worker started goes on without a line, too', async ({
  page,
  context,
  app,
}) => {
  let letThrough = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const second = await context.newPage();
  await second.route(`${app.url}/modules`, async (route) => {
    await isHeld;
    await route.continue();
  });
  const going = second.goto(`${app.url}/modules`);
  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  letThrough();
  await going;

  await expect(second.getByText(/^Ready offline/)).toBeVisible();
  await app.pause();
  await second.getByRole('link', { name: 'Forum' }).click();
  await expect(second).toHaveURL(/\/forum$/);
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Forum');
  expect(await second.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test(
  'where data is scarce the workshop is fetched only when the person says so',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(app.url);
    const question = page.getByText(/Get the whole workshop now, to use it offline\?/);
    await expect(question).toContainText(`less than ${String(offlineMegabytes)} MB`);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toBeHidden();
    expect(await countWorkers(page)).toBe(0);

    await page.reload();
    await page.getByRole('button', { name: 'Get it now' }).click();
    await expect(page.getByText('Ready to work offline')).toBeVisible();
    await page.reload();
    await expect(
      page.getByText(`Ready offline (less than ${String(offlineMegabytes)} MB)`),
    ).toBeVisible();
    await expect(question).toBeHidden();
  },
);

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
