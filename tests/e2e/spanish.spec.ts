import type { Page } from '@playwright/test';
import { catalogOf } from '../../src/build/compile-messages';
import { writtenPages } from '../../src/hydration/written-pages';
import { expect, test } from '../support/app';
import { waitUntilAwake } from '../support/hydration';
import { unmarkedEnglish } from '../support/english-words';

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('comes to the Spanish site at its first visit, and to English where it is chosen', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.url}/modules?from=poster#top`);
    await expect(page).toHaveURL(`${app.url}/es/modules?from=poster#top`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await waitUntilAwake(page);
    await expect(page.getByRole('link', { name: 'Módulos del curso' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${app.url}/modules?from=poster#top`);
    await waitUntilAwake(page);
    await page.goto(`${app.url}/guides`);
    await expect(page.getByRole('link', { name: 'Español' })).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/guides`);
  });
});

test('what is typed stays when the language is changed, there and back', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1`);
  await waitUntilAwake(page);
  const same = page.locator('main textarea').first();
  await same.pressSequentially('A busy warehouse');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${app.url}/es/modules/1`);
  await expect(same).toHaveValue('A busy warehouse');
  await same.pressSequentially(', at night');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${app.url}/modules/1`);
  await expect(same).toHaveValue('A busy warehouse, at night');
});

test('Spanish works offline after one visit', async ({ page, app }) => {
  await page.goto(`${app.url}/es/`);
  await app.waitForOfflineReady(page);
  await app.pause();
  await page.goto(`${app.url}/es/modules/1`);
  await waitUntilAwake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('every written page is in Spanish, and says where it is not', async ({ page, app }) => {
  const english = Object.entries(catalogOf('es')).flatMap(([message, text]) =>
    message === text ? [] : [message],
  );
  await page.setViewportSize({ width: 320, height: 800 });
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`${page.url()}: ${String(error)}`));
  for (const { path } of writtenPages) {
    await page.goto(`${app.url}/es${path}`);
    await waitUntilAwake(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    found.push(...(await unmarkedEnglish(page, english)).map((text) => `${path}: ${text}`));
    expect.soft(await widthOf(page), path).toBe(320);
  }
  expect(found).toEqual([]);
});

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
