import type { Page } from '@playwright/test';
import { jsonAnswer } from '../support/answers';
import { expect, test, type App } from '../support/app';
import { letItGo, saveToAccount, statusLine, typeName } from '../support/builder';
import { carrySignIn } from '../support/sign-in';

const chapter1 = '/resume-builder/chapter/1';

test('until the account has answered, a new device says of no resume that it is empty', async ({
  page,
  app,
  newDevice,
}) => {
  const device = await besideSavedName(page, app, newDevice);
  let letAnswer = () => {};
  const answer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  await device.route('**/rest/v1/resumes*', async (route) => {
    await answer;
    await route.continue();
  });
  await device.goto(app.url + chapter1);
  await device.getByRole('tab', { name: 'My resume' }).click();
  await expect(device.getByRole('heading', { name: 'Experience' })).toBeVisible();
  await expect(statusLine(device)).toHaveText('Opening your resume…');
  const beginnings = device.getByText(/Start here: your name|Want to learn step by step/);
  await expect(beginnings).toHaveCount(0);
  letAnswer();
  await expect(device.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Lopez');
  await expect(statusLine(device)).toHaveText(/^Saved to your account/);
  await expect(beginnings).toHaveCount(0);
});

test.describe('an account that does not answer', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('is said to be one where a new device has nothing, and its resume comes when it answers', async ({
    page,
    app,
    newDevice,
  }) => {
    const device = await besideSavedName(page, app, newDevice);
    await device.clock.install();
    app.setFault(({ method, url }) =>
      method === 'GET' && url.includes('/rest/v1/resumes') ? jsonAnswer(500, {}) : undefined,
    );
    await device.goto(app.url + chapter1);
    await expect(statusLine(device)).toHaveText(/^Your account does not answer yet\./);
    app.setFault(null);
    await letItGo(device);
    await expect(statusLine(device)).toHaveText(/^Saved to your account/);
  });
});

/** A device with nothing but the sign-in of a new person, whose account holds a name by another device. */
async function besideSavedName(
  page: Page,
  app: App,
  newDevice: () => Promise<Page>,
): Promise<Page> {
  const device = await carrySignIn(page, app, app.newPerson(), newDevice);
  await typeName(page, 'Ana Lopez');
  await saveToAccount(page);
  return device;
}
