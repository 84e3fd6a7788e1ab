import { expect, test } from '../support/app';
import { htmlAnswer, isSave } from '../support/answers';
import { saveButton, saveToAccount, statusLine, typeName } from '../support/builder';
import { resumeRows } from '../support/people';
import { ageSession, logIn, signUpAndConfirm } from '../support/sign-in';
import { openYourData } from '../support/backup';
import { deep } from '../support/deep';

test.use({
  viewport: { width: 1280, height: 900 },
  // The proof of the sign-out is that the server refuses to renew it; one save fails on purpose.
  expectedErrors: [/the server responded with a status of (400|401|403|502)/],
});

test(
  'signing out everywhere logs this device out at once and the other with its next renewal',
  deep,
  async ({ page, app, newDevice }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    const phone = await newDevice();
    await logIn(phone, app, person);
    await expect(phone.getByLabel('Full name')).toHaveValue('Ana Lopez');

    await openYourData(page, app);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();

    await ageSession(phone, { leftMs: -1 });
    await phone.getByLabel('Phone').fill('(937) 555-0142');
    await saveButton(phone).click();
    await expect(statusLine(phone)).toHaveText('Log in to finish saving');
    await expect(phone.getByLabel('Phone')).toHaveValue('(937) 555-0142');
    await statusLine(phone).getByRole('link').click();
    await expect(
      phone.getByRole('checkbox', { name: 'This is a shared computer' }),
    ).not.toBeChecked();
    await logIn(page, app, person);
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');

    await logIn(phone, app, person);
    await expect(statusLine(phone)).toHaveText(/^Saved to your account, /);
    const [row] = await resumeRows(app, person);
    expect(row?.data).toMatchObject({
      personalInfo: { name: 'Ana Lopez', phone: '(937) 555-0142' },
    });
  },
);

test('offline it says so plainly and leaves the person logged in', deep, async ({ page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await typeName(page, 'Ana Lopez');
  await saveToAccount(page);
  await app.waitForOfflineReady(page);
  await openYourData(page, app);
  await app.pause();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const alert = page.getByRole('region', { name: 'Log out everywhere' }).getByRole('alert');
  await expect(alert).toContainText('This needs the internet.');
  await expect(alert).toContainText('You are still logged in.');
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  await app.resume();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
});

test('a captive portal that answers everything is not believed', deep, async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await openYourData(page, app);
  app.setFault((request) => (request.url.includes('/auth/v1/') ? htmlAnswer(200) : undefined));
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const alert = page.getByRole('region', { name: 'Log out everywhere' }).getByRole('alert');
  await expect(alert).toContainText('we do not know if it worked');
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
});

test('it never leaves unsent work behind: it sends first, and does nothing when that fails', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  app.setFault((request) => (isSave(request) ? htmlAnswer(502) : undefined));
  await typeName(page, 'Ana Lopez');
  await openYourData(page, app);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const alert = page.getByRole('region', { name: 'Log out everywhere' }).getByRole('alert');
  await expect(alert).toContainText('Some of your work is not in your account yet');
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  app.setFault(null);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await logIn(page, app, person);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
});
