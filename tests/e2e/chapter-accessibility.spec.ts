import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { openChapter, startAtChapter } from '../support/chapters';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violationsInEachLook } from '../support/violations';
import { deep } from '../support/deep';

/** What a learner does in a chapter, so that its states show, messages and all. */
const work: Record<number, (page: Page) => Promise<void>> = {
  1: async (page) => {
    await page
      .getByLabel('Or paste the words of your resume')
      .fill('Ana Lopez\nana.lopez@example.com\n\nSkills\nFood safety\n\nHobbies\nLed a choir');
    await page.getByRole('button', { name: 'Use this text in my resume' }).click();
    await expect(page.getByRole('button', { name: 'Yes, fill my resume' })).toBeVisible();
  },
  2: async (page) => {
    await page.getByRole('button', { name: 'Asana' }).first().click();
    await page.getByLabel('A posting for a job you want').fill('Food safety and teamwork.');
    await expect(page.getByText(/^We found \d/)).toBeVisible();
  },
  3: async (page) => {
    await page.getByRole('button', { name: 'Add to Inventory' }).click();
    await expect(page.getByText('Please fill out all three fields.')).toBeVisible();
    for (const label of ['Problem', 'Action', 'Result']) await page.getByLabel(label).fill(label);
    await page.getByRole('button', { name: 'Add to Inventory' }).click();
    await page.getByRole('button', { name: 'Add to my resume statement 1' }).click();
    await openTab(page, 'My resume');
    await page.getByText('See the ideas').click();
    expect(await violationsInEachLook(page), 'the coach').toEqual([]);
    await openTab(page, 'Chapter');
  },
  4: async (page) => {
    await page.getByLabel('Rewrite the experience section').fill('sales');
    await expect(page.getByText('Alignment Score: 1 / 4')).toBeVisible();
  },
  5: async (page) => {
    await page.getByRole('button', { name: 'Submit My Work & Begin Reviewing' }).click();
    await page.getByRole('button', { name: 'Submit Feedback' }).first().click();
  },
};

for (const chapter of [1, 2, 3, 4, 5])
  test.describe(`chapter ${String(chapter)}`, () => {
    test.use({ viewport: { width: 360, height: 800 } });

    test('has no accessibility violation, fresh or at work', deep, async ({ page, app }) => {
      await startAtChapter(page, app, { chapter, network: 'online' });
      expect(await violationsInEachLook(page), 'fresh').toEqual([]);
      await work[chapter]?.(page);
      expect(await violationsInEachLook(page), 'at work').toEqual([]);
    });
  });

test('one endless word in a box makes no chapter scroll sideways', deep, async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const [chapter, label] of [
      [1, 'Or paste the words of your resume'],
      [2, 'A posting for a job you want'],
      [3, 'Problem'],
      [4, 'Rewrite the experience section'],
    ] as const) {
      await openChapter(page, app, chapter);
      await page.getByLabel(label).fill('x'.repeat(2000));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `chapter ${String(chapter)} at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('no chapter scrolls sideways at 320 px or with text at 200 %', deep, async ({ page, app }) => {
  test.setTimeout(120_000);
  await signUpAndConfirm(page, app, app.newPerson());
  for (const chapter of [1, 2, 3, 4, 5]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openChapter(page, app, chapter);
    await work[chapter]?.(page);
    for (const [width, textSize] of [
      [320, '100%'],
      [360, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      const overflow = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, textSize);
      expect(overflow, `chapter ${String(chapter)} at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  }
});
