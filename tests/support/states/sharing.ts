import { expect, type Page } from '@playwright/test';
import { isSave, jsonAnswer } from '../answers';
import type { App } from '../app';
import { answer, begin, expectQuestion, openGame } from '../game';
import { openTab } from '../sample-resume';
import { haveAccount, signUpAndConfirm } from '../sign-in';
import { fillDisk, fillDiskLater, type State } from './state';

async function sitDown(page: Page, app: App): Promise<void> {
  await page.clock.install();
  await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
  await openTab(page, 'My resume');
}

async function sitDownAsGuest(page: Page, app: App): Promise<void> {
  await openGame(page, app);
  await begin(page, { guest: 'shared' });
  await answer(page, 'What is your name?', 'Ana Lopez');
  await expectQuestion(page, 'What is your email address?');
}

/** The tab is closed, and opened again from the browser's history more than a minute later. */
async function comeBackLate(page: Page, app: App, path: string): Promise<void> {
  const blank = `${new URL(app.url).origin}/rest/v1/blank`;
  await page
    .context()
    .route(blank, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
  await page.goto(blank);
  await page.clock.setSystemTime(Date.now() + 90_000);
  await page.goto(app.url + path);
}

const idle: State[] = [
  {
    name: 'the warning after nine quiet minutes',
    sees: 'Are you still there?',
    reach: async ({ page, app }) => {
      await sitDown(page, app);
      await page.clock.fastForward('09:10');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.runFor(20_000);
    },
  },
  {
    name: 'a learner was away, and what is unsent waits',
    sees: /^Nobody used this computer for 10 minutes.*waits here/,
    reach: async ({ page, app }) => {
      await sitDown(page, app);
      app.setFault((request) => (isSave(request) ? jsonAnswer(503, {}) : undefined));
      await page.getByLabel('Full name').fill('Ana Lopez');
      await expect(page.getByText('Saved on this device').first()).toBeVisible();
      await page.clock.fastForward('11:00');
    },
  },
  {
    name: 'a learner was away, and what was unsent is gone',
    sees: /^Nobody used this computer for 10 minutes.*cleared/,
    reach: async ({ page, app }) => {
      await page.addInitScript(fillDiskLater);
      await sitDown(page, app);
      app.setFault((request) => (isSave(request) ? jsonAnswer(503, {}) : undefined));
      await fillDisk(page);
      await page.getByLabel('Full name').fill('Ana Lopez');
      await expect(page.getByText('Not saved: this device is full.').first()).toBeVisible();
      await page.clock.fastForward('09:10');
      await page.clock.fastForward('02:00');
      await page.clock.fastForward('00:10');
    },
  },
  {
    name: 'a guest was away',
    sees: 'Nobody used this computer for a while, so we cleared what was typed here.',
    reach: async ({ page, app }) => {
      await sitDownAsGuest(page, app);
      await page.clock.fastForward('11:00');
    },
  },
  {
    name: 'a portal was left alone',
    sees: 'Nobody was here, so we cleared what was typed.',
    reach: async ({ page, app }) => {
      const person = app.newPerson();
      await haveAccount(app, person);
      await page.clock.install();
      await page.goto(`${app.url}/auth`);
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByRole('button', { name: 'Send the email' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeVisible();
      await page.clock.fastForward('11:00');
    },
  },
  {
    name: 'a learner comes back late to a closed page',
    sees: /^This page was closed for more than a minute.*logged you out/,
    reach: async ({ page, app }) => {
      await sitDown(page, app);
      await page.getByLabel('Full name').fill('Ana Lopez');
      await expect(page.getByText(/^Saved/).first()).toBeVisible();
      await comeBackLate(page, app, '/resume-builder/chapter/1');
    },
  },
  {
    name: 'a guest comes back late to a closed page',
    sees: /^This page was closed for more than a minute.*cleared/,
    reach: async ({ page, app }) => {
      await sitDownAsGuest(page, app);
      await comeBackLate(page, app, '/game');
    },
  },
];

/** Where a guest is asked whose computer it is before anything is kept, and how it comes to that. */
const questions: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    '/modules/3#networking',
    (page) => page.getByRole('textbox', { name: 'Who you are' }).fill('Every child ate'),
  ],
  ['/papers', (page) => expect(page.getByText(/^Is this a shared computer/).first()).toBeVisible()],
  [
    '/game',
    async (page) => {
      await page.getByRole('textbox').first().fill('yes');
      await page.getByRole('button', { name: 'Send' }).click();
    },
  ],
];

const asked: State[] = [
  ...questions.flatMap(([path, come]) =>
    (['Yes, it is shared', 'No, only I use it'] as const).map((says): State => ({
      name: `${path} asks whose computer it is: ${says}`,
      sees: /./,
      reach: async ({ page, app }) => {
        await page.goto(app.url + path);
        await come(page);
        await page.getByRole('button', { name: says }).click();
        await expect(page.getByRole('button', { name: says })).toBeHidden();
      },
    })),
  ),
  {
    name: 'a log out on a shared computer',
    sees: 'You are logged out.',
    reach: async ({ page, app }) => {
      await sitDown(page, app);
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    },
  },
  {
    name: 'somebody else has logged in in another tab',
    sees: 'This page has stopped',
    reach: async ({ page, app, openTab: open }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      const session = await haveAccount(app, app.newPerson());
      const other = await open();
      await other.goto(`${app.url}/forum`);
      await other.evaluate((given) => {
        const { userId, email } = given;
        localStorage.setItem('cq-session', JSON.stringify({ ...given, receivedAt: Date.now() }));
        localStorage.setItem('cq-marker', JSON.stringify({ userId, email }));
      }, session);
      await other.reload();
    },
  },
];

/** What people on shared computers meet. */
export const statesOfSharing: readonly State[] = [...idle, ...asked];
