import { expect, test } from '../support/app';
import { htmlAnswer, isAuth, isSave, jsonAnswer } from '../support/answers';
import { saveButton, saveToAccount, statusLine, typeName } from '../support/builder';
import { expectRow, resumeRows } from '../support/people';
import { everythingKept, namesKept } from '../support/shared-computer';
import { ageSession, signUpAndConfirm } from '../support/sign-in';
import { downloaded } from '../support/backup';
import { deep, deepUnless } from '../support/deep';

// The sign-in service, a portal before it and the clock misbehave on purpose.
test.use({ expectedErrors: [/the server responded with a status of (403|429|503|511)/] });

const cutOff = "Saved on this device. We'll send it when you're back online.";
const hour = 60 * 60_000;

/** What stands where the sign-in service should be; a portal answers for the data as well. */
const faults: { name: string; answer: () => Response | Promise<Response>; isPortal?: true }[] = [
  { name: 'the sign-in service hangs', answer: () => new Promise<Response>(() => {}) },
  { name: 'a captive portal answers with 200', answer: () => htmlAnswer(200), isPortal: true },
  { name: 'a captive portal answers with 403', answer: () => htmlAnswer(403), isPortal: true },
  { name: 'a captive portal answers with 511', answer: () => htmlAnswer(511), isPortal: true },
  {
    name: 'the sign-in service answers a refresh with 429',
    answer: () => jsonAnswer(429, { code: 'over_request_rate_limit', message: 'Slow down' }),
  },
  {
    name: 'the sign-in service is down (503) while the data is up',
    answer: () => jsonAnswer(503, { message: 'Sorry' }),
  },
];

/** The service itself in trouble; one that answers in its place, when a save runs, has a journey of its own. */
const daily = 'the sign-in service is down (503) while the data is up';

for (const { name, answer, isPortal } of faults)
  test(
    `a sign-in has run out and ${name}: the words wait here, the line says so, and then they go`,
    deepUnless(name === daily),
    async ({ page, app }) => {
      const person = app.newPerson();
      await signUpAndConfirm(page, app, person);
      await typeName(page, 'Ana');
      await saveToAccount(page);
      await ageSession(page, { leftMs: -1 });
      app.setFault((request) => (isPortal || isAuth(request) ? answer() : undefined));
      await page.getByLabel('Full name').fill('Ana Lopez');
      await saveButton(page).click();
      await expect(statusLine(page)).toHaveText(cutOff, { timeout: 15_000 });
      await expectRow(app, person, 'Ana', 1);

      app.setFault(null);
      await saveToAccount(page);
      await expectRow(app, person, 'Ana Lopez', 2);
    },
  );

test(
  'the sign-in service is down (503) while the data is up: a sign-in that still holds is enough to save',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    app.setFault((request) =>
      isAuth(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    await expectRow(app, person, 'Ana Lopez', 1);
  },
);

test(
  'a sign-in with 60 seconds left is renewed before anything is sent with it',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    const sent: string[] = [];
    // Before the session ages: the page may renew it at once.
    app.setFault((request) => {
      sent.push(isAuth(request) ? 'renewal' : (request.headers.get('authorization') ?? ''));
      return undefined;
    });
    const old = await ageSession(page, { leftMs: 60_000 });
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    await expectRow(app, person, 'Ana Lopez', 1);
    expect(sent.filter((what) => what === 'renewal')).toHaveLength(1);
    expect(sent.join('\n')).not.toContain(old);
  },
);

for (const hours of [2, -2])
  test(
    `a clock that is ${String(hours)} hours off, and put right later, neither loses nor holds up a word`,
    deep,
    async ({ page, app }) => {
      await page.clock.setSystemTime(Date.now() + hours * hour);
      const person = app.newPerson();
      await signUpAndConfirm(page, app, person);
      await typeName(page, 'Ana');
      await saveToAccount(page);
      await expectRow(app, person, 'Ana', 1);

      app.setFault((request) =>
        isSave(request)
          ? jsonAnswer(429, { message: 'Too many requests' }, { 'retry-after': '3' })
          : undefined,
      );
      await page.getByLabel('Full name').fill('Ana Lopez');
      await saveButton(page).click();
      await expect(saveButton(page)).toBeEnabled();
      await expect(statusLine(page)).toHaveText('Saved on this device');
      await expectRow(app, person, 'Ana', 1);
      app.setFault(null);
      await page.clock.setSystemTime(Date.now());
      await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
      await expectRow(app, person, 'Ana Lopez', 2);
    },
  );

test('logging out offline with unsent work asks first; the work can be taken along, and nothing stays', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await app.waitForOfflineReady(page);
  await app.pause();
  await typeName(page, 'Ana Lopez');
  await saveButton(page).click();
  await expect(statusLine(page)).toHaveText(cutOff);
  const logOut = page.getByRole('button', { name: 'Log Out', exact: true });
  await logOut.click();
  await page.getByRole('button', { name: 'Send it now and log out' }).click();
  await expect(page.getByText(/^We could not reach your account\./)).toBeVisible();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(statusLine(page)).toHaveText(cutOff);

  await logOut.click();
  const { file } = await downloaded(page, 'Save a copy and log out');
  expect(file.resume).toMatchObject({ personalInfo: { name: 'Ana Lopez' } });
  await page.getByRole('button', { name: 'The file is there: log out' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await expect.poll(() => everythingKept(page)).not.toContain('Ana Lopez');
  expect(await namesKept(page)).not.toContain('cq-session');
  expect(await resumeRows(app, person)).toEqual([]);
});
