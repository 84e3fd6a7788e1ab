import type { Page } from '@playwright/test';
import { everythingKept } from '../support/shared-computer';
import { saveToAccount, typeName } from '../support/builder';
import { resumeRows } from '../support/people';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { catalogOf } from '../../src/build/compile-messages';
import { writtenPages } from '../../src/hydration/written-pages';
import { expect, test } from '../support/app';
import { waitUntilAwake } from '../support/hydration';
import { violations } from '../support/violations';
import { englishIn, noteTexts } from '../support/english-seen';
import { deep, isDeep } from '../support/deep';
import { pairsOfTexts } from '../support/spanish-of';

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('comes to the Spanish site at its first visit, and to English where it is chosen', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.url}/modules?from=poster#top`);
    await expect(page).toHaveURL(`${app.url}/es/modules?from=poster#top`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await waitUntilAwake(page);
    await expect(page.getByRole('link', { name: 'Módulos', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${app.url}/modules?from=poster#top`);
    await waitUntilAwake(page);
    await page.goto(`${app.url}/guides`);
    await expect(page.getByRole('link', { name: 'Español' })).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/guides`);
  });
});

test('where the server is slow, the press for another language is answered at once, and can be taken back', async ({
  page,
  app,
}) => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${app.url}/es/`, async (route) => {
    if (route.request().method() === 'HEAD') await answered;
    await route.continue();
  });
  await page.goto(`${app.url}/guides`);
  await waitUntilAwake(page);
  const asking = page.getByText('opens when the server answers');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(asking).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(asking).toBeVisible();
  answer();
  await expect(page).toHaveURL(`${app.url}/es/guides`);
});

test(
  'what is typed stays when the language is changed, there and back',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/1#reflecting`);
    await waitUntilAwake(page);
    const same = page.locator('main textarea:visible').first();
    await same.pressSequentially('A busy warehouse');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${app.url}/es/modules/1#reflecting`);
    await expect(same).toHaveValue('A busy warehouse');
    await same.pressSequentially(', at night');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${app.url}/modules/1#reflecting`);
    await expect(same).toHaveValue('A busy warehouse, at night');
  },
);

test('Spanish works offline after one visit', async ({ page, app }) => {
  await page.goto(`${app.url}/es/`);
  await app.waitForOfflineReady(page);
  await app.pause();
  await page.goto(`${app.url}/es/modules/1`);
  await waitUntilAwake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test(
  'Spanish that is not on the device is waited for, and nothing of the page is lost meanwhile',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/game`);
    await app.waitForOfflineReady(page);
    await app.pause();
    // An address in Spanish, typed or from a link, comes in English: nothing else is here.
    await page.goto(`${app.url}/es/game?from=poster`);
    await expect(page).toHaveURL(`${app.url}/game?from=poster`);
    await waitUntilAwake(page);
    await page.goto(`${app.url}/game`);
    await waitUntilAwake(page);
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByText('Español is not on this device yet.')).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/game`);
    await app.resume();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(`${app.url}/es/game`);
  },
);

test(
  'on a shared computer the sign-in comes along into the other language, and leaves with the person',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    await signUpAndConfirm(page, app, person);
    await app.waitForOfflineReady(page);
    await page.getByLabel('Full name').fill('Ana Lopez');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${app.url}/es/resume-builder/chapter/1`);
    await expect(page.getByLabel(es('Full name'))).toHaveValue('Ana Lopez');
    await page.getByRole('button', { name: es('Save to Cloud') }).click();
    await expect(page.getByRole('status').filter({ hasText: 'en su cuenta' })).toBeVisible();
    await page.getByRole('button', { name: es('Log Out') }).click();
    // The browser asks for English: the next person did not choose Spanish.
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(page.getByText('You are logged out.')).toBeVisible();
    const kept = await everythingKept(page);
    expect(kept).not.toContain('Ana Lopez');
    expect(kept).not.toContain(person.email);
  },
);

test(
  'who chose Spanish is offered it where they log in next, once, and no letter is lost on the way',
  deep,
  async ({ page, newDevice, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${app.url}/es/resume-builder/chapter/1`);
    await page.getByLabel(es('Full name')).fill('Ana Lopez');
    await page.getByRole('button', { name: es('Save to Cloud') }).click();
    await expect(page.getByRole('status').filter({ hasText: 'en su cuenta' })).toBeVisible();

    const other = await newDevice();
    await logIn(other, app, person);
    await expect(other.getByText('Antes eligió español.')).toBeVisible();
    await other.getByLabel('Full name').fill('Ana Lopez Diaz');
    await other.getByRole('button', { name: 'Seguir en español' }).click();
    await expect(other).toHaveURL(`${app.url}/es/resume-builder/chapter/1`);
    await expect(other.getByLabel(es('Full name'))).toHaveValue('Ana Lopez Diaz');
    await expect(other.getByText('You chose English before.')).toHaveCount(0);

    await test.step('who stays in English here is not asked again, and English is the last choice', async () => {
      const shared = await newDevice();
      const here = { ...person, isOnSharedComputer: true };
      await logIn(shared, app, here);
      await shared.getByRole('button', { name: 'Stay here' }).click();
      await expect(shared.getByText('Antes eligió español.')).toHaveCount(0);
      await saveToAccount(shared);
      const [row] = await resumeRows(app, person);
      expect(row?.data).toMatchObject({ course: { progress: { language: { id: 'en' } } } });
      await shared.reload();
      await expect(shared.getByLabel('Full name')).toHaveValue(/Ana Lopez/);
      await expect(shared.getByText('Antes eligió español.')).toHaveCount(0);
      await shared.getByRole('button', { name: 'Log Out', exact: true }).click();
      await expect(shared).toHaveURL(`${app.url}/`);

      // The next person has chosen nothing, and is offered nothing.
      const next = app.newPerson({ isOnSharedComputer: true });
      await signUpAndConfirm(shared, app, next);
      await typeName(shared, 'Luis');
      await saveToAccount(shared);
      await expect(shared.getByText(/eligió|You chose/)).toHaveCount(0);
    });
  },
);

test('an account is made, and an English resume is written, in Spanish', async ({ page, app }) => {
  const person = app.newPerson();
  const { email, password } = person;
  await page.goto(`${app.url}/es/auth`);
  await page.getByLabel(es('Email')).fill(email);
  await page.getByLabel(es('Password')).fill(password);
  await page.getByLabel(es('This is a shared computer')).uncheck();
  await page.getByRole('button', { name: es('Sign Up') }).click();
  const { code, html } = await app.mailTo(email);
  expect(html).toContain(`href="${app.url}/es/auth#token_hash=`);
  await page.getByLabel(es('Six-digit code')).fill(code);
  await page.getByRole('button', { name: es('Confirm'), exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/es/resume-builder/chapter/1`);
  await page.getByLabel(es('Full name')).fill('Ana Lopez');
  await page.getByLabel(es('Job title')).first().fill('Line Cook');
  const paper = page.locator('article[lang="en"]').first();
  await expect(paper).toContainText('Ana Lopez');
  await expect(paper.getByRole('heading', { name: 'Experience', exact: true })).toBeVisible();
  await page.getByRole('button', { name: es('Save to Cloud') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'en su cuenta' })).toBeVisible();
  await page.getByRole('button', { name: es('Log Out') }).click();
  await expect(page).toHaveURL(`${app.url}/es/`);

  await page.goto(`${app.url}/es/auth`);
  await page.getByLabel(es('Email')).fill(email);
  await page.getByLabel(es('Password')).fill(password);
  await page.getByRole('button', { name: es('Log In'), exact: true }).click();
  await expect(page.getByLabel(es('Full name'))).toHaveValue('Ana Lopez');
});

test('every written page is in Spanish, and says where it is not', deep, async ({ page, app }) => {
  const pairs = await pairsOfTexts();
  const shown = await noteTexts(page.context());
  await page.setViewportSize({ width: 320, height: 800 });
  const found: string[] = [];
  const withoutScript = new Map<string, string>();
  page.on('pageerror', (error) => found.push(`${page.url()}: ${String(error)}`));
  for (const { path } of writtenPages) {
    await page.goto(`${app.url}/es${path}`);
    await waitUntilAwake(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect.soft(await widthOf(page), path).toBe(320);
    if (isDeep || ['/', '/modules/1', '/auth', '/papers'].includes(path))
      found.push(...(await violations(page)).map((line) => `${path}: ${line}`));
  }
  // As a search engine gets it: the worker's copies do without.
  for (const path of ['/', '/policies']) {
    const written = await (await page.request.get(`${app.url}/es${path}`)).text();
    expect(written).toContain(`<link rel="alternate" hreflang="en" href="${path}" />`);
    expect(written).toContain(`<link rel="alternate" hreflang="es" href="/es${path}" />`);
  }
  for (const { path } of writtenPages) {
    const written = await (await page.request.get(`${app.url}/es${path}`)).text();
    for (const text of textsWithoutScript(written)) withoutScript.set(text, path);
  }
  const names = (await (await page.request.get(`${app.url}/es/manifest.webmanifest`)).text()).match(
    /(?<="(?:name|short_name|description|label)": ?")[^"]+/g,
  );
  for (const name of names ?? []) withoutScript.set(name, 'manifest');
  expect(withoutScript.size).toBeGreaterThan(3);
  expect([...found, ...englishIn(shown, pairs), ...englishIn(withoutScript, pairs)]).toEqual([]);
});

/** What a written page says where no script runs, and to search engines. */
function textsWithoutScript(written: string): string[] {
  const said = written.matchAll(
    /<noscript>(.*?)<\/noscript>|<meta name="description"\s+content="([^"]*)"/gs,
  );
  return [...said].map(([, notice, description]) => (notice ?? description ?? '').trim());
}

/** A message of the screens, as Spanish says it. */
function es(message: string): string {
  const said = catalogOf('es')[message];
  if (!said) throw new Error(`No Spanish for ${message}.`);
  return said;
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
