import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { begin, openGame } from '../support/game';
import { signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';
import { waitUntilAwake } from '../support/hydration';

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };
type Manifest = {
  id: string;
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
};

test('the manifest has a stable id, shortcuts that open, and pictures of the declared sizes', async ({
  page,
  app,
}) => {
  const manifest = await readManifest(page, app);
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  for (const purpose of ['any', 'maskable'])
    expect(
      manifest.icons.some((icon) => icon.purpose === purpose && icon.sizes === '512x512'),
    ).toBe(true);
  expect(
    manifest.icons.every(({ purpose }) => purpose !== 'any maskable'),
    'the maskable icon is a picture of its own',
  ).toBe(true);
  for (const { url, name } of manifest.shortcuts) {
    expect(name).not.toBe('');
    expect((await page.request.get(app.url + url)).status(), url).toBe(200);
  }
  for (const icon of manifest.icons) await expectPicture(page, app, icon);
});

test('the manifest shows screenshots for narrow and wide windows, in the declared sizes', async ({
  page,
  app,
}) => {
  const { screenshots } = await readManifest(page, app);
  expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual(['narrow', 'wide']);
  for (const screenshot of screenshots) await expectPicture(page, app, screenshot);
});

test('there is an apple-touch-icon of 180 px', async ({ page, app }) => {
  await page.goto(app.url);
  const src = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  await expectPicture(page, app, { src: src ?? '', sizes: '180x180', type: 'image/png' });
});

test('the browser finds nothing that stands against installing', deep, async ({ page, app }) => {
  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  const cdp = await page.context().newCDPSession(page);
  const { errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A test's profile is a private window, where no site can be installed.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});

test('the install button appears when the browser offers it, asks once, and goes', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await waitUntilAwake(page);
  const button = page.getByRole('button', { name: 'Install Career Quest' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        const { dataset } = document.documentElement;
        dataset['prompted'] = String(Number(dataset['prompted'] ?? 0) + 1);
        return Promise.resolve({ outcome: 'dismissed' });
      },
    });
    window.dispatchEvent(offer);
    document.documentElement.dataset['held'] = String(offer.defaultPrevented);
  });
  await expect(page.locator('html')).toHaveAttribute('data-held', 'true');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '1');
  await expect(button).toBeHidden();
});

const iPhone = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};

test('on an iPhone three steps show the way to the home screen', async ({ app, newDevice }) => {
  const phone = await newDevice(iPhone);
  await phone.goto(app.url);
  const button = phone.getByRole('button', { name: 'Install Career Quest' });
  await button.click();
  const sheet = phone.getByRole('dialog', { name: 'Put Career Quest on your home screen' });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await phone.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

const weekLimit = 'This browser deletes your work here if you stay away for seven days.';

test('a guest whose browser deletes after seven days reads it, and how to keep the work', async ({
  page,
  app,
  newDevice,
}) => {
  const phone = await newDevice(iPhone);
  await phone.addInitScript(() => {
    Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' });
  });
  await phone.goto(`${app.url}/your-data`);
  const note = phone.getByRole('paragraph').filter({ hasText: weekLimit });
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'Log in' }).click();
  await expect(phone).toHaveURL(/\/auth$/);

  await page.goto(`${app.url}/your-data`);
  await expect(page.getByRole('button', { name: 'Back up my work' })).toBeEnabled();
  await expect(page.getByText(weekLimit), 'where it is not so, nobody is told').toBeHidden();
});

test('only a device of the person’s own is asked to keep for good', deep, async ({ page, app }) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      const { dataset } = document.documentElement;
      dataset['persist'] = String(Number(dataset['persist'] ?? 0) + 1);
      return Promise.resolve(true);
    };
  });
  const html = page.locator('html');
  await openGame(page, app);
  await begin(page, { guest: 'shared' });
  await expect(html).not.toHaveAttribute('data-persist');
  await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
  await expect(html).not.toHaveAttribute('data-persist');
});

test(
  'a guest’s own device and a learner’s are asked to keep for good',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await page.addInitScript(() => {
      navigator.storage.persist = () => {
        document.documentElement.dataset['persist'] = location.pathname;
        return Promise.resolve(true);
      };
    });
    const html = page.locator('html');
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await expect(html).toHaveAttribute('data-persist', '/game');
    await signUpAndConfirm(page, app, person);
    await expect(html).toHaveAttribute('data-persist', '/auth');
  },
);

async function readManifest(page: Page, app: App): Promise<Manifest> {
  await page.goto(app.url);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  return (await (await page.request.get(app.url + (href ?? ''))).json()) as Manifest;
}

/** The file is there, is what it says it is, and is as large as it is declared. */
async function expectPicture(page: Page, app: App, picture: Picture): Promise<void> {
  const answer = await page.request.get(new URL(picture.src, app.url).href);
  expect(answer.status(), picture.src).toBe(200);
  expect(answer.headers()['content-type'], picture.src).toBe(picture.type);
  const bytes = await answer.body();
  const size = `${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`;
  expect(size, picture.src).toBe(picture.sizes);
}
