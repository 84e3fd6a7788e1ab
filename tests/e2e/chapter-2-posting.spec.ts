import { expect, test } from '../support/app';
import {
  networksOnlineByDay,
  openChapter,
  startAtChapter,
  waitUntilKept,
} from '../support/chapters';
import { openTab } from '../support/sample-resume';
import { deepUnless } from '../support/deep';

test.use({ viewport: { width: 1280, height: 900 } });

const lists = {
  'Hard skills': ['Project Coordinator', 'Asana', 'Trello'],
  'Soft skills': ['communication skills', 'problem-solving'],
  'Key duties': ['project timelines', 'status reports'],
};

for (const [network, often] of networksOnlineByDay) {
  test(
    `the sample posting marks seven phrases and says why, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 2, network });
      const posting = page.getByRole('article', { name: 'Sample job posting' });
      for (const [title, phrases] of Object.entries(lists)) {
        const list = page.getByRole('region', { name: title, exact: true });
        for (const phrase of phrases) {
          await expect(list.getByRole('button', { name: phrase })).toBeVisible();
          await expect(posting.getByRole('button', { name: phrase }).first()).toBeVisible();
        }
      }
      const asana = posting.getByRole('button', { name: 'Asana' });
      await asana.click();
      await expect(asana).toHaveAttribute('aria-expanded', 'true');
      await expect(posting.getByText('A program that teams use to plan work.')).toBeVisible();
      await asana.click();
      await expect(posting.getByText('A program that teams use to plan work.')).toHaveCount(0);
      await page
        .getByRole('region', { name: 'Soft skills' })
        .getByRole('button', { name: 'problem-solving' })
        .press('Enter');
      await expect(page.getByText('Tell a story about a day like that.')).toBeVisible();
      await page.getByRole('button', { name: 'Work by the hour' }).click();
      await posting.getByRole('button', { name: 'hand scanner' }).click();
      await expect(posting.getByText('A tool of the job.')).toBeVisible();
      await page.getByRole('button', { name: 'Office work' }).click();
      await expect(posting.getByRole('button', { name: 'Asana' })).toBeVisible();
    },
  );

  test(
    `an own posting is compared with the resume as it changes, ${network}`,
    deepUnless(network !== 'online'),
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 2, network });
      await openTab(page, 'My resume');
      await page.getByLabel('Your skills').fill('Food safety');
      await openTab(page, 'Chapter');
      const box = page.getByLabel('A posting for a job you want');
      await box.fill(
        'Line cook wanted. Food safety card. Teamwork. Inventory each week. Background check. Lift 50 lbs.',
      );
      const has = page.getByRole('region', { name: /^In your resume/ });
      const lacks = page.getByRole('region', { name: /^Missing: add only if true/ });
      await expect(has).toContainText(/food safety/i);
      await expect(lacks).toContainText(/teamwork/i);
      await expect(lacks).not.toContainText(/background|lift/i);
      await expect(
        page.getByRole('region', { name: 'They ask for' }).getByRole('listitem'),
      ).toHaveText(['Background check', 'Lift 50 lbs']);

      await page.getByText('Why each word matters').click();
      await expect(
        page.getByRole('definition').filter({ hasText: 'Prove it' }).first(),
      ).toBeVisible();

      await openTab(page, 'My resume');
      await page.getByLabel('Your skills').fill('Food safety, teamwork');
      await openTab(page, 'Chapter');
      await expect(has).toContainText(/teamwork/i);
      await expect(lacks).not.toContainText(/teamwork/i);

      await waitUntilKept(page, 'Line cook wanted.');
      await openChapter(page, app, 2);
      await expect(box).toHaveValue(/^Line cook wanted/);
      await box.fill('zzz');
      await expect(page.getByText('We found no keywords in this text.')).toBeVisible();
    },
  );
}
