import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { saveToAccount, statusLine, typeName } from '../support/builder';
import { resumeRows } from '../support/people';
import { carrySignIn, signUpAndConfirm } from '../support/sign-in';
import { holdScripts, shiftOf, waitUntilIdle, watchShifts } from '../support/hydration';
import { deep, deepUnless } from '../support/deep';

const chapter1 = '/resume-builder/chapter/1';

test.use({ viewport: { width: 1280, height: 800 } });

for (const path of [chapter1, '/resume-builder'])
  test(
    `words typed at ${path} before the page is awake reach the account`,
    deepUnless(path === chapter1),
    async ({ page, app, newDevice }) => {
      const person = app.newPerson();
      const device = await carrySignIn(page, app, person, newDevice);
      const letScriptsThrough = await openAsleep(device, app, path);
      await expect(device.getByText('Opening your resume…')).toBeVisible();
      const name = device.getByRole('textbox', { name: 'Full name' });
      await name.pressSequentially('Ana Loez');
      for (const _ of 'ez') await device.keyboard.press('ArrowLeft');
      await letScriptsThrough();
      await expect(statusLine(device)).toHaveText(/^Saved/);

      await device.keyboard.type('p');
      await expect(name).toHaveValue('Ana Lopez');
      await expect(device.getByRole('article')).toContainText('Ana Lopez');
      await saveToAccount(device);
      const rows = await resumeRows(app, person);
      expect(rows.map(({ data }) => data)).toMatchObject([{ personalInfo: { name: 'Ana Lopez' } }]);
    },
  );

test(
  'leaving asks while words stand in the page alone, and no longer once they are kept',
  deep,
  async ({ page, app, newDevice }) => {
    const device = await carrySignIn(page, app, app.newPerson(), newDevice);
    const letScriptsThrough = await openAsleep(device, app);
    const name = device.getByRole('textbox', { name: 'Full name' });
    await name.pressSequentially('Ana Lopez');
    const asking = device.waitForEvent('dialog');
    const leaving = device.evaluate(() => location.reload());
    const dialog = await asking;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await leaving;
    await expect(name).toHaveValue('Ana Lopez');

    await letScriptsThrough();
    await expect(statusLine(device)).toHaveText(/^Saved/);
    device.on('dialog', (needless) => {
      throw new Error(`Asked before leaving: ${needless.type()}`);
    });
    await device.reload();
    await expect(name).toHaveValue('Ana Lopez');
  },
);

test('leaving does not ask where nothing was typed', deep, async ({ page, app }) => {
  await holdScripts(page);
  for (const path of ['/auth', '/modules/1']) {
    await page.goto(app.url + path, { waitUntil: 'commit' });
    // A browser asks only somebody who has touched the page.
    await page.getByRole('heading', { level: 1 }).click();
    page.on('dialog', (needless) => {
      throw new Error(`Asked before leaving: ${needless.type()}`);
    });
  }
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
});

test.describe('on a second device', () => {
  // Early words that are in the outbox before the first load are sent first; refused, they are merged.
  test.use({ expectedErrors: [/the server responded with a status of 409/] });

  test(
    'early words beside a name that the account has: both are there to choose from',
    deep,
    async ({ page, app, newDevice }) => {
      const device = await carrySignIn(page, app, app.newPerson(), newDevice);
      await typeName(page, 'Ana Lopez');
      await saveToAccount(page);
      const letScriptsThrough = await openAsleep(device, app);
      await device.getByRole('textbox', { name: 'Full name' }).fill('Anita Lopez');
      await letScriptsThrough();
      await expect(statusLine(device)).toHaveText('Two versions: review');
      const review = device.locator('#two-versions');
      await expect(review).toContainText('Ana Lopez');
      await expect(review).toContainText('Anita Lopez');
    },
  );
});

test.describe('what the device keeps', () => {
  // A worker would hand out the scripts that are held back.
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [[/^Service Worker registration blocked/], { scope: 'test' }],
  });

  test(
    'shows in the first fields before the page is awake, and words can be added to it',
    deep,
    async ({ page, app, context }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await page.getByLabel('Phone').fill('555-0142');
      await typeName(page, 'Ana Lopez');
      const later = await context.newPage();
      const letScriptsThrough = await openAsleep(later, app);
      const name = later.getByRole('textbox', { name: 'Full name' });
      await expect(name).toHaveValue('Ana Lopez');
      await expect(later.getByLabel('Phone')).toHaveValue('555-0142');
      await name.press('End');
      await name.pressSequentially(' Ruiz');
      await letScriptsThrough();
      await expect(later.getByRole('article')).toContainText('Ana Lopez Ruiz');
      await later.keyboard.type(' y Gil');
      await expect(name).toHaveValue('Ana Lopez Ruiz y Gil');
      await expect(later.getByLabel('Phone')).toHaveValue('555-0142');
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez Ruiz y Gil');
    },
  );

  test(
    'and what another tab wrote meanwhile are both there',
    deep,
    async ({ page, app, context }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await typeName(page, 'Ana Lopez');
      const later = await context.newPage();
      const letScriptsThrough = await openAsleep(later, app);
      const name = later.getByRole('textbox', { name: 'Full name' });
      await expect(name).toHaveValue('Ana Lopez');
      await page.getByLabel('Phone').fill('555-0142');
      await typeName(page, 'Anita Lopez');
      await name.press('End');
      await name.pressSequentially(' Ruiz');
      await letScriptsThrough();
      await expect(later.getByLabel('Phone')).toHaveValue('555-0142');
      const review = later.locator('#two-versions');
      await expect(review).toContainText('Anita Lopez');
      await expect(review).toContainText('Ana Lopez Ruiz');
    },
  );

  test(
    'stays hidden on a shared computer until the app has opened it',
    deep,
    async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
      await typeName(page, 'Ana Lopez');
      const letScriptsThrough = await openAsleep(page, app);
      await expect(page.getByLabel('Full name')).toBeHidden();
      await expect(page.getByLabel('Full name')).toHaveValue('');
      await letScriptsThrough();
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    },
  );

  test('of one person is not brought to the next, who logs in before the page is awake', async ({
    page,
    app,
    context,
  }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await typeName(page, 'Ana Lopez');
    const later = await context.newPage();
    const letScriptsThrough = await openAsleep(later, app);
    const name = later.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveValue('Ana Lopez');
    await name.pressSequentially('!');
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await signUpAndConfirm(page, app, app.newPerson());
    await typeName(page, 'Deshawn Reed');
    await letScriptsThrough();
    await expect(name).toHaveValue('Deshawn Reed');
    await expect(page.getByLabel('Full name')).toHaveValue('Deshawn Reed');
    await expect(later.locator('body')).not.toContainText('Ana');
    await expect(later.locator('#two-versions')).toHaveCount(0);
  });
});

test(
  'on a phone the chapter can be read and a tab chosen before the page is awake',
  deep,
  async ({ page, app, newDevice }) => {
    const device = await carrySignIn(page, app, app.newPerson(), newDevice);
    await device.setViewportSize({ width: 360, height: 740 });
    const letScriptsThrough = await openAsleep(device, app);
    await expect(device.getByLabel('Full name')).toBeHidden();
    await device.getByRole('tab', { name: 'My resume' }).click();
    await letScriptsThrough();
    await expect(device.getByLabel('Full name')).toBeVisible();
    await expect(device.getByRole('heading', { name: /^Chapter 1/ })).toBeHidden();
  },
);

for (const width of [360, 820, 1280])
  test(
    `nothing moves while the builder wakes up and opens, ${width} px wide`,
    deepUnless(width === 360),
    async ({ page, app, newDevice }) => {
      const device = await carrySignIn(page, app, app.newPerson(), newDevice);
      await device.setViewportSize({ width, height: 800 });
      await watchShifts(device);
      const letScriptsThrough = await openAsleep(device, app);
      await letScriptsThrough();
      await expect(device.getByRole('button', { name: 'Save to Cloud' })).toBeEnabled();
      await expect(device.locator('#activity-title')).toBeAttached();
      await waitUntilIdle(device);
      expect(await shiftOf(device)).toBeLessThanOrEqual(0.01);
    },
  );

test(
  'a chapter that is not the written one shows nothing of the first while it loads',
  deep,
  async ({ page, app, newDevice }) => {
    const device = await carrySignIn(page, app, app.newPerson(), newDevice);
    const letScriptsThrough = await holdScripts(device);
    await device.goto(`${app.url}/resume-builder/chapter/3`, { waitUntil: 'commit' });
    await expect(device.getByText('Opening your resume…')).toBeVisible();
    await expect(device).toHaveTitle('Career Quest');
    await expect(device.getByRole('heading', { name: /^Chapter 1/ })).toBeHidden();
    await expect(device.getByLabel('Full name')).toBeHidden();
    await letScriptsThrough();
    await expect(device.getByRole('heading', { name: /^Chapter 3/ })).toBeVisible();
    await typeName(device, 'Ana Lopez');
  },
);

test('a guest sees no field of the builder on the way to the portal', async ({ page, app }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(app.url + chapter1, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'The Great Recycler' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeHidden();
  await letScriptsThrough();
  await expect(page).toHaveURL(`${app.url}/auth`);
});

/** Opens the builder so that it can be read, but does not wake. */
async function openAsleep(page: Page, app: App, path = chapter1): Promise<() => Promise<void>> {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(app.url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: 'Chapter' })).toBeVisible();
  return letScriptsThrough;
}
