import type { Page } from '@playwright/test';
import { gate, isAuth, isSave, jsonAnswer } from '../support/answers';
import { expect, test, type App } from '../support/app';
import { saveToAccount, statusLine, typeName } from '../support/builder';
import { deep } from '../support/deep';
import { everythingShown } from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { openYourData } from '../support/backup';

// A log out of a shared computer erases what the account has, and nothing else.

test.use({
  viewport: { width: 1280, height: 900 },
  // The account is out of reach in some of these tests, on purpose; so is a part of the page in one.
  expectedErrors: [
    /the server responded with a status of (400|401|403|503)|^Dexie: Workaround for Chrome UnknownError/,
  ],
});

const secret = 'Quillana Vorster';

test('work that the device could not show at the log out waits there for its own next log in', async ({
  page,
  app,
  context,
}) => {
  await page.addInitScript(breakWithCookie);
  const person = await startWithUnsentWork(page, app);
  app.setFault((request) => (isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined));
  await context.addCookies([{ name: 'broken', value: 'yes', url: app.url }]);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez', { timeout: 15_000 });
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  app.setFault(null);
  await logOut(page);
  await context.clearCookies();
  await page.reload();
  expect(await everythingShown(page)).not.toContain(secret);
  await logIn(page, app, person);
  await expect(page.getByLabel('Full name')).toHaveValue(secret);
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
});

test(
  'words of another tab, typed while all sign-ins are ended, wait for their own next log in',
  deep,
  async ({ page, app, context }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    const opening = context.waitForEvent('page');
    await page.evaluate(() => void window.open(location.href));
    const other = await opening;
    await expect(other.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await openYourData(page, app);
    const [asked, permit] = [gate(), gate()];
    app.setFault((request) => {
      if (isSave(request)) return jsonAnswer(503, { message: 'Sorry' });
      if (!isAuth(request) || !request.url.includes('logout')) return undefined;
      asked.open();
      return permit.opened.then(() => app.backend.fetch(request));
    });
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await asked.opened;
    // Nothing can be typed behind it in this tab.
    await expect(page.getByRole('dialog', { name: 'Log out everywhere' })).toBeVisible();
    await other.getByLabel('Full name').fill(secret);
    await expect(statusLine(other)).toHaveText(/^Saved on this device/);
    permit.open();
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    app.setFault(null);
    expect(await everythingShown(page)).not.toContain(secret);
    await logIn(page, app, person);
    await expect(page.getByLabel('Full name')).toHaveValue(secret);
  },
);

test('who chooses to stay while the work is sent stays', deep, async ({ page, app }) => {
  await startWithUnsentWork(page, app);
  const [arrived, permit, answered] = [gate(), gate(), gate()];
  app.setFault(async (request) => {
    if (!isSave(request)) return app.backend.fetch(request);
    arrived.open();
    await permit.opened;
    const answer = await app.backend.fetch(request);
    answered.open();
    return answer;
  });
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.getByRole('button', { name: 'Send it now and log out' }).click();
  await arrived.opened;
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  permit.open();
  await answered.opened;
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue(secret);
});

test.describe('before the worker is there', () => {
  test.use({
    serviceWorkers: 'block',
    // The first are the test runner's own words.
    expectedErrors: [/blocked by Playwright|dynamically imported module|Failed to load resource/],
  });

  test('a log out whose part of the page does not come says so', deep, async ({ page, app }) => {
    // Where the idle lock has not come, either: it brings this part with it.
    await signUpAndConfirm(page, app, app.newPerson());
    await page.route('**/assets/end-session*', (route) => route.abort());
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    const alert = page.getByRole('banner').getByRole('alert');
    await expect(alert).toHaveText('You are still logged in. Check the connection and try again.');
    await page.unrouteAll();
    await logOut(page);
  });
});

/** A learner on a shared computer: 'Ana Lopez' is in the account, the secret on the device alone. */
async function startWithUnsentWork(page: Page, app: App) {
  const person = app.newPerson({ isOnSharedComputer: true });
  await signUpAndConfirm(page, app, person);
  await typeName(page, 'Ana Lopez');
  await saveToAccount(page);
  app.setFault((request) => (isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined));
  await page.getByLabel('Full name').fill(secret);
  await expect(statusLine(page)).toHaveText(/^Saved on this device/);
  return person;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
}

/** Runs inside the page, before its own scripts: as a browser whose files another one still holds. */
function breakWithCookie(): void {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...values) {
    if (document.cookie.includes('broken'))
      throw new DOMException('Internal error opening backing store.', 'UnknownError');
    return open.apply(this, values);
  };
}
