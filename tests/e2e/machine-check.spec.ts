import type { Locator, Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { begin, hurryGuide, openGame, tellAll } from '../support/game';
import { putRow } from '../support/people';
import { anaLopez, openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violations } from '../support/violations';
import { deep } from '../support/deep';

const [cook, packer] = anaLopez.experience;
const faulty = {
  ...anaLopez,
  personalInfo: { ...anaLopez.personalInfo, email: 'ana.lopez@example' },
  experience: [
    { ...cook, id: 'cook', company: 'Riverside 🍳 Diner' },
    { ...packer, id: 'packer', startDate: 'June 2024' },
  ],
  education: anaLopez.education.map((school) => ({ ...school, id: 'school' })),
};

for (const width of [360, 1280]) {
  test(
    `each finding leads to its field, and a mended resume reads well (${String(width)} px)`,
    deep,
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 800 });
      await openLearner(page, app);
      await check(page);
      const rows = rowsOf(page);
      await expect(summaryOf(page)).toHaveText('3 things to look at, 5 are fine');
      await expect(rows.filter({ hasText: 'Look here' })).toHaveCount(3);
      await expect(rows, 'what to look at alone, with the fine ones folded').toHaveCount(3);
      await checkOf(page).getByText('5 are fine', { exact: true }).click();
      await expect(rows.filter({ hasText: 'We opened the file and checked it' })).toContainText(
        '2 jobs, 1 school, 4 skills, nothing is missing from the file.',
      );

      expect(await violations(page)).toEqual([]);

      await mend(page, 'Go to: Email', page.getByLabel('Email'), 'ana.lopez@example.com');
      await expect(rows.filter({ hasText: 'your name and a way to reach you' })).toContainText(
        'Yes',
      );
      await expect(summaryOf(page)).toHaveText(
        'You have changed your resume. Check again to read the new file.',
      );
      const jobs = page
        .getByRole('region', { name: 'Experience', exact: true })
        .locator('fieldset');
      await mend(page, 'Go to: End date, Warehouse', jobs.nth(1).getByLabel('End date'), 'now');
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(rows.filter({ hasText: 'The PDF cannot show: 🍳.' })).toHaveCount(1);
      await mend(page, 'Go to: Company, Line Cook', jobs.nth(0).getByLabel('Company'), 'Riverside');
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(summaryOf(page)).toHaveText('Checked: a machine can read it.');
      await expect(rows.filter({ hasText: 'It has 1 page.' })).toContainText('Yes');
      await expect(rows.filter({ hasText: 'Look here' })).toHaveCount(0);
    },
  );
}

test('what is found in an added section leads there, too', deep, async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const driver = { ...cook, id: 'driver', jobTitle: 'Driver', startDate: 'a while ago' };
  await openLearner(page, app, {
    ...faulty,
    sections: {
      volunteer: [driver],
      own: [{ id: 'own', text: 'Own tools' }],
      layout: { 'title.own': 'My Things' },
    },
  });
  await check(page);
  const section = (name: string) => page.getByRole('group', { name });
  const start = section('Volunteer work, 1').getByLabel('Start date');
  await mend(page, 'Go to: Volunteer work: Start date', start, 'May 2020');
  const title = section('A section of your own').getByLabel('Title');
  await mend(page, 'Go to: A section of your own: Title', title, 'Additional Information');
  await expect(rowsOf(page).filter({ hasText: 'cannot read “a while ago”' })).toHaveCount(0);
  await expect(rowsOf(page).filter({ hasText: 'may not know' })).toHaveCount(0);
});

test('a guest checks the finished resume offline, and the form opens at the field', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await hurryGuide(page);
  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  await app.pause();
  await openGame(page, app);
  await begin(page, { guest: 'own' });
  await tellAll(page, anaLopez);
  await page.getByRole('button', { name: 'Change my resume' }).click();
  await page.getByLabel('Email').fill(faulty.personalInfo.email);
  await page.clock.runFor(2000);
  await check(page);
  await expect(summaryOf(page)).toHaveText('1 thing to look at, 7 are fine');
  await mend(page, 'Go to: Email', page.getByLabel('Email'), 'ana.lopez@example.com');
  await page.clock.runFor(2000);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(summaryOf(page)).toHaveText('Checked: a machine can read it.');
});

async function openLearner(page: Page, app: App, resume: object = faulty): Promise<void> {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await putRow(app, person, JSON.stringify(resume));
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await openTab(page, 'Preview');
}

function checkOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Will a machine read it?' });
}

function summaryOf(page: Page): Locator {
  return checkOf(page).getByRole('status');
}

function rowsOf(page: Page): Locator {
  return checkOf(page).getByRole('listitem');
}

async function check(page: Page): Promise<void> {
  // At the end of the chat it is folded.
  const fold = page.getByText('Check how a machine reads it');
  if (await fold.isVisible()) await fold.click();
  await checkOf(page).getByRole('button', { name: 'Check my resume' }).click();
  await expect(summaryOf(page)).toBeFocused();
}

/** Follows a finding to its field, which has the focus and shows, and comes back to the check. */
async function mend(page: Page, name: string, field: Locator, text: string): Promise<void> {
  await checkOf(page).getByRole('button', { name }).click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.fill(text);
  const tab = page.getByRole('tab', { name: 'Preview' });
  if (await tab.isVisible()) await tab.click();
}
