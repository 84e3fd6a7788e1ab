import type { Page } from '@playwright/test';
import { test, type App } from './app';
import { deep } from './deep';

type Journey = (parts: { page: Page; app: App }) => Promise<void>;

/**
 * One journey with the server gone for good after one visit to Home: what it opens then comes from the device alone. The
 * deep run takes it with the server there as well, where it meets the same screens by the easier way.
 */
export function testBothWays(name: string, journey: Journey): void {
  testOnline(name, journey, deep);
  testOffline(name, journey, {});
}

/**
 * As {@link testBothWays}, the other way round: by day with the server there, for what needs nothing that a journey of the
 * same page by {@link testBothWays} does not already have from the device.
 */
export function testBothWaysOnlineByDay(name: string, journey: Journey): void {
  testOnline(name, journey, {});
  testOffline(name, journey, deep);
}

function testOnline(name: string, journey: Journey, often: { tag?: string }): void {
  test(`${name} (online)`, often, ({ page, app }) => journey({ page, app }));
}

function testOffline(name: string, journey: Journey, often: { tag?: string }): void {
  test(`${name} (server stopped)`, often, async ({ page, app }) => {
    await page.goto(app.url);
    await app.waitForOfflineReady(page);
    await app.pause();
    await journey({ page, app });
  });
}
