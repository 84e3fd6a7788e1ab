import { expect, type Page } from '@playwright/test';
import type { Host } from '../host';
import { signUpAndConfirm } from '../sign-in';
import type { StateContext, State } from './state';

type StateOfHost = Omit<State, 'reach'> & {
  reach: (context: StateContext & { host: Host }) => Promise<void>;
};

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** What is said of new versions of the site, and of the end of one. */
export const statesOfVersions: readonly StateOfHost[] = [
  {
    name: 'everything is here for use without a line',
    sees: 'Ready to work offline',
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/`);
    },
  },
  {
    name: 'a new version is ready',
    sees: 'A new version is ready.',
    reach: async ({ page, app, host }) => {
      await page.goto(`${app.url}/`);
      await app.waitForOfflineReady(page);
      await host.deploy();
      await lookForUpdate(page);
    },
  },
  {
    name: 'a new version takes long to take over',
    sees: 'Updating…',
    reach: async ({ page, app, host }) => {
      await page.goto(`${app.url}/`);
      await app.waitForOfflineReady(page);
      await page.evaluate(() => {
        ServiceWorker.prototype.postMessage = () => undefined;
      });
      await host.deploy();
      await lookForUpdate(page);
      await page.getByRole('button', { name: 'Update now' }).click();
    },
  },
  {
    name: 'the kill switch ends the worker under a page with words in it',
    sees: 'Resume Builder',
    reach: async ({ page, app, host }) => {
      await signUpAndConfirm(page, app, host.newPerson());
      await app.waitForOfflineReady(page);
      await host.deployKillSwitch();
      await page.getByLabel('Full name').fill('Ana Lopez');
      await lookForUpdate(page);
      await expect
        .poll(() =>
          page
            .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
            .catch(() => -1),
        )
        .toBe(0);
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    },
  },
];
