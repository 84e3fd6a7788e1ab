import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/app';
import { browserLaunchOptions } from '../support/browser';
import { downloadedCopy, saveButton, saveToAccount, statusLine } from '../support/builder';
import { begin, openGame, tellAll } from '../support/game';
import { resumeRows } from '../support/people';
import { anaLopez } from '../support/sample-resume';
import { logIn, signUpAndConfirm } from '../support/sign-in';

test.use({ viewport: { width: 1280, height: 900 } });

const refused = /^Not saved: this browser does not let us keep anything \(private window\?\)\./;
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

  test(`a device that ${device.name}: the account shows, 'Save to Cloud' still saves, and the line is true after it`, async ({
    page,
    app,
    newDevice,
  }) => {
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
  });
}

test('logging out on a device that keeps nothing asks first when words are only on the screen', async ({
  page,
  app,
}) => {
  await page.addInitScript(refuseDatabases);
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await page.getByLabel('Full name').fill('Ana Lopez');
  await expect(statusLine(page)).toHaveText(refused);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Send it now and log out' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  expect((await resumeRows(app, person))[0]?.data).toMatchObject({
    personalInfo: { name: 'Ana Lopez' },
  });
});

test('a guest whose browser keeps nothing can play the game to the end, and reads what can be done', async ({
  page,
  app,
}) => {
  await page.addInitScript(refuseDatabases);
  await openGame(page, app);
  await begin(page, { guest: 'own' });
  await tellAll(page, anaLopez);
  await expect(statusLine(page)).toHaveText(
    'Not saved: this browser does not let us keep anything (private window?). Download a copy now.',
  );
  await expect(page.getByRole('article', { name: 'Your resume' })).toContainText(
    'Warehouse Associate',
  );
});

test('when a full device gets room again the text goes there by itself', async ({ page, app }) => {
  await page.addInitScript(fillDisk);
  await signUpAndConfirm(page, app, app.newPerson());
  await page.getByLabel('Full name').fill('Ana Lopez');
  await expect(statusLine(page)).toHaveText(full);
  await page.evaluate(() => window.dispatchEvent(new Event('test:room-again')));
  await expect(statusLine(page)).toHaveText(/^Saved/);
});

test("the browser's own quota: a really full disk is named, and freeing it saves the text", async ({
  app,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'cq-full-disk-'));
  const profile = await chromium.launchPersistentContext(folder, browserLaunchOptions());
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
});

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
