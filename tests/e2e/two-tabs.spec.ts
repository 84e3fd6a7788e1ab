import { expect, test } from '../support/app';
import { saveToAccount, typeName } from '../support/builder';
import { resumeRows } from '../support/people';
import { signUpAndConfirm } from '../support/sign-in';

test.use({ viewport: { width: 1280, height: 900 } });

test('edits in two tabs of one browser are both kept, and each tab shows both', async ({
  page,
  app,
  context,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const other = await context.newPage();
  await other.goto(`${app.url}/resume-builder/chapter/1`);
  await expect(other.getByLabel('Full name')).toBeVisible();

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

test('a job added in each tab, and one taken out in one of them: all of it is kept', async ({
  page,
  app,
  context,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await page.getByLabel('Job title').fill('Line Cook');
  const other = await context.newPage();
  await other.goto(`${app.url}/resume-builder/chapter/1`);
  await expect(other.getByLabel('Job title')).toHaveValue('Line Cook');

  for (const [tab, title] of [
    [page, 'Forklift Driver'],
    [other, 'Cashier'],
  ] as const) {
    await tab.getByRole('button', { name: 'Add a job' }).click();
    await tab.getByLabel('Job title').last().fill(title);
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
});

test('a tab that closes right after its line says Saved leaves its words to the other one', async ({
  page,
  app,
  context,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  const other = await context.newPage();
  await other.goto(`${app.url}/resume-builder/chapter/1`);
  await typeName(other, 'Ana Lopez');
  await other.close({ runBeforeUnload: true });
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
});
