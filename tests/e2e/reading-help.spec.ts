import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { violationsInEachLook } from '../support/violations';

type Double = { said: string[]; end: () => void; voicesCome: () => void };

/**
 * Speech at the browser's interface: this browser has no voice of its own. It writes down what it is told, and ends a
 * sentence when the test says so. Voices come late, as in Chrome; without `isLocal` they all live elsewhere.
 */
async function giveVoices(page: Page, { isLocal }: { isLocal: boolean }): Promise<void> {
  await page.addInitScript((isLocal) => {
    let voices: object[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    const speech = window.speechSynthesis;
    const double: Double = {
      said: [],
      end: () => current?.dispatchEvent(new Event('end')),
      voicesCome: () => {
        const remote = { lang: 'en-US', localService: false, name: 'Far', voiceURI: 'far' };
        const local = { lang: 'en-GB', localService: true, name: 'Near', voiceURI: 'near' };
        const spanish = { lang: 'es-MX', localService: true, name: 'Cerca', voiceURI: 'cerca' };
        voices = isLocal ? [remote, local, spanish] : [remote];
        speech.dispatchEvent(new Event('voiceschanged'));
      },
    };
    Object.assign(window, { double });
    speech.getVoices = () => voices as SpeechSynthesisVoice[];
    speech.speak = (utterance) => {
      current = utterance;
      const { name } = utterance.voice as unknown as { name: string };
      double.said.push(`${name} ${utterance.rate.toFixed(1)}: ${utterance.text}`);
    };
    speech.cancel = () => {
      const cancelled = current;
      current = null;
      // Browsers end what they cancel, too.
      cancelled?.dispatchEvent(new Event('end'));
    };
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
  }, isLocal);
}

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { double: Double }).double.said);
const call = (page: Page, what: 'end' | 'voicesCome') =>
  page.evaluate((name) => (window as unknown as { double: Double }).double[name](), what);
const spoken = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join());

test(
  'a lesson is read aloud by a voice of this device, sentence by sentence, offline too',
  deep,
  async ({ page, app }) => {
    await giveVoices(page, { isLocal: true });
    await page.goto(app.url);
    await app.waitForOfflineReady(page);
    await app.pause();
    await page.goto(`${app.url}/modules/1`);
    await page.getByRole('button', { name: 'Reading help' }).click();
    const bar = page.getByRole('region', { name: 'Reading help' });
    await expect(bar.getByRole('button', { name: 'Large text' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Listen' })).toHaveCount(0);
    await call(page, 'voicesCome');
    await bar.getByRole('button', { name: 'Listen' }).click();
    const first = await spoken(page);
    expect(await said(page)).toEqual([`Near 1.0: ${first}`]);
    await call(page, 'end');
    const second = await spoken(page);
    expect(second).not.toBe(first);
    await bar.getByLabel('Speed').selectOption('Slow');
    await bar.getByRole('button', { name: 'Pause' }).click();
    await bar.getByRole('button', { name: 'Listen' }).click();
    expect((await said(page)).slice(1)).toEqual([
      `Near 1.0: ${second}`,
      `Near 0.8: ${second}`,
      `Near 0.8: ${second}`,
    ]);
    for (let count = 0; count < 20; count++) await call(page, 'end');
    expect(await page.locator('main').innerText()).toContain(await spoken(page));
    expect(await violationsInEachLook(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Resource Hub' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Hub' })).toBeVisible();
    expect(await spoken(page)).toBe('');
    await expect(bar.getByRole('button', { name: 'Listen' })).toBeVisible();
    await bar.getByRole('button', { name: 'Close reading help' }).click();
    await expect(bar).toBeHidden();
  },
);

test('without a voice of this device only the size of text is offered; it is kept for this person alone', async ({
  page,
  context,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await giveVoices(page, { isLocal: false });
  await page.goto(app.url);
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Reading help' }).click();
  };
  await open();
  await call(page, 'voicesCome');
  const sizeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.getByRole('button', { name: 'Largest text' }).click();
  await expect(page.getByRole('button', { name: 'Largest text' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
  expect(await sizeOf()).toBe('21.6px');
  for (const path of [
    '/',
    '/modules/3',
    '/resources',
    '/guides',
    '/auth',
    '/game',
    '/papers',
    '/your-data',
  ]) {
    await page.goto(`${app.url}${path}`);
    expect(await sizeOf(), path).toBe('21.6px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  const next = await context.newPage();
  await next.goto(app.url);
  expect(await next.evaluate(() => document.documentElement.dataset['textSize'])).toBeUndefined();
  expect(await next.evaluate(() => localStorage.getItem('cq-text-size'))).toBeNull();
});

test(
  'the colors that a person chooses are there from the first frame of every page, for this person alone',
  deep,
  async ({ page, context, app }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Reading help' }).click();
    await page.getByLabel('Colors').selectOption('Dark');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    // What is drawn first, whatever the scripts do.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${app.url}/modules`, { waitUntil: 'domcontentloaded' });
    expect(await ground()).toBe(dark);
    await page.unroute('**/assets/*.js');
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Reading help' }).click();
    await expect(page.getByLabel('Colors')).toHaveValue('dark');
    expect(await violationsInEachLook(page)).toEqual([]);
    await page.getByLabel('Colors').selectOption('Light');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).not.toBe(dark);
    await page.getByLabel('Colors').selectOption('Like this device');
    expect(await ground()).toBe(dark);
    const next = await context.newPage();
    await next.goto(app.url);
    expect(await next.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
  },
);

test('a Spanish page is read by a Spanish voice, and what is English in it by an English one', async ({
  page,
  app,
}) => {
  await giveVoices(page, { isLocal: true });
  await page.goto(`${app.url}/es/modules/2`);
  await page.getByRole('button', { name: 'Ayuda de lectura' }).click();
  await call(page, 'voicesCome');
  await page.getByRole('button', { name: 'Escuchar', exact: true }).click();
  await expect.poll(() => said(page)).toHaveLength(1);
  for (let sentences = 0; sentences < 200; sentences += 1) await call(page, 'end');
  const [first, ...rest] = await said(page);
  expect(first).toMatch(/^Cerca 1\.0: Módulo 2/);
  expect(rest.find((one) => one.startsWith('Near'))).toMatch(/[a-z]/);
  expect(rest.filter((one) => one.startsWith('Cerca')).length).toBeGreaterThan(50);
});
