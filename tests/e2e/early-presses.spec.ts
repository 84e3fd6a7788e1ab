import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { holdScripts, waitUntilAwake, waitUntilIdle } from '../support/hydration';

test('a tap, a tick and words that come before the app is awake are not lost', async ({
  page,
  app,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/auth`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill('early@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('river stone lamp 42');
  await page.getByRole('checkbox', { name: 'This is a shared computer' }).uncheck();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career Quest Portal');
  await letScriptsThrough();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('early@example.com');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await expect(page.getByRole('checkbox', { name: 'This is a shared computer' })).not.toBeChecked();
});

test('“Got it” that comes before the app is awake marks the card, pressed again or marked before', async ({
  page,
  app,
}) => {
  const address = `${app.url}/modules/1#learning-objectives`;
  const gotIt = page.getByRole('button', { name: 'Got it: Get ready' });
  const letScriptsThrough = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await gotIt.click();
  await gotIt.click();
  await letScriptsThrough();
  await expect(gotIt).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 27 cards', { exact: true })).toBeVisible();

  const letThemThroughAgain = await holdScripts(page);
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await gotIt.click();
  await letThemThroughAgain();
  await expect(gotIt).toHaveAttribute('aria-pressed', 'true');
  await gotIt.click();
  await expect(gotIt).toHaveAttribute('aria-pressed', 'false');
});

test('a press that begins before the app is awake means what lay under the finger, though the page moves', async ({
  page,
  app,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/your-data`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Delete everything on this device' }).hover();
  await page.mouse.down();
  await letScriptsThrough();
  await waitUntilAwake(page);
  await page.locator('main').evaluate((main) => (main.style.paddingTop = '300px'));
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
});

for (const hash of ['', '#star-method'])
  test(`a slide asked for before the app is awake comes when it wakes ${hash}`, async ({
    page,
    app,
  }) => {
    const letScriptsThrough = await holdScripts(page);
    await page.goto(`${app.url}/modules/2${hash}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Go to Part 2: Cover Letter' }).click();
    await letScriptsThrough();
    await expect(
      page.getByRole('heading', { name: 'Part 2: Cover Letter', level: 2 }),
    ).toBeVisible();
  });

test('what a finger is on stays under it while the page wakes', async ({ page, app }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/modules/1#tools`, { waitUntil: 'commit' });
  // The browser goes to the address's heading, and focuses it, once it has read the page: not after the scroll below.
  await expect(page.getByRole('heading', { level: 2, name: 'Tools' })).toBeFocused();
  const tool = page.getByRole('link', { name: 'Modern Resume Template' });
  const finger = await tool.evaluateHandle(async (link) => {
    const frames = async () => {
      for (let frame = 0; frame < 5; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frames();
    const { left, top } = link.getBoundingClientRect();
    const isThere = () => link.contains(document.elementFromPoint(left + 5, top + 5));
    const before = isThere();
    const root = document.documentElement;
    const awake = new Promise<void>((resolve) =>
      new MutationObserver(() => root.dataset['who'] ?? resolve()).observe(root, {
        attributeFilter: ['data-who'],
      }),
    );
    return {
      seen: awake.then(async () => {
        const atOnce = isThere();
        await frames();
        return [before, atOnce, isThere()];
      }),
    };
  });
  await letScriptsThrough();
  expect(await finger.evaluate(({ seen }) => seen)).toEqual([true, true, true]);
});

// A shift below the fold counts in no measure, and takes a button from under a finger all the same.
const screens = [
  {
    width: 360,
    paths: ['/modules', '/modules/3', '/es/game', '/papers', '/es/papers', '/es/staff'],
  },
  { width: 1280, paths: ['/your-data', '/es/modules', '/game', '/es/papers', '/staff'] },
];
for (const { width, paths } of screens)
  test(`nothing to press moves when a page wakes, ${String(width)} px wide`, async ({
    newDevice,
    app,
  }) => {
    for (const path of paths) {
      const page = await newDevice({ viewport: { width, height: 800 } });
      // A browser without a voice says so, later, below the chat.
      await page.addInitScript(giveVoices);
      const letScriptsThrough = await holdScripts(page);
      await page.goto(app.url + path, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await notePlaces(page);
      await letScriptsThrough();
      await waitUntilAwake(page);
      await waitUntilIdle(page);
      await page.waitForLoadState('networkidle');
      expect(await movedSince(page), path).toEqual([]);
      await page.close();
    }
  });

type Noted = { places: [control: HTMLElement, top: number][] };

function giveVoices(): void {
  const voices = ['en-US', 'es-US'].map((lang) => ({ lang, localService: true, name: lang }));
  window.speechSynthesis.getVoices = () => voices as SpeechSynthesisVoice[];
}

/** Notes how far down each control stands that the page shows. */
function notePlaces(page: Page): Promise<void> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('#app :is(a, button, input)');
    Object.assign(window, {
      places: [...controls]
        .filter((control) => control.checkVisibility())
        .map((control) => [control, control.getBoundingClientRect().top]),
    });
  });
}

/** The controls that are gone since then, or stand more than a pixel elsewhere, by their words. */
function movedSince(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    (window as unknown as Noted).places
      .filter(([control, top]) => Math.abs(control.getBoundingClientRect().top - top) > 1)
      .map(([control]) => control.textContent),
  );
}
