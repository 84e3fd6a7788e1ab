import type { Page } from '@playwright/test';
import { isSave, jsonAnswer } from '../support/answers';
import { expect, test, type App } from '../support/app';
import { saveToAccount, statusLine } from '../support/builder';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { keptRecords } from '../support/kept-records';
import { expectRow, resumeRows } from '../support/people';
import {
  closeAndStay,
  everythingHere,
  everythingKept,
  everythingShown,
  foundIn,
  namesKept,
} from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test.use({
  viewport: { width: 1280, height: 900 },
  // The account is out of reach in some of these tests, on purpose.
  expectedErrors: [/the server responded with a status of (401|403|503)/],
});

const secret = 'Quillana Vorster';

test('logging out with unsent work asks; sending it now saves it and leaves nothing', async ({
  page,
  app,
}) => {
  const person = await startWithUnsentWork(page, app);
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.getByRole('button', { name: 'Send it now and log out' }).click();
  await expect(page.getByText(/^We could not reach your account\./)).toBeVisible();
  app.setFault(null);
  await page.getByRole('button', { name: 'Send it now and log out' }).click();
  await expectEmptyHome(page, app);
  expect(JSON.stringify(await resumeRows(app, person))).toContain(secret);
});

test(
  'a copy is downloaded before a log out that throws the rest away',
  deep,
  async ({ page, app }) => {
    const person = await startWithUnsentWork(page, app);
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    const coming = page.waitForEvent('download');
    // A second click, as of people who click on everything twice, is no yes to the question that follows.
    await page.getByRole('button', { name: 'Save a copy and log out' }).dblclick({ delay: 150 });
    const copy = await (await coming).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of copy) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8')).toContain(secret);
    // No page hears whether a download came.
    const question = page.getByRole('dialog', { name: 'Some of your work is not in your account' });
    await expect(question).toContainText('Look for the file in your downloads. Is it there?');
    await question.getByRole('button', { name: 'The file is there: log out' }).click();
    await expectEmptyHome(page, app);
    expect(await resumeRows(app, person)).toEqual([]);
  },
);

for (const [how, name, said] of [
  ['is closed', 'AbortError', 'If you log out now, this device forgets it.'],
  ['fails', 'NotAllowedError', 'We could not make the file. Your work is still here.'],
] as const)
  test(
    `on an iPhone a share sheet that ${how} leaves the work where it is`,
    deep,
    async ({ page, app }) => {
      await startWithUnsentWork(page, app);
      await page.evaluate((errorName) => {
        Object.assign(navigator, {
          standalone: true,
          canShare: () => true,
          share: () => Promise.reject(new DOMException('No', errorName)),
        });
      }, name);
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
      await page.getByRole('button', { name: 'Save a copy and log out' }).click();
      await expect(page.getByText(said)).toBeVisible();
      await page.getByRole('button', { name: 'Stay logged in' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue(secret);
    },
  );

test(
  'work that is thrown away at the log out is gone, also for the next log in',
  deep,
  async ({ page, app }) => {
    const person = await startWithUnsentWork(page, app);
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await page.getByRole('button', { name: 'Throw it away and log out' }).click();
    await expectEmptyHome(page, app);
    app.setFault(null);
    await logIn(page, app, person);
    await expect(page.getByLabel('Full name')).toHaveValue('');
  },
);

test('closing the window with unsent work warns, and who stays is asked what to do with it', async ({
  page,
  app,
}) => {
  await startWithUnsentWork(page, app);
  await closeAndStay(page);
  await expect(
    page.getByRole('dialog', { name: 'Some of your work is not in your account yet' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(secret);
});

for (const isOnSharedComputer of [true, false])
  test(
    `the browser is ${isOnSharedComputer ? 'not ' : ''}asked to offer a name again, ${isOnSharedComputer ? 'shared' : 'own'} computer`,
    deep,
    async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer }));
      await expect(page.getByRole('article')).toBeVisible();
      for (const [label, kind] of [
        ['Full name', 'name'],
        ['Email', 'email'],
        ['Phone', 'tel'],
        ['Address', 'address-level2'],
      ] as const)
        await expect(page.getByLabel(label)).toHaveAttribute(
          'autocomplete',
          isOnSharedComputer ? 'off' : kind,
        );
    },
  );

test(
  'closing the window with everything sent does not warn',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
    await page.getByLabel('Full name').fill(secret);
    await saveToAccount(page);
    const gone = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await gone;
    expect(context.pages()).toEqual([]);
  },
);

test('a guest who closes the window is warned, and offered a copy or to clear', async ({
  page,
  app,
}) => {
  await startGuest(page, app);
  const asking = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  await (await asking).dismiss();
  await closing;
  const dialog = page.getByRole('dialog', { name: 'Clear everything you typed here?' });
  await expect(dialog.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear it now' }).click();
  await expectEmptyHome(page, app);
});

test('Back, and a page from the browser’s memory, show nothing after a log out', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
  await page.getByLabel('Full name').fill(secret);
  await saveToAccount(page);
  for (const name of ['Course Modules', 'Resume Builder'])
    await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(secret);
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expectEmptyHome(page, app);
  for (let steps = 0; steps < 6; steps += 1) {
    await page.goBack();
    if (!page.url().startsWith(app.url)) break;
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await everythingShown(page)).not.toContain(secret);
  }
});

test(
  'a page that comes back from the browser’s memory after its session has ended empties itself',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
    await page.getByLabel('Full name').fill(secret);
    await saveToAccount(page);
    // What another tab's log out leaves, and what the browser says when it shows the page again.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('cq-encrypted-')) localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectEmptyHome(page, app);
  },
);

test(
  'the guest’s other tab shares the work, and is emptied with it',
  deep,
  async ({ page, app, context }) => {
    await startGuest(page, app);
    const other = await context.newPage();
    await other.goto(`${app.url}/game`);
    await expect(other.getByRole('log').getByText(secret)).toBeVisible();
    await page.getByRole('button', { name: 'Clear and leave' }).click();
    await page.getByRole('button', { name: 'Clear it now' }).click();
    await expectEmptyHome(page, app);
    await expectEmptyHome(other, app);
  },
);

test('a learner’s other tab is emptied by a log out', async ({ page, app, context }) => {
  const person = app.newPerson({ isOnSharedComputer: true });
  await signUpAndConfirm(page, app, person);
  await page.getByLabel('Full name').fill(secret);
  await saveToAccount(page);
  const other = await context.newPage();
  await logIn(other, app, person);
  await expect(other.getByLabel('Full name')).toHaveValue(secret);
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expectEmptyHome(page, app);
  await expectEmptyHome(other, app);
});

test(
  'somebody else who logs in over an open session sees and sends nothing of it',
  deep,
  async ({ page, app }) => {
    const ana = await startWithUnsentWork(page, app);
    const ben = app.newPerson({ isOnSharedComputer: true });
    await signUpAndConfirm(page, app, ben);
    await expect(page.getByLabel('Full name')).toHaveValue('');
    app.setFault(null);
    await page.getByLabel('Phone').fill('(937) 555-0142');
    await saveToAccount(page);
    expect(foundIn(await everythingHere(page, app.url), [secret, ana.email])).toEqual([]);
    expect(JSON.stringify(await resumeRows(app, ben))).not.toContain(secret);
    expect(await resumeRows(app, ana)).toEqual([]);
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
    await logIn(page, app, ana);
    await expect(page.getByLabel('Full name')).toHaveValue(secret);
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
    await expectRow(app, ana, secret, 1);
  },
);

test(
  '"This is my own device" keeps the work, as it is, for the next session',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
    await page.getByLabel('Full name').fill(secret);
    await expect(statusLine(page)).toHaveText(/^Saved/);
    expect(await everythingKept(page)).not.toContain(secret);
    await page.getByRole('button', { name: 'This is my own device' }).click();
    await expect.poll(() => everythingKept(page)).toContain(secret);
    const next = await context.newPage();
    await page.close();
    await next.goto(`${app.url}/resume-builder/chapter/1`);
    await expect(next.getByLabel('Full name')).toHaveValue(secret);
  },
);

/** A learner on a shared computer whose account cannot be reached, with a name that is not in it. */
async function startWithUnsentWork(page: Page, app: App) {
  const person = app.newPerson({ isOnSharedComputer: true });
  await signUpAndConfirm(page, app, person);
  await expect(page.getByLabel('Full name')).toBeVisible();
  app.setFault((request) => (isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined));
  await page.getByLabel('Full name').fill(secret);
  await expect(statusLine(page)).toHaveText(/^Saved on this device/);
  expect(await keptRecords(page)).toContain('wrapped');
  return person;
}

async function startGuest(page: Page, app: App): Promise<void> {
  await openGame(page, app);
  await begin(page, { guest: 'shared' });
  await answer(page, 'What is your name?', secret);
  await expectQuestion(page, 'What is your email address?');
}

/** Home, with nothing of anybody on the page or in the browser. */
async function expectEmptyHome(page: Page, app: App): Promise<void> {
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  expect(await everythingShown(page)).not.toContain(secret);
  expect(await everythingKept(page)).not.toContain(secret);
  const names = ['cq-encrypted-', 'cq-key-', 'cq-draft-key', 'cq-session', 'cq-marker', 'cq-draft'];
  // Tabs that empty themselves and the one that clears up behind the person finish each on their own.
  await expect.poll(async () => foundIn(await namesKept(page), names)).toEqual([]);
}
