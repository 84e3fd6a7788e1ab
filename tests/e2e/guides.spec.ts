import { guides } from '@/content/en/guides';
import { needs } from '@/content/en/needs';
import { expect, test } from '../support/app';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { deep } from '../support/deep';
import { haveAccount, logIn } from '../support/sign-in';

testBothWaysOnlineByDay(
  'what somebody needs today leads to the guide that helps',
  async ({ page, app }) => {
    await page.goto(`${app.url}/resources`);
    await page.getByRole('link', { name: 'What do you need today?' }).click();
    await expect(page.getByRole('heading', { name: 'What do you need today?' })).toBeInViewport();
    for (const { title } of needs)
      await expect(page.getByText(title, { exact: true })).toBeVisible();
    await page.getByText('I have a record').click();
    await page.getByRole('link', { name: 'Ask if your record can be cleared.' }).click();
    const title = page.getByRole('heading', { level: 2, name: 'Clearing a record' });
    const list = page.getByRole('navigation', { name: 'Guides' });
    await expect(list.locator('[aria-current]')).toHaveText(['Clearing a record']);
    await expect(title).toBeInViewport();
    await expect(title).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'What do you need today?' })).toBeVisible();
  },
);

test('Home leads to what somebody needs today, opened', async ({ page, app }) => {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Interview tomorrow' }).click();
  const way = page.getByRole('link', {
    name: 'Say five answers aloud. It takes about 30 minutes.',
  });
  await expect(way).toBeInViewport();
  await page.reload();
  await expect(way).toBeInViewport();
  await way.click();
  await expect(page.getByRole('heading', { name: 'Practice five questions' })).toBeInViewport();
  await expect(page.getByText(/Later, at home: about 2\d min/).first()).toBeVisible();
});

test(
  'each guide opens by its address, in cards, and names the next one',
  deep,
  async ({ page, app }) => {
    // One load for each guide: all of them take a busy computer longer than one journey may.
    test.slow();
    for (const [index, { id, title }] of guides.entries()) {
      await page.goto('about:blank');
      await page.goto(`${app.url}/guides#${id}`);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
      const next = guides[index + 1];
      if (next)
        await expect(page.getByRole('link', { name: `Next guide: ${next.title}` })).toHaveAttribute(
          'href',
          `/guides#${next.id}`,
        );
    }
  },
);

test('what is done in a guide is remembered on the device', async ({ page, app }) => {
  await page.goto(`${app.url}/guides#references`);
  const step = page.getByRole('checkbox', { name: 'Ask one person to be your reference.' });
  await step.check();
  await page.getByRole('link', { name: 'All guides' }).click();
  await expect(step).toHaveCount(0);
  await page.reload();
  await page.getByRole('navigation', { name: 'All guides' }).getByText('References').click();
  await expect(step).toBeChecked();
});

test(
  'a rule whose next check is past says so, and staff see it in their list',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await haveAccount(app, person);
    const rule = page.getByText('(Medicaid rule of June 2026').first();
    await page.clock.setFixedTime('2026-08-20T12:00:00');
    await page.goto(`${app.url}/guides#medicaid-hours`);
    await expect(rule).toHaveText(/June 2026[^*]*\)$/);
    await page.getByText('Read more: the sources').click();
    await expect(page.getByText('We read a copy of Aug 16, 2026.')).toBeVisible();
    await page.clock.setFixedTime('2026-11-14T12:00:00');
    await page.reload();
    await expect(rule).toHaveText(/\*\)$/);
    await expect(
      page
        .getByRole('region', { name: 'Where the numbers come from' })
        .getByText('It is time for us to check this again'),
    ).toBeVisible();

    await page.goto(`${app.url}/staff`);
    const due = page.getByText(/^Facts to check again: \d+ are due$/);
    await expect(page.getByText('Answer key', { exact: true })).toBeVisible();
    await expect(due, 'for who is logged in alone').toHaveCount(0);
    await logIn(page, app, person);
    await page.goto(`${app.url}/staff`);
    await due.click();
    const fact = page.getByRole('listitem').filter({ hasText: 'Community Engagement Requirement' });
    await expect(fact).toContainText('We read a copy of Aug 16, 2026. Next check: Nov 14, 2026.');
    await expect(fact).toContainText('Hours for Medicaid');
  },
);

test('staff find two plans and the answer key', async ({ page, app }) => {
  await page.goto(`${app.url}/staff`);
  await page.getByText('60 minutes: a first resume').click();
  await expect(page.getByText('30 min: The Resume Builder Game')).toBeVisible();
  await page.getByText('90 minutes: from the posting to the interview').click();
  await expect(page.getByText('15 min: Mark the skills in a posting')).toBeVisible();
  await page.getByText('Answer key', { exact: true }).click();
  await expect(page.getByText('Hard skills: Project Coordinator, Asana, Trello')).toBeVisible();
  await expect(page.getByText('Letter B', { exact: true })).toBeVisible();
});
