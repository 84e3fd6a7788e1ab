import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { statusLine, typeName } from '../support/builder';
import { deep } from '../support/deep';
import { signUpAndConfirm } from '../support/sign-in';

// A page that is left may go into the browser's cache with all that it holds, and come back from there.

test(
  'a page left in the middle of a write holds no transaction, and has the words when it is back',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(leaveInTheMiddleOfAWrite);
    await signUpAndConfirm(page, app, app.newPerson());
    await typeName(page, 'Ana');
    await page.evaluate(() => (document.documentElement.dataset['leaving'] = 'now'));
    await page.getByLabel('Full name').fill('Ana Lopez');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-leaving', 'abort');

    await Promise.all([page.waitForEvent('load'), goThroughCache(page, 'pageshow')]);
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await expect(statusLine(page)).toHaveText(/^Saved/);
    await expect.poll(() => storedName(page)).toBe('Ana Lopez');
  },
);

test('a page left at rest goes on as it was when it is back, and with words just typed', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await typeName(page, 'Ana');
  await page.evaluate(() => (document.documentElement.dataset['marked'] = 'yes'));
  await page.getByLabel('Full name').fill('Ana Lopez');
  await goThroughCache(page, 'pagehide');
  await goThroughCache(page, 'pageshow');
  await expect.poll(() => storedName(page)).toBe('Ana Lopez');
  await typeName(page, 'Ana Maria Lopez');
  await expect.poll(() => storedName(page)).toBe('Ana Maria Lopez');
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
});

test('work that does not open says so, with a way out', deep, async ({ page, app, context }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await typeName(page, 'Ana Lopez');
  const other = await context.newPage();
  await other.goto(`${app.url}/forum`);
  await other.evaluate(holdDatabase);
  await page.reload();
  await expect(page.getByText('Opening your resume…')).toBeVisible();
  await expect(page.getByText('This is taking longer than it should.')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await expect(page.getByText('Opening your resume…')).toBeVisible();
  await other.close();
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(statusLine(page)).toHaveText(/^Saved/);
});

/** What the browser tells a page that goes into its cache or comes back from there; the tests' browser has none. */
function goThroughCache(page: Page, type: 'pagehide' | 'pageshow'): Promise<unknown> {
  return page.evaluate(
    (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );
}

function storedName(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const [database] = await indexedDB.databases();
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(database?.name ?? '');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('resume').objectStore('resume').get(1);
        reading.onerror = reject;
        reading.onsuccess = () => {
          opening.result.close();
          resolve(
            (reading.result as { doc: { personalInfo: { name: string } } }).doc.personalInfo.name,
          );
        };
      };
    });
  });
}

// These run inside the page.

/** Leaves the page as soon as the next write has begun, once `data-leaving` says so, and notes there how that ended. */
function leaveInTheMiddleOfAWrite(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    const begun = transaction.call(this, names, mode, options);
    const { dataset } = document.documentElement;
    if (mode !== 'readwrite' || dataset['leaving'] !== 'now') return begun;
    for (const end of ['complete', 'abort'])
      begun.addEventListener(end, () => (dataset['leaving'] = end));
    dataset['leaving'] = 'left';
    queueMicrotask(() =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    return begun;
  };
}

/** Keeps a transaction over everything that is stored, as a page in WebKit's cache did. */
async function holdDatabase(): Promise<void> {
  const [database] = await indexedDB.databases();
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(database?.name ?? '');
    opening.onsuccess = () => {
      const stores = [...opening.result.objectStoreNames];
      const store = opening.result.transaction(stores, 'readwrite').objectStore('resume');
      const hold = () => {
        store.get(0).onsuccess = hold;
        resolve();
      };
      hold();
    };
  });
}
