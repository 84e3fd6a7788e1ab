import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { docxLines } from '@/domain/import-file/documents/docx-lines';
import { openZip } from '@/domain/import-file/parse/zip-file';
import { backupToText, toBackup } from '@/domain/backup/backup';
import { blankExperience, blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { expect, test } from '../support/app';
import { pdfText } from '../support/pdf-text';
import { bringBack, openYourData } from '../support/backup';
import { violationsInEachLook } from '../support/violations';

const ana: LearnerRecord = {
  ...blankRecord(() => 'entry'),
  personalInfo: { name: 'Ana Lopez', email: 'ana@example.com', phone: '555-0134', address: '' },
  experience: [
    {
      ...blankExperience(() => 'job'),
      jobTitle: 'Stocker',
      company: 'Food Bank',
      description: 'Unloaded trucks twice a week',
    },
  ],
};

test('a guest writes a cover letter from posting and resume, offline, and takes it along', async ({
  page,
  app,
}) => {
  test.slow();
  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  await app.pause();
  await openYourData(page, app);
  await bringBack(page, backupToText(toBackup(ana), 0));
  await page.goto(`${app.url}/papers#letters`);
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await expect(page.getByLabel('Job', { exact: true })).toBeFocused();
  await page.keyboard.type('Night Stocker');
  await page.getByLabel('Employer').fill('Fairview Market');
  await page.getByLabel('The posting').fill('Unload trucks from 10 PM to 6 AM.');
  const openFrames = async (part: number) =>
    page.getByText('Sentences to start from').nth(part).click();
  await openFrames(0);
  await page
    .getByRole('button', {
      name: 'Add: I am applying for the Night Stocker job at Fairview Market.',
    })
    .click();
  await page.getByRole('button', { name: /^Add: I unloaded trucks twice a week\./ }).click();
  await openFrames(2);
  await page.getByRole('button', { name: 'Add: I can start [day].' }).click();
  await expect(page.getByText('Still to fill in: [day]')).toBeVisible();
  await page.getByLabel('Part 3: What is next').fill('I can start Monday. Thank you.');
  await expect(page.getByText('Still to fill in')).toBeHidden();

  const paper = page.getByRole('article', { name: 'Your letter' });
  await expect(paper).toContainText('Dear Hiring Manager,');
  await expect(paper).toContainText('I unloaded trucks twice a week.');
  const whole =
    /^Ana Lopez 555-0134 · ana@example\.com \w+ \d+, \d{4} Fairview Market Dear Hiring Manager, I am applying for the Night Stocker job at Fairview Market\. I unloaded trucks twice a week\. I can start Monday\. Thank you\. Sincerely, Ana Lopez$/;
  const read = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

  const pdf = await saved(page, 'PDF');
  expect(pdf.name).toBe('Ana-Lopez-Cover-Letter.pdf');
  await expect(page.getByText('All of your words are in it.')).toBeVisible();
  const inPdf = await pdfText(pdf.bytes);
  expect(inPdf.pages).toBe(1);
  expect(read(inPdf.inDocumentOrder)).toMatch(whole);
  const word = await saved(page, 'Word (.docx)');
  const lines = docxLines(
    openZip(word.bytes, () => undefined),
    (part) => strFromU8(part),
    () => undefined,
  );
  expect(read(lines.map(({ text }) => text).join('\n'))).toMatch(whole);
  const plain = await saved(page, 'Plain text (.txt)');
  expect(read(strFromU8(plain.bytes))).toMatch(whole);
  await page.emulateMedia({ media: 'print' });
  const printed = await pdfText(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.pages).toBe(1);
  expect(read(printed.inDocumentOrder)).toMatch(whole);
  await page.emulateMedia({ media: null });

  expect(await violationsInEachLook(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.reload();
  await expect(page.getByLabel('Part 3: What is next')).toHaveValue(
    'I can start Monday. Thank you.',
  );
  await page.getByRole('button', { name: 'Delete this letter' }).click();
  await expect(page.getByRole('button', { name: 'Write a letter' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByLabel('Employer')).toHaveValue('Fairview Market');
});

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
