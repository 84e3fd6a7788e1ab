import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { testBothWays } from '../support/both-ways';
import { keptRecords } from '../support/kept-records';
import { signUpAndConfirm } from '../support/sign-in';
import { downloaded } from '../support/take-along';

const question = 'Is this a shared computer?';
/** Stands there as soon as the device has been read. */
const readFromDevice = /^(Not yet started|In progress)/;

function pitchBuilder(page: Page) {
  return page.getByRole('region', { name: 'Pitch builder' });
}

/** A guest writes the first answer of the course. */
async function tellWhoYouAre(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/modules/3`);
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I’m Grace');
  await expect(pitchBuilder(page).getByRole('group', { name: question })).toBeVisible();
}

testBothWays(
  'a guest’s answers stay in the tab until they have said whose computer it is',
  async ({ page, app }) => {
    await tellWhoYouAre(page, app.url);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Who you are' })).toHaveValue('I’m Grace');
    expect(await keptRecords(page, ['drafts'])).not.toContain('Grace');

    const next = await page.context().newPage();
    await page.close();
    await next.goto(`${app.url}/modules/3`);
    await expect(next.getByText(readFromDevice)).toBeVisible();
    await expect(next.getByRole('textbox', { name: 'Who you are' })).toHaveValue('');
  },
);

testBothWays('on their own computer a guest finds the answers again', async ({ page, app }) => {
  await tellWhoYouAre(page, app.url);
  await page.getByRole('button', { name: 'No, only I use it' }).click();
  await expect(pitchBuilder(page).getByText('Your answers are kept on this device.')).toBeVisible();
  await expect(page.getByRole('group', { name: question })).toBeHidden();
  await expect.poll(() => keptRecords(page, ['drafts'])).toContain('Grace');

  const next = await page.context().newPage();
  await page.close();
  await next.goto(`${app.url}/modules/3`);
  await expect(next.getByRole('textbox', { name: 'Who you are' })).toHaveValue('I’m Grace');
});

testBothWays(
  'on a shared computer the next visit starts empty, and so does “Clear and leave”',
  async ({ page, app }) => {
    await tellWhoYouAre(page, app.url);
    await page.getByRole('button', { name: 'Yes, it is shared' }).click();
    await expect.poll(() => keptRecords(page, ['drafts'])).toContain('sealed');
    expect(await keptRecords(page, ['drafts'])).not.toContain('Grace');
    const next = await page.context().newPage();
    await page.close();
    await tellWhoYouAre(next, app.url);
    await next.getByRole('button', { name: 'Yes, it is shared' }).click();
    await pitchBuilder(next).getByRole('button', { name: 'Clear and leave' }).click();
    await next.getByRole('button', { name: 'Clear it now' }).click();
    await expect(next).toHaveURL(`${app.url}/`);
    await next.goto(`${app.url}/modules/3`);
    await expect(next.getByText(readFromDevice)).toBeVisible();
    await expect(next.getByRole('textbox', { name: 'Who you are' })).toHaveValue('');
  },
);

test('a story leaves the course for the resume only when the computer is known', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/2#star-method`);
  for (const part of ['Situation', 'Task', 'Action', 'Result'])
    await page.getByRole('textbox', { name: part }).fill(part);
  await page.getByRole('button', { name: 'Combine My Story' }).click();
  const send = page.getByRole('button', { name: 'Send to my PAR statements' });
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: 'No, only I use it' }).click();
  await send.click();
  await expect(page.getByText('The story is on your list.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Log in to see it in the resume builder' }),
  ).toBeVisible();
});

test('a learner on a shared computer is told that a log out erases the answers, before it does', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
  await page.goto(`${app.url}/modules/3`);
  const note = pitchBuilder(page).getByText('When you log out, they are erased.');
  await expect(page.getByText(readFromDevice)).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I’m Grace');
  await expect(note).toBeVisible();
  await pitchBuilder(page).getByRole('link', { name: 'Take them with you' }).click();
  const { file } = await downloaded(page, 'Download my work');
  expect(file.drafts['pitch']).toEqual({ p1: 'I’m Grace' });
});
