import { mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { beginInForm } from './app';
import { browserLaunchOptions } from './browser';
import { keptRecords } from './kept-records';
import { publicPages } from './public-pages';

/** One library computer: a browser profile on the disk that outlives its windows. */
export type Computer = {
  /** Opens the browser, as somebody who sits down does. */
  open: (args?: string[]) => Promise<{ page: Page; context: BrowserContext }>;
  /** Closes every window, without any log out. */
  close: () => Promise<void>;
  /** SIGKILL to every process of the browser, at once; resolves when none is left. */
  kill: () => Promise<void>;
  /** Which of these texts stand in which of the closed profile's files, in any usual encoding. */
  search: (texts: readonly string[]) => Promise<string[]>;
  throwAway: () => Promise<void>;
};

export async function newComputer(): Promise<Computer> {
  const folder = await mkdtemp(join(tmpdir(), 'cq-shared-'));
  let context: BrowserContext | null = null;
  let group = 0;
  const close = async () => {
    await context?.close();
    context = null;
  };
  return {
    open: async (args = []) => {
      const launch = browserLaunchOptions();
      context = await chromium.launchPersistentContext(folder, {
        ...launch,
        args: [...(launch.args ?? []), ...args],
        locale: 'en-US',
        viewport: { width: 1280, height: 900 },
      });
      await context.addInitScript(beginInForm);
      group = await processGroup(folder);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    },
    close,
    kill: async () => {
      const gone = context?.waitForEvent('close');
      process.kill(-group, 'SIGKILL');
      await gone;
      context = null;
      // The next browser would find the files still locked.
      await expect.poll(() => isAnyAlive(group)).toBe(false);
      await forgetCrash(folder);
    },
    search: (texts) => searchFiles(folder, texts),
    throwAway: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A browser writes some ten seconds after its start that it has crashed, until it closes well. One that finds this asks
 * its person before it opens the tabs again, which nobody here can answer: for them "Restore" has been pressed. A browser
 * that was killed before those ten seconds, in a new profile, has written no such file yet.
 */
async function forgetCrash(folder: string): Promise<void> {
  const file = join(folder, 'Default', 'Preferences');
  const preferences = await readFile(file, 'utf8').catch(() => null);
  if (preferences === null) return;
  await writeFile(file, preferences.replace('"exit_type":"Crashed"', '"exit_type":"Normal"'));
}

/** Every page of the site; the guarded ones lead to the portal when nobody is signed in. */
export const screens = [
  ...publicPages,
  ...[1, 2, 3, 4, 5].map((id) => `/resume-builder/chapter/${String(id)}`),
];

/** Walks through every screen and gathers all that it shows and all that the browser keeps, in one text. */
export async function everythingHere(page: Page, url: string): Promise<string> {
  const found: string[] = [];
  for (const path of screens) {
    await page.goto(url + path);
    await page.locator('h1').first().waitFor();
    found.push(await everythingShown(page));
  }
  // The last screen leads to the portal, which remembers what was asked for.
  await page.goto(url);
  return [...found, await everythingKept(page)].join('\n');
}

/** The page as it stands: its markup, what its fields hold, its title, address and history entry. */
export function everythingShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [
      document.documentElement.outerHTML,
      ...fields.map((field) => field.value),
      document.title,
      location.href,
      JSON.stringify(history.state),
      window.name,
    ].join('\n');
  });
}

/** All that this origin keeps in the browser: both storages, cookies, every database, every cached answer. */
export async function everythingKept(page: Page): Promise<string> {
  const elsewhere = await page.evaluate(async () => {
    const found = [JSON.stringify([localStorage, sessionStorage]), document.cookie];
    found.push(...(await indexedDB.databases()).map(({ name }) => name ?? ''));
    for (const key of await caches.keys()) {
      const cache = await caches.open(key);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return found.join('\n');
  });
  return `${elsewhere}\n${await keptRecords(page)}`;
}

/** The names under which this origin keeps something of its own: storage keys and databases. */
export function namesKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases].join('\n');
  });
}

/** Opens Home and waits until no database of this name is left. */
export async function expectNoDatabase(
  page: Page,
  name: string,
  { url }: { url: string },
): Promise<void> {
  await page.goto(url);
  // With all other names, which say how far the clearing up has come when this fails.
  await expect.poll(async () => (await namesKept(page)).split('\n')).not.toContain(name);
}

/** Those of the texts that stand in a haystack. */
export function foundIn(haystack: string, texts: readonly string[]): string[] {
  return texts.filter((text) => haystack.includes(text));
}

/** The browser notes its process in the profile's lock; the test runner has made it the leader of a group. */
async function processGroup(folder: string): Promise<number> {
  const lock = await readlink(join(folder, 'SingletonLock'));
  return Number(lock.split('-').at(-1));
}

async function isAnyAlive(group: number): Promise<boolean> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = processes.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => ''));
  // "id (name) state parent group …"; the dead whom nobody has buried yet are in state Z.
  const fields = (await Promise.all(stats)).map((text) => text.replace(/^.*\) /s, '').split(' '));
  return fields.some(([state, , itsGroup]) => Number(itsGroup) === group && state !== 'Z');
}

async function searchFiles(folder: string, texts: readonly string[]): Promise<string[]> {
  const needles = texts.flatMap((text) => [
    { text, bytes: Buffer.from(text, 'utf8') },
    { text, bytes: Buffer.from(text, 'utf16le') },
  ]);
  const found = new Set<string>();
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (!info?.isFile()) continue;
    const content = await readFile(path);
    for (const { text, bytes } of needles)
      if (content.includes(bytes)) found.add(`${text} in ${name}`);
  }
  return [...found].toSorted();
}

/** Closes the window, and stays where the browser asks whether to leave. */
export async function closeAndStay(page: Page): Promise<void> {
  const asking = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
}

/** As if the visit that left this had ended 25 hours earlier; ends in a new tab's state, at a page of no script. */
export async function ageLeftWork(page: Page, url: string, database: string): Promise<void> {
  await page.goto(`${url}/manifest.webmanifest`);
  await page.evaluate(async (name) => {
    sessionStorage.clear();
    const earlier = 25 * 60 * 60_000;
    const key = name.replace('cq-', 'cq-encrypted-');
    const entry = JSON.parse(localStorage.getItem(key) ?? '{}') as { at: number };
    localStorage.setItem(key, JSON.stringify({ ...entry, at: entry.at - earlier }));
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const store = opening.result.transaction('keyring', 'readwrite').objectStore('keyring');
    const reading = store.get(1);
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    const row = reading.result as { aliveAt: number };
    store.put({ ...row, aliveAt: row.aliveAt - earlier });
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
    opening.result.close();
  }, database);
}
