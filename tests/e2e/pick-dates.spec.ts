import { expect, test } from '../support/app';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violationsInEachLook } from '../support/violations';
import { deep } from '../support/deep';

test.use({ viewport: { width: 360, height: 740 } });

test(
  'the dates of a job are chosen from lists, and free text stays possible',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await openTab(page, 'My resume');
    const start = page.getByLabel('Start date');
    const end = page.getByLabel('End date');
    await end.fill('since the flood');
    await page.getByText('Choose the months from a list').click();
    const begin = page.getByRole('group', { name: 'When did you begin?' });
    const leave = page.getByRole('group', { name: 'When did you leave?' });

    // A month alone says nothing; it waits for its year.
    await begin.getByLabel('Month').selectOption('May');
    await expect(start).toHaveValue('');
    await begin.getByLabel('Year').selectOption('2023');
    await expect(start).toHaveValue('May 2023');
    await begin.getByLabel('Month').selectOption('No month');
    await expect(start).toHaveValue('2023');

    await leave.getByLabel('Month').selectOption('April');
    await expect(end).toHaveValue('since the flood');
    await leave.getByLabel('Year').selectOption('2025');
    await expect(end).toHaveValue('April 2025');
    await start.fill('6/2021');
    await expect(begin.getByLabel('Month')).toHaveValue('6');
    await expect(begin.getByLabel('Year')).toHaveValue('2021');
    await leave.getByLabel('Year').selectOption('Choose');
    await expect(end).toHaveValue('');
    expect(await violationsInEachLook(page)).toEqual([]);

    // What is surely read takes the form of the lists when the field is left, and comes back.
    await start.press('Tab');
    await expect(start).toHaveValue('June 2021');
    await page.getByRole('button', { name: 'Undo : 6/2021' }).click();
    await expect(start).toHaveValue('6/2021');
    await expect(start).toBeFocused();
    await start.press('Tab');
    await expect(end).toBeFocused();
    await expect(start).toHaveValue('6/2021');
    await start.fill('Summer 2021');
    await start.press('Tab');
    await expect(start).toHaveValue('Summer 2021');

    // Anything else is only offered.
    await page.getByLabel('Job title').fill('cashier');
    await page.getByRole('button', { name: 'Use “Cashier”' }).click();
    await expect(page.getByLabel('Job title')).toHaveValue('Cashier');
    await page.getByRole('button', { name: 'Undo : cashier' }).click();
    await expect(page.getByLabel('Job title')).toHaveValue('cashier');
    await page.getByLabel('Location').first().fill('dayton oh');
    await page.getByLabel('Company').fill('dollar general');
    await page.getByLabel('Description').fill('cooked 120 meals');
    await page.getByRole('button', { name: 'Start with capital letters' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Cooked 120 meals');
    await expect(page.getByRole('button', { name: 'Use “Dayton, OH”' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use “Dollar General”' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use “Cashier”' })).toBeHidden();
    expect(await violationsInEachLook(page)).toEqual([]);

    await page.getByLabel('I still work here').check();
    await expect(leave).toBeHidden();
    await expect(page.getByText('You still work here')).toBeVisible();
  },
);
