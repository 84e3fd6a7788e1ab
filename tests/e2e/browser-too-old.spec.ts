import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { signUpAndConfirm } from '../support/sign-in';
import { waitUntilAwake } from '../support/hydration';
import { deep, deepUnless } from '../support/deep';

// What a browser makes of words that it does not know yet: no file of the site can be parsed, or only some.
// The worker would hand out the right file, which it has kept.
test.use({
  expectedErrors: [/SyntaxError|notHereYet|registration blocked/],
  serviceWorkers: 'block',
});

const tooOld = 'This browser is too old for this part. Update it, or ask staff. Your work is safe.';

const failures = [
  ['cannot be parsed', 'const new syntax ='],
  ['fails when it is run', 'undefined.notHereYet();'],
] as const;

test('at an address without https every page can be read, and says why nothing can be saved', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  for (const path of ['/', '/modules/1', '/game', '/papers']) {
    await page.goto(app.url + path);
    await expect(page.getByRole('alert')).toHaveText(
      'Nothing can be saved at this address, because it begins with http. Open it with https, or ask staff.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load the page again' })).toBeHidden();
    for (const box of await page.getByRole('textbox').all()) await expect(box).toBeDisabled();
  }
});

for (const [how, code] of failures)
  for (const file of [/\/assets\/app-/, /\/assets\/module-1-/, /\/assets\/course-/])
    test(
      `${String(file)} ${how}: the lesson stays to be read, and the page says why it does no more`,
      deepUnless(code === failures[0][1]),
      async ({ page, app }) => {
        await serveInstead(page, file, code);
        await page.goto(`${app.url}/modules/1`);
        await expect(page.getByRole('alert')).toHaveText(tooOld);
        await expect(
          page.getByRole('heading', { name: 'Gaining Attention' }).first(),
        ).toBeVisible();
      },
    );

for (const [file, code] of [
  [/\/assets\/game-(?!script)/, failures[0][1]],
  [/\/assets\/storage-/, failures[0][1]],
  [/\/assets\/game-script-/, failures[0][1]],
] as const)
  test(
    `the game waits for no script that will never run: ${String(file)}`,
    deep,
    async ({ page, app }) => {
      await serveInstead(page, file, code);
      await page.goto(`${app.url}/game`);
      await expect(page.getByRole('alert')).toContainText(tooOld);
      await expect(page.getByText('Loading chat...')).toBeHidden();
    },
  );

test('the builder waits for no script that will never run', deep, async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await serveInstead(page, /\/assets\/builder-/, failures[0][1]);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(tooOld);
  await expect(page.getByText('Opening your resume…')).toBeHidden();
  await expect(page.getByLabel('Full name')).toBeDisabled();
});

for (const [file, link, words] of [
  [/\/assets\/module-1-/, /Module 1: Build Your Resume/, 'Gaining Attention'],
  [/\/assets\/forum-/, /Forum/, 'Community Forum'],
] as const)
  test(
    `a part that comes later and cannot be parsed: the screen says so, and a new load shows its words (${link.source})`,
    deep,
    async ({ page, app }) => {
      await page.goto(`${app.url}/modules`);
      await waitUntilAwake(page);
      await serveInstead(page, file, failures[0][1]);
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('alert')).toContainText(tooOld);
      await page.getByRole('button', { name: 'Load the page again' }).click();
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(tooOld);
    },
  );

test("a browser that cannot parse the page's own script reads the page, and why it does no more", async ({
  page,
  app,
}) => {
  await page.route(`${app.url}/modules/1`, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = answer.headers();
    const html = (await answer.text()).replace('<script>(', '<script>const new syntax; (');
    await route.fulfill({ response: answer, headers, body: html });
  });
  await page.goto(`${app.url}/modules/1`);
  await expect(page.getByRole('alert')).toHaveText(tooOld);
  await expect(page.getByRole('heading', { name: 'Gaining Attention' }).first()).toBeVisible();
});

/** Serves code that this browser refuses in the place of a file, as one of tomorrow is to a browser of yesterday. */
async function serveInstead(page: Page, file: RegExp, code: string): Promise<void> {
  await page.route(file, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.continue(),
  );
}
