import { expect, type Page } from '@playwright/test';
import type { App } from './app';
import { deep } from './deep';
import { keptRecords } from './kept-records';
import { openTab } from './sample-resume';
import { signUpAndConfirm } from './sign-in';

type Network = 'online' | 'with the server gone';

/** Where a chapter must work, and how often it is tried: each day the harder way alone, with no server at all. */
export const networks: readonly (readonly [Network, { tag?: string }])[] = [
  ['online', deep],
  ['with the server gone', {}],
];

/** The other way round, for what needs nothing that another journey of the same chapter does not have offline. */
export const networksOnlineByDay: typeof networks = [
  ['online', {}],
  ['with the server gone', deep],
];

/** A new learner at a chapter; offline, the chapter is opened only after the server has gone. */
export async function startAtChapter(
  page: Page,
  app: App,
  { chapter, network }: { chapter: number; network: Network },
): Promise<void> {
  await signUpAndConfirm(page, app, app.newPerson());
  if (network === 'with the server gone') {
    await app.waitForOfflineReady(page);
    await app.pause();
  }
  await openChapter(page, app, chapter);
}

/** Goes to a chapter by its address and waits for its activity. */
export async function openChapter(page: Page, app: App, chapter: number): Promise<void> {
  await page.goto(`${app.url}/resume-builder/chapter/${String(chapter)}`);
  await openTab(page, 'Chapter');
  await expect(
    page.getByRole('heading', { level: 2, name: `Chapter ${String(chapter)}:` }),
  ).toBeVisible();
  await expect(page.locator('#activity-title')).toBeVisible();
}

/** Waits until the device itself holds a text in the record: a reload then finds it. */
export async function waitUntilKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptRecords(page, ['resume'])).toContain(text);
}
