import { expect, type Page } from '@playwright/test';
import { htmlAnswer, isAuth, jsonAnswer } from '../answers';
import type { App, Person } from '../app';
import { openYourData } from '../backup';
import { fillPortal, haveAccount, signUp, signUpAndConfirm } from '../sign-in';
import type { StateContext, State } from './state';

const unreachable = 'Error: We could not reach the log-in service.';

async function pressLogIn(page: Page, app: App, person: Person): Promise<void> {
  await fillPortal(page, app, person);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** What the sign-in service answers to a log in, by its code. */
const refusals = [
  ['user_banned', 400, 'User is banned'],
  ['over_request_rate_limit', 429, 'Request rate limit reached'],
  ['validation_failed', 400, 'The service could not read what was typed.'],
  ['email_address_invalid', 400, 'Unable to validate email address: invalid format'],
  ['something_new', 400, 'so says the log-in service'],
] as const;

const logIns: State[] = [
  {
    name: 'a wrong password',
    sees: 'The email or the password is not right.',
    reach: ({ page, app }) => pressLogIn(page, app, app.newPerson()),
  },
  {
    name: 'an account that is not confirmed',
    sees: 'Error: Email not confirmed',
    reach: async ({ page, app }) => {
      const person = app.newPerson();
      await signUp(page, app, person);
      await pressLogIn(page, app, person);
    },
  },
  ...refusals.map(([code, status, sees]): State => ({
    name: `the sign-in service refuses: ${code}`,
    sees,
    reach: async ({ page, app }) => {
      const answer = () => jsonAnswer(status, { code, error_code: code, msg: 'Not so' });
      app.setFault((request) => (isAuth(request) ? answer() : undefined));
      await pressLogIn(page, app, app.newPerson());
    },
  })),
  ...(['a page of the wifi', 'an error', 'no server'] as const).map((what): State => ({
    name: `a log in meets ${what}`,
    sees: unreachable,
    reach: async ({ page, app }) => {
      await fillPortal(page, app, app.newPerson());
      if (what === 'no server') await app.pause();
      else app.setFault(() => (what === 'an error' ? jsonAnswer(503, {}) : htmlAnswer(200)));
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
    },
  })),
];

const signUps: State[] = [
  {
    name: 'a password that is too short for a new account',
    sees: 'This password is too easy to guess or too short.',
    reach: async ({ page, app }) => {
      await fillPortal(page, app, app.newPerson({ password: 'short' }));
      await page.getByRole('button', { name: 'Sign Up' }).click();
    },
  },
  {
    name: 'a wrong code',
    sees: 'This code is wrong or too old.',
    reach: async ({ page, app }) => {
      const person = app.newPerson();
      await signUp(page, app, person);
      await typeWrongCode({ page, app }, person, 'Confirm');
    },
  },
  {
    name: 'a wrong code for a new password',
    sees: 'Send the email again',
    reach: async ({ page, app }) => {
      const person = app.newPerson();
      await askForReset(page, app, person);
      await typeWrongCode({ page, app }, person, 'Continue');
    },
  },
  {
    name: 'a new password that is the old one',
    sees: 'New password should be different from the old password.',
    reach: async ({ page, app }) => {
      const person = app.newPerson();
      await askForReset(page, app, person);
      const mail = await app.mailTo(person.email, /password/i);
      await page.getByLabel('Six-digit code').fill(mail.code);
      await page.getByRole('button', { name: 'Continue' }).click();
      app.setFault((request) =>
        isAuth(request) && request.method === 'PUT'
          ? jsonAnswer(422, { code: 'same_password', error_code: 'same_password', msg: 'Same' })
          : undefined,
      );
      await page.getByLabel('New password').fill(person.password);
      await page.getByRole('button', { name: 'Save the new password' }).click();
    },
  },
  {
    name: 'an address with an error of the service',
    sees: 'Error: This link did not work.',
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/auth?error=access_denied&error_description=Your+account`);
    },
  },
  {
    name: 'an address with tokens',
    sees: /your email is confirmed now/,
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/auth#access_token=a.b.c&refresh_token=d&type=signup`);
    },
  },
  {
    name: 'a link of a mail that is too old, or whose account another one is',
    sees: 'This link was used already, or it is too old.',
    reach: async ({ page, app, openTab }) => {
      const person = app.newPerson();
      await signUp(page, app, person);
      const { link } = await app.mailTo(person.email);
      const inSpanish = link.replace('/auth', '/es/auth');
      const tab = await openTab();
      for (const way of ['Yes, this is my email', null]) {
        await tab.goto('about:blank');
        await tab.goto(inSpanish);
        await tab.getByRole('button', { name: 'Continue' }).click();
        if (way === null) break;
        await expect(tab).toHaveURL(/resume-builder/);
        await tab.evaluate(() => localStorage.clear());
      }
      await page.goto('about:blank');
      await page.goto(inSpanish);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
];

const endings: State[] = [
  ...(
    [
      ['a wrong password', 'This is not the password of this account.', null],
      ['no server', /^We could not reach your account, so we do not know/, 503],
      ['too many tries', 'Too many tries. Wait an hour, then try again.', 429],
    ] as const
  ).map(([what, sees, status]): State => ({
    name: `an account is to be deleted: ${what}`,
    sees,
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openYourData(page, app);
      await page.getByRole('button', { name: 'Delete my account and data' }).click();
      await page.getByLabel('Your password').fill('yes');
      if (status !== null) app.setFault(() => jsonAnswer(status, { code: 'PT429' }));
      await page.getByRole('button', { name: 'Yes, delete everything' }).click();
    },
  })),
  {
    name: 'a log out everywhere that reaches nobody',
    sees: /^We could not reach your account/,
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openYourData(page, app);
      app.setFault(() => jsonAnswer(503, {}));
      await page.getByRole('button', { name: 'Log out everywhere' }).click();
    },
  },
];

async function askForReset(page: Page, app: App, person: Person): Promise<void> {
  await haveAccount(app, person);
  await fillPortal(page, app, person);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
}

async function typeWrongCode(
  { page, app }: Omit<StateContext, 'openTab'>,
  { email }: Person,
  button: string,
): Promise<void> {
  const { code } = await app.mailTo(email);
  await page.getByLabel('Six-digit code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: button }).click();
}

/** What the portal and the ways out of an account may meet. */
export const statesOfSigningIn: readonly State[] = [...logIns, ...signUps, ...endings];
