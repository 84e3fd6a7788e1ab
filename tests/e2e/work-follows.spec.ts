import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { answer, begin, expectQuestion, hurryGuide, openGame, replyBox } from '../support/game';
import { keptRecords } from '../support/kept-records';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { openYourData, workOf } from '../support/backup';
import { deep } from '../support/deep';
import { openTab } from '../support/sample-resume';
import { checkCards } from '../support/check-cards';

/** The screens with activities, and the part of each that holds them. */
const screens = [
  { path: '/modules/2#modern-resume', area: 'main' },
  { path: '/modules/2#cover-letter', area: 'main' },
  { path: '/modules/2#star-method', area: 'main' },
  { path: '/modules/3', area: 'main' },
  ...[1, 2, 3, 4, 5].map((chapter) => ({
    path: `/resume-builder/chapter/${String(chapter)}`,
    area: '[aria-labelledby="activity-title"]',
  })),
];

for (const network of ['online', 'offline until the log out'] as const)
  test(
    `what a learner does in every activity on one shared computer is there on the next, ${network}`,
    deep,
    async ({ page, app, newDevice }) => {
      test.slow();
      const person = app.newPerson({ isOnSharedComputer: true });
      await hurryGuide(page);
      await signUpAndConfirm(page, app, person);
      await app.waitForOfflineReady(page);
      if (network !== 'online') await app.pause();
      for (const { path, area } of screens) await doAll(page, app.url + path, area);
      await page.getByRole('button', { name: 'Mark this chapter as done' }).click();
      await page.goto(`${app.url}/modules/3`);
      await checkCards(page);
      await expect(page.getByText('2 of 2 cards')).toBeVisible();
      await openGame(page, app);
      await begin(page, { guest: 'no' });
      await answer(page, 'What is your name?', 'Ana Lopez');
      await expectQuestion(page, 'What is your email address?');
      await replyBox(page).fill('ana@');
      const before = await workHere(page, app);
      expect(JSON.stringify(before)).toContain('ana@');
      if (network !== 'online') await app.resume();
      await logOut(page, app);

      const next = await newDevice();
      await hurryGuide(next);
      await logIn(next, app, person);
      await expect(next.getByLabel('Full name')).toHaveValue('Ana Lopez');
      expect(await workHere(next, app)).toEqual(before);
      await next.goto(`${app.url}/game`);
      await expectQuestion(next, 'What is your email address?');
      await expect(replyBox(next)).toHaveValue('ana@');
    },
  );

/** Fills every field and ticks every box that is in sight. */
async function doAll(page: Page, address: string, area: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-opening="true"]')).toHaveCount(0);
  if (address.includes('/resume-builder/')) await openTab(page, 'Chapter');
  const place = page.locator(area).first();
  await expect(place).toBeVisible();
  const fields = await place.getByRole('textbox').all();
  for (const [index, field] of fields.entries())
    await field.fill(`Zinnia ${address.split('/').slice(3).join('/')} ${String(index)}`);
  const letter = place.getByRole('button', { name: 'Choose Letter A' });
  if (await letter.isVisible()) await letter.click();
  for (const box of await place.getByRole('checkbox').all()) await box.check();
}

async function workHere(page: Page, app: App): Promise<Awaited<ReturnType<typeof workOf>>> {
  await openYourData(page, app);
  return workOf(page);
}

async function logOut(page: Page, app: App): Promise<void> {
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  const send = page.getByRole('button', { name: 'Send it now and log out' });
  await expect(send.or(page.getByRole('link', { name: 'Log In' }).first())).toBeVisible();
  if (await send.isVisible()) await send.click();
  await expect(page).toHaveURL(`${app.url}/`);
  expect(await keptRecords(page)).not.toContain('Zinnia');
}
