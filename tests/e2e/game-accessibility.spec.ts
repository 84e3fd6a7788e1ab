import { expect, test } from '../support/app';
import { violations, violationsInEachLook } from '../support/violations';
import {
  answer,
  begin,
  expectQuestion,
  openGame,
  replyBox,
  tellUpToDescription,
} from '../support/game';
import { anaLopez } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';

test.describe('without an account', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the whole chat has no accessibility violation, with tips and panel and at its end', async ({
    page,
    app,
  }) => {
    await openGame(page, app);
    await answer(page, 'Ready to begin?', 'yes');
    await expect(page.getByRole('button', { name: 'Yes, it is shared' })).toBeVisible();
    expect(await violationsInEachLook(page), 'the question about the computer').toEqual([]);
    await page.getByRole('button', { name: 'Yes, it is shared' }).click();
    await tellUpToDescription(page, anaLopez);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('switch', { name: 'AI Mode' }).click();
    await page.keyboard.press('Escape');
    await replyBox(page).fill('Responsible for food');
    await page.getByRole('button', { name: 'Get AI Help' }).click();
    expect(await violationsInEachLook(page), 'help and panel').toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await answer(page, 'Do you want to add another job?', 'no');
    await expectQuestion(page, 'What did you study or earn?');
    await page.getByRole('button', { name: 'Skip' }).click();
    await answer(page, 'What skills do you have?', 'Spanish');
    await expect(page.getByRole('heading', { name: /your resume is ready/i })).toBeFocused();
    await page.getByRole('button', { name: 'Change my resume' }).click();
    await expect(page.getByLabel('Full name')).toBeVisible();
    expect(await violationsInEachLook(page), 'the end').toEqual([]);
    await page.getByRole('button', { name: 'Clear and leave' }).click();
    expect(await violationsInEachLook(page), 'the question before clearing').toEqual([]);
  });
});

test.describe('with an account', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    expectedErrors: [[/^AI: /], { scope: 'test' }],
  });

  test('the assistant and its failure have none either', async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: 'AI Mode' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Chapter' }).click();
    await page.getByRole('button', { name: 'Get a Suggestion' }).click();
    await expect(page.getByText("Sorry, I couldn't get a suggestion")).toBeVisible();
    expect(await violations(page), 'failure').toEqual([]);
  });
});

test('nothing of the chat scrolls sideways at 320 px, even with one endless word', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGame(page, app);
  await begin(page, { guest: 'shared' });
  await answer(page, 'What is your name?', `x${'y'.repeat(120)}`);
  await expectQuestion(page, 'What is your email address?');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
