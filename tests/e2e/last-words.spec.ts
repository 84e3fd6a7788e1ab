import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { deepUnless } from '../support/deep';

const leaving: [string, (page: Page) => Promise<Page>][] = [
  [
    'reloaded',
    async (page) => {
      await page.reload();
      return page;
    },
  ],
  [
    'left for another site',
    async (page) => {
      await page.goto('about:blank');
      return page;
    },
  ],
  [
    'closed',
    async (page) => {
      const context = page.context();
      await page.close({ runBeforeUnload: true });
      return context.newPage();
    },
  ],
];

for (const [how, leave] of leaving) {
  test(
    `words typed in the moment before the page is ${how} are there again`,
    deepUnless(how === 'closed'),
    async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openTab(page, 'My resume');
      await page.getByLabel('Full name').click();
      // No pause before leaving: the device's database gets no chance to finish.
      await page.keyboard.type('Ana Maria Lopez');
      const next = await leave(page);
      await next.goto(`${app.url}/resume-builder/chapter/1`);
      await openTab(next, 'My resume');
      await expect(next.getByLabel('Full name')).toHaveValue('Ana Maria Lopez');
    },
  );
}

test('what a learner ticks in the moment before the page is left is there again, and no guest is opened', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  const mark = page.getByRole('button', { name: 'Mark this chapter as done' });
  await openTab(page, 'Chapter');
  await mark.click();
  await page.goto(`${app.url}/modules/3`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${app.url}/resume-builder/chapter/1`);
  await openTab(page, 'Chapter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(databases).toEqual([expect.stringMatching(/^cq-[0-9a-f-]{36}$/)]);
});
