import type { Page } from '@playwright/test';
import { statusLine, typeName } from '../support/builder';
import { expect, test } from '../support/host';
import { deep } from '../support/deep';
import { signUpAndConfirm } from '../support/sign-in';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    sessionStorage.setItem('test-loads', String(Number(sessionStorage.getItem('test-loads')) + 1));
  }),
);

test(
  'the kill switch ends the worker, empties its caches, reloads the tab once and keeps every word',
  deep,
  async ({ page, host }) => {
    await signUpAndConfirm(page, host, host.newPerson());
    await host.waitForOfflineReady(page);
    await typeName(page, 'Ana Lopez');
    const before = await loads(page);
    await host.deployKillSwitch();
    await page.getByLabel('Full name').fill('Ana Maria Lopez');
    await lookForUpdate(page);
    await expect.poll(() => loads(page)).toBe(before + 1);
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Maria Lopez');
    await expect.poll(() => traces(page)).toEqual({ workers: 0, caches: [], isControlled: false });
    await expect(page.getByText('Ready to work offline')).toBeHidden();
    await expect(page.getByText('A new version is ready.')).toBeHidden();

    // The page registers the same worker at each load; that must not go round in circles.
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Maria Lopez');
    await expect.poll(() => traces(page)).toEqual({ workers: 0, caches: [], isControlled: false });
    expect(await loads(page)).toBe(before + 2);
  },
);

test('a tab whose words the device does not take is not reloaded', deep, async ({ page, host }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room left.', 'QuotaExceededError');
    };
  });
  await signUpAndConfirm(page, host, host.newPerson());
  await host.waitForOfflineReady(page);
  await page.getByLabel('Full name').fill('Ana Lopez');
  await expect(statusLine(page)).toHaveText(/^Not saved: this device is full/);
  const before = await loads(page);
  await host.deployKillSwitch();
  await lookForUpdate(page);
  await expect.poll(async () => (await traces(page))?.caches).toEqual([]);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  expect(await loads(page)).toBe(before);
});

test('somebody who comes for the first time while it is deployed is promised nothing offline', async ({
  page,
  context,
  host,
}) => {
  await host.deployKillSwitch();
  const started = context.waitForEvent('serviceworker');
  await page.goto(host.url);
  await started;
  await expect.poll(() => traces(page)).toEqual({ workers: 0, caches: [], isControlled: false });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ready to work offline')).toBeHidden();
  expect(await loads(page)).toBe(1);
});

test(
  'it ends the worker where a newer version waits already, at the next page',
  deep,
  async ({ page, host }) => {
    await page.goto(host.url);
    await host.waitForOfflineReady(page);
    await host.deploy();
    await lookForUpdate(page);
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await host.deployKillSwitch();
    await page.goto(`${host.url}/modules`);
    await expect
      .poll(() => traces(page), { timeout: 60_000 })
      .toEqual({ workers: 0, caches: [], isControlled: false });
  },
);

test('the next good build works offline again', deep, async ({ page, host }) => {
  await page.goto(host.url);
  await host.waitForOfflineReady(page);
  await host.deployKillSwitch();
  await lookForUpdate(page);
  await expect.poll(() => loads(page)).toBe(2);
  await expect.poll(() => traces(page)).toEqual({ workers: 0, caches: [], isControlled: false });
  await host.deploy();
  await page.reload();
  await host.waitForOfflineReady(page);
  await expect.poll(async () => (await traces(page))?.caches.length).toBe(1);
});

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** How often this tab has loaded the site. */
async function loads(page: Page): Promise<number> {
  return page.evaluate(() => Number(sessionStorage.getItem('test-loads'))).catch(() => -1);
}

async function traces(page: Page) {
  return page
    .evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      isControlled: navigator.serviceWorker.controller !== null,
    }))
    .catch(() => null);
}
