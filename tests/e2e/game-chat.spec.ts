import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { statusLine, typeName } from '../support/builder';
import { answer, begin, expectQuestion, hurryGuide, openGame, replyBox } from '../support/game';
import { keptRecords } from '../support/kept-records';
import { resumeRows } from '../support/people';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';

test('the chat says that it loads, and asks again when its words do not come', async ({
  page,
  app,
}) => {
  let isThere = false;
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/assets\/game-script/, async (route) => {
    await isLetGo;
    await (isThere ? route.continue() : route.abort());
  });
  await page.goto(`${app.url}/game`);
  await expect(page.getByText('Loading chat...')).toBeVisible();
  letGo();
  await expect(page.getByRole('alert')).toContainText('This part did not load.');
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectQuestion(page, 'Ready to begin?');
});

test.describe('a new version took the words of the chat away', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('to try again loads the page of that version', async ({ page, context, app }) => {
    let visits = 0;
    await context.route(`${app.url}/game`, async (route) => {
      if (route.request().isNavigationRequest()) {
        visits += 1;
        return route.continue();
      }
      const answer = await route.fetch();
      const html = await answer.text();
      const newer = html.replaceAll(/app-[\w-]+\.js/g, 'app-newer.js');
      return route.fulfill({ response: answer, body: newer });
    });
    await context.route(/assets\/game-script/, (route) =>
      visits === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(`${app.url}/game`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectQuestion(page, 'Ready to begin?');
    expect(visits).toBe(2);
  });
});

test.beforeEach(({ page }) => hurryGuide(page));

testBothWaysOnlineByDay(
  'the status line says from the first moment where the work is',
  async ({ page, app }) => {
    await openGame(page, app);
    await expect(statusLine(page)).toHaveText('Nothing to save yet');
    await begin(page, { guest: 'own' });
    await expect(statusLine(page)).toHaveText('Nothing to save yet');
    await answer(page, 'What is your name?', 'Ana Lopez');
    await expect(statusLine(page)).toHaveText('Saved on this device');
    await page.reload();
    await expect(statusLine(page)).toHaveText('Saved on this device');
  },
);

test('the Enter that ends the word of an input method sends nothing, in Safari neither', async ({
  page,
  app,
}) => {
  await openGame(page, app);
  await begin(page, { guest: 'own' });
  await replyBox(page).fill('小');
  await replyBox(page).evaluate((box) => {
    const key = { key: 'Enter', bubbles: true, cancelable: true };
    box.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }));
    // Safari tells that the composing has ended first, and this code with the key.
    box.dispatchEvent(new KeyboardEvent('keydown', { ...key, keyCode: 229 }));
  });
  await expect(replyBox(page)).toHaveValue('小');
  await replyBox(page).fill('小明');
  await replyBox(page).press('Enter');
  await expect(replyBox(page)).toHaveValue('');
  await expect(page.getByRole('log').getByText('小明', { exact: true })).toBeVisible();
});

testBothWaysOnlineByDay(
  'only another script resets the chat; the resume stays',
  async ({ page, app }) => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    await expectQuestion(page, 'What is your email address?');
    await expect.poll(() => keptRecords(page, ['resume'])).toContain('Ana Lopez');
    await page.reload();
    await expectQuestion(page, 'What is your email address?');
    await tellOfAnotherScript(page);
    await page.reload();
    await expectQuestion(page, 'Ready to begin?');
    await begin(page, { guest: 'no' });
    await expect(replyBox(page)).toHaveValue('Ana Lopez');
  },
);

testBothWaysOnlineByDay(
  'blank replies are ignored, the chat is a log, and the reply box keeps the focus',
  async ({ page, app }) => {
    await openGame(page, app);
    const log = page.getByRole('log', { name: 'Conversation' });
    const before = await log.locator('p').count();
    await replyBox(page).focus();
    await page.keyboard.press('Enter');
    await replyBox(page).fill('  \n ');
    const send = page.getByRole('button', { name: 'Send' });
    await expect(send, 'nothing is there to send').toHaveAttribute('aria-disabled', 'true');
    await send.click({ force: true });
    await expect(log.locator('p')).toHaveCount(before);
    await begin(page, { guest: 'own' });
    await expect(replyBox(page)).toBeFocused();
    await replyBox(page).fill('Ana Lopez');
    await page.keyboard.press('Enter');
    await expectQuestion(page, 'What is your email address?');
    await expect(replyBox(page)).toBeFocused();
    await expect(log.getByText('You: Ana')).toBeVisible();
  },
);

testBothWaysOnlineByDay(
  'yes in any case adds an entry, anything else goes on, and skipping leaves no empty entry',
  async ({ page, app }) => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    for (let skips = 0; skips < 3; skips += 1)
      await page.getByRole('button', { name: 'Skip' }).click();
    for (const [title, again] of [
      ['Cook', 'YES'],
      ['Driver', 'yes please'],
    ] as const) {
      await answer(page, 'What was your job title?', title);
      for (let skips = 0; skips < 5; skips += 1)
        await page.getByRole('button', { name: 'Skip' }).click();
      await answer(page, 'Do you want to add another job?', again);
    }
    await expectQuestion(page, 'What class, diploma or card do you have?');
    await page.getByRole('button', { name: 'Skip' }).click();
    await answer(page, 'What skills do you have?', ' Spanish ,grill,, ');
    const sheet = page.getByRole('article', { name: 'Your resume' });
    await expect(sheet).toContainText('Cook');
    await expect(sheet).toContainText('Driver');
    await expect(sheet).toContainText('Spanish, grill');
    await expect(sheet.getByRole('heading', { name: 'Education' })).toHaveCount(0);
  },
);

testBothWaysOnlineByDay(
  'Back asks the last question again and offers the old answer; the new one replaces it',
  async ({ page, app }) => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Anna Lopez');
    await expectQuestion(page, 'What is your email address?');
    await page.getByRole('button', { name: 'Back to the last question' }).click();
    await expectQuestion(page, 'What is your name?');
    await expect(replyBox(page)).toHaveValue('Anna Lopez');
    await replyBox(page).fill('Ana Lopez');
    await page.keyboard.press('Enter');
    await expectQuestion(page, 'What is your email address?');
    await page.getByRole('button', { name: 'Back to the last question' }).click();
    await expect(replyBox(page)).toHaveValue('Ana Lopez');
  },
);

test('a reload with the server gone goes on in the middle, with the typed but unsent words', async ({
  page,
  app,
}) => {
  await openGame(page, app);
  await app.waitForOfflineReady(page);
  await app.pause();
  await begin(page, { guest: 'own' });
  await answer(page, 'What is your name?', 'Ana Lopez');
  await answer(page, 'What is your email address?', 'ana@example.com');
  await expectQuestion(page, 'What is your phone number?');
  await replyBox(page).fill('(937) 555');
  await expect.poll(() => keptRecords(page, ['resume'])).toContain('(937) 555');
  await page.reload();
  await expectQuestion(page, 'What is your phone number?');
  await expect(replyBox(page)).toHaveValue('(937) 555');
  await expect(page.getByRole('log').getByText('Ana Lopez')).toBeVisible();
  await expect(page.getByRole('log').getByText('Welcome! I am your guide.')).toHaveCount(1);
});

test('the game writes the resume of the builder, and asks for nothing twice', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await openTab(page, 'My resume');
  await typeName(page, 'Ana Lopez');
  await page.goto(`${app.url}/game`);
  await begin(page, { guest: 'no' });
  await expect(replyBox(page)).toHaveValue('Ana Lopez');
  await page.keyboard.press('Enter');
  await answer(page, 'What is your email address?', 'ana@example.com');
  await expectQuestion(page, 'What is your phone number?');
  await page.getByRole('link', { name: 'Resume Builder', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await page.getByRole('button', { name: 'Save to Cloud' }).click();
  await expect(page.getByText(/^Saved to your account, /)).toBeVisible();
  const [row] = await resumeRows(app, person);
  expect(row?.data).toMatchObject({
    personalInfo: { name: 'Ana Lopez', email: 'ana@example.com' },
  });
});

testBothWaysOnlineByDay(
  'AI Mode shows a panel with the resume data beside the chat',
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    const panel = page.getByRole('complementary', { name: 'AI help' });
    await expect(panel).toHaveCount(0);
    await page.getByRole('switch', { name: 'AI Mode' }).click();
    await expect(panel).toContainText('Ana Lopez');
    await expect(panel).toContainText('AI help needs an account.');
    await page.getByRole('switch', { name: 'AI Mode' }).click();
    await expect(panel).toHaveCount(0);
  },
);

type StoredRecord = { doc: { course: { progress: { game: { state: string } } } } };

/** Makes the stored chat one of another version of the script. */
function tellOfAnotherScript(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cq-guest');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('resume', 'readwrite');
          const store = change.objectStore('resume');
          const asking = store.get(1);
          asking.addEventListener('success', () => {
            const record = asking.result as StoredRecord;
            const { game } = record.doc.course.progress;
            const state = JSON.parse(game.state) as object;
            game.state = JSON.stringify({
              ...state,
              scriptVersion: 'an older one',
            });
            store.put(record);
          });
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}
