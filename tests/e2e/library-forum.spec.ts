import { expect, test } from '../support/app';
import { testBothWays } from '../support/both-ways';

const categories = {
  'General Discussion': ['Welcome & Introductions', 'Questions & Feedback'],
  'Module 1': ['Module 1 Discussion', 'Peer Resume Review, Activity 3.3'],
  'Module 2': ['Module 2 Discussion', 'Simulated Networking Event, Activity 4.3'],
  'Module 3': [
    'Module 3 Discussion',
    'Mock Interview Feedback, Activity 5.2',
    'Follow-Up Email Review, Activity 5.3',
  ],
};

testBothWays(
  'the forum shows its categories and topics, none of them open',
  async ({ page, app }) => {
    await page.goto(`${app.url}/forum`);
    await expect(page.getByText('The forum is not open yet')).toBeVisible();
    for (const [category, topics] of Object.entries(categories)) {
      const region = page.getByRole('region', { name: category });
      await expect(region.getByRole('listitem')).toHaveCount(topics.length);
      for (const topic of topics) {
        const link = region.getByRole('link', { name: topic });
        await expect(link).toBeDisabled();
        await expect(
          region.getByRole('listitem').filter({ has: page.getByRole('link', { name: topic }) }),
        ).toContainText('Not open yet');
      }
    }
  },
);

test('no topic is a stop for the Tab key or leads anywhere; what to do now does', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/forum`);
  const links = page.getByRole('main').locator('a');
  await expect(links).toHaveCount(Object.values(categories).flat().length);
  for (const link of await links.all()) await expect(link).toHaveText(/^Do this now.*→/);
  for (const topic of ['Activity 3.3', 'Activity 4.3', 'Activity 5.2', 'Activity 5.3'])
    await expect(page.getByRole('listitem').filter({ hasText: `, ${topic}` })).toContainText(
      `In the workshop this is ${topic}. Here it is`,
    );
  await page.getByRole('link', { name: /^Do this now.*build your follow-up email$/ }).click();
  await expect(page).toHaveURL(`${app.url}/modules/3#follow-up`);
  await page.goto(`${app.url}/forum`);
  await page.getByRole('link', { name: 'Welcome & Introductions' }).click({ force: true });
  await expect(page).toHaveURL(`${app.url}/forum`);
});
