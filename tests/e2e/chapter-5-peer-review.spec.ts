import { expect, test } from '../support/app';
import { networks, openChapter, startAtChapter, waitUntilKept } from '../support/chapters';

test.use({ viewport: { width: 1280, height: 900 } });

for (const [network, often] of networks) {
  test(
    `two samples are reviewed, and nothing is sent, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 5, network });
      const sent: string[] = [];
      // The person's own row takes it with the rest of their work.
      page.on('request', (request) => {
        if (!request.url().includes('/rest/v1/resumes')) sent.push(request.postData() ?? '');
      });
      await expect(page.getByText('Nothing you write here is sent to anyone.')).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Submission #/ })).toHaveCount(0);

      await page.getByRole('button', { name: 'Submit My Work & Begin Reviewing' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'your work was' })).toHaveText(
        /^Practice: nothing was sent.*submitted for anonymous review.*two peer submissions are unlocked/,
      );
      await expect(page.getByText('What a coach noticed')).toHaveCount(0);
      for (const id of [101, 102]) {
        const review = page.getByRole('region', { name: `Submission #${String(id)}` });
        for (const field of ['Clarity', 'Impact', 'Relevance'])
          await review.getByLabel(field).fill(`${field} note about ${String(id)}`);
        await review.getByRole('button', { name: 'Submit Feedback' }).click();
        await expect(review.getByRole('alert')).toContainText(
          `Thank you for your feedback on submission #${String(id)}!`,
        );
        await expect(review).toContainText('What a coach noticed');
        await expect(review.getByLabel('Clarity')).toHaveValue(`Clarity note about ${String(id)}`);
      }
      await waitUntilKept(page, 'Relevance note about 102');
      await openChapter(page, app, 5);
      const first = page.getByRole('region', { name: 'Submission #101' });
      await expect(first.getByLabel('Relevance')).toHaveValue('Relevance note about 101');
      await expect(first.getByRole('alert')).toHaveText('');
      expect(sent.filter((body) => body.includes('note about'))).toEqual([]);
    },
  );
}
