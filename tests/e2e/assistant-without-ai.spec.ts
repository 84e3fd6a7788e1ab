import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import {
  begin,
  expectQuestion,
  openGame,
  replyBox,
  tellUpToDescription,
  hurryGuide,
} from '../support/game';
import { anaLopez } from '../support/sample-resume';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';

test.use({ expectedErrors: [[/^AI: /, /status of 503/], { scope: 'test' }] });
const sorry = "Sorry, I couldn't get a suggestion at this time.";

test('with no AI set up the assistant says so in the words of the spec, and no request leaves', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUpAndConfirm(page, app, app.newPerson());
  await openTab(page, 'Chapter');
  await page.getByRole('switch', { name: 'AI Mode' }).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Get a Suggestion' }).click();
  await expect(page.getByText(sorry)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('AI help is not set up on this site.')).toBeVisible();
  // The page's own files may still be on their way; the table is where the resume is saved.
  const own = ['/assets/', '/rest/', '/sw.js', '/icons/'].map((path) => app.url + path);
  expect(requests.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([]);
});

test(
  'with no AI set up the guide says sorry, and the typed words stay',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await hurryGuide(page);
    await page.goto(`${app.url}/game`);
    await begin(page, { guest: 'no' });
    await tellUpToDescription(page, anaLopez);
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    await expect(page.getByText('Write a few words about the job first.')).toBeVisible();
    await replyBox(page).fill('Cooked 120 meals');
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    await expectQuestion(page, sorry);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(replyBox(page)).toHaveValue('Cooked 120 meals');
  },
);

test('with the server gone the guide says sorry, the words stay, and the game goes on', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await app.waitForOfflineReady(page);
  await app.pause();
  await hurryGuide(page);
  await page.goto(`${app.url}/game`);
  await begin(page, { guest: 'no' });
  await tellUpToDescription(page, anaLopez);
  await replyBox(page).fill('Cooked 120 meals');
  await page.getByRole('button', { name: 'Get AI Help' }).click();
  await expectQuestion(page, sorry);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  await expect(replyBox(page)).toHaveValue('Cooked 120 meals');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectQuestion(page, 'Do you want to add another job?');
});

test(
  'a guest who asks for AI, online or offline, reads that it needs an account and gets the coach',
  deep,
  async ({ page, app }) => {
    await openGame(page, app);
    await app.waitForOfflineReady(page);
    await app.pause();
    await begin(page, { guest: 'own' });
    await tellUpToDescription(page, anaLopez);
    await replyBox(page).fill('Responsible for unloading 4 trucks each night');
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    await expect(page.getByText('AI help needs an account.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Say what you did' })).toBeVisible();
    await replyBox(page).fill('Unloaded 4 trucks each night and kept the dock clear');
    await expect(page.getByText('We have no tip for this line.')).toBeVisible();
  },
);

test('no key of a provider is in the build', () => {
  const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(`dist/assets/${name}`, 'utf8');
    expect(text, name).not.toMatch(/AIza[\w-]{20,}|AI_PROVIDER_KEY/);
  }
});
