import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { violations, violationsInEachLook } from '../support/violations';
import {
  answer,
  begin,
  expectQuestion,
  openGame,
  replyBox,
  tellAll,
  tellUpToDescription,
} from '../support/game';
import { anaLopez } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';

test.describe('without an account', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test(
    'the whole chat has no accessibility violation, with tips and panel and at its end',
    deep,
    async ({ page, app }) => {
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
      await expectQuestion(page, 'What class, diploma or card do you have?');
      await page.getByRole('button', { name: 'Skip' }).click();
      await answer(page, 'What skills do you have?', 'Spanish');
      await expect(page.getByRole('heading', { name: /your resume is ready/i })).toBeFocused();
      await page.getByRole('button', { name: 'Change my resume' }).click();
      await expect(page.getByLabel('Full name')).toBeVisible();
      expect(await violationsInEachLook(page), 'the end').toEqual([]);
      await page.getByRole('button', { name: 'Clear and leave' }).click();
      expect(await violationsInEachLook(page), 'the question before clearing').toEqual([]);
    },
  );
});

test.describe('with an account', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    expectedErrors: [[/^AI: /], { scope: 'test' }],
  });

  test('the assistant and its failure have none either', deep, async ({ page, app }) => {
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
  await answer(page, 'What is your name?', `x ${'y'.repeat(120)}`);
  await expectQuestion(page, 'What is your email address?');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test(
  'the end of the chat scrolls nothing sideways while its seal comes, and takes a file from another app',
  deep,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await tellAll(page, anaLopez);
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // From its beginning, however late this comes.
      const stamp = document.querySelector<HTMLElement>('[data-now="true"]');
      stamp?.style.setProperty('animation-name', 'none');
      stamp?.getBoundingClientRect();
      stamp?.style.removeProperty('animation-name');
      const seal = stamp?.getAnimations() ?? [];
      if (seal.length === 0) throw new Error('The seal does not move.');
      const widths = [0, 0.25, 0.5, 0.75, 1].map((part) => {
        for (const one of seal) {
          one.pause();
          one.currentTime = 250 + part * 499;
        }
        return document.documentElement.scrollWidth;
      });
      return Math.max(...widths) - document.documentElement.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);

    // No worker holds a file for this address any more.
    await page.goto(`${app.url}/game?shared`);
    const bring = page.getByRole('dialog', { name: 'Bring your resume' });
    await expect(bring).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(3000);
      await expect(bring.getByText('The file did not come. Choose it again.')).toBeVisible({
        timeout: 100,
      });
    }).toPass({ timeout: 15_000 });
    await expect(page).toHaveURL(`${app.url}/game`);
  },
);

test(
  'the keys stay on the months and years that take the place of a pressed button',
  deep,
  async ({ page, app }) => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await tellUpToDescription(page, anaLopez);
    await page.getByRole('button', { name: /^Back/ }).click();
    await expectQuestion(page, 'When did it end?');
    await page.getByRole('button', { name: 'March' }).press('Enter');
    const year = await page.evaluate(() => String(new Date().getFullYear()));
    await expect(page.getByRole('button', { name: year, exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Back to the months' }).press('Enter');
    await expect(page.getByRole('button', { name: 'I still work here' })).toBeFocused();
  },
);
