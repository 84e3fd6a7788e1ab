import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { deep, isDeep } from '../support/deep';
import { writtenPages } from '../support/public-pages';
import { signUpAndConfirm } from '../support/sign-in';

const publicPaths = [
  '/',
  '/modules',
  '/modules/1',
  '/modules/2',
  '/modules/3',
  '/modules/7',
  '/resources',
  '/forum',
  '/auth',
  '/game',
  '/nowhere',
];
const guardedPaths = [
  '/resume-builder',
  ...[1, 2, 3, 4, 5, 9].map((id) => `/resume-builder/chapter/${String(id)}`),
];

test('after one visit every public page opens offline, by a cold deep link and by a full reload', async ({
  page,
  app,
  context,
  newDevice,
}) => {
  const headings = await headingsOf(await newDevice(), app, publicPaths);
  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  await app.pause();
  await openAllOffline(context, app, headings);
});

test(
  'signed in, every page of the resume builder opens offline too',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    const headings = await headingsOf(page, app, guardedPaths);
    await app.waitForOfflineReady(page);
    await app.pause();
    await openAllOffline(context, app, headings);
  },
);

test(
  'after one visit each page opens with the server stopped, as it was written',
  deep,
  async ({ page, app }) => {
    await page.goto(app.url);
    await app.waitForOfflineReady(page);
    await app.pause();
    for (const [path, heading, words] of writtenPages) {
      await page.goto(app.url + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const written = await page.evaluate(async () => (await fetch(location.pathname)).text());
      expect(written, path).toContain(words);
    }
  },
);

async function headingsOf(
  page: Page,
  app: App,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const headings = new Map<string, string>();
  for (const path of paths) {
    await page.goto(app.url + path);
    headings.set(path, await shownHeading(page));
  }
  return headings;
}

async function openAllOffline(
  context: BrowserContext,
  app: App,
  headings: Map<string, string>,
): Promise<void> {
  for (const [index, [path, heading]] of [...headings].entries()) {
    const cold = await context.newPage();
    await cold.goto(app.url + path);
    expect(await shownHeading(cold), `${path} by a deep link`).toBe(heading);
    // The worker answers a reload as it answers a link: by day one stands for the others.
    if (isDeep || index === 0) {
      await cold.reload();
      expect(await shownHeading(cold), `${path} after a reload`).toBe(heading);
    }
    await cold.close();
  }
}

/** The title of the tab is set by the screen itself, so together they name the screen that shows. */
async function shownHeading(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(/ · Career Quest$/);
  return `${await heading.innerText()} | ${await page.title()}`;
}
