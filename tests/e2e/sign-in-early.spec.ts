import { expect, test } from '../support/app';
import { fillPortal, haveAccount } from '../support/sign-in';
import { holdWaking } from '../support/hydration';

test('a log in before the page is awake is one on the computer that the box says', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await haveAccount(app, person);
  const wake = await holdWaking(page);
  await fillPortal(page, app, person);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await wake();
  await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
  // What outlives the window.
  expect(await page.evaluate(() => localStorage.getItem('cq-marker'))).toContain(person.email);
});
