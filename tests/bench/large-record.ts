import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, type App } from '../support/app';
import { statusLine } from '../support/builder';
import { fileOf, largeSize, resumeOfSize } from '../support/large-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { bringBack, openYourData } from '../support/take-along';
import { median, type, visit } from './measure';

/** The same figures for a resume of ten jobs and for one of 300, in ms. */
export type LargeRecord = Record<
  'ten' | 'large',
  { openMs: number; keyMs: number; savedMs: number }
>;

const sizes = { ten: { jobs: 10, schools: 3, skills: 12 }, large: largeSize };
const cpuSlowdown = 4;
const builder = '/resume-builder/chapter/1';
/** All jobs are in the preview, and the first has its fields. */
const usable = '[data-opening="false"]:has(.resume-sheet h3) [data-entry] input';
const lastJob =
  '.resume-sheet section:first-of-type .sheet-part:last-child .sheet-entry:last-child h3';

/** What a large record costs on a slow computer, one run after the other with a usual one, medians of the runs. */
export async function largeRecord(browser: Browser, app: App, runs: number): Promise<LargeRecord> {
  const contexts = {
    ten: await withResume(browser, app, 'ten'),
    large: await withResume(browser, app, 'large'),
  };
  const opens = { ten: [] as number[], large: [] as number[] };
  const keys = { ten: [] as number[], large: [] as number[] };
  const saves = { ten: [] as number[], large: [] as number[] };
  for (let run = 0; run < runs; run++)
    for (const name of ['ten', 'large'] as const) {
      const context = contexts[name];
      opens[name].push((await visit(context, app.url + builder, usable, { cpuSlowdown })).usableMs);
      const page = await context.newPage();
      await page.goto(app.url + builder);
      await page.locator(lastJob).waitFor({ state: 'attached' });
      await page.getByLabel('Company').last().press('ControlOrMeta+a');
      keys[name].push((await type(page, { echo: lastJob, cpuSlowdown })).repaintMs);
      saves[name].push(await untilSaved(page));
      await page.close();
    }
  for (const context of Object.values(contexts)) await context.close();
  const figures = (name: 'ten' | 'large') => ({
    openMs: median(opens[name]),
    keyMs: median(keys[name]),
    savedMs: median(saves[name]),
  });
  return { ten: figures('ten'), large: figures('large') };
}

async function withResume(
  browser: Browser,
  app: App,
  size: keyof typeof sizes,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await signUpAndConfirm(page, app, app.newPerson());
  await openYourData(page, app);
  await bringBack(page, fileOf(resumeOfSize(sizes[size])));
  await page.goto(app.url + builder);
  await expect(statusLine(page)).toHaveText(/^Saved to your account/, { timeout: 30_000 });
  await page.close();
  return context;
}

/** From a key until the line says that it is saved, in ms. */
async function untilSaved(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await expect(statusLine(page)).toHaveText(/^Saved/);
  await page.evaluate(() => {
    const line = document.querySelector('[data-kind] [role=status]');
    let pressedAt = 0;
    document.activeElement?.addEventListener('keydown', () => (pressedAt = performance.now()));
    new MutationObserver(() => {
      if (pressedAt > 0 && line?.textContent.startsWith('Saved'))
        Object.assign(window, { savedMs: performance.now() - pressedAt });
    }).observe(line ?? document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('k');
  const savedMs = await page.waitForFunction(
    () => (window as unknown as { savedMs?: number }).savedMs,
  );
  return (await savedMs.jsonValue()) ?? Number.NaN;
}
