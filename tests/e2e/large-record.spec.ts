import type { Locator, Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { openEntry, statusLine } from '../support/builder';
import { fileOf, largeSize, resumeOfSize } from '../support/large-resume';
import { pdfText } from '../support/pdf-text';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { bringBack, openYourData } from '../support/backup';
import { deep } from '../support/deep';

const wide = { width: 1280, height: 800 };
const large = resumeOfSize(largeSize);

test(
  'a resume of 300 jobs comes from a file, opens, and keeps what is typed in its last job',
  deep,
  async ({ page, app }) => {
    await openLarge(page, app);
    await openEntry(job(page, 300));
    const company = job(page, 300).getByLabel('Company');
    await expect(company).toHaveValue('Riverside Diner 300');
    await company.press('End');
    await company.pressSequentially(' and Bar');
    await expect(page.getByRole('article')).toContainText('Riverside Diner 300 and Bar');
    await expect(statusLine(page)).toHaveText(/^Saved/);
    await page.reload();
    await openEntry(job(page, 300));
    await expect(job(page, 300).getByLabel('Company')).toHaveValue('Riverside Diner 300 and Bar');

    await page.getByLabel('Your skills').press('ControlOrMeta+End');
    await page.keyboard.type(', welding');
    await expect(page.getByRole('article')).toContainText('skill 1500, welding');
  },
);

for (const viewport of [wide, { width: 360, height: 740 }])
  test(
    `prints all 300 jobs from a window ${String(viewport.width)} px wide`,
    deep,
    async ({ page, app }) => {
      await openLarge(page, app, viewport);
      await openTab(page, 'Preview');
      const { inDocumentOrder } = await pdfText(await page.pdf({ preferCSSPageSize: true }));
      const titles = [...inDocumentOrder.matchAll(/Line Cook \d+/g)].map(String);
      expect(titles).toEqual(large.experience.map(({ jobTitle }) => jobTitle));
      const schools = [...inDocumentOrder.matchAll(/Certificate \d+/g)].map(String);
      expect(schools).toEqual(large.education.map(({ degree }) => degree));
      expect(inDocumentOrder.endsWith('skill 1499, skill 1500')).toBe(true);
    },
  );

test(
  'the Tab key goes from job to job in both directions and leaves none out',
  deep,
  async ({ page, app }) => {
    await openLarge(page, app);
    for (const number of [12, 18]) {
      const remove = job(page, number).getByRole('button', { name: 'Remove' });
      // Not a frame later: the next key may come before it.
      const isNextThere = await remove.evaluate(async (button) => {
        button.focus();
        await Promise.resolve();
        return button.closest('form')?.nextElementSibling?.querySelector('button') != null;
      });
      expect(isNextThere).toBe(true);
      await page.keyboard.press('Tab');
      await expect(job(page, number + 1).getByRole('button', { name: 'Edit' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(job(page, number + 1).getByLabel('Job title')).toBeFocused();
    }
    await page.getByRole('button', { name: 'Add a job' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(job(page, 300).getByRole('button', { name: 'Remove' })).toBeFocused();
    await openEntry(job(page, 295));
    await job(page, 295).getByLabel('Job title').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(job(page, 294).getByRole('button', { name: 'Remove' })).toBeFocused();
  },
);

test(
  'a job far down can be found by its words, and has its fields when it comes into sight',
  deep,
  async ({ page, app }) => {
    await openLarge(page, app);
    const editor = page.getByRole('region', { name: 'Experience', exact: true });
    await expect(editor).toContainText('Riverside Diner 150');
    await expect(job(page, 150)).toHaveCount(0);
    await editor.getByText('Riverside Diner 150').scrollIntoViewIfNeeded();
    await openEntry(job(page, 150));
    await expect(job(page, 150).getByLabel('Company')).toHaveValue('Riverside Diner 150');
  },
);

test(
  'a job of many can be removed, brought back and moved, and one can be added',
  deep,
  async ({ page, app }) => {
    await openLarge(page, app);
    // A slow press: what comes into sight above must not move the button away meanwhile.
    await job(page, 300).getByRole('button', { name: 'Remove' }).click({ delay: 400 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(job(page, 300).getByLabel('Job title')).toBeFocused();
    await job(page, 300).getByRole('button', { name: 'Move up' }).click();
    await expect(job(page, 300).getByRole('button', { name: 'Move up' })).toBeFocused();
    await expect(page.getByText('Line Cook 300 is now number 299.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(job(page, 300).getByLabel('Job title')).toHaveValue('Line Cook 300');
    await job(page, 300).getByRole('button', { name: 'Move up' }).click();
    await page.getByRole('button', { name: 'Add a job' }).click();
    await page.keyboard.type('Baker');
    await expect(page.getByRole('article')).toContainText('Baker');
    await openEntry(job(page, 299));
    await expect(job(page, 299).getByLabel('Job title')).toHaveValue('Line Cook 299');
  },
);

test.describe('a resume longer than the account takes', () => {
  test.use({ expectedErrors: [[/status of 413/], { scope: 'test' }] });

  test('is on the device, and the status line says so', deep, async ({ page, app }) => {
    await openLarge(page, app);
    await openEntry(job(page, 300));
    await job(page, 300).getByLabel('Description').fill('Cleaned 20 rooms. '.repeat(12_000));
    await page.getByRole('button', { name: 'Save to Cloud' }).click();
    await expect(statusLine(page).first()).toHaveText(
      'Not saved to your account: your work is too large for it. It is saved on this device.',
    );
    await expect(
      page.getByText(/^Your work needs \d+ kB\. Your account holds 256 kB\./),
    ).toBeVisible();
    await expect(page.getByText('Make the longest texts shorter.')).toBeVisible();
    await page.reload();
    await openEntry(job(page, 300));
    await expect(job(page, 300).getByLabel('Company')).toHaveValue('Riverside Diner 300');
    await expect(statusLine(page)).toHaveText(/^Not saved to your account: your work is too large/);
  });
});

/** A new learner whose resume has come from a file, at the builder. */
async function openLarge(page: Page, app: App, viewport = wide, resume = large): Promise<void> {
  await page.setViewportSize(viewport);
  await signUpAndConfirm(page, app, app.newPerson());
  await openYourData(page, app);
  await bringBack(page, fileOf(resume));
  await page.goto(`${app.url}/resume-builder/chapter/1`);
  await expect(page.locator('[data-opening="false"]')).toBeAttached();
}

function job(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Line Cook ${String(number)}`, exact: true });
}
