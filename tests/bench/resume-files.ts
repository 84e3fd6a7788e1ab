import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, type App } from '../support/app';
import { statusLine } from '../support/builder';
import { fileOf, resumeOfSize } from '../support/large-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { bringBack, openYourData } from '../support/backup';
import { median } from './measure';

/** From the tap until a file is written and read back, or until a brought one is laid out to be checked; in ms at 4×. */
export type FileTimes = { pdfOutMs: number; docxInMs: number; pdfInMs: number };

const cpuSlowdown = 4;
const builder = '/resume-builder/chapter/1';
const dialog = 'dialog[open], [role=dialog]';
const twoPages = resumeOfSize({ jobs: 8, schools: 2, skills: 12 });
const threePages = resumeOfSize({ jobs: 14, schools: 3, skills: 12 });

/** Writes a resume of two pages and reads one of three: each run on a page that has loaded neither before. */
export async function resumeFiles(browser: Browser, app: App, runs: number): Promise<FileTimes> {
  const long = await learnerWith(browser, app, fileOf(threePages));
  const page = await long.newPage();
  await page.goto(app.url + builder);
  await expect(page.getByText('Length: 3 pages')).toBeVisible();
  const files = { docx: await download(page, 'Word (.docx)'), pdf: await download(page, 'PDF') };
  await long.close();

  const short = await learnerWith(browser, app, fileOf(twoPages));
  await keepPdfReader(await short.newPage(), app, files.pdf);
  const times = { out: [] as number[], docx: [] as number[], pdf: [] as number[] };
  for (let run = 0; run < runs; run++) {
    const writer = await short.newPage();
    await writer.goto(app.url + builder);
    await expect(writer.getByText('Length: 2 pages')).toBeVisible();
    await writer.getByRole('button', { name: 'Download', exact: true }).click();
    const done = await watch(writer, 'click', 'nothing is missing from the file');
    await writer.getByRole('dialog').getByRole('button', { name: 'PDF' }).click();
    times.out.push(await done());
    await writer.close();
    for (const kind of ['docx', 'pdf'] as const)
      times[kind].push(await timeOfImport(await short.newPage(), app, `cv.${kind}`, files[kind]));
  }
  await short.close();
  return {
    pdfOutMs: median(times.out),
    docxInMs: median(times.docx),
    pdfInMs: median(times.pdf),
  };
}

async function learnerWith(browser: Browser, app: App, file: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signUpAndConfirm(page, app, app.newPerson());
  await openYourData(page, app);
  await bringBack(page, file);
  await page.goto(app.url + builder);
  await expect(statusLine(page)).toHaveText(/^Saved to your account/, { timeout: 30_000 });
  await page.close();
  return context;
}

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: format }).click();
  const file = await readFile(await (await coming).path());
  await page.keyboard.press('Escape');
  return file;
}

/** A browser that has said yes to the PDF reader keeps it: the first PDF waits for somebody's yes, which is not timed. */
async function keepPdfReader(page: Page, app: App, pdf: Buffer): Promise<void> {
  await openImport(page, app);
  await choose(page, 'cv.pdf', pdf);
  await page.getByRole('button', { name: 'Yes, get it' }).click();
  await expect(page.getByRole('dialog').getByText('What we found')).toBeVisible();
  await page.close();
}

async function timeOfImport(page: Page, app: App, name: string, buffer: Buffer): Promise<number> {
  await openImport(page, app);
  const done = await watch(page, 'change', 'What we found');
  await choose(page, name, buffer);
  const ms = await done();
  await page.close();
  return ms;
}

async function openImport(page: Page, app: App): Promise<void> {
  await page.goto(app.url + builder);
  await expect(page.getByText('Length: 2 pages')).toBeVisible();
  const editor = page.getByRole('region', { name: 'Your resume' });
  await editor.getByRole('button', { name: 'I already have a resume' }).click();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const choice = page.getByRole('dialog').getByLabel('Choose your resume');
  await choice.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Slows the page down, and times it from the next such event until its dialog says these words. */
async function watch(
  page: Page,
  event: 'click' | 'change',
  words: string,
): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(
    ([type, box, text]) => {
      let startedAt = 0;
      document.addEventListener(type, () => (startedAt = performance.now()), true);
      new MutationObserver(() => {
        if (startedAt > 0 && document.querySelector(box)?.textContent.includes(text))
          Object.assign(window, { fileMs: performance.now() - startedAt });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [event, dialog, words] as const,
  );
  return async () => {
    const ms = await page.waitForFunction(() => (window as unknown as { fileMs?: number }).fileMs);
    return (await ms.jsonValue()) ?? Number.NaN;
  };
}
