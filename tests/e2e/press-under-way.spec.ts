import { expect, test } from '../support/app';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';

test('a press on a button of the builder counts although the button moves away under it', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await openTab(page, 'My resume');
  const jobs = page.getByRole('region', { name: 'Experience', exact: true }).locator('fieldset');
  const add = page.getByRole('button', { name: 'Add a job' });
  await expect(jobs).toHaveCount(1);
  // The pointer stays where the button was; then it leaves it, as somebody does who has changed their mind.
  for (const [drift, count] of [
    [0, 2],
    [60, 2],
  ] as const) {
    await add.scrollIntoViewIfNeeded();
    const { x, y } = (await add.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await jobs.last().evaluate((job) => (job.style.marginBottom = '12rem'));
    await page.mouse.move(x + 20 + drift, y + 20);
    await page.mouse.up();
    await expect(jobs).toHaveCount(count);
    await jobs.last().evaluate((job) => (job.style.marginBottom = ''));
  }
});
