import { expect, test } from '../support/app';
import { fillPortal, haveAccount, signUpAndConfirm } from '../support/sign-in';
import {
  holdTakeOver,
  holdWaking,
  waitUntilAwake,
  waitUntilTakingOver,
} from '../support/hydration';

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

test('where the sign-in of an own device has ended, the box says so before the page is awake', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await page.evaluate(() => localStorage.removeItem('cq-session'));
  const wake = await holdWaking(page);
  await page.goto(`${app.url}/auth`);
  const box = page.getByLabel('This is a shared computer');
  // Who presses it now means what it shows, and the page that wakes meanwhile must not have changed it before.
  await expect(box).not.toBeChecked();
  await wake();
  await waitUntilAwake(page);
  await expect(box).not.toBeChecked();
});

test('a box that is pressed while the page takes over changes once, and stays so', async ({
  page,
  app,
}) => {
  const takeOver = await holdTakeOver(page);
  await page.goto(`${app.url}/auth`);
  await waitUntilTakingOver(page);
  const box = page.getByLabel('This is a shared computer');
  // Presses it, and looks at once whether it has changed.
  await box.uncheck();
  await takeOver();
  await waitUntilAwake(page);
  await expect(box).not.toBeChecked();
  await box.check();
  await box.uncheck();
});
