import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A line as bad as the ones our people have; `latencyMs` is per request. */
export type Line = { kbps: number; latencyMs: number };

/** Slow 4G as the usual audits throttle it. */
export const slow4g: Line = { kbps: 1474.56, latencyMs: 562.5 };
/** A line that hardly holds. */
export const patchy: Line = { kbps: 150, latencyMs: 800 };

/** What one visit cost. Times in ms from the start of the navigation by the page's own clock, bytes as sent. */
export type Visit = {
  usableMs: number;
  bytes: number;
  files: readonly string[];
  /** Sum of all layout shifts. */
  shift: number;
  /**
   * Total blocking time: what each task took beyond 50 ms, from the first contentful paint until the page is awake
   * (https://web.dev/articles/tbt).
   */
  blockingMs: number;
  /** Megabytes of the script heap after a collection. */
  heapMb: number;
};

type VisitOptions = { line?: Line; cpuSlowdown?: number };

/**
 * Opens an address in a fresh tab. It is usable when an element fits the selector and has been drawn. Until the page
 * says itself that it is done nothing is asked of it: a question costs tens of milliseconds of its slowed down CPU.
 */
export async function visit(
  context: BrowserContext,
  url: string,
  usable: string,
  { line, cpuSlowdown = 4 }: VisitOptions = {},
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  if (line) await throttle(session, line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'reportVisit' });
  const report = new Promise<string>((resolve) =>
    session.once('Runtime.bindingCalled', ({ payload }) => resolve(payload)),
  );
  await page.addInitScript(watchPage, usable);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const seen = JSON.parse(await report) as Pick<Visit, 'usableMs' | 'shift' | 'blockingMs'>;
  const { bytes, files } = traffic;
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { ...seen, bytes, files: [...files], heapMb: usedSize / 1_000_000 };
}

/** How typing felt, the slow end (95th percentile), in ms. */
export type Typing = { repaintMs: number; echoMs: number };

/**
 * Types into the field that has the focus: from each keystroke to the next repaint, as the browser itself reports it in
 * steps of 8 ms, and until `echo` shows the field's text.
 */
export async function type(
  page: Page,
  { echo, cpuSlowdown, strokes = 60 }: { echo: string; cpuSlowdown: number; strokes?: number },
): Promise<Typing> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(watchTyping, echo);
  for (let stroke = 0; stroke < strokes; stroke++) {
    await page.keyboard.press('abcdefghij'.charAt(stroke % 10), { delay: 5 });
    await page.waitForFunction(
      (count) => (window as unknown as { echoes: number[] }).echoes.length > count,
      stroke,
    );
  }
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  );
  const { repaints, echoes } = await page.evaluate(() => {
    const { repaints, echoes } = window as unknown as { repaints: number[]; echoes: number[] };
    return { repaints, echoes };
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A stroke that repaints within 16 ms is not reported at all: it counts as 16.
  const unreported = Array.from({ length: Math.max(0, strokes - repaints.length) }, () => 16);
  return {
    repaintMs: percentile([...repaints, ...unreported], 0.95),
    echoMs: percentile(echoes, 0.95),
  };
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

// Runs in the page, before anything else. Reports when the page is usable, awake and idle.
function watchPage(usable: string): void {
  let shift = 0;
  const longTasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });

  const look = () => {
    const element = document.querySelector<HTMLElement>(usable);
    // The frame after the one that holds it has been drawn.
    if (element?.checkVisibility()) requestAnimationFrame(() => waitForWaking(performance.now()));
    else requestAnimationFrame(look);
  };
  const waitForWaking = (usableMs: number) => {
    const root = document.documentElement;
    const reportOnceAwake = () => {
      if (root.dataset['who'] !== undefined) return;
      waking.disconnect();
      requestIdleCallback(() => report(usableMs));
    };
    const waking = new MutationObserver(reportOnceAwake);
    waking.observe(root, { attributeFilter: ['data-who'] });
    reportOnceAwake();
  };
  const report = (usableMs: number) => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blockingMs = longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, afterPaint) => sum + Math.max(0, afterPaint - 50), 0);
    const { reportVisit } = window as unknown as { reportVisit: (report: string) => void };
    reportVisit(JSON.stringify({ usableMs, shift, blockingMs }));
  };
  requestAnimationFrame(look);
}

// Runs in the page.
function watchTyping(echo: string): void {
  const repaints: number[] = [];
  const echoes: number[] = [];
  Object.assign(window, { repaints, echoes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'keydown') repaints.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const field = document.activeElement as HTMLInputElement;
  const mirror = document.querySelector(echo);
  let pressedAt: number | null = null;
  field.addEventListener('keydown', () => (pressedAt = performance.now()), true);
  const look = () => {
    if (pressedAt !== null && mirror?.textContent?.includes(field.value)) {
      echoes.push(performance.now() - pressedAt);
      pressedAt = null;
    }
  };
  new MutationObserver(look).observe(mirror ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Gives the page this line, after none too; the page hears of it as of any that comes back. */
export async function throttle(
  session: CDPSession,
  { kbps, latencyMs }: Line,
  { isCut = false } = {},
): Promise<void> {
  const bytesPerSecond = (kbps * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: isCut,
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
