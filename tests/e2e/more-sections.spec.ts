import { expect, test } from '../support/app';
import { signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test.use({ viewport: { width: 1280, height: 900 } });

test('a certificate is added, printed, hidden and taken back', async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await page.getByText('Add a section', { exact: true }).click();
  await page.getByRole('button', { name: 'Certificates and licenses', exact: true }).click();
  const card = page.getByRole('group', { name: 'Certificates and licenses, 1' });
  await expect(card.getByLabel('Name')).toBeFocused();
  await card.getByLabel('Name').fill('Food Handler Card');
  await card.getByLabel('Year').fill('2024');
  const sheet = page.locator('.resume-sheet');
  await expect(sheet).toContainText(/Food Handler Card\s*2024/);
  await page.getByText('Change the order, or hide a section').click();
  await page.getByRole('button', { name: /^Hide ?: Certificates/ }).click();
  await expect(sheet).not.toContainText('Food Handler Card');
  await page.getByRole('button', { name: /^Undo ?: Hidden/ }).click();
  await expect(sheet).toContainText(/Food Handler Card\s*2024/);
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: /^Undo ?: Removed/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText(/Food Handler Card\s*2024/);
});

test(
  'the email of a reference prints whole, and a very long one breaks behind "@" or "." alone',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page.getByText('Add a section', { exact: true }).click();
    await page.getByRole('button', { name: 'References', exact: true }).click();
    const choices = page.getByRole('group', { name: 'On your resume' });
    await expect(choices.getByRole('radio', { name: /^Nothing/ })).toBeChecked();
    await choices.getByRole('radio', { name: 'The list of their names' }).check();
    const card = page.getByRole('group', { name: 'References, 1' });
    const address = page.getByRole('article').locator('section .sheet-address');
    await card.getByLabel('Email').fill('kim@example.com');
    await expect(address).toHaveText('kim@example.com');
    await expect(address.locator('wbr')).toHaveCount(0);
    await card.getByLabel('Email').fill('kim.elisabeth.reed-morrison@example.com');
    await expect(address).toHaveText('kim.elisabeth.reed-morrison@example.com');
    await expect(address.locator('wbr')).toHaveCount(4);
  },
);
