import type { Page } from '@playwright/test';
import { statusLine } from '../support/builder';
import { expect, test } from '../support/host';
import { signUpAndConfirm } from '../support/sign-in';

const offer = 'A new version is ready.';

test("'Ready to work offline' is said once", async ({ page, host }) => {
  await page.goto(host.url);
  await expect(page.getByText('Ready to work offline')).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('Ready to work offline')).toBeHidden();
  await page.reload();
  await host.waitForOfflineReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ready to work offline')).toBeHidden();
});

test('a new version is offered and not taken by itself; Later leaves everything as it is', async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  await host.waitForOfflineReady(page);
  await host.deploy();
  await markPage(page);
  await lookForUpdate(page);
  await expect(page.getByText(offer)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(offer)).toBeHidden();
  expect(await isMarked(page), 'the page was never loaded anew').toBe(true);
  expect(await waitingVersions(page)).toBe(1);
  await page.reload();
  await expect(page.getByText(offer)).toBeVisible();
});

test('Update now takes the new version and costs no typed word, even one typed just before', async ({
  page,
  host,
}) => {
  await signUpAndConfirm(page, host, host.newPerson());
  await host.waitForOfflineReady(page);
  await host.deploy();
  await markPage(page);
  await lookForUpdate(page);
  await expect(page.getByText(offer)).toBeVisible();
  await page.getByLabel('Full name').fill('Ana Lopez');
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(page.getByText(offer)).toBeHidden();
  expect(await waitingVersions(page)).toBe(0);
});

test('another tab keeps its words and its version when one tab updates', async ({
  page,
  host,
  context,
}) => {
  await signUpAndConfirm(page, host, host.newPerson());
  await host.waitForOfflineReady(page);
  const other = await context.newPage();
  await other.goto(`${host.url}/resume-builder/chapter/1`);
  await expect(other.getByLabel('Full name')).toBeVisible();
  await markPage(other);
  await host.deploy();
  await lookForUpdate(page);
  await expect(page.getByText(offer)).toBeVisible();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByText(offer)).toBeHidden();
  await other.getByLabel('Full name').fill('Ana Lopez');
  await expect(statusLine(other)).toHaveText(/^Saved/);
  expect(await isMarked(other)).toBe(true);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
});

test('a device that cannot keep the words keeps the old version', async ({ page, host }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room left.', 'QuotaExceededError');
    };
  });
  await signUpAndConfirm(page, host, host.newPerson());
  await host.waitForOfflineReady(page);
  await host.deploy();
  await markPage(page);
  await page.getByLabel('Full name').fill('Ana Lopez');
  await expect(statusLine(page)).toHaveText(/^Not saved: this device is full/);
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  expect(await isMarked(page)).toBe(true);
  expect(await waitingVersions(page)).toBe(1);
});

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

async function waitingVersions(page: Page): Promise<number> {
  return page.evaluate(async () => ((await navigator.serviceWorker.ready).waiting ? 1 : 0));
}

/** A mark that only a new load of the page wipes out. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
}

function isMarked(page: Page): Promise<boolean> {
  return page
    .evaluate(() => document.documentElement.dataset['marked'] === 'yes')
    .catch(() => false);
}
