import { expect, type Page } from '@playwright/test';
import { makeAccount } from './account';
import type { App, Person } from './app';

/** Fills the portal and presses 'Sign Up'. */
export async function signUp(page: Page, app: App, person: Person): Promise<void> {
  await fillPortal(page, app, person);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(
    page.getByText('Success! Please check your email for a confirmation link.'),
  ).toBeVisible();
}

/** Types the six digits of the confirmation mail. */
export async function confirmByCode(page: Page, app: App, person: Person): Promise<void> {
  const mail = await app.mailTo(person.email);
  await page.getByLabel('Six-digit code').fill(mail.code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
}

/** Opens the link of a mail that this browser did not ask for, and says yes to the account that the page names. */
export async function acceptMailLink(page: Page, app: App, person: Person): Promise<void> {
  await page.goto((await app.mailTo(person.email)).link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: `Log in as ${person.email}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, this is my email' }).click();
  await expect(page).toHaveURL(`${app.url}/resume-builder/chapter/1`);
}

/** Logs in and waits for the resume builder. */
export async function logIn(page: Page, app: App, person: Person): Promise<void> {
  await fillPortal(page, app, person);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
}

/** Opens the portal and types email and password. */
export async function fillPortal(page: Page, app: App, person: Person): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  if (!person.isOnSharedComputer) await page.getByLabel('This is a shared computer').uncheck();
}

/**
 * Makes somebody a learner inside the resume builder, with an account that was made without a page. A browser that knows
 * nobody yet is given the sign-in as the app would note it on an own computer; any other logs in through the portal.
 * The real way of a stranger is {@link signUp} and {@link confirmByCode}.
 */
export async function signUpAndConfirm(page: Page, app: App, person: Person): Promise<void> {
  const session = await haveAccount(app, person);
  if (person.isOnSharedComputer || !(await isNew(page, app))) return logIn(page, app, person);
  await page.evaluate((given) => {
    // As the app does: the time is this device's, which a test may have changed.
    localStorage.setItem('cq-session', JSON.stringify({ ...given, receivedAt: Date.now() }));
    const { userId, email } = given;
    localStorage.setItem('cq-marker', JSON.stringify({ userId, email }));
  }, session);
  await page.goto(`${app.url}/resume-builder/chapter/1`);
  await expect(page.locator('[data-opening="false"]')).toBeAttached();
}

/** Gives somebody a confirmed account, without a page; they are logged in nowhere. Returns a session of theirs. */
export function haveAccount(app: App, person: Person) {
  const codeFor = async (email: string) => (await app.mailTo(email)).code;
  return makeAccount({ backend: app.backend, codeFor }, person);
}

/** Sets another password for an account, as its owner does it on another device. */
export async function setPassword(app: App, person: Person, password: string): Promise<void> {
  const ask = async (method: string, path: string, body: object, token = '') => {
    const answer = await app.backend.fetch(
      new Request(`http://career-quest.test/auth/v1/${path}`, {
        method,
        headers: {
          apikey: app.backend.publishableKey,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      }),
    );
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as { access_token?: string };
  };
  const { email, password: before } = person;
  const session = await ask('POST', 'token?grant_type=password', { email, password: before });
  const change = { password, current_password: before };
  await ask('PUT', 'user', change, session.access_token);
}

/** Whether nothing of this site was ever open here. Leaves the page at an empty one of the site's, where no script runs. */
async function isNew(page: Page, app: App): Promise<boolean> {
  if (page.url() !== 'about:blank') return false;
  const seat = `${app.url}/seat`;
  const body = '<link rel="icon" href="data:,">';
  await page.route(seat, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(seat);
  await page.unroute(seat);
  return page.evaluate(() => localStorage.length + sessionStorage.length === 0);
}

/**
 * Makes the stored sign-in as old as it takes to have that many milliseconds left, with an access token that no server
 * takes any more; returns that token.
 */
export function ageSession(page: Page, { leftMs }: { leftMs: number }): Promise<string> {
  return page.evaluate((left) => {
    const session = JSON.parse(localStorage.getItem('cq-session') ?? '{}') as { expiresIn: number };
    const accessToken = 'run.out.long-ago';
    const receivedAt = Date.now() - session.expiresIn * 1000 + left;
    localStorage.setItem('cq-session', JSON.stringify({ ...session, accessToken, receivedAt }));
    return accessToken;
  }, leftMs);
}

/** Another device with the sign-in of a new person, and nothing else of theirs. */
export async function carrySignIn(
  page: Page,
  app: App,
  person: Person,
  newDevice: () => Promise<Page>,
): Promise<Page> {
  await signUpAndConfirm(page, app, person);
  const entries = await page.evaluate(() => Object.entries(localStorage));
  const device = await newDevice();
  await device.setViewportSize({ width: 1280, height: 800 });
  await device.addInitScript((carried) => {
    if (localStorage.length > 0) return;
    for (const [key, value] of carried) localStorage.setItem(key, value);
  }, entries);
  return device;
}
