import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Driver, Window } from './driver';
import { find, type Target } from './target';

/**
 * What Firefox notes as an error that is none: with all site data blocked each question for a worker, whether or not the
 * page catches the refusal; and what a page that is left had asked for, where a worker was about to answer.
 */
const notedByFirefox =
  /Failed to get service worker registration\(s\): Storage access is restricted in this context|^(Error: )?Failed to load .*A ServiceWorker intercepted the request and encountered an unexpected error/;

/**
 * A window of a new profile in a browser that the test runner drives: Chromium, and Firefox by WebDriver BiDi.
 *
 * @param downloads where the browser was told to put what it downloads; emptied
 */
export async function openInPlaywright(browser: Browser, downloads: string): Promise<Window> {
  await rm(downloads, { recursive: true, force: true });
  await mkdir(downloads);
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 1200 },
  });
  const errors: string[] = [];
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (!notedByFirefox.test(text)) errors.push(text);
  });
  const page = await context.newPage();
  // Firefox gives the file its name by itself, and the runner hears only of some.
  if (browser.browserType().name() === 'chromium')
    page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    driver: playwrightDriver(page, downloads),
    close: async () => {
      await context.close();
      expect(errors, 'errors that no script has caught').toEqual([]);
    },
  };
}

function playwrightDriver(page: Page, downloads: string): Driver {
  const element = async (target: Target) =>
    (await page.evaluateHandle(find, { target, as: 'element' as const })).asElement();
  return {
    downloads,
    open: async (url) => {
      try {
        await page.goto(url);
      } catch (error) {
        // The page that goes was about to load something by itself; a person's own address comes after it.
        if (!String(error).includes('ERR_ABORTED')) throw error;
        await page.goto(url);
      }
    },
    reload: async () => void (await page.reload()),
    // A page from the browser's cache has been loaded already: Firefox says so no second time.
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    // The runner's own types unpack handles, of which there are none here.
    run: (script, given) => page.evaluate(script as never, given),
    click: async (target) => {
      const found = await element(target);
      if (!found) return 'not there';
      try {
        await found.click();
        return 'pressed';
      } catch (error) {
        // The page redrew itself in between: nothing was pressed.
        if (String(error).includes('not attached')) return 'not there any more';
        throw error;
      }
    },
    keys: (text) => (text === '' ? page.keyboard.press('Backspace') : page.keyboard.type(text)),
    choose: async (target, path) => {
      const found = await element(target);
      await found?.setInputFiles(path);
    },
    print: () => page.pdf({ preferCSSPageSize: true }),
  };
}
