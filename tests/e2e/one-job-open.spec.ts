import type { Locator, Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { openEntry, statusLine } from '../support/builder';
import { manyResumes } from '../support/many-resumes';
import { putRow } from '../support/people';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violations } from '../support/violations';
import { deep } from '../support/deep';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(
    `of several jobs one is open, and the others are a line with all their buttons (${String(viewport.width)} px)`,
    deep,
    async ({ page, app }) => {
      await page.setViewportSize(viewport);
      await openTwoJobs(page, app);
      const [cook, packer] = [job(page, 'Line Cook'), job(page, 'Warehouse Associate')];
      await expect(cook.getByLabel('Job title')).toBeVisible();
      await expect(packer.getByLabel('Job title')).toHaveCount(0);
      await expect(packer).toContainText('Miami Valley Storage · June 2020 – April 2023');
      for (const name of [
        'Edit number 2: Warehouse Associate',
        /^Move up/,
        /^Move down/,
        /^Remove/,
      ])
        await expect(packer.getByRole('button', { name })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await cook.getByLabel('Company').fill('Riverside Grill');
      await packer.getByRole('button', { name: /^Edit/ }).click();
      await expect(packer.getByLabel('Job title')).toBeFocused();
      await expect(packer.getByLabel('Job title')).toBeInViewport({ ratio: 1 });
      await expect(cook.getByLabel('Job title')).toBeHidden();
      await expect(cook).toContainText('Riverside Grill');
      await packer.getByLabel('Location').fill('Troy, Ohio');
      await openEntry(cook);
      await expect(cook.getByLabel('Company')).toHaveValue('Riverside Grill');
      await expect(packer.getByLabel('Location')).toBeHidden();

      await page.getByRole('button', { name: 'Add a job' }).click();
      await page.keyboard.type('Baker');
      await expect(job(page, 'Baker').getByLabel('Job title')).toBeFocused();
      await expect(cook.getByLabel('Job title')).toBeHidden();
      await expect(statusLine(page)).toHaveText(/^Saved/);
      await page.reload();
      await openTab(page, 'My resume');
      await openEntry(packer);
      await expect(packer.getByLabel('Location')).toHaveValue('Troy, Ohio');
      await openEntry(job(page, 'Baker'));
      await expect(job(page, 'Baker').getByLabel('Job title')).toHaveValue('Baker');
    },
  );

test(
  'a job or card with a comment of staff says so on its line, until it is opened',
  deep,
  async ({ page, app }) => {
    const cards = ['Food Handler Card', 'Forklift License'].map((name, at) => ({
      id: `card-${String(at)}`,
      name,
      year: '2024',
    }));
    const resume = { ...whole, sections: { certificates: cards } };
    const [, second] = whole?.experience ?? [];
    const paths = [
      ['experience', second?.id ?? '', 'company'],
      ['sections', 'certificates', 'card-1', 'issuer'],
    ];
    const comments = paths.map((path, at) => ({
      id: `comment-${String(at)}`,
      path,
      quote: '',
      text: 'Who was that?',
      by: 'Pat',
      done: '',
    }));
    await openResume(page, app, { ...resume, papers: { sheet: {}, applications: [], comments } });
    const mark = page.getByText('Staff comment', { exact: true });
    const packer = job(page, 'Warehouse Associate');
    const [food, lift] = [1, 2].map((place) =>
      job(page, `Certificates and licenses, ${String(place)}`),
    ) as [Locator, Locator];
    await expect(mark).toHaveCount(2);
    await expect(packer).toContainText('Staff comment');
    await expect(lift).toContainText('Forklift License · 2024');
    await expect(food.getByLabel('Name')).toBeVisible();
    await expect(lift.getByLabel('Name')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    await openEntry(lift);
    await expect(lift.getByLabel('Name')).toBeFocused();
    await expect(food.getByLabel('Name')).toBeHidden();
    await expect(lift).toContainText('Who was that?');
    await expect(mark).toHaveCount(1);
    await page.getByRole('button', { name: 'Add one more : Certificates and licenses' }).click();
    await page.keyboard.type('CPR Card');
    await expect(job(page, 'Certificates and licenses, 3').getByLabel('Name')).toHaveValue(
      'CPR Card',
    );
    await expect(lift.getByLabel('Name')).toBeHidden();
    await expect(mark).toHaveCount(2);
    await openEntry(packer);
    await packer.getByRole('button', { name: /^Done/ }).click();
    await openEntry(job(page, 'Line Cook'));
    await expect(packer).not.toContainText('Staff comment');
  },
);

test(
  'an only job is open, and one that comes from another tab does not close it under the hand that types',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    const title = page.getByLabel('Job title').first();
    await title.fill('Line Cook');
    await expect(page.getByRole('button', { name: /^Edit number/ })).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(`${app.url}/resume-builder/chapter/1`);
    await expect(other.getByLabel('Job title')).toHaveValue('Line Cook');
    await title.focus();
    await other.getByRole('button', { name: 'Add a job' }).click();
    await other.locator('input:focus').fill('Driver');
    await expect(job(page, 'Driver')).toBeVisible();
    await expect(title).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' II');
    await expect(title).toHaveValue('Line Cook II');
  },
);

const whole = manyResumes.find(({ what }) => what === 'whole')?.resume;

async function openTwoJobs(page: Page, app: App): Promise<void> {
  await openResume(page, app, whole);
}

async function openResume(page: Page, app: App, resume: unknown): Promise<void> {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await putRow(app, person, JSON.stringify(resume));
  await page.reload();
  await openTab(page, 'My resume');
}

function job(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title, exact: true });
}
