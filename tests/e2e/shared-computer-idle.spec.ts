import type { Page } from '@playwright/test';
import { isSave, jsonAnswer } from '../support/answers';
import { expect, test, type App, type Person } from '../support/app';
import { saveToAccount, statusLine, typeName } from '../support/builder';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { keptRecords } from '../support/kept-records';
import { resumeRows } from '../support/people';
import { everythingHere, everythingKept, foundIn, namesKept } from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';
import { waitUntilAwake } from '../support/hydration';
import { fillDiskLater } from '../support/states/state';

test.use({
  viewport: { width: 1280, height: 900 },
  expectedErrors: [/the server responded with a status of (401|403|503)/],
});

const secret = 'Quillana Vorster';
const warning = 'Are you still there?';

test('after nine quiet minutes a warning of one minute; a press of the button goes on', async ({
  page,
  app,
}) => {
  await page.clock.install();
  await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
  await page.getByLabel('Full name').fill(secret);
  await saveToAccount(page);
  await page.clock.fastForward('08:40');
  await expect(page.getByRole('dialog', { name: warning })).toBeHidden();
  await page.clock.fastForward('00:30');
  const dialog = page.getByRole('dialog', { name: warning });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/[1-6]\d seconds left/);
  await dialog.getByRole('button', { name: 'I am still here' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward('08:30');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue(secret);
});

test('a learner who is gone is logged out: what is unsent is sent, and nothing shows', async ({
  page,
  app,
}) => {
  const person = await sitDown(page, app);
  await typeName(page, secret);
  await page.clock.fastForward('11:00');
  await expectLocked(page, app);
  const why = page.getByText(/^Nobody used this computer for 10 minutes, so we logged you out\./);
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(why).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await expect(why).toBeHidden();
  expect(JSON.stringify(await resumeRows(app, person))).toContain(secret);
});

test(
  'what Home says about it is over with the next log in, after its log out too',
  deep,
  async ({ page, app }) => {
    const person = await sitDown(page, app);
    await page.clock.fastForward('11:00');
    const why = page.getByText('Nobody used this computer');
    await expect(why).toBeVisible();
    await page.getByRole('link', { name: 'Log In', exact: true }).click();
    await expect(why).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByLabel('This is a shared computer').uncheck();
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
    await expect(why).toBeHidden();
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    await expect(why).toBeHidden();
  },
);

test(
  'what cannot be sent then opens at their own next log in, and for nobody else',
  deep,
  async ({ page, app }) => {
    const person = await sitDown(page, app);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await page.getByLabel('Full name').fill(secret);
    await expect(statusLine(page)).toHaveText(/^Saved on this device/);
    expect(await keptRecords(page)).toContain('wrapped');
    await page.clock.fastForward('11:00');
    await expectLocked(page, app);
    app.setFault(null);
    expect(foundIn(await everythingHere(page, app.url), [secret, person.email])).toEqual([]);
    await logIn(page, app, person);
    await expect(page.getByLabel('Full name')).toHaveValue(secret);
    await expect.poll(async () => JSON.stringify(await resumeRows(app, person))).toContain(secret);
  },
);

test(
  'words typed in the moment in which the clock jumps are sealed before the screen locks, in each tab',
  deep,
  async ({ page, app, context }) => {
    const person = await sitDown(page, app);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    const opening = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/modules/3#networking'));
    const course = await opening;
    const pitch = course.getByRole('textbox', { name: 'Who you are' });
    await pitch.fill('A line cook');
    await expect(course.getByText(/^(Not yet started|In progress)/)).toBeVisible();
    await page.getByLabel('Full name').fill('Quillana');
    await expect(statusLine(page)).toHaveText(/^Saved on this device/);
    // From here on no timer runs, as in a computer that falls asleep at the last key.
    await page.clock.pauseAt(Date.now() + 60_000);
    await pitch.fill(`${secret} cooks`);
    await page.getByLabel('Full name').fill(secret);
    await page.clock.fastForward('15:00');
    await page.clock.resume();
    await expectLocked(page, app);
    await expectLocked(course, app);
    await expect(page.getByText('waits here for your next log in')).toBeVisible();
    app.setFault(null);
    await logIn(page, app, person);
    await expect(page.getByLabel('Full name')).toHaveValue(secret);
    await page.goto(`${app.url}/modules/3#networking`);
    await expect(page.getByRole('textbox', { name: 'Who you are' })).toHaveValue(`${secret} cooks`);
  },
);

test('a guest who is gone leaves nothing', deep, async ({ page, app }) => {
  await page.clock.install();
  await openGame(page, app);
  await begin(page, { guest: 'shared' });
  await answer(page, 'What is your name?', secret);
  await expectQuestion(page, 'What is your email address?');
  await page.clock.fastForward('11:00');
  await expectLocked(page, app);
  await expect(page.getByText(/so we cleared what was typed here\.$/)).toBeVisible();
  await expect.poll(() => namesKept(page)).not.toContain('cq-guest');
});

test(
  'a closed tab that is opened again after its person has gone begins empty',
  deep,
  async ({ page, app, context }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    await signUpAndConfirm(page, app, person);
    await page.getByLabel('Full name').fill(secret);
    await saveToAccount(page);
    const ofTheTab = await page.evaluate(() => JSON.stringify(sessionStorage));
    await page.close();

    // Somebody else opens the site, and then the closed tab with what the browser keeps for it.
    const next = await context.newPage();
    await next.goto(app.url);
    await expect.poll(() => namesKept(next)).not.toContain('cq-encrypted-');
    await next.addInitScript((stored) => {
      const items = JSON.parse(stored) as Record<string, string>;
      if (!sessionStorage.getItem('cq-restored'))
        for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
      sessionStorage.setItem('cq-restored', 'yes');
    }, ofTheTab);
    await next.goto(`${app.url}/resume-builder/chapter/1`);
    await expect(next).toHaveURL(`${app.url}/auth`);
  },
);

test('on an own computer nobody is logged out for being away', deep, async ({ page, app }) => {
  await page.clock.install();
  await signUpAndConfirm(page, app, app.newPerson());
  await page.getByLabel('Full name').fill(secret);
  await saveToAccount(page);
  await page.clock.fastForward('02:00:00');
  await expect(page.getByRole('dialog', { name: warning })).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue(secret);
});

test(
  'on a full device nothing waits, and nobody is told that it does',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(fillDiskLater);
    await sitDown(page, app);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await page.evaluate(() => dispatchEvent(new Event('test:full')));
    await page.getByLabel('Full name').fill(secret);
    await expect(statusLine(page)).toHaveText(/^Not saved: this device is full\./);
    await page.clock.fastForward('09:10');
    await expect(page.getByRole('dialog', { name: warning })).toContainText('will be cleared');
    await page.clock.fastForward('02:00');
    await page.clock.fastForward('00:10');
    await expectLocked(page, app);
    await expect(page.getByText('Nobody used this computer')).toContainText('cleared');
  },
);

/** A new learner in the resume builder of a shared computer, whose clock is the test's. */
async function sitDown(page: Page, app: App): Promise<Person> {
  await page.clock.install();
  const person = app.newPerson({ isOnSharedComputer: true });
  await signUpAndConfirm(page, app, person);
  await expect(page.getByLabel('Full name')).toBeVisible();
  return person;
}

async function expectLocked(page: Page, app: App): Promise<void> {
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  expect(await everythingKept(page)).not.toContain(secret);
}

test(
  'a sign-in page that is left alone forgets what was typed, and a reset that was begun',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    await signUpAndConfirm(page, app, person);
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    // A shared computer's log out loads Home again.
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await page.clock.install();
    await page.goto(`${app.url}/auth`);
    await waitUntilAwake(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.clock.fastForward('11:00');
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(page.getByLabel('Password')).toHaveValue('');

    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send the email' }).click();
    const mail = await app.mailTo(person.email, /password/i);
    // The mail may be there before the page knows of it, whose request would run out of time with the clock.
    await expect(page.getByLabel('Six-digit code')).toBeVisible();
    await page.clock.fastForward('11:00');
    await expect(page.getByLabel('Six-digit code')).toBeHidden();
    await expect(page.getByText('Nobody was here, so we cleared what was typed.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');

    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send the email' }).click();
    await page.getByLabel('Six-digit code').fill(mail.code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('New password')).toBeVisible();
    expect(await namesKept(page)).toContain('cq-recovery');
    await page.clock.fastForward('11:00');
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    expect(await namesKept(page)).not.toContain('cq-recovery');
  },
);
