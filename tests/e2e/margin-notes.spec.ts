import { expect, test } from '../support/app';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violationsInEachLook } from '../support/violations';
import { deep } from '../support/deep';

test(
  'the coach’s ideas stand as marks in the margin of the paper, and lead to their field',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await openTab(page, 'My resume');
    await page.getByLabel('Job title').fill('Stock clerk');
    await page.getByLabel('Description').fill('Responsible for the shelves');
    const note = page.getByRole('button', { name: /writing ideas? on: Stock clerk/ });
    await expect(note).toBeVisible();
    const paper = await page.locator('.resume-sheet').boundingBox();
    const mark = await note.boundingBox();
    const title = await page.locator('.resume-sheet .sheet-title').first().boundingBox();
    expect(mark?.x).toBeGreaterThanOrEqual(paper?.x ?? Infinity);
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
    expect(await violationsInEachLook(page, [1280])).toEqual([]);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(note, 'where the page is looked at as it prints').toBeHidden();
    await page.getByRole('button', { name: 'Close full screen' }).click();
    await note.click();
    await expect(page.getByLabel('Description')).toBeFocused();
    await page.getByLabel('Description').fill('Filled 40 shelves each night and kept them clean');
    await expect(note).toBeHidden();
  },
);
