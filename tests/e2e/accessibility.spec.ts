import { expect, test } from '../support/app';
import { publicPages } from '../support/public-pages';
import { anaLopez, openTab, typeResume } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violations } from '../support/violations';

const pages = [...publicPages, '/nowhere'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${String(width)} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('no public page has an accessibility violation', async ({ page, app }) => {
        for (const path of pages) {
          await page.goto(app.url + path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(await violations(page), path).toEqual([]);
        }
      });

      test('the resume builder has none, empty or filled, on every tab', async ({ page, app }) => {
        await signUpAndConfirm(page, app, app.newPerson());
        expect(await violations(page), 'empty').toEqual([]);
        await typeResume(page, anaLopez);
        for (const tab of ['Chapter', 'Edit', 'Preview'] as const) {
          await openTab(page, tab);
          expect(await violations(page), tab).toEqual([]);
        }
      });
    });
  }
}

test('nothing scrolls sideways at 320 px or with text at 200 %', async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await openTab(page, 'Edit');
  const wide = `x${'y'.repeat(120)}`;
  await page.getByLabel('Full name').fill(wide);
  for (const [width, textSize] of [
    [320, '100%'],
    [640, '200%'],
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
