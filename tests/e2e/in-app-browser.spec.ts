import { expect, test } from '../support/app';
import { deep, deepUnless } from '../support/deep';

const note = 'This is the browser of another app.';

const apps = {
  Instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 355.0.0.36.108 (iPhone14,5; iOS 18_1; en_US; en; scale=3.00; 1170x2532)',
  Facebook:
    'Mozilla/5.0 (Linux; Android 14; Pixel 6 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.0.1;]',
};

for (const [name, userAgent] of Object.entries(apps))
  test(
    `in the browser of ${name} nothing is said to be saved, and the way to another one is shown`,
    deepUnless(name === 'Instagram'),
    async ({ app, newDevice }) => {
      const phone = await newDevice({ userAgent, viewport: { width: 390, height: 844 } });
      const downloads: string[] = [];
      phone.on('download', (download) => downloads.push(download.suggestedFilename()));
      await phone.addInitScript(() => {
        window.print = () => undefined;
      });
      await phone.goto(`${app.url}/papers`);
      await phone.getByRole('button', { name: 'No, only I use it' }).click();
      await phone.getByRole('textbox').first().fill('Ana');
      await phone.getByRole('button', { name: 'Print or save as PDF' }).click();
      await expect(phone.getByText(note)).toBeVisible();
      await expect(phone.getByText(`${app.url}/papers`)).toBeVisible();
      await phone.getByRole('button', { name: 'OK' }).click();
      await expect(phone.getByText(note)).toBeHidden();

      await phone.goto(`${app.url}/your-data`);
      await phone.getByRole('button', { name: 'Back up my work' }).click();
      await expect(phone.getByText(note)).toBeVisible();
      await expect(phone.getByText(/in your downloads/)).toBeHidden();
      expect(downloads).toEqual([]);
      await phone.getByRole('button', { name: 'OK' }).click();

      await expect(phone.getByRole('button', { name: 'Install Career Quest' })).toBeHidden();
      await phone.getByRole('button', { name: 'Open in Safari or Chrome' }).click();
      await expect(phone.getByText(note)).toBeVisible();
    },
  );

test('in the browser of another app an early tap on a file is answered once the page is awake', async ({
  app,
  newDevice,
}) => {
  const phone = await newDevice({
    userAgent: apps.Instagram,
    viewport: { width: 390, height: 844 },
  });
  let isHeld = true;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await phone.route('**/assets/*.js', async (route) => {
    if (isHeld) await held;
    await route.continue();
  });
  await phone.goto(`${app.url}/resources`, { waitUntil: 'commit' });
  await phone.getByRole('link', { name: 'Powerful action verbs' }).first().click();
  await expect(phone.locator('html'), 'not awake').toHaveAttribute('data-who');
  isHeld = false;
  letGo();
  await expect(phone.getByText(note)).toBeVisible();
});

test('papers whose print window never comes say what to do', deep, async ({ page, app }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(`${app.url}/papers`);
  await page.getByRole('button', { name: 'No, only I use it' }).click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.getByText(/Open this page in Safari or Chrome/)).toBeVisible();
});
