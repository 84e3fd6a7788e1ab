import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { testBothWays } from '../support/both-ways';
import { keptRecords } from '../support/kept-records';
import { waitUntilKept } from '../support/chapters';
import { delayNotes } from '../support/late-notes';
import { signUpAndConfirm } from '../support/sign-in';
import { openYourData } from '../support/backup';
import { holdScripts, waitUntilAwake } from '../support/hydration';
import { deep } from '../support/deep';

const starParts = {
  Situation: 'Two people were out sick',
  Task: 'I had to cook for 300',
  Action: 'I gave each person one station',
  Result: 'Every child ate',
};

testBothWays('what is typed and ticked survives a reload', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/2#star-method`);
  for (const [name, text] of Object.entries(starParts)) {
    await page.getByRole('textbox', { name }).fill(text);
  }
  await page.getByRole('button', { name: 'Combine My Story' }).click();
  await page.getByRole('button', { name: 'Go to Part 1: Modern Resume' }).click();
  await page.getByRole('checkbox', { name: /^Tailoring/ }).check();
  await page.reload();

  await page.getByRole('button', { name: 'Go to Part 1: Modern Resume' }).click();
  await expect(page.getByRole('checkbox', { name: /^Tailoring/ })).toBeChecked();
  await page.getByRole('button', { name: 'Go to Part 3: STAR Method' }).click();
  for (const [name, text] of Object.entries(starParts)) {
    await expect(page.getByRole('textbox', { name })).toHaveValue(text);
  }
  await expect(page.getByRole('region', { name: 'Your story' })).toContainText('Every child ate.');

  await page.goto(`${app.url}/modules/3#networking`);
  await waitUntilAwake(page);
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I’m Grace');
  await page.goto(`${app.url}/modules/3#follow-up`);
  await page.getByRole('textbox', { name: 'Job title' }).fill('Prep Cook');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Prep Cook');
  await page.goto(`${app.url}/modules/3#networking`);
  await expect(page.getByRole('textbox', { name: 'Who you are' })).toHaveValue('I’m Grace');
});

test('cleared answers come back, and newer words stay', deep, async ({ page, app }) => {
  await page.goto(`${app.url}/modules/3#networking`);
  const builder = page.getByRole('region', { name: 'Pitch builder' });
  const who = builder.getByRole('textbox', { name: 'Who you are' });
  const proof = builder.getByRole('textbox', { name: 'One proof' });
  await who.fill('I’m Grace');
  await proof.fill('Families ask for me');
  await builder.getByRole('button', { name: 'Clear my answers' }).click();
  await expect(who).toHaveValue('');
  await expect(proof).toHaveValue('');
  await proof.fill('I write everything down');
  await builder.getByRole('button', { name: 'Undo' }).click();
  await expect(who).toHaveValue('I’m Grace');
  await expect(proof).toHaveValue('I write everything down');

  await builder.getByRole('button', { name: 'Clear my answers' }).click();
  await page.reload();
  await expect(builder.getByRole('textbox', { name: 'One proof' })).toHaveValue('');
});

test.describe('without the worker, which would bring the scripts by itself', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [[/^Service Worker registration blocked/], { scope: 'test' }],
  });

  test(
    'words typed before the answers are read do not cover those that were there',
    deep,
    async ({ page, app }) => {
      await page.goto(`${app.url}/modules/3#networking`);
      const who = page.getByRole('textbox', { name: 'Who you are' });
      await who.fill('I’m Grace, and I cooked for 300');
      await page.getByRole('button', { name: 'No, only I use it' }).click();
      await expect.poll(() => keptRecords(page, ['resume'])).toContain('cooked for 300');

      await page.goto(app.url);
      const letScriptsThrough = await holdScripts(page);
      await page.goto(`${app.url}/modules/3#networking`, { waitUntil: 'commit' });
      await who.pressSequentially('Hi');
      await letScriptsThrough();
      await expect(page.getByText('You answered this before with other words.')).toHaveCount(1);
      await expect(who).toHaveValue('Hi');
      await who.pressSequentially(' there');
      await expect.poll(() => keptRecords(page, ['resume'])).toContain('Hi there');

      await openYourData(page, app);
      await expect(page.getByText('Hi there')).toBeVisible();
      await page.getByRole('button', { name: 'Use the other version Pitch' }).click();
      await page.goto(`${app.url}/modules/3#networking`);
      await expect(who).toHaveValue('I’m Grace, and I cooked for 300');
    },
  );
});

test('two tabs on one activity keep each other’s answers', deep, async ({ page, app, context }) => {
  await page.goto(`${app.url}/modules/3#networking`);
  const other = await context.newPage();
  await other.goto(`${app.url}/modules/3#networking`);
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I’m Grace');
  await other.getByRole('textbox', { name: 'One proof' }).fill('Families ask for me');
  for (const tab of [page, other])
    await tab.getByRole('button', { name: 'No, only I use it' }).click();
  await expect.poll(() => keptRecords(page, ['resume'])).toMatch(/Grace.*Families|Families.*Grace/);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('textbox', { name: 'Who you are' })).toHaveValue('I’m Grace');
    await expect(tab.getByRole('textbox', { name: 'One proof' })).toHaveValue(
      'Families ask for me',
    );
  }
});

test(
  'a tab that hears late of the other tab’s key shares it and shuts nobody out',
  deep,
  async ({ page, app, context }) => {
    await page.goto(`${app.url}/modules/3`);
    const other = await context.newPage();
    await delayNotes(other, 'cq-encrypted-guest', 900);
    await other.goto(`${app.url}/modules/3#networking`);
    await page.getByRole('button', { name: 'Got it: Pick one person' }).click();
    await page.waitForFunction(() => localStorage.getItem('cq-encrypted-guest') !== null);
    await other.getByRole('button', { name: 'Got it: Who to talk to' }).click();
    const keyOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('cq-key-guest'));
    await expect.poll(() => keyOf(other)).not.toBeNull();
    expect(await keyOf(page)).toBe(await keyOf(other));
    for (const tab of [page, other]) {
      await expect(async () => {
        await tab.reload();
        await expect(tab.getByText(/^In progress: 2 of/)).toBeVisible({ timeout: 2000 });
      }).toPass();
    }
  },
);

test(
  'a tab that hears late that the computer is the guest’s own leaves nothing behind that nobody can read',
  deep,
  async ({ page, app, context }) => {
    await page.goto(`${app.url}/modules/3#networking`);
    const other = await context.newPage();
    for (const key of ['cq-guest-computer', 'cq-encrypted-guest'])
      await delayNotes(other, key, 1200);
    await other.goto(`${app.url}/modules/3#networking`);
    await page.getByRole('textbox', { name: 'Who you are' }).fill('I’m Grace');
    await page.waitForFunction(() => localStorage.getItem('cq-encrypted-guest') !== null);
    await other.getByRole('textbox', { name: 'One proof' }).fill('Families ask for me');
    await expect
      .poll(() => other.evaluate(() => sessionStorage.getItem('cq-key-guest')))
      .not.toBeNull();
    await page.getByRole('button', { name: 'No, only I use it' }).click();
    await other.getByRole('textbox', { name: 'One proof' }).fill('Families ask for me by name');
    await expect(async () => {
      expect(await keptRecords(page, ['resume'])).toMatch(/Grace.*by name/);
      expect(await other.evaluate(() => sessionStorage.getItem('cq-key-guest'))).toBeNull();
    }).toPass({ timeout: 10_000 });
    await other.close();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'One proof' })).toHaveValue(
      'Families ask for me by name',
    );
    await expect(page.getByRole('textbox', { name: 'Who you are' })).toHaveValue('I’m Grace');
  },
);

test('a guest’s answers and progress are not shown to the person who signs in', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/3#networking`);
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I’m a guest');
  await page.getByRole('button', { name: 'Got it: Who to talk to' }).click();
  await expect(page.getByText(/^In progress: 1 of/)).toBeVisible();
  await signUpAndConfirm(page, app, app.newPerson());
  const question = page.getByRole('dialog', { name: 'Keep the answers you gave here?' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('link', { name: 'Course Modules' }).click();
  await page.getByRole('link', { name: /Module 3/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Networking/ })).toBeVisible();
  await expect(page.getByText('Not yet started')).toBeVisible();
  await page.getByRole('link', { name: 'Open this part: Networking' }).click();
  await expect(page.getByRole('textbox', { name: 'Who you are' })).toHaveValue('');
});

test(
  'what a guest typed before the storage had come is offered at the sign-up, too',
  deep,
  async ({ page, app }) => {
    await page.route(/\/storage-/, (route) => route.abort());
    await page.goto(`${app.url}/modules/3#networking`);
    await waitUntilAwake(page);
    const whoYouAre = page.getByRole('textbox', { name: 'Who you are' });
    await whoYouAre.fill('I’m a guest');
    await page.goto(`${app.url}/auth`);
    await page.unroute(/\/storage-/);
    await signUpAndConfirm(page, app, app.newPerson());
    const question = page.getByRole('dialog', { name: 'Keep the answers you gave here?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toBeHidden();
    await page.goto(`${app.url}/modules/3#networking`);
    await expect(whoYouAre).toHaveValue('I’m a guest');
  },
);

test('a story goes to the resume’s PAR statements once, and can be taken back', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await page.goto(`${app.url}/modules/2#star-method`);
  for (const [name, text] of Object.entries(starParts)) {
    await page.getByRole('textbox', { name }).fill(text);
  }
  await page.getByRole('button', { name: 'Combine My Story' }).click();
  const send = page.getByRole('button', { name: 'Send to my PAR statements' });
  await send.click();
  await expect(page.getByText('The story is on your list.')).toBeVisible();
  await send.click();
  await expect(page.getByText('This story is on your list already.')).toBeVisible();
  expect(await storedStories(page)).toEqual([
    {
      problem: 'Two people were out sick. I had to cook for 300.',
      action: 'I gave each person one station',
      result: 'Every child ate',
    },
  ]);

  await page.reload();
  const story = page.getByRole('region', { name: 'Your story' });
  const result = page.getByRole('textbox', { name: 'Result' });
  await expect(result).toHaveValue(starParts.Result);
  await result.fill('');
  await expect(story).toBeHidden();
  await result.fill('Nobody went hungry');
  await expect(story).toContainText('Nobody went hungry.');
  await page.getByRole('button', { name: 'Combine My Story' }).click();
  await send.click();
  await page.getByRole('button', { name: 'Undo sending' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await storedStories(page)).toHaveLength(1);
});

test('the lessons can be read and the fields used before any storage has loaded', async ({
  page,
  app,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/storage-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${app.url}/modules/3#networking`);
  await expect(page.getByText(/^(Not yet started|In progress)/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Who you are' });
  await field.fill('Typed before');
  await expect(page.getByRole('button', { name: 'No, only I use it' })).toBeVisible();
  release();
  await page.getByRole('button', { name: 'No, only I use it' }).click();
  await waitUntilKept(page, 'Typed before');
  await expect(field).toHaveValue('Typed before');
});

/** The PAR statements as the device's database holds them. */
function storedStories(page: Page) {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const mine = names.find((name) => name.startsWith('cq-') && name !== 'cq-guest') ?? '';
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(mine);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database does not open.')));
    });
    const record = await new Promise<{
      doc: { parStatements: Record<string, string>[] };
    }>((resolve) => {
      const request = db.transaction('resume').objectStore('resume').get(1);
      request.addEventListener('success', () => resolve(request.result));
    });
    db.close();
    return record.doc.parStatements.map(({ problem, action, result }) => ({
      problem,
      action,
      result,
    }));
  });
}
