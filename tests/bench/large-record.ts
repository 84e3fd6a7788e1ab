import type { Browser, BrowserContext, Page } from '@playwright/test';
import { beginInForm, expect, type App } from '../support/app';
import { openEntry, statusLine } from '../support/builder';
import { answersOfSize, fileOf, largeSize, resumeOfSize } from '../support/large-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { bringBack, openYourData } from '../support/backup';
import { median, type, visit } from './measure';

const few = { schools: 3, skills: 12 };
const records = {
  one: fileOf(resumeOfSize({ jobs: 1, ...few })),
  ten: fileOf(resumeOfSize({ jobs: 10, ...few })),
  /** A hundred jobs, and a thousand answers of the course. */
  hundred: fileOf(resumeOfSize({ jobs: 100, ...few }), answersOfSize(1000)),
  large: fileOf(resumeOfSize(largeSize)),
};
type RecordName = keyof typeof records;
const names = Object.keys(records) as RecordName[];

/** The same figures for records of each size, in ms. */
export type LargeRecord = Record<RecordName, { openMs: number; keyMs: number; savedMs: number }>;

const cpuSlowdown = 4;
const builder = '/resume-builder/chapter/1';
/** All jobs are in the preview, and the first has its fields. */
const usable = '[data-opening="false"]:has(.resume-sheet h3) [data-entry] input';
const lastJob =
  '.resume-sheet section:first-of-type .sheet-part:last-child .sheet-entry:last-child h3';

/** What records of each size cost on a slow computer, one run after the other, medians of the runs. */
export async function largeRecord(browser: Browser, app: App, runs: number): Promise<LargeRecord> {
  const runsOf = {} as Record<
    RecordName,
    { context: BrowserContext; open: number[]; key: number[]; saved: number[] }
  >;
  for (const name of names) {
    const context = await withRecord(browser, app, records[name]);
    runsOf[name] = { context, open: [], key: [], saved: [] };
  }
  for (let run = 0; run < runs; run++)
    for (const { context, open, key, saved } of Object.values(runsOf)) {
      open.push((await visit(context, app.url + builder, usable, { cpuSlowdown })).usableMs);
      const page = await context.newPage();
      await page.goto(app.url + builder);
      await page.locator(lastJob).waitFor({ state: 'attached' });
      const jobs = page.getByRole('region', { name: 'Experience', exact: true });
      await openEntry(jobs.locator('[data-entry]').last());
      await page.getByLabel('Company').last().press('ControlOrMeta+a');
      // Nobody types while the page still scrolls to the job.
      await page.waitForTimeout(2000);
      key.push((await type(page, { echo: lastJob, cpuSlowdown })).repaintMs);
      saved.push(await untilSaved(page));
      await page.close();
    }
  for (const { context } of Object.values(runsOf)) await context.close();
  const figures = Object.entries(runsOf).map(([name, { open, key, saved }]) => [
    name,
    { openMs: median(open), keyMs: median(key), savedMs: median(saved) },
  ]);
  return Object.fromEntries(figures) as LargeRecord;
}

async function withRecord(browser: Browser, app: App, file: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(beginInForm);
  const page = await context.newPage();
  await signUpAndConfirm(page, app, app.newPerson());
  await openYourData(page, app);
  await bringBack(page, file);
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
