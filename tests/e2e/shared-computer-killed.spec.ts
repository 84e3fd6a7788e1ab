import type { Page } from '@playwright/test';
import { isForSecret, isSave, jsonAnswer } from '../support/answers';
import { expect, test, type App } from '../support/app';
import { saveToAccount, statusLine, typeName } from '../support/builder';
import { answer, begin, openGame } from '../support/game';
import { keptRecords } from '../support/kept-records';
import { databaseOf } from '../support/people';
import {
  expectNoDatabase,
  namesKept,
  newComputer,
  type Computer,
} from '../support/shared-computer';
import { acceptMailLink, logIn, setPassword, signUp, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test.use({ expectedErrors: [/the server responded with a status of 503/] });

let computer: Computer;
test.beforeEach(async () => {
  computer = await newComputer();
});
test.afterEach(({ app }) => {
  app.setFault(null);
  return computer.throwAway();
});

test(
  'a kill that swallowed the keys and the notes of a session: what no log in can open the next start erases',
  deep,
  async ({ app }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    const { page } = await computer.open();
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Quillana Vorster');
    const database = await databaseOf(app, person);
    await computer.close();
    const next = await openAfterKill(app);
    // The account's secret could not be had: nothing has locked the key.
    await next.evaluate(async (name) => {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const change = opening.result.transaction('keyring', 'readwrite');
      change.objectStore('keyring').put({ id: 1, aliveAt: Date.now() });
      await new Promise((resolve) => change.addEventListener('complete', resolve));
      opening.result.close();
    }, database);
    await expectNoDatabase(next, database, app);
  },
);

test(
  'a kill that swallowed the keys and the notes of a session: what was not sent waits for its own log in, by a new password too',
  deep,
  async ({ app }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    const { page } = await computer.open();
    await signUpAndConfirm(page, app, person);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await typeName(page, 'Quillana Vorster');
    await expect(statusLine(page)).toHaveText(/^Saved on this device/);
    await computer.close();
    app.setFault(null);
    const next = await openAfterKill(app);
    await next.goto(app.url);
    await expect.poll(() => namesKept(next)).toContain('cq-tab');
    expect(await keptRecords(next)).not.toContain('Quillana');
    const changed = { ...person, password: 'another lamp by the river' };
    await setPassword(app, person, changed.password);
    await logIn(next, app, changed);
    await expect(next.getByLabel('Full name')).toHaveValue('Quillana Vorster');
  },
);

test(
  'a kill that swallowed the key of a guest: the next guest begins with an empty database',
  deep,
  async ({ app }) => {
    const { page } = await computer.open();
    const pitch = (on: Page) => on.getByRole('textbox', { name: 'Who you are' });
    await page.goto(`${app.url}/modules/3#networking`);
    await pitch(page).fill('marmalade-ledger');
    await expect.poll(() => keptRecords(page)).toContain('encrypted');
    await computer.close();

    const next = await openAfterKill(app);
    // On a slow computer the clearing up comes when the page has opened the database.
    await next.addInitScript((clearUpDelayMs) => {
      const { setTimeout } = window;
      const slower = (run: () => void, ms?: number) =>
        setTimeout(run, ms === clearUpDelayMs ? 2500 : ms);
      Object.assign(window, { setTimeout: slower });
    }, 500);
    await next.goto(`${app.url}/modules/3`);
    await expect(next.getByText('Not yet started')).toBeVisible();
    expect(await keptRecords(next)).not.toContain('encrypted');
    await next.getByRole('link', { name: 'Open this part: Networking' }).click();
    await pitch(next).fill('Zeppelin Rigger');
    await expect.poll(() => keptRecords(next)).toContain('encrypted');
    await next.reload();
    await expect(pitch(next)).toHaveValue('Zeppelin Rigger');
  },
);

test(
  'own computer: a kill that swallowed the sign-in costs no unsent word',
  deep,
  async ({ app }) => {
    const person = app.newPerson();
    const { page } = await computer.open();
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Ana');
    await saveToAccount(page);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await typeName(page, 'Quillana Vorster');
    await computer.close();
    const next = await openAfterKill(app);
    await next.goto(app.url);
    // The mark of a tab that has cleared up.
    await expect.poll(() => namesKept(next)).toContain('cq-tab');
    await logIn(next, app, person);
    await expect(next.getByLabel('Full name')).toHaveValue('Quillana Vorster');
  },
);

test(
  'words that a key of this window alone opens: the line says until when they are saved',
  deep,
  async ({ app }) => {
    const untilClosed = 'Saved on this device until you close this window';
    const { context, page } = await computer.open();
    const guest = await context.newPage();
    await openGame(guest, app, 'real');
    await begin(guest, { guest: 'shared' });
    await answer(guest, 'What is your name?', 'Zeppelin Rigger');
    await expect(statusLine(guest)).toHaveText(untilClosed);

    await test.step('somebody whose account gives no secret to lock the key with', async () => {
      const person = app.newPerson({ isOnSharedComputer: true });
      app.setFault((request) =>
        isSave(request) || isForSecret(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
      );
      await signUpAndConfirm(page, app, person);
      await page.getByLabel('Full name').fill('Quillana Vorster');
      await expect(statusLine(page)).toHaveText(untilClosed);
      const database = await databaseOf(app, person);
      await computer.kill();
      await expectNoDatabase((await computer.open()).page, database, app);
    });
  },
);

test(
  'who came by the link of a mail finds what was not sent at the next log in, too',
  deep,
  async ({ app }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    const phone = await newComputer();
    await signUp((await phone.open()).page, app, person);
    await phone.throwAway();
    const { page } = await computer.open();
    await acceptMailLink(page, app, person);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await typeName(page, 'Quillana Vorster');
    await expect(statusLine(page)).toHaveText('Saved on this device');
    await computer.close();
    app.setFault(null);
    const next = await computer.open();
    await logIn(next.page, app, person);
    await expect(next.page.getByLabel('Full name')).toHaveValue('Quillana Vorster');
  },
);

test(
  'work that the account cannot open at the next log in waits, is said, and opens when it can',
  deep,
  async ({ app }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    const { page } = await computer.open();
    await signUpAndConfirm(page, app, person);
    const sorry = () => jsonAnswer(503, { message: 'Sorry' });
    app.setFault((request) => (isSave(request) ? sorry() : undefined));
    await typeName(page, 'Quillana Vorster');
    await computer.close();

    app.setFault((request) => (isForSecret(request) ? sorry() : undefined));
    const next = await computer.open();
    await logIn(next.page, app, person);
    const notice = next.page.getByRole('region', { name: 'Some of your work waits here, locked' });
    await expect(notice).toBeVisible();
    await next.page.getByLabel('Phone').fill('555-0142');
    await expect(statusLine(next.page)).toHaveText(
      'Not all is here: some of your work waits, locked',
    );
    await notice.getByRole('button', { name: 'Try again now' }).click();
    await expect(notice.getByText(/^It did not open/)).toBeVisible();
    app.setFault(null);
    await notice.getByRole('button', { name: 'Try again now' }).click();
    await expect(next.page.getByLabel('Full name')).toHaveValue('Quillana Vorster');
    await expect(next.page.getByLabel('Phone')).toHaveValue('555-0142');
    await expect(notice).toBeHidden();
    await saveToAccount(next.page);
  },
);

/** The next browser after a kill in a session's first seconds: only the databases have reached the disk by then. */
async function openAfterKill(app: App): Promise<Page> {
  const { page } = await computer.open();
  // A file, so that no page of ours runs before the state is laid.
  await page.goto(`${app.url}/manifest.webmanifest`);
  await page.evaluate(() => localStorage.clear());
  return page;
}
