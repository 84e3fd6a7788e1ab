import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, firefox, type Browser, type LaunchOptions } from '@playwright/test';
import { test as base } from '../app';
import { browserLaunchOptions, whereIs } from '../browser';
import type { Window } from './driver';
import { openInPlaywright } from './playwright-driver';
import { createBrowserSession, type BrowserSession } from './browser-session';
import { openWebKit } from './webkit';

export { expect } from '../app';

export type Engine = 'firefox' | 'webkit' | 'chromium';

type Options = {
  /** What the engine is (the project says so). */
  engine: Engine;
  /** Settings of Firefox as about:config names them. */
  firefoxPrefs: Record<string, string | number | boolean>;
};

/** A journey in one of the engines, each with a browser that nobody has used before. */
export const test = base.extend<
  { session: BrowserSession },
  Options & { open: () => Promise<Window> }
>({
  engine: ['chromium', { scope: 'worker', option: true }],
  firefoxPrefs: [{}, { scope: 'worker', option: true }],

  open: [
    async ({ engine, firefoxPrefs }, use) => {
      if (engine === 'webkit') return use(openWebKit);
      const folder = await mkdtemp(join(tmpdir(), 'cq-engine-'));
      const downloadsPath = join(folder, 'downloads');
      const browser = await launch(engine, { downloadsPath, firefoxUserPrefs: firefoxPrefs });
      await use(() => openInPlaywright(browser, downloadsPath));
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  session: async ({ app, open }, use) => {
    const { driver, close } = await open();
    await use(createBrowserSession(driver, app.url));
    await app.resume();
    await close();
  },
});

function launch(engine: 'firefox' | 'chromium', options: LaunchOptions): Promise<Browser> {
  if (engine === 'chromium') return chromium.launch({ ...browserLaunchOptions(), ...options });
  const executablePath = whereIs('firefox-esr') ?? '';
  return firefox.launch({ channel: 'moz-firefox', executablePath, ...options });
}
