import type { Page } from '@playwright/test';
import { openBuilder, saveToAccount, statusLine } from '../support/builder';
import { expect, test, waitUntilAllIsHere } from '../support/host';
import { expectRow, resumeRows } from '../support/people';
import { signUpAndConfirm } from '../support/sign-in';
import { waitUntilAwake } from '../support/hydration';
import { deep } from '../support/deep';
import { meetWorkerBeforeItStarts } from '../support/late-worker';

// One of the newer versions has taken a part of the old one off the server. A pointer that rests on the link before it is
// pressed has the router ask for it ahead, which it reports.
test.use({
  expectedErrors: [
    /the server responded with a status of 404|Failed to fetch dynamically imported module: \S+\/assets\/modules\.index-/,
  ],
});

const offer = 'A new version is ready.';

test("'Ready to work offline' is said once, at the foot of the page and over no text", async ({
  page,
  host,
}) => {
  await page.goto(host.url);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText('Ready to work offline')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Got it' }), 'no notice over the text').toHaveCount(
    0,
  );
  await page.reload();
  await host.waitForOfflineReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ready to work offline')).toBeHidden();
});

test(
  'a first version that has not started yet is no new one, and is told of when it starts',
  deep,
  async ({ page, host, context }) => {
    await page.goto(host.url);
    // It is told once: this page has told it before the next one forgets that.
    await expect(page.getByText('Ready to work offline')).toBeVisible({ timeout: 30_000 });
    const next = await context.newPage();
    await next.addInitScript(meetWorkerBeforeItStarts);
    await next.goto(`${host.url}/modules`);
    await next.waitForFunction(() => document.documentElement.dataset['met']);
    await expect(next.getByText(offer)).toBeHidden();
    await next.evaluate(() => window.dispatchEvent(new Event('test:worker-starts')));
    await expect(next.getByText('Ready to work offline')).toBeVisible();
    await expect(next.getByText(offer)).toBeHidden();
  },
);

test(
  'a new version is offered and not taken by itself; Later leaves everything as it is',
  deep,
  async ({ page, host }) => {
    await page.goto(host.url);
    await host.waitForOfflineReady(page);
    await host.deploy();
    await markPage(page);
    await lookForUpdate(page);
    await expect(page.getByText(offer)).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByText(offer)).toBeHidden();
    expect(await isMarked(page), 'the page was never reloaded').toBe(true);
    expect(await waitingVersions(page)).toBe(1);
    await page.reload();
    await expect(page.getByText(offer)).toBeVisible();
  },
);

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

test(
  'a version that takes long to take over is said to be coming, and can be asked for again',
  deep,
  async ({ page, host }) => {
    await page.clock.install();
    await page.goto(host.url);
    await host.waitForOfflineReady(page);
    // As where the old version has work under way: the new one hears of it later.
    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => undefined;
    });
    await host.deploy();
    await lookForUpdate(page);
    const update = page.getByRole('button', { name: 'Update now' });
    await update.click();
    const coming = page.getByRole('button', { name: 'Updating…' });
    await expect(coming).toBeFocused();
    await expect(coming).toBeDisabled();
    await page.clock.fastForward(45_000);
    await expect(update).toBeFocused();
    await expect(update).toBeEnabled();
  },
);

test(
  'another tab keeps its words and its version when one tab updates',
  deep,
  async ({ page, host, context }) => {
    const person = host.newPerson();
    await signUpAndConfirm(page, host, person);
    await host.waitForOfflineReady(page);
    const other = await openBuilder(context, host);
    await waitUntilAllIsHere(other);
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
    await saveToAccount(other);
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
    await expectRow(host, person, 'Ana Lopez', 1);
  },
);

test(
  'a part of the old version that the new one has taken off the server costs an open tab no word',
  deep,
  async ({ page, host, context }) => {
    const person = host.newPerson();
    await signUpAndConfirm(page, host, person);
    await host.waitForOfflineReady(page);
    const other = await openBuilder(context, host);
    await waitUntilAllIsHere(other);
    await host.deploy({ renamedParts: true });
    await markPage(page);
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page.getByText(offer)).toBeHidden();
    // What the browser itself keeps of the old version, it keeps for a while only.
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache');

    await other.getByLabel('Full name').fill('Ana Lopez');
    const missed = other.waitForResponse((answer) => answer.status() === 404);
    await other.getByRole('link', { name: 'Course Modules', exact: true }).click();
    await missed;
    await expect(other.getByRole('heading', { level: 1, name: 'Course Modules' })).toBeVisible();
    await other.getByRole('link', { name: 'Resume Builder', exact: true }).click();
    await expect(other.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await saveToAccount(other);
    await expectRow(host, person, 'Ana Lopez', 1);
  },
);

test(
  'an old tab gives way to a newer schema: it writes down what was typed, freezes and asks to be loaded again',
  deep,
  async ({ page, host, context }) => {
    const person = host.newPerson();
    await signUpAndConfirm(page, host, person);
    const course = await context.newPage();
    await course.goto(`${host.url}/modules/3#networking`);
    // What is typed before is not this database's yet: it stays in the tab until the page has opened it.
    await waitUntilAwake(course);
    await course.getByRole('textbox', { name: 'Who you are' }).fill('A line cook');
    const newer = await context.newPage();
    await newer.goto(`${host.url}/forum`);
    await page.getByLabel('Full name').fill('Ana Lopez');
    expect(await upgradeDatabase(newer)).toContain('Ana Lopez');

    for (const tab of [page, course]) {
      const notice = tab.getByRole('dialog', { name: 'A newer version is open in another tab' });
      await expect(notice).toContainText('What you typed is saved on this device.');
    }
    await expect(page.locator('[data-kind]')).toHaveText(/^Saved/);
    await page.keyboard.type('lost?');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await saveToAccount(page);
    const [row] = await resumeRows(host, person);
    expect(row?.data).toMatchObject({
      personalInfo: { name: 'Ana Lopez' },
      course: { answers: { pitch: { p1: 'A line cook' } } },
    });
    // The way out by the keyboard leads to the same place.
    await course.keyboard.press('Escape');
    await expect(course.getByRole('dialog')).toBeHidden();
    await expect(course.getByRole('textbox', { name: 'Who you are' })).toHaveValue('A line cook');
  },
);

test('a device that cannot keep the words keeps the old version', deep, async ({ page, host }) => {
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

/** Does to the learner's database what a version of the app with one more table does; returns the resume in it. */
function upgradeDatabase(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [database] = await indexedDB.databases();
    return new Promise<string>((resolve, reject) => {
      // The library counts versions in tenths.
      const opening = indexedDB.open(database?.name ?? '', (database?.version ?? 0) + 10);
      opening.onupgradeneeded = () => opening.result.createObjectStore('photos');
      opening.onerror = () => reject(new Error('No database'));
      opening.onsuccess = () => {
        const reading = opening.result.transaction('resume').objectStore('resume').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        };
      };
    });
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
