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

test('no topic is a stop for the Tab key or leads anywhere', async ({ page, app }) => {
  await page.goto(`${app.url}/forum`);
  await expect(page.getByRole('main').locator('a')).toHaveCount(0);
  await page.getByRole('link', { name: 'Welcome & Introductions' }).click({ force: true });
  await expect(page).toHaveURL(`${app.url}/forum`);
});
