import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type App, type Person } from '../support/app';
import { gate, isAuth, isSave, jsonAnswer } from '../support/answers';
import { openBuilder, saveButton, statusLine, typeName } from '../support/builder';
import { resumeRows } from '../support/people';
import { holdWorkers, outboxIds, syncTags } from '../support/service-worker';
import { signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

// The browser holds its own sync event back while it is offline, and fires it once it is back online.
test.use({
  viewport: { width: 1280, height: 900 },
  expectedErrors: [/the server responded with a status of 503/],
});

const waitsForLine = "Saved on this device. We'll send it when you're back online.";
const saved = /^Saved to your account, /;

test('typed offline, every page closed: the worker sends when the line is back', async ({
  page,
  app,
  context,
}) => {
  const { person } = await typeOffline(page, app, context);
  await closeForGood(page, app);
  await context.setOffline(false);
  await untilSent(app, person);

  const next = await openBuilder(context, app);
  await expect(statusLine(next)).toHaveText(saved);
  expect(await outboxIds(next)).toEqual([]);
});

test(
  'two tabs and the worker at once: one request reaches the account, and both tabs say so',
  deep,
  async ({ page, app, context }) => {
    const { person } = await typeOffline(page, app, context);
    const other = await openBuilder(context, app);
    await expect(statusLine(other)).toHaveText(waitsForLine);
    const { opened, open } = gate();
    let saves = 0;
    app.setFault((request) => {
      if (!isSave(request)) return undefined;
      saves += 1;
      return opened.then(() => app.backend.fetch(request));
    });
    await context.setOffline(false);
    for (const tab of [page, other]) await saveButton(tab).click();
    // One of the three sends, the others stand in line behind it.
    await expect.poll(() => inLine(page)).toBe(2);
    open();
    for (const tab of [page, other]) await expect(statusLine(tab)).toHaveText(saved);
    await expect.poll(() => inLine(page)).toBe(0);
    expect(saves).toBe(1);
    await untilSent(app, person);
  },
);

test(
  'an open page that is cut off itself says "Saved to your account" once the worker has sent',
  deep,
  async ({ page, app, context }) => {
    const { person } = await typeOffline(page, app, context);
    await page.route('**/rest/v1/**', (route) => route.abort());
    await context.setOffline(false);
    await untilSent(app, person);
    await expect(statusLine(page)).toHaveText(saved);
  },
);

test(
  'a worker that is stopped in the middle of sending loses nothing and doubles nothing',
  deep,
  async ({ page, app, context }) => {
    const { person } = await typeOffline(page, app, context);
    const workers = await holdWorkers(context);
    await closeForGood(page, app);
    const { opened: hasCommitted, open: tell } = gate();
    app.setFault((request) =>
      isSave(request)
        ? app.backend.fetch(request).then(() => {
            tell();
            return new Promise<Response>(() => {});
          })
        : undefined,
    );
    await context.setOffline(false);
    await hasCommitted;
    await workers.stop();
    app.setFault(null);
    const next = await openBuilder(context, app);
    await expect(next.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await expect(statusLine(next)).toHaveText(saved);
    await untilSent(app, person);
  },
);

test(
  'with a token that is over the worker asks for nothing, and the next visit sends',
  deep,
  async ({ page, app, context }) => {
    const { person } = await typeOffline(page, app, context, { isOver: true });
    const workers = await holdWorkers(context);
    await closeForGood(page, app);
    const asked: string[] = [];
    app.setFault((request) => {
      if (isAuth(request) || request.url.includes('/rest/v1/')) asked.push(request.url);
      return undefined;
    });
    await context.setOffline(false);
    await expect.poll(workers.syncs).toEqual(['succeeded']);
    expect(asked).toEqual([]);
    expect(await resumeRows(app, person)).toEqual([]);

    const next = await openBuilder(context, app);
    await expect(statusLine(next)).toHaveText(saved);
    await untilSent(app, person);
  },
);

test(
  'when somebody else logs in, the token of the one before goes, and nothing of theirs is sent',
  deep,
  async ({ page, app, context }) => {
    const { person } = await typeOffline(page, app, context);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
    );
    await context.setOffline(false);
    await expect(statusLine(page)).toHaveText('Saved on this device');
    expect(await outboxIds(page)).toEqual([1, 2]);
    const next = app.newPerson();
    await signUpAndConfirm(page, app, next);
    await expect(statusLine(page)).toHaveText('Nothing to save yet');
    expect(await outboxIds(page)).toEqual([1]);
    app.setFault(null);
    expect([await resumeRows(app, person), await resumeRows(app, next)]).toEqual([[], []]);
  },
);

test(
  'on a shared computer no sync is asked for, and no token is kept',
  deep,
  async ({ page, app, context }) => {
    await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
    await app.waitForOfflineReady(page);
    await context.setOffline(true);
    await typeName(page, 'Ana Lopez');
    await expect(statusLine(page)).toHaveText(waitsForLine);
    await hide(page);
    await page.getByLabel('Phone').fill('(937) 555-0142');
    await expect(statusLine(page)).toHaveText(waitsForLine);
    expect(await outboxIds(page)).toEqual([1]);
    expect(await syncTags(page)).toEqual([]);
  },
);

/** A learner on their own computer, with a name typed offline and the worker asked for. */
async function typeOffline(
  page: Page,
  app: App,
  context: BrowserContext,
  { isOver = false } = {},
): Promise<{ person: Person }> {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await app.waitForOfflineReady(page);
  await context.setOffline(true);
  const userId = await page.evaluate((over) => {
    const session = JSON.parse(localStorage.getItem('cq-session') ?? '{}') as Session;
    const changed = over
      ? { ...session, receivedAt: Date.now() - session.expiresIn * 1000 }
      : session;
    localStorage.setItem('cq-session', JSON.stringify(changed));
    return session.userId;
  }, isOver);
  await typeName(page, 'Ana Lopez');
  await expect(statusLine(page)).toHaveText(waitsForLine);
  await expect.poll(() => syncTags(page)).toEqual([`send-${userId}`]);
  expect(await outboxIds(page)).toEqual([1, 2]);
  return { person };
}

type Session = { userId: string; expiresIn: number };

/** Closing a page ends the browser's offline mode for it: what it still tries on its way out must find no server. */
async function closeForGood(page: Page, app: App): Promise<void> {
  await app.pause();
  await page.close();
  await app.resume();
}

async function untilSent(app: App, person: Person): Promise<void> {
  await expect
    .poll(() => resumeRows(app, person))
    .toMatchObject([{ revision: 1, data: { personalInfo: { name: 'Ana Lopez' } } }]);
}

/** How many pages and workers stand in line behind the one that sends. */
function inLine(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    const waiting = pending.filter(({ name }) => name?.startsWith('sync:'));
    return new Set(waiting.map(({ clientId }) => clientId)).size;
  });
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
