import { expect, test } from '../support/app';
import {
  networks,
  networksOnlineByDay,
  openChapter,
  startAtChapter,
  waitUntilKept,
} from '../support/chapters';
import { deep } from '../support/deep';
import { signUpAndConfirm } from '../support/sign-in';
import { openTab } from '../support/sample-resume';

const noTip = 'Writing coach: we have no tip for these lines.';

test.use({ viewport: { width: 1280, height: 900 } });

for (const [network, often] of networksOnlineByDay) {
  test(
    `the writing coach helps beside the description and can be told to be quiet, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 3, network });
      await openTab(page, 'My resume');
      const coach = page.getByRole('region', { name: 'Writing coach' });
      await page.getByLabel('Description').fill('Responsible for unloading 4 trucks each night');
      await expect(coach.getByRole('status')).toHaveText('Writing coach: 1 idea for these lines.');
      await coach.getByText('See the ideas').click();
      await expect(coach).toContainText('Say what you did');
      await expect(coach).toContainText('“Responsible for” tells us your task.');
      await expect(coach).toContainText('Unloaded 4 trucks each night and kept the dock clear');

      await coach.getByRole('button', { name: 'Leave this out : Say what you did' }).click();
      await expect(coach.getByRole('status')).toHaveText(noTip);
      await waitUntilKept(page, 'idea:duties-not-results');
      await expect(page.getByText(/^Saved/)).toBeVisible();
      await openChapter(page, app, 3);
      await openTab(page, 'My resume');
      await expect(coach.getByRole('status')).toHaveText(noTip);

      await page.getByLabel('Description').fill('Helped with meals for 6 residents');
      await coach.getByText('See the ideas').click();
      await coach.getByRole('button', { name: 'Hide writing ideas' }).click();
      await expect(coach.getByRole('status')).toHaveText('');
      await page.getByLabel('Description').fill('Loaded 6 trucks a night, SSN 900-55-0123');
      await expect(coach).toContainText('Keep this private');
      await page.getByLabel('Description').fill('Helped with meals for 6 residents');
      await expect(coach).not.toContainText('Keep this private');
      await coach.getByRole('button', { name: 'Show writing ideas' }).click();
      await expect(coach.getByText('See the ideas')).toBeVisible();
    },
  );
}

for (const [network] of networks) {
  test(
    `the coach knows that a job is over, and what other jobs say, ${network}`,
    deep,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 3, network });
      await openTab(page, 'My resume');
      const coach = page.getByRole('region', { name: 'Writing coach' });
      await page.getByLabel('Description').fill('Cleaned 14 hotel rooms a day');
      await expect(coach.getByRole('status')).toHaveText('Strong lines. Nothing to fix.');
      await page.getByRole('button', { name: 'Add a job' }).click();
      await page.getByLabel('Description').nth(1).fill('Cleaned 3 floors of offices each night');
      // The first job is a line now, and its coach with it.
      await expect(coach.getByRole('status')).toHaveText(/1 idea/);
      await coach.getByText('See the ideas').click();
      await expect(coach).toContainText('Use a new action word');
    },
  );
}

test(
  'the coach reads volunteer work like a job, and its dates are as easy',
  deep,
  async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 3, network: 'online' });
    await openTab(page, 'My resume');
    await page.getByLabel('Description').fill('Cleaned 14 hotel rooms a day');
    await page.getByText('Add a section', { exact: true }).click();
    await page.getByRole('button', { name: 'Volunteer work' }).click();
    const volunteer = page.getByRole('group', { name: 'Volunteer work, 1' });
    await volunteer.getByLabel('Job title').fill('Food pantry helper');
    await volunteer.getByLabel('Description').fill('Cleaned 3 floors of the pantry each night');
    await volunteer.getByText('Choose the months from a list').click();
    await volunteer.getByLabel('Group or place').fill('Open Hands');
    await expect(volunteer.getByText('Still there?')).toBeHidden();
    await volunteer.getByLabel('Year').first().selectOption('2024');
    await volunteer.getByLabel('Still there? I still help here').check();
    await expect(volunteer.getByText('Still there?')).toBeHidden();
    await expect(volunteer.getByText('You still help here')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('2024 – Present');
    const coach = volunteer.getByRole('region', {
      name: 'Writing coach: Volunteer work, 1. Food pantry helper',
    });
    await expect(coach.getByRole('status')).toHaveText(/1 idea/);
    await coach.getByText('See the ideas').click();
    await expect(coach).toContainText('Use a new action word');
  },
);

test('a skill that is private, or only asked for, is named under the field', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  const skills = page.getByLabel('Your skills');
  await skills.fill('forklift, green card, background check');
  const doubts = page.getByRole('status').filter({ hasText: 'green card' });
  await expect(doubts).toContainText('“green card” is private. You can leave it out.');
  await expect(doubts).toContainText('“background check” is what some jobs ask for.');
  await skills.fill('forklift, Spanish');
  await expect(doubts).toBeHidden();
});
