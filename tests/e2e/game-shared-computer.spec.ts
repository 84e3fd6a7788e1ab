import type { Page } from '@playwright/test';
import { guideLineMs } from '@/domain/game/game-script';
import { expect, test } from '../support/app';
import { statusLine } from '../support/builder';
import { answer, begin, expectQuestion, openGame, replyBox } from '../support/game';
import { deep, deepUnless } from '../support/deep';

test('a guest is asked about the computer before anything about them is kept, once in a session', async ({
  page,
  app,
}) => {
  await openGame(page, app);
  await answer(page, 'Ready to begin?', 'yes');
  await expect(page.getByRole('heading', { name: 'Is this a shared computer?' })).toBeFocused();
  await page.clock.runFor(5 * guideLineMs);
  const chat = page.getByRole('log', { name: 'Conversation' });
  await expect(chat, 'one question at a time').not.toContainText('What is your name?');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'No, only I use it' }).click();
  await expect(chat).toContainText('What is your name?');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.reload();
  await expectQuestion(page, 'What is your name?');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
});

test('on a shared computer "Clear and leave" leaves nothing behind', async ({ page, app }) => {
  await openGame(page, app);
  await begin(page, { guest: 'shared' });
  await answer(page, 'What is your name?', 'Ana Lopez');
  await expectQuestion(page, 'What is your email address?');
  await page.getByRole('button', { name: 'Clear and leave' }).click();
  await page.getByRole('button', { name: 'Clear it now' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  expect(await databases(page)).not.toContain('cq-guest');
  await openGame(page, app);
  await expect(page.getByText('Ana Lopez')).toHaveCount(0);
});

test(
  'a new browser session on a shared computer erases the last guest, another tab does not',
  deep,
  async ({ page, context, app }) => {
    await openGame(page, app);
    await begin(page, { guest: 'shared' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    await expectQuestion(page, 'What is your email address?');
    await page.reload();
    await expectQuestion(page, 'What is your email address?');

    const tab = await context.newPage();
    await tab.goto(`${app.url}/game`);
    await expect(tab.getByRole('log').getByText('Ana Lopez')).toBeVisible();
    await page.close();
    await tab.close();

    const next = await context.newPage();
    await next.goto(app.url);
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => databases(next)).not.toContain('cq-guest');
    await openGame(next, app);
    await expect(next.getByText('Ana Lopez')).toHaveCount(0);
  },
);

test(
  'on their own computer a guest finds their answers again in a new session',
  deep,
  async ({ page, context, app }) => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    await expectQuestion(page, 'What is your email address?');
    // Until the line says so nothing is promised: the rewriting after "only I use it" comes first on the disk.
    await expect(statusLine(page)).toHaveText('Saved on this device');
    await page.close();
    const next = await context.newPage();
    await next.goto(`${app.url}/game`);
    await expect(next.getByRole('log').getByText('Ana Lopez')).toBeVisible();
  },
);

for (const [guest, name, email] of [
  ['own', 'name', 'email'],
  ['shared', 'off', 'off'],
] as const)
  test(
    `the browser may fill in who they are on their own device alone (${guest})`,
    deepUnless(guest === 'shared'),
    async ({ page, app }) => {
      await openGame(page, app);
      await begin(page, { guest });
      await expect(replyBox(page)).toHaveAttribute('autocomplete', name);
      await answer(page, 'What is your name?', 'Ana Lopez');
      await expectQuestion(page, 'What is your email address?');
      await expect(replyBox(page)).toHaveAttribute('autocomplete', email);
    },
  );

async function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}
