import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { holdScripts } from '../support/hydration';
import { deep } from '../support/deep';

async function openSlide(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/modules/2`);
  await page.getByRole('button', { name: `Go to ${title}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test(
  'a slide that came at once leaves no room below for the longer ones',
  deep,
  async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSlide(page, app.url, 'Wrap Up');
    await expect(page.locator('[data-slide="cover-letter"]')).toBeHidden();
    const strip = page.locator('[data-slide="wrap-up"]').locator('..');
    expect((await strip.boundingBox())?.height).toBe(
      (await page.locator('[data-slide="wrap-up"]').boundingBox())?.height,
    );
  },
);

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(
    `a slide stays in place when the phone is turned (motion: ${reducedMotion})`,
    deep,
    async ({ page, app }) => {
      await page.emulateMedia({ reducedMotion });
      await openSlide(page, app.url, 'Part 3: STAR Method');
      const title = page.getByRole('heading', { level: 2, name: 'Part 3: STAR Method' });
      for (const [width, height] of [
        [1280, 900],
        [360, 740],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(async () => {
            const frame = await page
              .getByRole('region', { name: 'Parts of Module 2' })
              .boundingBox();
            const box = await title.boundingBox();
            return Math.abs((box?.x ?? 0) - (frame?.x ?? 0));
          })
          .toBeLessThan(1);
      }
    },
  );
}

test('on a phone no notice covers the way to the next slide', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(`${app.url}/modules/2`);
  const notice = page.getByText(/Get the whole workshop now/);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click({ trial: true });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Go to Wrap Up' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Wrap Up' })).toBeVisible();
});

test('each press of “Next” before the app is awake is a step when it wakes', async ({
  page,
  app,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/modules/2`, { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let slide = 1; slide < 5; slide += 1) await next.press('Enter');
  await letScriptsThrough();
  await expect(page.getByRole('heading', { name: 'Wrap Up', level: 2 })).toBeVisible();
  await expect(next).toBeDisabled();
});

for (const { width, least } of [
  { width: 360, least: 44 },
  { width: 320, least: 24 },
])
  test(
    `arrows and marks stand in one row at ${String(width)} px, each at least ${String(least)} px wide`,
    deep,
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${app.url}/modules/2`);
      const boxes = await page
        .getByRole('group', { name: 'Parts' })
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width: wide, top, height } = button.getBoundingClientRect();
            return { wide, middle: top + height / 2 };
          }),
        );
      expect(boxes).toHaveLength(7);
      for (const { wide, middle } of boxes) {
        expect(wide).toBeGreaterThanOrEqual(least);
        expect(Math.abs(middle - (boxes[0]?.middle ?? 0))).toBeLessThan(2);
      }
    },
  );
