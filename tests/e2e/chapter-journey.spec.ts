import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { pdfText } from '../support/pdf-text';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';

test.use({ viewport: { width: 360, height: 740 } });

test('a learner goes from nothing to a printed resume through the chapters alone, on a phone and offline', async ({
  page,
  app,
}) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', 'yes') });
  });
  await startOffline(page, app);

  await test.step('chapter 1: no resume yet, so a few lines about oneself', async () => {
    await page
      .getByLabel('Or paste the words of your resume')
      .fill('Ana Lopez\nDayton, Ohio\n(937) 555-0142\nana.lopez@example.com');
    await page.getByRole('button', { name: 'Use this text in my resume' }).click();
    await page.getByRole('button', { name: 'Yes, fill my resume' }).click();
    await goOn(page, 2);
  });

  await test.step('chapter 2: a posting shows which words matter', async () => {
    await page
      .getByLabel('A posting for a job you want')
      .fill('Line cook. Food safety, teamwork, food safety card.');
    await expect(page.getByRole('region', { name: /^Missing: add only if true/ })).toContainText(
      /food safety/i,
    );
    await openTab(page, 'My resume');
    await page.getByLabel('Your skills').fill('Food safety, Spanish');
    await openTab(page, 'Chapter');
    await goOn(page, 3);
  });

  await test.step('chapter 3: a hard day becomes a bullet of a job', async () => {
    await openTab(page, 'My resume');
    await page.getByLabel('Job title').fill('Line Cook');
    await page.getByLabel('Company').fill('Riverside Diner');
    await page.getByLabel('Start date').fill('May 2023');
    const end = page.getByLabel('End date');
    await end.fill('June 2025');
    const isStillThere = page.getByLabel('I still work here');
    await isStillThere.check();
    await expect(end).toHaveValue('Present');
    await isStillThere.uncheck();
    await expect(end).toHaveValue('June 2025');
    await end.fill('now');
    await expect(isStillThere).toBeChecked();
    await openTab(page, 'Chapter');
    await page.getByLabel('Problem').fill('The cooler died on a Saturday.');
    await page.getByLabel('Action').fill('I moved 400 pounds of food');
    await page.getByLabel('Result').fill('no meal was missed.');
    await page.getByRole('button', { name: 'Add to Inventory' }).click();
    await page.getByRole('button', { name: 'Add to my resume statement 1' }).click();
    await expect(page.getByText(/^Added under Line Cook/)).toBeVisible();
    await goOn(page, 4);
  });

  await test.step('chapter 4: practice on a sample', async () => {
    await page
      .getByLabel('Rewrite the experience section')
      .fill('Customer service, sales, training and software');
    await expect(page.getByText('Alignment Score: 4 / 4')).toBeVisible();
    await goOn(page, 5);
  });

  await test.step('chapter 5: look at samples, then print', async () => {
    await page.getByRole('button', { name: 'Submit My Work & Begin Reviewing' }).click();
    await expect(page.getByRole('heading', { name: 'Submission #102' })).toBeVisible();
    await openTab(page, 'Preview');
    await page.getByRole('button', { name: 'Print / Download PDF' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    const { inDocumentOrder } = await pdfText(
      await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }),
    );
    let from = 0;
    for (const text of [
      'Ana Lopez',
      'ana.lopez@example.com',
      'Line Cook',
      'Riverside Diner',
      'Moved 400 pounds of food; no meal was missed',
      'Food safety, Spanish',
    ]) {
      const at = inDocumentOrder.indexOf(text, from);
      expect(at, `“${text}” in:\n${inDocumentOrder}`).toBeGreaterThanOrEqual(0);
      from = at + text.length;
    }
    expect(inDocumentOrder).not.toContain('Chapter');
  });
});

async function startOffline(page: Page, app: App): Promise<void> {
  await signUpAndConfirm(page, app, app.newPerson());
  await app.waitForOfflineReady(page);
  await app.pause();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chapter 1:' })).toBeVisible();
}

async function goOn(page: Page, chapter: number): Promise<void> {
  await page.getByRole('link', { name: /^Next chapter/ }).click();
  await expect(page.getByRole('heading', { name: `Chapter ${String(chapter)}:` })).toBeVisible();
}
