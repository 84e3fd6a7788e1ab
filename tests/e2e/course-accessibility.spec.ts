import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { violationsInEachLook } from '../support/violations';
import { deep } from '../support/deep';

const slides = ['introduction', 'modern-resume', 'cover-letter', 'star-method', 'wrap-up'];

for (const slide of slides)
  test(
    `the slide ${slide} of module 2 has no violation, in use or refused`,
    deep,
    async ({ page, app }) => {
      await page.goto(`${app.url}/modules/2#${slide}`);
      await expect(page.locator(`#${slide}`)).toBeVisible();
      await useSlide(page, slide);
      expect(await violationsInEachLook(page, [320, 1280])).toEqual([]);
    },
  );

test('module 3 has no violation with every activity in use', deep, async ({ page, app }) => {
  await page.goto(`${app.url}/modules/3#networking`);
  await page.getByRole('button', { name: 'Generate My Pitch' }).click();
  expect(await violationsInEachLook(page, [320])).toEqual([]);
  await page.goto(`${app.url}/modules/3#interviewing--practice-five-questions`);
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('button', { name: 'Reveal/Hide Strategy' }).click();
  expect(await violationsInEachLook(page, [320])).toEqual([]);
  await page.goto(`${app.url}/modules/3#follow-up`);
  await page.getByRole('button', { name: 'Generate Email' }).click();
  await page.getByRole('button', { name: 'Clear my answers: follow-up email' }).click();
  expect(await violationsInEachLook(page, [320, 1280])).toEqual([]);
});

test(
  'no two buttons, links or fields of a module page share a name for different things',
  deep,
  async ({ page, app }) => {
    for (const path of [
      '/modules',
      '/modules/1',
      '/modules/2',
      '/modules/3',
      '/resources',
      '/guides',
    ]) {
      await page.goto(app.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['button', 'textbox', 'checkbox'] as const) {
        const names = await accessibleNames(page, role);
        expect(names, `${role}s of ${path}`).toEqual([...new Set(names)]);
        expect(names).not.toContain('');
      }
    }
  },
);

for (const [width, textSize] of [
  [320, '100%'],
  [360, '200%'],
] as const) {
  test(
    `nothing scrolls sideways at ${String(width)} px with text at ${textSize}`,
    deep,
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of [
        ...slides.map((slide) => `/modules/2#${slide}`),
        '/modules/1',
        '/modules/3',
        '/guides',
      ]) {
        await page.goto('about:blank');
        await page.goto(app.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    },
  );
}

test(
  'every control of module 3 can be reached and worked with the keyboard alone',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/3`);
    await expect(page.getByText('Not yet started')).toBeVisible();
    await tabTo(page, 'Open this part: Networking');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Who you are');
    await page.keyboard.type('I’m Grace');
    await tabTo(page, 'Generate My Pitch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Your pitch' })).toContainText('I’m Grace.');
    await tabTo(page, 'Got it: Your pitch');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^1 of \d+ cards$/).first()).toBeAttached();
    await tabTo(page, 'Next part: Interviewing');
    await page.keyboard.press('Enter');
    await page.locator('summary').filter({ hasText: 'Step 3 of 3' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Next Question');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Reveal/Hide Strategy');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Strategy', { exact: true })).toBeVisible();
  },
);

async function useSlide(page: Page, slide: string): Promise<void> {
  if (slide === 'modern-resume') await page.getByRole('checkbox', { name: /^Tailoring/ }).check();
  if (slide === 'cover-letter') await page.getByRole('button', { name: 'Choose Letter A' }).click();
  if (slide === 'star-method') await page.getByRole('button', { name: 'Combine My Story' }).click();
}

async function accessibleNames(page: Page, role: 'button' | 'textbox' | 'checkbox') {
  const snapshot = await page.locator('body').ariaSnapshot();
  return [
    ...snapshot.matchAll(new RegExp(`^\\s*- '?${role}(?: "((?:[^"\\\\]|\\\\.)*)")?`, 'gm')),
  ].map(([, name]) => name ?? '');
}

/** Presses Tab until the focus is on the control whose name starts so. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('textbox', { name, exact: true }))
    .or(page.getByRole('link', { name, exact: true }));
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches “${name}”.`);
}
