import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { deep, deepUnless } from '../support/deep';
import { begin, openGame, tellAll } from '../support/game';
import { publicPages } from '../support/public-pages';
import { anaLopez, openTab, typeResume } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violationsInEachLook } from '../support/violations';

const pages = [...publicPages, '/nowhere'];
/** What the others are made of, too. */
const byDay = new Set(['/', '/modules/1', '/resources', '/auth', '/game']);

for (const path of pages)
  test(
    `${path} has no accessibility violation, wide or narrow, light or dark`,
    deepUnless(byDay.has(path)),
    async ({ page, app }) => {
      await page.goto(app.url + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await violationsInEachLook(page)).toEqual([]);
    },
  );

test.describe('the resume builder', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('has no accessibility violation, empty or filled, on every tab', async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    expect(await violationsInEachLook(page), 'empty').toEqual([]);
    await typeResume(page, anaLopez);
    for (const tab of ['Chapter', 'My resume', 'Preview'] as const) {
      await openTab(page, tab);
      // On a desk all three stand side by side.
      const widths = tab === 'Chapter' ? [360, 1280] : [360];
      expect(await violationsInEachLook(page, widths), tab).toEqual([]);
    }
  });
});

test('nothing scrolls sideways at 320 px or with text at 200 %', deep, async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await openTab(page, 'My resume');
  const wide = `x${'y'.repeat(120)}`;
  await page.getByLabel('Full name').fill(wide);
  for (const [width, textSize] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of [...pages, '/resume-builder/chapter/1']) {
      await page.goto(app.url + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  }
});

test(
  'nothing scrolls sideways with text at 200 % at the end of the game, in the papers, for staff',
  deep,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await tellAll(page, anaLopez);
    expect(await sidewaysAtTwice(page), 'the end of the game').toBeLessThanOrEqual(0);
    await page.goto(`${app.url}/papers`);
    for (const name of ['Cheat sheet', 'Work-search log', 'Packet', 'Staff comments']) {
      await page.getByRole('tab', { name }).click();
      expect(await sidewaysAtTwice(page), name).toBeLessThanOrEqual(0);
    }
    await page.goto(`${app.url}/staff`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sidewaysAtTwice(page), 'for staff').toBeLessThanOrEqual(0);
  },
);

/** By how many pixels the page can be scrolled sideways with its text twice as large. */
async function sidewaysAtTwice(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
