import type { Page, Route } from '@playwright/test';

/** Keeps the app's scripts from the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Keeps the pages of a tab asleep until the returned function is called: their clock stands still. */
export async function holdWaking(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  return () => page.clock.resume();
}

/** Waits until the page's own buttons work. */
export function waitUntilAwake(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.documentElement.dataset['who'] === undefined);
}

/** Call before the page is opened; see {@link shiftOf}. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all layout shifts since the page was opened. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

/**
 * The page has nothing to do any more, or has had a second: Chromium 150 never calls an idle callback without a limit on
 * a page that draws nothing more (14 of 200 pages, on a busy machine).
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

/**
 * Stops a page between two steps of its waking, until the returned function is called: React hears what is pressed, and
 * has taken over nothing yet. Call it before the page is opened; then wait for {@link waitUntilTakingOver}.
 */
export async function holdTakeOver(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isOver = false;
    const post = MessagePort.prototype.postMessage;
    // The steps of React's work follow each other by messages.
    MessagePort.prototype.postMessage = function postLater(
      this: MessagePort,
      ...message: unknown[]
    ) {
      const send = () => Reflect.apply(post, this, message);
      const app = document.getElementById('app') ?? {};
      const isHeard = Object.keys(app).some((key) => key.startsWith('_reactListening'));
      if (isHeard) document.documentElement.dataset['takingOver'] = '';
      if (isHeard && !isOver) held.push(send);
      else send();
    };
    Object.assign(window, {
      takeOver: () => {
        isOver = true;
        for (const send of held.splice(0)) send();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { takeOver: () => void }).takeOver());
}

export async function waitUntilTakingOver(page: Page): Promise<void> {
  await page.waitForFunction(() => 'takingOver' in document.documentElement.dataset);
}
