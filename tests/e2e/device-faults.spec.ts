import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { isSave, jsonAnswer } from '../support/answers';
import { beginInForm, expect, test, type App } from '../support/app';
import { browserLaunchOptions } from '../support/browser';
import { downloadedCopy, saveButton, saveToAccount, statusLine } from '../support/builder';
import { waitUntilKept } from '../support/chapters';
import { begin, openGame, tellAll } from '../support/game';
import { resumeRows } from '../support/people';
import { anaLopez } from '../support/sample-resume';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { deep, deepUnless } from '../support/deep';

test.use({
  viewport: { width: 1280, height: 900 },
  // The account is out of reach in some of these tests, on purpose; and a device that was emptied does not know what the
  // account has until a save is refused.
  expectedErrors: [
    /the server responded with a status of (409|503)|^Dexie: Workaround for Chrome UnknownError/,
  ],
});

const refused = /^Not saved: this browser does not let us keep anything \(private window\?\)\./;
const gone =
  'Not saved: the data of this site was deleted while you typed. Press “Save to Cloud”, or save a copy now.';
const full = /^Not saved: this device is full\./;

/** What a browser does that gives a site no database, and what it does when the disk is full. */
const devices = [
  { name: 'refuses every database', says: refused, break: refuseDatabases },
  { name: 'has no IndexedDB at all', says: refused, break: removeIndexedDb },
  { name: 'is full', says: full, break: fillDisk },
];

for (const device of devices) {
  test(`a device that ${device.name}: a clear sentence, the text stays, and the copy holds it`, async ({
    page,
    app,
  }) => {
    await page.addInitScript(device.break);
    await signUpAndConfirm(page, app, app.newPerson());
    // Else the account may have the words before the copy is asked for.
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await page.getByLabel('Full name').fill('Ana Lopez');
    await page.getByLabel('Job title').fill('Line Cook');
    await expect(statusLine(page)).toHaveText(device.says);
    expect(await downloadedCopy(page)).toMatchObject({
      personalInfo: { name: 'Ana Lopez' },
      experience: [{ jobTitle: 'Line Cook' }],
    });
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await expect(page.getByRole('article', { name: 'Your resume' })).toContainText('Line Cook');
  });

  const often = deepUnless(device.name === 'is full');
  test(
    `a device that ${device.name}: the account shows, 'Save to Cloud' still saves, and the line is true after it`,
    often,
    async ({ page, app, newDevice }) => {
      const person = app.newPerson();
      await signUpAndConfirm(page, app, person);
      await page.getByLabel('Full name').fill('Ana Lopez');
      await saveToAccount(page);

      const poor = await newDevice();
      await poor.addInitScript(device.break);
      await logIn(poor, app, person);
      await expect(poor.getByLabel('Full name')).toHaveValue('Ana Lopez');
      await poor.getByLabel('Phone').fill('(937) 555-0142');
      await expect(statusLine(poor)).toHaveText(device.says);
      await saveToAccount(poor);
      const [row] = await resumeRows(app, person);
      expect(row?.data).toMatchObject({
        personalInfo: { name: 'Ana Lopez', phone: '(937) 555-0142' },
      });
      expect(Number(row?.revision)).toBe(2);

      await poor.getByLabel('Phone').fill('(937) 555-0177');
      await expect(statusLine(poor)).toHaveText(device.says);
      await app.pause();
      await saveButton(poor).click();
      await expect(saveButton(poor)).toBeEnabled();
      await expect(statusLine(poor)).toHaveText(device.says);
      await app.resume();
      await saveToAccount(poor);
      await expect(poor.getByRole('heading', { name: 'Two versions' })).toBeHidden();
      expect((await resumeRows(app, person))[0]?.data).toMatchObject({
        personalInfo: { phone: '(937) 555-0177' },
      });
    },
  );
}

test(
  'logging out on a device that keeps nothing asks first when words are only on the screen',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(refuseDatabases);
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await page.getByLabel('Full name').fill('Ana Lopez');
    await expect(statusLine(page)).toHaveText(refused);
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await page.getByRole('button', { name: 'Send it now and log out' }).click();
    await expect(page).toHaveURL(`${app.url}/`);
    expect((await resumeRows(app, person))[0]?.data).toMatchObject({
      personalInfo: { name: 'Ana Lopez' },
    });
  },
);

test(
  'a guest whose browser keeps nothing can play the game to the end, and reads what can be done',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(refuseDatabases);
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await tellAll(page, anaLopez);
    await expect(statusLine(page)).toHaveText(
      'Not saved: this browser does not let us keep anything (private window?). Save a copy now.',
    );
    await expect(page.getByRole('article', { name: 'Your resume' })).toContainText(
      'Warehouse Associate',
    );
  },
);

const deletions: [string, (page: Page, app: App) => Promise<void>][] = [
  ['by another tab', deleteDatabases],
  [
    "by the browser, with the site's data",
    async (page, app) => {
      const cdp = await page.context().newCDPSession(page);
      const storageTypes = 'indexeddb';
      await cdp.send('Storage.clearDataForOrigin', { origin: app.url, storageTypes });
    },
  ],
];

for (const [how, deleteDatabase] of deletions)
  test(
    `the database is deleted under the app ${how}: the line says so at once, and the text gets out`,
    deepUnless(how === 'by another tab'),
    async ({ page, app }) => {
      const person = app.newPerson();
      await signUpAndConfirm(page, app, person);
      await page.getByLabel('Full name').fill('Ana');
      await saveToAccount(page);
      await app.pause();
      await page.getByLabel('Full name').fill('Ana Lopez');
      await expect(statusLine(page)).toHaveText('Saved on this device');
      await deleteDatabase(page, app);
      await expect(statusLine(page)).toHaveText(gone);
      await page.getByLabel('Phone').fill('(937) 555-0142');
      await expect(statusLine(page)).toHaveText(gone);
      const words = { personalInfo: { name: 'Ana Lopez', phone: '(937) 555-0142' } };
      expect(await downloadedCopy(page)).toMatchObject(words);
      await app.resume();
      await saveToAccount(page);
      expect((await resumeRows(app, person))[0]?.data).toMatchObject(words);
      await expect(page.getByRole('heading', { name: 'Two versions' })).toBeHidden();
      await page.reload();
      await expect(page.getByLabel('Phone')).toHaveValue('(937) 555-0142');
      await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
      await expect(page.getByRole('heading', { name: 'Two versions' })).toBeHidden();
    },
  );

test(
  'a database that is deleted while the account has everything: the line names the account',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await page.getByLabel('Full name').fill('Ana Lopez');
    await expect(statusLine(page)).toHaveText(/^Saved/);
    await deleteDatabases(page);
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
    expect((await resumeRows(app, person))[0]?.data).toMatchObject({
      personalInfo: { name: 'Ana Lopez' },
    });
    await page.getByLabel('Full name').fill('Ana Maria Lopez');
    await expect(statusLine(page)).toHaveText(gone);
  },
);

test(
  'a database that does not open at first, as after a crash, is read once it does',
  deep,
  async ({ page, app, context }) => {
    await page.goto(`${app.url}/modules/3#networking`);
    await page.getByRole('textbox', { name: 'Who you are' }).fill('A line cook');
    await page.getByRole('button', { name: 'No, only I use it' }).click();
    await waitUntilKept(page, 'A line cook');
    await page.close();
    const next = await context.newPage();
    await next.addInitScript(refuseForAWhile);
    await next.goto(`${app.url}/modules/3#networking`);
    await expect(next.getByRole('textbox', { name: 'Who you are' })).toHaveValue('A line cook');
  },
);

test(
  'when a full device gets room again the text goes there by itself',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(fillDisk);
    await signUpAndConfirm(page, app, app.newPerson());
    await page.getByLabel('Full name').fill('Ana Lopez');
    await expect(statusLine(page)).toHaveText(full);
    await page.evaluate(() => window.dispatchEvent(new Event('test:room-again')));
    await expect(statusLine(page)).toHaveText(/^Saved/);
  },
);

test(
  "the browser's own quota: a really full disk is named, and freeing it saves the text",
  deep,
  async ({ app }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cq-full-disk-'));
    const profile = await chromium.launchPersistentContext(folder, browserLaunchOptions());
    await profile.addInitScript(beginInForm);
    try {
      const page = await profile.newPage();
      await signUpAndConfirm(page, app, app.newPerson());
      const cdp = await profile.newCDPSession(page);
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1 });
      // Noise, because the browser's store packs what repeats.
      const noise = Array.from({ length: 6_000 }, (_, i) => Math.sin(i).toString(36)).join(' ');
      await page.getByRole('textbox', { name: 'Description' }).fill(noise);
      await expect(statusLine(page)).toHaveText(full);
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: app.url });
      await expect(statusLine(page)).toHaveText(/^Saved/);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(noise);
    } finally {
      await profile.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

/** What another tab, or a person with the browser's tools, does to the site's databases. */
async function deleteDatabases(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name ?? '').onsuccess = resolve;
      });
  });
}

// These run inside the page, before its own scripts.

function refuseDatabases(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  IDBFactory.prototype.open = refuse;
  IDBFactory.prototype.databases = refuse;
  IDBFactory.prototype.deleteDatabase = refuse;
}

function removeIndexedDb(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

function fillDisk(): void {
  const put = IDBObjectStore.prototype.put;
  let isFull = true;
  window.addEventListener('test:room-again', () => {
    isFull = false;
  });
  IDBObjectStore.prototype.put = function (...values) {
    if (!isFull) return put.apply(this, values);
    throw new DOMException('No room left.', 'QuotaExceededError');
  };
}

/** As Chromium does while the files are still another browser's. */
function refuseForAWhile(): void {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...values) {
    if (performance.now() < 2000)
      throw new DOMException('Internal error opening backing store.', 'UnknownError');
    return open.apply(this, values);
  };
}
