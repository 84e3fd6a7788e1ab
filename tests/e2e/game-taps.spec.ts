import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { expectQuestion, hurryGuide, openGame, replyBox } from '../support/game';
import { deep } from '../support/deep';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('a guest on a phone saves a PDF of one job in 12 taps and 150 letters, and never scrolls to answer', async ({
  page,
  app,
}) => {
  const cost = { taps: 0, letters: 0 };
  const tap = async (control: Locator) => {
    await expect(control).toBeInViewport({ ratio: 1 });
    expect(await control.evaluate(isOnTop), 'nothing lies over it').toBe(true);
    // At the end the resume itself is longer than the window.
    if (await page.getByRole('log').isVisible())
      expect(await scrolled(page), 'nothing was scrolled to answer').toBe(0);
    await control.tap();
    cost.taps += 1;
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const type = async (text: string) => {
    await page.keyboard.type(text);
    cost.letters += text.length;
  };
  /** Typed into the box that has the focus, and sent by the keyboard's own key. */
  const say = async (question: string, text: string) => {
    await expectQuestion(page, question);
    await expect(replyBox(page)).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page), 'nothing was scrolled to answer').toBe(0);
    await replyBox(page).focus();
    await type(text);
    await page.keyboard.press('Enter');
  };

  await hurryGuide(page);
  await openGame(page, app);
  await tap(button('Yes'));
  await tap(button('No, only I use it'));
  await say('What is your name?', 'Rosa Diaz');
  await say('What is your email address?', 'rosa.diaz@example.com');
  await say('What is your phone number?', '512-555-0142');
  await say('What city and state are you in?', 'Austin, TX');
  await say('What was your job title?', 'Hotel maid');
  await say('Who did you work for?', 'Blue Plate Inn');
  await say('What city and state, or what country, was that in?', 'Austin, TX');
  await expectQuestion(page, 'When did you start?');
  await tap(button('May'));
  await tap(button('2019'));
  await expectQuestion(page, 'When did it end?');
  await tap(button('I still work here'));

  await test.step('three phrases of the job, each made true by what is typed into its gap', async () => {
    await expectQuestion(page, 'What did you do there?');
    const ideas = page.getByRole('region', { name: 'Ideas: Hotel housekeeper' });
    for (const [phrase, words] of [
      [/^Changed the beds/, '14'],
      [/^Cleaned .* rooms a shift$/, '14'],
      [/^Passed .* room checks/, '9'],
    ] as const) {
      await tap(ideas.getByRole('button', { name: phrase }));
      await type(words);
    }
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
  });
  await expectQuestion(page, 'Do you want to add another job?');
  await tap(button('No'));
  await expectQuestion(page, 'What class, diploma or card do you have?');
  await tap(button('Skip'));
  await say('What skills do you have?', 'Spanish, English');

  await expect(page.getByRole('heading', { name: 'Rosa, your resume is ready' })).toBeInViewport();
  await expect(page.getByRole('article', { name: 'Your resume' })).toContainText(
    'Cleaned 14 rooms a shift',
  );
  const coming = page.waitForEvent('download');
  await tap(button('Save PDF'));
  expect((await coming).suggestedFilename()).toBe('Rosa-Diaz-Resume.pdf');
  const message = page.getByRole('status').filter({ hasText: 'Your file is ready' });
  await expect(message).toBeVisible();
  await page.clock.runFor(6500);
  const brief = page.getByText('Look in downloads: Rosa-Diaz-Resume.pdf');
  await expect(brief, 'after some seconds one line').toBeVisible();
  expect((await brief.boundingBox())?.height).toBeLessThan(32);
  expect(cost.taps, 'taps beyond typing').toBeLessThanOrEqual(12);
  expect(cost.letters).toBeLessThanOrEqual(150);
});

test(
  'a phrase with its gap open is not sent, and the gap is marked to be filled in',
  deep,
  async ({ page, app }) => {
    await hurryGuide(page);
    await openGame(page, app);
    await page.getByRole('button', { name: 'Yes' }).tap();
    await page.getByRole('button', { name: 'No, only I use it' }).tap();
    await answerWith(page, 'What is your name?', 'Rosa Diaz');
    await answerWith(page, 'What is your email address?', 'rosa@example.com');
    await answerWith(page, 'What is your phone number?', '512-555-0142');
    await answerWith(page, 'What city and state are you in?', 'Austin');
    await answerWith(page, 'What was your job title?', 'CNA');
    for (const question of ['Who did you work for?', 'was that in?', 'start?', 'end?']) {
      await expectQuestion(page, question);
      await page.getByRole('button', { name: 'Skip' }).press('Enter');
    }
    await expectQuestion(page, 'What did you do there?');
    await page.getByRole('button', { name: /^Cared for .* residents a shift/ }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByRole('alert')).toContainText('Line 1 still has a gap.');
    await expect(replyBox(page)).toBeFocused();
    await page.keyboard.type('8');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(replyBox(page)).toHaveValue('Cared for 8 residents a shift');
    await page.getByRole('button', { name: 'Send' }).press('Enter');
    await expectQuestion(page, 'Do you want to add another job?');
    await expect(page.getByRole('log').getByText('Cared for 8 residents a shift')).toBeVisible();
  },
);

async function answerWith(page: Page, question: string, text: string): Promise<void> {
  await expectQuestion(page, question);
  await replyBox(page).fill(text);
  await replyBox(page).press('Enter');
}

/** How far the page, or the form of an answer inside itself, is scrolled. */
async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(window.scrollY, ...[...document.querySelectorAll('form')].map((one) => one.scrollTop)),
  );
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && element.contains(seen);
}
