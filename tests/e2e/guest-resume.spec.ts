import type { Page } from '@playwright/test';
import { expect, test, type App, type Person } from '../support/app';
import { statusLine } from '../support/builder';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { holdWaking, waitUntilAwake } from '../support/hydration';
import { resumeRows } from '../support/people';
import { haveAccount } from '../support/sign-in';
import { deep } from '../support/deep';

// A device that notes the chapter before its first load sends first; refused, it merges.
test.use({ expectedErrors: [/the server responded with a status of 409/] });

test("a guest's resume is found again from Home, at the top and on the map", async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await expect(page.getByRole('link', { name: 'Build my resume by chat' })).toBeVisible();
  await writeName(page, app);
  await page.goto(app.url);
  await expect(page.getByRole('link', { name: 'Your resume', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open my resume' }).click();
  await expect(page.getByRole('log').getByText('Ana Lopez')).toBeVisible();
});

test('on a shared computer Home tells the next person nothing of it', async ({
  page,
  context,
  app,
}) => {
  await writeName(page, app, 'shared');
  await page.close();
  const next = await context.newPage();
  await next.goto(app.url);
  await expect(next.getByRole('heading', { name: 'Get Started' })).toBeVisible();
  await expect
    .poll(() => next.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('cq-guest');
  await expect(next.getByRole('link', { name: /Open my resume|Continue/ })).toHaveCount(0);
});

test(
  'the portal says why one is there, and lets a guest go on to their resume',
  deep,
  async ({ page, app }) => {
    await writeName(page, app);
    await page.goto(`${app.url}/modules/1#practice`);
    await page.locator('main [data-open=true] a[href="/resume-builder/chapter/3"]').first().click();
    await expect(page).toHaveURL(`${app.url}/auth`);
    await expect(page.getByText('you continue with chapter 3.')).toBeVisible();
    // What the guest has said of their computer need not be said again.
    await expect(page.getByLabel('This is a shared computer')).not.toBeChecked();
    await page.getByRole('link', { name: 'Continue without an account' }).click();
    await expect(page.getByRole('log').getByText('Ana Lopez')).toBeVisible();
  },
);

test(
  'the portal of a phone speaks of a device, and takes it for a shared one',
  deep,
  async ({ newDevice, app }) => {
    const phone = await newDevice({ hasTouch: true, isMobile: true });
    await phone.goto(`${app.url}/auth`);
    await expect(phone.getByLabel('This is a shared device')).toBeChecked();
  },
);

test('on another day one press says that the device is their own, and the account takes the resume', async ({
  page,
  app,
}) => {
  const { person, next } = await comeBackAnotherDay(page, app);
  await next.setViewportSize({ width: 360, height: 640 });
  const wake = await holdWaking(next);
  await next.goto(`${app.url}/auth`);
  const box = next.getByLabel('This is a shared computer');
  await expect(box, 'before the page is awake').toBeChecked();
  await wake();
  await waitUntilAwake(next);
  await expect(box, 'an earlier guest may be somebody else').toBeChecked();
  await expect(
    next.getByText('A resume was written on this device without an account.'),
  ).toBeVisible();
  await next.getByRole('button', { name: 'It is mine, and this is my own device' }).click();
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await logInHere(next, person);
  await next.getByRole('button', { name: 'Keep it' }).click();
  await expect(
    next.getByText('Your resume is in your account. You can open it on any computer.'),
  ).toBeVisible();
  const [row] = await resumeRows(app, person);
  expect(row?.data).toMatchObject({ personalInfo: { name: 'Ana Lopez' } });
  await expect(next.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
});

test(
  'who logs in as on a shared computer is asked nothing, until they say that the device is theirs',
  deep,
  async ({ page, app }) => {
    const { person, next } = await comeBackAnotherDay(page, app);
    await next.goto(`${app.url}/auth`);
    await expect(
      next.getByText('A resume was written on this device without an account.'),
    ).toBeVisible();
    await logInHere(next, person);
    const question = next.getByRole('dialog', { name: 'Keep the resume you started here?' });
    const own = next.getByRole('button', { name: 'This is my own device', exact: true });
    await expect(own).toBeVisible();
    await expect(question).toHaveCount(0);
    await own.click();
    await expect(question).toContainText('Ana Lopez');
  },
);

test(
  'who comes to keep a resume finds Sign Up as the button to press, also by Enter',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/auth`);
    const filled = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(filled('Log In')).not.toHaveClass(/quiet/);
    await page.evaluate(() => history.replaceState({ ...history.state, wantsAccount: true }, ''));
    await page.reload();
    await expect(filled('Sign Up')).not.toHaveClass(/quiet/);
    await expect(filled('Log In')).toHaveClass(/quiet/);
    const person = app.newPerson();
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  },
);

test(
  'after log in one lands on the chapter that one tapped, else on the builder',
  deep,
  async ({ page, newDevice, app }) => {
    const person = app.newPerson();
    await haveAccount(app, person);
    await page.goto(`${app.url}/modules/1#practice`);
    await page.locator('main [data-open=true] a[href="/resume-builder/chapter/4"]').first().click();
    await logInHere(page, person);
    await expect(page).toHaveURL(`${app.url}/resume-builder/chapter/4`);

    const other = await newDevice();
    await other.goto(`${app.url}/resume-builder/chapter/2`);
    await logInHere(other, person);
    await expect(other).toHaveURL(`${app.url}/resume-builder/chapter/2`);

    const third = await newDevice();
    await third.goto(`${app.url}/auth`);
    await expect(third.getByText('The resume builder keeps your resume')).toHaveCount(0);
    await logInHere(third, person);
    await expect(third).toHaveURL(`${app.url}/resume-builder/chapter/1`);
  },
);

test('what stands in the history leads nowhere but to a chapter', deep, async ({ page, app }) => {
  const person = app.newPerson();
  await haveAccount(app, person);
  await page.goto(`${app.url}/resume-builder/chapter/9`);
  await expect(page.getByText('you continue in the builder.')).toBeVisible();
  await page.evaluate(() => {
    history.replaceState({ ...history.state, wantedChapter: '../../your-data' }, '');
  });
  await page.reload();
  await logInHere(page, person);
  await expect(page).toHaveURL(`${app.url}/resume-builder/chapter/1`);
});

/** Somebody with an account writes as a guest, closes the browser's window, and opens another on another day. */
async function comeBackAnotherDay(page: Page, app: App): Promise<{ person: Person; next: Page }> {
  const person = app.newPerson();
  await haveAccount(app, person);
  await writeName(page, app);
  await page.close();
  return { person, next: await page.context().newPage() };
}

async function writeName(page: Page, app: App, guest: 'own' | 'shared' = 'own'): Promise<void> {
  await openGame(page, app);
  await begin(page, { guest });
  await answer(page, 'What is your name?', 'Ana Lopez');
  await expectQuestion(page, 'What is your email address?');
  await page.clock.runFor(1000);
  await expect(statusLine(page)).toHaveText(/^Saved on this device/);
}

async function logInHere(page: Page, { email, password }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}
