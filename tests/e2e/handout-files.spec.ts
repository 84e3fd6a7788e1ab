import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/app';
import { violationsInEachLook } from '../support/violations';

test('a handout comes as a PDF and as a Word file, offline too', async ({ page, app }) => {
  await page.goto(`${app.url}/resources`);
  await app.waitForOfflineReady(page);
  await app.pause();
  for (const [name, ending, beginning] of [
    ['PDF', 'pdf', '%PDF-1.7'],
    ['Word', 'docx', 'PK'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `${name}: Experience Inventory Worksheet` }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`experience-inventory-worksheet.${ending}`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, beginning.length).toString()).toBe(beginning);
    expect(bytes.length).toBeGreaterThan(4000);
  }
  expect(await violationsInEachLook(page)).toEqual([]);
});
