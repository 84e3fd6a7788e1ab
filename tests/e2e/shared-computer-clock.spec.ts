import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { deep } from '../support/deep';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { everythingKept, namesKept } from '../support/shared-computer';

const secret = 'Quillana Vorster';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test(
  'a clock that jumps ahead erases no guest’s work unasked, and hides it until it is answered',
  deep,
  async ({ page, app }) => {
    await startAsGuest(page, app);
    await setClock(page, 40 * minuteMs);
    await page.mouse.move(200, 200);
    const dialog = await expectAsked(page);
    await expect(dialog).toContainText(/(60|5\d) seconds left/);
    // The second time some browsers close a dialog unasked.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await expect(dialog, 'Escape is no answer').toBeVisible();
    const behind = await dialog.evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(behind, 'the words behind it cannot be read').toMatch(/^rgb\(/);
    await dialog.getByRole('button', { name: 'I am still here' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(secret).first()).toBeVisible();
    await page.clock.fastForward('08:30');
    await expect(dialog).toBeHidden();
  },
);

test(
  'a computer that slept for a night shows the next person nothing, and asks nobody',
  deep,
  async ({ page, app }) => {
    await startAsGuest(page, app);
    await setClock(page, 14 * hourMs);
    await page.mouse.move(200, 200);
    await expectLocked(page, app);
    await expect(page.getByText(/so we cleared what was typed here\.$/)).toBeVisible();
    await expect.poll(() => namesKept(page)).not.toContain('cq-guest');
  },
);

test('a computer that slept is asked about without a touch, and where nobody answers, all goes', async ({
  page,
  app,
}) => {
  await startAsGuest(page, app);
  await setClock(page, 25 * minuteMs);
  await page.clock.runFor(10_000);
  await expectAsked(page);
  // One nap more, and then nobody is there for the rest of its time.
  await page.clock.runFor(30_000);
  await setClock(page, 25 * minuteMs);
  await page.clock.runFor(31_000);
  await expectLocked(page, app);
  await expect(page.getByText(/so we cleared what was typed here\.$/)).toBeVisible();
  await expect.poll(() => namesKept(page)).not.toContain('cq-guest');
});

test(
  'a clock that is set back by years still ends a session after ten minutes',
  deep,
  async ({ page, app }) => {
    await startAsGuest(page, app);
    await setClock(page, -20 * 365 * 24 * hourMs);
    await page.clock.runFor(15_000);
    await page.clock.fastForward('09:10');
    await expectAsked(page);
    await page.clock.runFor(61_000);
    await expectLocked(page, app);
  },
);

test(
  'a second tab does not end what the first one asks about',
  deep,
  async ({ page, app, context }) => {
    await startAsGuest(page, app);
    const other = await context.newPage();
    await other.clock.install();
    await other.goto(`${app.url}/modules/3#networking`);
    await other.bringToFront();
    await other.getByRole('textbox', { name: 'Who you are' }).fill('A line cook');
    // The clock is the browser's: it moves for both.
    await setClock(page, 40 * minuteMs);
    await page.mouse.move(200, 200);
    const dialog = await expectAsked(page);
    await other.mouse.move(200, 200);
    await expect(other.getByRole('textbox', { name: 'Who you are' })).toHaveValue('A line cook');
    await dialog.getByRole('button', { name: 'I am still here' }).click();
    await other.clock.runFor(20_000);
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect(other.getByRole('textbox', { name: 'Who you are' })).toHaveValue('A line cook');
  },
);

/** A guest on a shared computer who has told their name, in a page whose clock is the test's. */
async function startAsGuest(page: Page, app: App): Promise<void> {
  await page.clock.install();
  await openGame(page, app);
  await begin(page, { guest: 'shared' });
  await answer(page, 'What is your name?', secret);
  await expectQuestion(page, 'What is your email address?');
}

/** Moves the clock on the wall, not the time that passes. */
async function setClock(page: Page, byMs: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + byMs);
}

async function expectAsked(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function expectLocked(page: Page, app: App): Promise<void> {
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  expect(await everythingKept(page)).not.toContain(secret);
}
