import type { Page } from '@playwright/test';
import { waitUntilAwake } from '../support/hydration';
import { expect, test } from '../support/app';
import { namesKept } from '../support/shared-computer';
import { haveAccount, logIn, signUp } from '../support/sign-in';
import { deep } from '../support/deep';

// The browser reports every refused request of the sign-in service by itself.
test.use({ expectedErrors: [/the server responded with a status of (403|503)/] });

test('the link of the confirmation mail lands on the portal and goes on to the resume builder', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUp(page, app, person);
  const mail = await app.mailTo(person.email);
  await page.goto(mail.link);
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(next).toBeVisible();
  expect(page.url()).toBe(`${app.url}/auth`);
  // This browser asked for that mail, so nobody is asked whose account it is.
  await next.click();
  await expect(page).toHaveURL(`${app.url}/resume-builder/chapter/1`);
});

test('a link opened on a dead line can be tried again', deep, async ({ page, app }) => {
  const person = app.newPerson();
  await signUp(page, app, person);
  const mail = await app.mailTo(person.email);
  app.setFault((request) =>
    request.url.includes('/auth/v1/verify') ? new Response('', { status: 503 }) : undefined,
  );
  await page.goto(mail.link);
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(page.getByRole('alert')).toHaveText(/^Error: We could not reach the log-in service/);
  app.setFault(null);
  await next.click();
  await expect(page).toHaveURL(`${app.url}/resume-builder/chapter/1`);
});

test(
  'an address signs nobody in: tokens in it are ignored, and its words are never shown',
  deep,
  async ({ page, app }) => {
    const session = await haveAccount(app, app.newPerson());
    const tokens = new URLSearchParams({
      access_token: session.accessToken,
      refresh_token: session.refreshToken,
      type: 'signup',
    });
    await page.goto(`${app.url}/auth#${tokens}`);
    await expect(page.getByRole('status').getByText('your email is confirmed now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    expect(page.url()).toBe(`${app.url}/auth`);
    expect(await signInsKept(page)).toEqual([]);

    const words = encodeURIComponent('Your account is locked. Call 555-0100.');
    await page.goto(`${app.url}/auth?error=access_denied&error_description=${words}`);
    await expect(page.getByRole('alert')).toContainText('Error: This link did not work.');
    await expect(page.locator('body')).not.toContainText('555-0100');
    expect(page.url()).toBe(`${app.url}/auth`);
  },
);

test("a stranger's link says whose account it is, and No leaves nothing; a scanner uses nothing up", async ({
  page,
  app,
  newDevice,
}) => {
  const stranger = app.newPerson();
  await signUp(page, app, stranger);
  const { link } = await app.mailTo(stranger.email);

  const scanner = await newDevice();
  await scanner.goto(link);
  await waitUntilAwake(scanner);
  await expect(scanner.getByRole('button', { name: 'Continue' })).toBeVisible();

  const guest = await newDevice();
  await guest.goto(`${app.url}/auth`);
  await waitUntilAwake(guest);
  // Put into the address of a portal that is open already.
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Continue' }).click();
  const question = guest.getByRole('heading', { name: `Log in as ${stranger.email}?` });
  await expect(question).toBeFocused();
  expect(await signInsKept(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'No', exact: true }).click();
  await expect(guest.getByRole('status').getByText('You are not logged in.')).toBeVisible();
  expect(await signInsKept(guest)).toEqual([]);

  // The link is used up now. Whoever was first to press has confirmed the account, and the pages say so.
  await scanner.getByRole('button', { name: 'Continue' }).click();
  await expect(scanner.getByRole('alert')).toHaveText(
    /^Error: This link was used already, or it is too old\..*log in with your password/,
  );
  await page.getByLabel('Six-digit code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('go back and log in with your password');
  await logIn(page, app, stranger);
});

/** What of a sign-in, or of a mail that was asked for, this browser's storage names. */
async function signInsKept(page: Page): Promise<string[]> {
  return (await namesKept(page))
    .split('\n')
    .filter((name) => /session|marker|recovery|asked/.test(name));
}
