import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A line as bad as the ones our people have; `latencyMs` is per request. */
export type Line = { kbps: number; latencyMs: number };

/** Slow 4G as the usual audits throttle it: 1.47 Mbps, 562 ms per request. */
export const slow4g: Line = { kbps: 1474.56, latencyMs: 562.5 };

/** One visit: how long until the page could be used, and what came over the wire until then. */
export type Visit = { ms: number; bytes: number; files: string[] };

type VisitOptions = { line?: Line; cpuSlowdown?: number };

/**
 * Opens an address in a fresh tab and waits until `isUsable` holds. Time counts from the start of the navigation by the
 * page's own clock, in milliseconds; bytes are as sent, compressed, headers included.
 */
export async function visit(
  context: BrowserContext,
  url: string,
  isUsable: (page: Page) => Promise<unknown>,
  { line, cpuSlowdown = 4 }: VisitOptions,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  if (line) await throttle(session, line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await isUsable(page);
  const ms = await page.evaluate(() => performance.now());
  const result = { ms, bytes: traffic.bytes, files: [...traffic.files] };
  await page.close();
  return result;
}

/**
 * The slow end (95th percentile) of the time from a keystroke to the next repaint, in milliseconds, as the browser
 * itself reports it, in steps of 8 ms. `prepare` leaves the focus in the field to type into.
 */
export async function keystrokeToRepaint(
  page: Page,
  prepare: (page: Page) => Promise<void>,
  { cpuSlowdown, strokes = 60 }: { cpuSlowdown: number; strokes?: number },
): Promise<number> {
  await prepare(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') durations.push(entry.duration);
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
  for (let stroke = 0; stroke < strokes; stroke++) {
    await page.keyboard.press('abcdefghij'.charAt(stroke % 10), { delay: 5 });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
    );
  }
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A stroke that repaints within 16 ms is not reported at all: it counts as 16.
  const all = [
    ...durations,
    ...Array.from({ length: Math.max(0, strokes - durations.length) }, () => 16),
  ];
  return percentile(all, 0.95);
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export async function withContext<T>(
  browser: Browser,
  run: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function throttle(session: CDPSession, { kbps, latencyMs }: Line): Promise<void> {
  const bytesPerSecond = (kbps * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

async function watchTraffic(session: CDPSession): Promise<{ bytes: number; files: Set<string> }> {
  const traffic = { bytes: 0, files: new Set<string>() };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) =>
    traffic.files.add(new URL(response.url).pathname),
  );
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}
