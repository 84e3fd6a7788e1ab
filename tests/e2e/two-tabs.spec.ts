import { gate, isSave } from '../support/answers';
import { expect, test } from '../support/app';
import { openBuilder, saveButton, saveToAccount, statusLine, typeName } from '../support/builder';
import { expectRow, resumeRows } from '../support/people';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';
import type { Locator, Page } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('edits in two tabs of one browser are both kept, and each tab shows both', async ({
  page,
  app,
  context,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const other = await openBuilder(context, app);

  await Promise.all([
    page.getByLabel('Full name').pressSequentially('Ana Lopez', { delay: 15 }),
    other.getByLabel('Phone').pressSequentially('(937) 555-0142', { delay: 15 }),
  ]);
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await expect(tab.getByLabel('Phone')).toHaveValue('(937) 555-0142');
    await expect(tab.getByRole('heading', { name: 'Two versions' })).toBeHidden();
  }
  await saveToAccount(other);
  const [row] = await resumeRows(app, person);
  expect(row?.data).toMatchObject({
    personalInfo: { name: 'Ana Lopez', phone: '(937) 555-0142' },
  });
});

test(
  'what the other tab writes into the same field leaves the caret where it is',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    const here = page.getByLabel('Description');
    await here.fill('Cook meals.');
    await expect(statusLine(page)).toHaveText(/^Saved/);
    const other = await openBuilder(context, app);
    const there = other.getByLabel('Description');
    await expect(there).toHaveValue('Cook meals.');
    const placesOf = (field: typeof here) =>
      field.evaluate((element: HTMLTextAreaElement) => [
        element.selectionStart,
        element.selectionEnd,
      ]);
    await here.focus();
    await here.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 10));

    await there.fill('Cook meals. Trained 6 cooks.');
    await expect(here).toHaveValue('Cook meals. Trained 6 cooks.');
    expect(await placesOf(here)).toEqual([5, 10]);
    await there.fill('I cook meals. Trained 6 cooks.');
    await expect(here).toHaveValue('I cook meals. Trained 6 cooks.');
    expect(await placesOf(here), 'with the letters it stands between').toEqual([7, 12]);
  },
);

test(
  'a job added in each tab, and one taken out in one of them: all of it is kept',
  deep,
  async ({ page, app, context }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await page.getByLabel('Job title').fill('Line Cook');
    const other = await openBuilder(context, app);
    await expect(other.getByLabel('Job title')).toHaveValue('Line Cook');

    for (const [tab, title] of [
      [page, 'Forklift Driver'],
      [other, 'Cashier'],
    ] as const) {
      await tab.getByRole('button', { name: 'Add a job' }).click();
      // The other tab's job may come before this one at any moment: a person types where the focus is.
      await tab.locator('input:focus').fill(title);
    }
    for (const tab of [page, other]) {
      for (const title of ['Forklift Driver', 'Cashier'])
        await expect(tab.getByRole('group', { name: new RegExp(title) })).toBeVisible();
    }
    await page.getByRole('button', { name: /^Remove .*Line Cook/ }).click();
    await expect(other.getByRole('group', { name: /Line Cook/ })).toBeHidden();
    await saveToAccount(page);
    const [row] = await resumeRows(app, person);
    const titles = ((row?.data['experience'] ?? []) as { jobTitle: string }[]).map(
      (job) => job.jobTitle,
    );
    expect(titles.toSorted()).toEqual(['Cashier', 'Forklift Driver']);
  },
);

test(
  'a tab that closes right after its line says Saved leaves its words to the other one',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    const other = await openBuilder(context, app);
    await typeName(other, 'Ana Lopez');
    await other.close({ runBeforeUnload: true });
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  },
);

test(
  'two tabs that come back online at once send what waits exactly once, and both say so',
  deep,
  async ({ page, app, context }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    const other = await openBuilder(context, app);
    await app.pause();
    await typeName(page, 'Ana Lopez');
    await saveButton(page).click();
    const tabs = [page, other];
    for (const tab of tabs)
      await expect(statusLine(tab)).toHaveText(
        "Saved on this device. We'll send it when you're back online.",
      );

    const { opened, open } = gate();
    const asked: string[] = [];
    app.setFault((request) => {
      asked.push(isSave(request) ? 'save' : request.method);
      return isSave(request) ? opened.then(() => app.backend.fetch(request)) : undefined;
    });
    await app.resume();
    await Promise.all(
      tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
    );
    await expect.poll(() => asked).toContain('save');
    open();
    for (const tab of tabs) await expect(statusLine(tab)).toHaveText(/^Saved to your account, /);
    // The tab that did not send looks for what others saved: so its turn has come and gone.
    await expect.poll(() => asked).toContain('GET');
    expect(asked.filter((what) => what === 'save')).toHaveLength(1);
    await expectRow(app, person, 'Ana Lopez', 1);
  },
);

test('somebody else who logs in in another tab: this one stops, and not one letter typed here goes to them', async ({
  page,
  app,
  context,
}) => {
  const ana = app.newPerson();
  const next = app.newPerson();
  await signUpAndConfirm(page, app, next);
  await typeName(page, 'Deshawn Reed');
  await saveToAccount(page);
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await signUpAndConfirm(page, app, ana);
  await typeName(page, 'Ana Lopez');
  await saveToAccount(page);

  const other = await context.newPage();
  const stopped = page.getByRole('dialog', { name: 'This page has stopped' });
  await Promise.all([typeUntil(page, stopped), logIn(other, app, next)]);
  await expect(stopped).toContainText(next.email);
  await expect(page.getByLabel('Phone')).toHaveCount(0);
  await saveToAccount(other);
  expect(JSON.stringify(await resumeRows(app, next))).not.toContain('q');

  await stopped.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Deshawn Reed');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByRole('article')).not.toContainText('Ana');
  // What was typed until then is Ana's, and there at her next log in.
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await logIn(page, app, ana);
  await expect(page.getByLabel('Phone')).toHaveValue(/^q+$/);
});

test(
  'a stopped tab that keeps the turn to send: the other one does not say for ever that it saves',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    const stopped = await context.newPage();
    await stopped.goto(app.url);
    await stopped.evaluate(async () => {
      const { userId } = JSON.parse(localStorage.getItem('cq-marker') ?? '{}') as {
        userId: string;
      };
      await new Promise<void>((resolve) => {
        void navigator.locks.request(`sync:${userId}`, () => {
          resolve();
          return new Promise(() => undefined);
        });
      });
    });
    await page.getByLabel('Phone').fill('555-0142');
    await saveButton(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(saveButton(page)).toBeVisible({ timeout: 25_000 });
    await expect(statusLine(page)).toHaveText('Saved on this device');
    await stopped.close();
    await saveToAccount(page);
  },
);

/** Types letter by letter into a field until another screen lies over it. */
async function typeUntil(page: Page, screen: Locator): Promise<void> {
  while (!(await screen.isVisible()))
    await page
      .getByLabel('Phone')
      .pressSequentially('q', { timeout: 1000 })
      .catch(() => undefined);
}
