import { expect, test } from '../support/app';
import { waitUntilAwake } from '../support/hydration';

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
