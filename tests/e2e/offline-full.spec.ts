import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { browserLaunchOptions } from '../support/browser';

test(
  'a device without room for the workshop claims nothing, fetches nothing in vain, and says why',
  deep,
  async ({ app }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cq-full-cache-'));
    const profile = await chromium.launchPersistentContext(folder, browserLaunchOptions());
    try {
      const page = await profile.newPage();
      const cdp = await profile.newCDPSession(page);
      await cdp.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 600_000 });
      const asked: string[] = [];
      profile.on('request', (request) => {
        if (request.serviceWorker() !== null) asked.push(request.url());
      });
      await page.clock.install();
      await page.goto(`${app.url}/your-data`);
      await expect(page.getByText('This device is full.', { exact: false })).toBeVisible();
      await expect(page.getByText('Ready to work offline')).toBeHidden();
      await expect(page.getByText('This site is ready to work without')).toBeHidden();
      await expect(page.getByText(/^Ready offline/)).toBeHidden();
      const before = asked.length;
      await page.clock.runFor(5 * 60_000);
      // The page itself may still ask for a part of its own; the worker asks for nothing that it has asked for.
      const again = asked.slice(before).filter((url) => asked.indexOf(url) < before);
      expect(again, 'what has no room is not fetched again and again').toEqual([]);

      await cdp.send('Storage.overrideQuotaForOrigin', { origin: app.url });
      await page.reload();
      await expect(page.getByText('This site is ready to work without')).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText('This device is full.', { exact: false })).toBeHidden();
    } finally {
      await profile.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
