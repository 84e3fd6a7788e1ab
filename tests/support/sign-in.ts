import { expect, type Page } from '@playwright/test';
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

/** The whole way from a stranger to a learner inside the resume builder. */
export async function signUpAndConfirm(page: Page, app: App, person: Person): Promise<void> {
  await signUp(page, app, person);
  await confirmByCode(page, app, person);
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
