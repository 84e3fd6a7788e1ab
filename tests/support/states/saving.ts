import { expect, type Page } from '@playwright/test';
import { htmlAnswer, isSave, jsonAnswer } from '../answers';
import type { App, Person } from '../app';
import { openYourData } from '../backup';
import { saveButton, saveToAccount, typeName } from '../builder';
import { putRow } from '../people';
import { openTab } from '../sample-resume';
import { signUpAndConfirm } from '../sign-in';
import { blockSiteData, fillDisk, fillDiskLater, refuseDatabases, type State } from './state';

const cutOff = "Saved on this device. We'll send it when you're back online.";

/** What is answered to a save, and what the line says then. */
const answers: readonly (readonly [string, () => Response, string | RegExp])[] = [
  ['401', () => jsonAnswer(401, { code: 'PGRST301', message: 'JWT' }), 'Log in to finish saving'],
  [
    '403',
    () => jsonAnswer(403, { code: '42501', message: 'row-level security' }),
    'Not saved to your account: it did not let us in.',
  ],
  ['409', () => jsonAnswer(409, { code: 'PT409', message: 'stale' }), 'Saved on this device'],
  [
    '413',
    () => jsonAnswer(413, { code: 'PT413', message: 'too large' }),
    'Not saved to your account: your work is too large for it.',
  ],
  ['426', () => jsonAnswer(426, { code: 'PT426', message: 'old' }), /a newer version of this site/],
  ['429', () => jsonAnswer(429, { message: 'Too many requests' }), 'Saved on this device'],
  ['500', () => jsonAnswer(500, { message: 'Oops' }), 'Saved on this device'],
  ['nothing', () => new Response('', { status: 200 }), cutOff],
  ['a page of the wifi', () => htmlAnswer(511), cutOff],
];

const refusedSaves: State[] = answers.map(([what, answer, sees]) => ({
  name: `a save is answered with ${what}`,
  sees,
  reach: async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    app.setFault((request) => (isSave(request) ? answer() : undefined));
    await typeAndSave(page, 'Ana Lopez');
  },
}));

const account: State[] = [
  {
    name: 'the server is gone at a save',
    sees: cutOff,
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openTab(page, 'My resume');
      await app.pause();
      await typeAndSave(page, 'Ana Lopez');
    },
  },
  {
    name: 'nothing can be made of what the account holds',
    sees: 'Not saved to your account: we cannot read the resume that is there',
    reach: async ({ page, app }) => {
      const person = await sitDown(page, app);
      await putRow(app, person, `{"x":${'['.repeat(300)}${']'.repeat(300)}}`);
      await page.reload();
    },
  },
  {
    name: 'two devices have written different words',
    sees: 'Two versions',
    reach: async ({ page, app }) => {
      const person = await sitDown(page, app);
      await typeName(page, 'Ana');
      await saveToAccount(page);
      app.setFault((request) => (isSave(request) ? jsonAnswer(500, {}) : undefined));
      await typeAndSave(page, 'Ana Lopez');
      await putRow(app, person, '{"personalInfo": {"name": "Ana Maria Lopez"}}');
      app.setFault(null);
      await page.reload();
      await saveButton(page).click();
    },
  },
  {
    name: 'the tables of a newer site are not there yet',
    sees: /^(We could not|Your account)/,
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      app.setFault((request) =>
        request.url.endsWith('/rpc/earlier_versions')
          ? jsonAnswer(404, { code: 'PGRST202', message: 'No function' })
          : undefined,
      );
      await openYourData(page, app);
      await page.getByRole('button', { name: 'Show earlier versions' }).click();
    },
  },
  {
    name: 'an earlier version is added and taken out again',
    sees: 'The earlier version is taken out again.',
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      for (const name of ['Ana Lopez', '']) {
        await typeName(page, name);
        await saveToAccount(page);
      }
      await openYourData(page, app);
      await page.getByRole('button', { name: 'Show earlier versions' }).click();
      await page
        .getByRole('button', { name: /^Add the version from / })
        .first()
        .click();
      await page.getByRole('button', { name: /^Undo/ }).click();
    },
  },
];

const full = 'Not saved: this device is full.';
const refused = 'Not saved: this browser does not let us keep anything (private window?).';

const device: State[] = [
  {
    name: 'the device is full',
    sees: full,
    reach: async ({ page, app }) => {
      await page.addInitScript(fillDiskLater);
      await signUpAndConfirm(page, app, app.newPerson());
      app.setFault((request) => (isSave(request) ? jsonAnswer(503, {}) : undefined));
      await openTab(page, 'My resume');
      await fillDisk(page);
      await page.getByLabel('Full name').fill('Ana Lopez');
    },
  },
  {
    name: 'the browser refuses every database',
    sees: refused,
    reach: async ({ page, app }) => {
      await page.addInitScript(refuseDatabases);
      await signUpAndConfirm(page, app, app.newPerson());
      app.setFault((request) => (isSave(request) ? jsonAnswer(503, {}) : undefined));
      await typeAndSave(page, 'Ana Lopez');
    },
  },
  {
    name: 'the data of the site is deleted while somebody types',
    sees: 'Not saved: the data of this site was deleted while you typed.',
    reach: async ({ page, app }) => {
      await sitDown(page, app);
      await typeName(page, 'Ana');
      await app.pause();
      await typeName(page, 'Ana Lopez');
      await page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
      });
    },
  },
  {
    name: 'site data is blocked',
    sees: 'Your browser blocks storage, so nothing is kept here.',
    reach: async ({ page, app }) => {
      await page.addInitScript(blockSiteData);
      for (const path of ['/your-data', '/papers', '/auth', '/modules/3'])
        await page.goto(app.url + path);
    },
  },
  {
    name: 'site data is blocked, and somebody answers in the course',
    sees: 'This device can’t keep your answers right now',
    reach: async ({ page, app }) => {
      await page.addInitScript(blockSiteData);
      await page.goto(`${app.url}/modules/3#networking`);
      await page.getByRole('textbox', { name: 'Who you are' }).fill('I moved 400 pounds of food.');
    },
  },
  {
    name: 'a newer version has the database open in another tab',
    sees: 'A newer version is open in another tab',
    reach: async ({ page, app, openTab: open }) => {
      await sitDown(page, app);
      await typeName(page, 'Ana Lopez');
      const newer = await open();
      await newer.goto(`${app.url}/forum`);
      await newer.evaluate(async () => {
        const [database] = await indexedDB.databases();
        const opening = indexedDB.open(database?.name ?? '', (database?.version ?? 0) + 10);
        await new Promise((resolve) => opening.addEventListener('success', resolve));
        opening.result.close();
      });
    },
  },
];

async function sitDown(page: Page, app: App): Promise<Person> {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  return person;
}

async function typeAndSave(page: Page, name: string): Promise<void> {
  await openTab(page, 'My resume');
  await page.getByLabel('Full name').fill(name);
  await saveButton(page).click();
  await expect(saveButton(page)).toBeEnabled();
}

/** What a save may meet, in the account and on the device. */
export const statesOfSaving: readonly State[] = [...refusedSaves, ...account, ...device];
