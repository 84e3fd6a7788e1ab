import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';

const resume = `Ana Lopez
ana@example.com

Experience
Cook, Oak Diner Ltd, 2019 - 2021
- Grill for 80 guests

Skills
Grill, Fryer, Menu plans for two large halls`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bring your resume' });

/** What a phone does when somebody chooses "Share → Career Quest": a form with the file, posted to the address of the manifest. */
async function share(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const form = document.createElement('form');
    form.action = '/share';
    form.method = 'POST';
    form.enctype = 'multipart/form-data';
    const field = document.createElement('input');
    field.type = 'file';
    field.name = 'file';
    const files = new DataTransfer();
    files.items.add(new File([words], 'my-resume.txt', { type: 'text/plain' }));
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, text);
}

test('a file that a phone shares is read without the server, once, after the question about the computer', async ({
  page,
  app,
}) => {
  const manifest = (await (await page.request.get(`${app.url}/manifest.webmanifest`)).json()) as {
    share_target?: { action: string; params: { files: { name: string }[] } };
    file_handlers?: { action: string }[];
  };
  expect(manifest.share_target).toMatchObject({
    action: '/share',
    params: { files: [{ name: 'file' }] },
  });
  expect(manifest.file_handlers?.[0]?.action).toBe('/game?shared');

  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  await app.pause();
  await share(page, resume);
  await expect(page).toHaveURL(`${app.url}/game`);
  await dialog(page).getByRole('button', { name: 'No, only I use it' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'What we found' })).toBeVisible();

  // A likely value comes in with one tap.
  const likely = dialog(page).getByRole('checkbox', { name: 'Menu plans for two large halls' });
  await expect(likely).not.toBeChecked();
  await likely.check();
  await dialog(page).getByRole('button', { name: 'Add it to my resume' }).click();
  await expect(page.getByText('It is in your resume now.')).toBeVisible();

  // Nothing of it is held any more, nor kept by the browser.
  await page.reload();
  await expect(dialog(page)).toHaveCount(0);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat().filter((url) => new URL(url).pathname === '/share');
  });
  expect(kept).toEqual([]);
});
