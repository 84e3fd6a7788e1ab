import { expect, test } from '../support/app';
import { waitUntilAwake } from '../support/hydration';
import { violationsInEachLook } from '../support/violations';

test('staff try the page with a sample: a line of the paper, a phrase in its margin', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/agencies`);
  await waitUntilAwake(page);
  await page.getByRole('link', { name: 'See the staff page' }).click();
  await page.getByRole('button', { name: 'Try with a sample' }).click();
  await page.getByRole('button', { name: 'Comment on: Responsible for the shelves.' }).click();
  await page.getByRole('button', { name: 'Say this in fewer words.' }).click();
  await expect(page.getByLabel('Your comment on: Responsible for the shelves.')).toHaveValue(
    'Say this in fewer words.',
  );
  expect(await violationsInEachLook(page)).toEqual([]);
});
