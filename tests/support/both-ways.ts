import type { Page } from '@playwright/test';
import { test, type App } from './app';
import { deep } from './deep';

type Journey = (parts: { page: Page; app: App }) => Promise<void>;

/**
 * One journey with the server gone for good after one visit to Home: what it opens then comes from the device alone. The
 * deep run takes it with the server there as well, where it meets the same screens by the easier way.
 */
export function testBothWays(name: string, journey: Journey): void {
  test(`${name} (online)`, deep, ({ page, app }) => journey({ page, app }));

  test(`${name} (server stopped)`, async ({ page, app }) => {
    await page.goto(app.url);
    await app.waitForOfflineReady(page);
    await app.pause();
    await journey({ page, app });
  });
}
