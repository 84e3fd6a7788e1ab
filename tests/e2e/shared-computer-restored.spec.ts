import { setTimeout as pass } from 'node:timers/promises';
import { isSave, jsonAnswer } from '../support/answers';
import { expect, test, type App, type Person } from '../support/app';
import { saveToAccount, statusLine } from '../support/builder';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { resumeRows } from '../support/people';
import { everythingHere, foundIn, newComputer, type Computer } from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test.use({ expectedErrors: [/the server responded with a status of 503/] });

const secret = 'Quillana Vorster';
const guestSecret = 'Zeppelin Rigger';
const tooLateMs = 61_000;
const tooLate = /^This page was closed for more than a minute, so we /;

let computer: Computer;
test.beforeEach(async () => {
  computer = await newComputer();
});
test.afterEach(({ app }) => {
  app.setFault(null);
  return computer.throwAway();
});

// A minute of waiting, and after a kill two more, for the browser to write what it opens again.
for (const end of ['close', 'kill'] as const)
  test(
    `a browser opens its windows again, a minute after the ${end}: a learner's is locked until their own log in, a guest's is erased`,
    deep,
    async ({ app }) => {
      test.setTimeout(240_000);
      // One that has never been closed before opens nothing again after a kill.
      await computer.open();
      await computer.close();
      const ana = app.newPerson({ isOnSharedComputer: true });
      const { context, page } = await computer.open();
      const guest = await context.newPage();
      await openGame(guest, app, 'real');
      await begin(guest, { guest: 'shared' });
      await answer(guest, 'What is your name?', guestSecret);
      await expectQuestion(guest, 'What is your email address?');
      await signUpAndConfirm(page, app, ana);
      app.setFault((request) =>
        isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
      );
      await page.getByLabel('Full name').fill(secret);
      await expect(statusLine(page)).toHaveText(/^Saved on this device/);
      if (end === 'kill') await waitForTabsOnDisk(app, ana);
      await computer[end]();
      await pass(tooLateMs);
      app.setFault(null);

      const { context: again } = await computer.open(['--restore-last-session']);
      const tabs = () => again.pages().filter((tab) => tab.url().startsWith(app.url));
      await expect.poll(() => tabs().length).toBe(2);
      const said = await Promise.all(tabs().map((tab) => tab.getByText(tooLate).innerText()));
      expect(said.map((text) => text.replace(tooLate, '')).toSorted()).toEqual([
        'cleared what was typed here.',
        'logged you out. What is not in your account yet waits here for your next log in.',
      ]);
      const [next] = tabs();
      if (!next) throw new Error('No tab was opened again.');
      const all = [secret, guestSecret, ana.email];
      expect(foundIn(await everythingHere(next, app.url), all)).toEqual([]);
      expect(await resumeRows(app, ana)).toEqual([]);
      await logIn(next, app, ana);
      await expect(next.getByLabel('Full name')).toHaveValue(secret);
    },
  );

test(
  'a tab that is reopened from the history of the same browser goes on within a minute, and is locked after it',
  deep,
  async ({ app }) => {
    const ana = app.newPerson({ isOnSharedComputer: true });
    const { context, page } = await computer.open();
    await signUpAndConfirm(page, app, ana);
    await page.getByLabel('Full name').fill(secret);
    await saveToAccount(page);
    // A page of nobody's in the same tab: what the browser keeps for a closed tab is its storage as it was left. Its address is
    // one that the worker leaves alone: to any other it would give the app, which notes in the tab that it was open.
    const blank = `${app.url}/rest/v1/blank`;
    await context.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(blank);
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    await page.goto('about:blank');
    const reopen = async () => {
      const again = await context.newPage();
      await again.goto(blank);
      await again.evaluate((text) => {
        for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>))
          sessionStorage.setItem(key, value);
      }, kept);
      await again.goto(`${app.url}/resume-builder/chapter/1`);
      return again;
    };
    const soon = await reopen();
    await expect(soon.getByLabel('Full name')).toHaveValue(secret);
    await soon.close();
    await context.clock.setSystemTime(Date.now() + tooLateMs);
    const late = await reopen();
    await expect(late.getByText(tooLate)).toBeVisible();
    expect(foundIn(await everythingHere(late, app.url), [secret, ana.email])).toEqual([]);
  },
);

test(
  'a window that stands open and unused for minutes, and is then reloaded, goes on',
  deep,
  async ({ app }) => {
    const { context, page } = await computer.open();
    await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
    await page.getByLabel('Full name').fill(secret);
    await saveToAccount(page);
    await context.clock.setSystemTime(Date.now() + 5 * tooLateMs);
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(secret);
  },
);

test(
  'the files of a closed window hold no token of the account, though each reload of it goes on without a log in',
  deep,
  async ({ app }) => {
    const ana = app.newPerson({ isOnSharedComputer: true });
    const { context, page } = await computer.open();
    const answers: Promise<{ access_token?: string; refresh_token?: string }>[] = [];
    context.on('response', (response) => {
      if (/\/auth\/v1\/(verify|token)/.test(response.url())) answers.push(response.json());
    });
    await signUpAndConfirm(page, app, ana);
    await app.waitForOfflineReady(page);
    const reloads = [
      () => page.reload(),
      async () => {
        await page.reload({ waitUntil: 'commit' });
        // By the page itself: the browser refuses the test runner's own reload while it swaps the pages.
        const again = page.waitForEvent('framenavigated');
        await page.evaluate(() => location.reload());
        await again;
      },
    ];
    for (const [index, reload] of reloads.entries()) {
      await reload();
      await page.getByLabel('Full name').fill(`${secret} ${String(index)}`);
      await saveToAccount(page);
    }
    await computer.close();
    const given = await Promise.all(answers);
    const tokens = given.flatMap((one) => [one.access_token ?? '', one.refresh_token ?? '']);
    expect(tokens).toHaveLength(2);
    expect(await computer.search(tokens)).toEqual([]);
    // The tab's storage lies in these files, so that finding nothing means something.
    expect((await computer.search([ana.email])).join()).toContain('Session Storage/');
  },
);

/** The browser's own list of its tabs and what it keeps for them reach the disk up to a minute late. */
async function waitForTabsOnDisk(app: App, { email }: Person): Promise<void> {
  await expect
    .poll(() => computer.search(['cq-encrypted-guest']), { timeout: 70_000 })
    .not.toEqual([]);
  // By what only the tabs' own storage has: the names of keys stand in the app's stored scripts, too.
  for (const text of ['cq-key-guest', email])
    await expect
      .poll(() => computer.search([text]), { timeout: 70_000 })
      .toContainEqual(expect.stringContaining('Session Storage/'));
  await expect
    .poll(() => computer.search([app.url]), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining('/Sessions/'));
}
