import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { browserLaunchOptions } from '../support/browser';
import { downloadedCopy, saveToAccount, statusLine } from '../support/builder';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { resumeRows } from '../support/people';
import { openTab } from '../support/sample-resume';
import { confirmByCode, fillPortal, signUp } from '../support/sign-in';
import { waitUntilAwake } from '../support/hydration';
import { deep } from '../support/deep';

// A browser that is set to keep no site data: no cookies, storage, databases, locks or workers.

const notice =
  'Your browser blocks storage, so nothing is kept here. Save a copy of your work before you close this page.';
const refused = /^Not saved: this browser does not let us keep anything \(private window\?\)\./;

let folder = '';
let browser: BrowserContext;
let page: Page;
let errors: string[] = [];

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cq-blocked-'));
  await mkdir(join(folder, 'Default'));
  const setting = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(setting));
  browser = await chromium.launchPersistentContext(folder, browserLaunchOptions());
  errors = [];
  browser.on('weberror', (error) => errors.push(String(error.error())));
  page = await browser.newPage();
  // Firefox refuses these, too; Chromium has no such thing to say of them.
  await page.addInitScript(() => {
    class Refused {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: Refused, configurable: true });
  });
});

test.afterEach(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
  expect(errors, 'errors in the page').toEqual([]);
});

test('with site data blocked every page wakes, and says that nothing is kept', async ({ app }) => {
  for (const path of ['/', '/modules', '/modules/2', '/resources', '/auth', '/your-data']) {
    await page.goto(app.url + path);
    await waitUntilAwake(page);
    await expect(page.getByText(notice)).toBeVisible();
  }
  expect(await page.evaluate(() => indexedDB.databases().catch(String))).toContain('denied');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(notice)).toBeHidden();
});

test(
  'with site data blocked a guest answers in the course, and plays the game',
  deep,
  async ({ app }) => {
    await page.goto(`${app.url}/modules/3#networking`);
    const field = page.getByRole('textbox', { name: 'Who you are' });
    await field.fill('A line cook');
    await expect(
      page.getByText(/^This device can’t keep your answers right now/).first(),
    ).toBeVisible();
    await expect(field).toHaveValue('A line cook');

    await openGame(page, app);
    await begin(page, { guest: 'shared' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    await expectQuestion(page, 'What is your email address?');
    await expect(statusLine(page)).toHaveText(refused);
    expect(await downloadedCopy(page)).toMatchObject({ personalInfo: { name: 'Ana Lopez' } });
  },
);

for (const isOnSharedComputer of [true, false])
  test(
    `with site data blocked a learner signs up, saves to the account, logs out and in again (shared computer: ${String(isOnSharedComputer)})`,
    deep,
    async ({ app }) => {
      const person = app.newPerson({ isOnSharedComputer });
      // The way that needs no storage.
      await signUp(page, app, person);
      await confirmByCode(page, app, person);
      await openTab(page, 'My resume');
      await page.getByLabel('Full name').fill('Ana Lopez');
      await expect(statusLine(page)).toHaveText(refused);
      await saveToAccount(page);
      expect((await resumeRows(app, person))[0]?.data).toMatchObject({
        personalInfo: { name: 'Ana Lopez' },
      });
      await page.getByRole('link', { name: 'Your data' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
      await expect(page).toHaveURL(`${app.url}/`);
      await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeHidden();

      await fillPortal(page, app, person);
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    },
  );
