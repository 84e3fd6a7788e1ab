import type { Page } from '@playwright/test';
import { test, type App } from './app';

type Journey = (parts: { page: Page; app: App }) => Promise<void>;

/**
 * One journey, two tests: with the server there, and with the server gone for good after one visit to Home. What the
 * journey opens then comes from the device alone.
 */
export function testBothWays(name: string, journey: Journey): void {
  test(`${name} (online)`, ({ page, app }) => journey({ page, app }));

  test(`${name} (server stopped)`, async ({ page, app }) => {
    await page.goto(app.url);
    await app.waitForOfflineReady(page);
    await app.pause();
    await journey({ page, app });
  });
}
