import { expect, test } from '../support/app';
import { saveToAccount } from '../support/builder';
import { signUpAndConfirm } from '../support/sign-in';

test.use({ viewport: { width: 1280, height: 900 } });

const secret = 'Quillana Vorster';

test('on a shared computer the portal stores nothing, a print carries no name, and a file is spoken of once', async ({
  page,
  app,
}) => {
  const person = app.newPerson({ isOnSharedComputer: true });
  await page.goto(`${app.url}/auth`);
  for (const label of ['Email', 'Password'])
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', 'off');
  await signUpAndConfirm(page, app, person);
  await page.getByLabel('Full name').fill(secret);
  await saveToAccount(page);
  const title = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const printed = document.title;
    dispatchEvent(new Event('afterprint'));
    return printed;
  });
  expect(title).toBe('Resume');

  const told = page.getByText('The file stays on this computer. Delete it there before you go.');
  const download = async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Download your resume' });
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'PDF' }).click();
    const name = (await coming).suggestedFilename();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return name;
  };
  expect(await download()).toContain('Quillana-Vorster');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await download();
  await expect(told).toBeHidden();
});
