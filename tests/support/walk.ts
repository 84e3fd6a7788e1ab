import { expect, test, type Page } from '@playwright/test';
import type { App } from './app';
import { changes, type Change } from './changed-page';

/** A step of the walk: a screen that is opened, and what is pressed and typed there. */
export type Step = { name: string; walk: (page: Page, app: App) => Promise<void> };

/** Lets every page of a tab be changed before its own scripts run. */
export async function changePages(page: Page, change: Change): Promise<void> {
  await page.addInitScript(changes[change]);
}

/**
 * Walks step by step, also past one that falls, and returns what fell: a screen that gave up, an error of the page, or
 * what a step did not find, by the name of the step.
 */
export async function walkAll(page: Page, app: App, steps: readonly Step[]): Promise<string[]> {
  const fallen: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React draws a page anew that was changed before its scripts came: no screen falls by that.
    if (!message.includes('#418')) errors.push(message);
  });
  page.setDefaultTimeout(5000);
  for (const { name, walk } of steps)
    await test.step(name, async () => {
      errors.length = 0;
      const failure = await walk(page, app).then(
        () => null,
        (error: unknown) => String(error),
      );
      const isDead = await page.getByText('Something went wrong on this screen').isVisible();
      const what = [...(isDead ? ['a dead screen'] : []), ...errors, ...(failure ? [failure] : [])];
      if (what.length > 0) fallen.push(`${name}: ${what.join(' | ').slice(0, 900)}`);
    });
  return fallen;
}

/** Types into a field and sees that it stands there. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label).first();
  await field.fill(text);
  await expect(field).toHaveValue(text);
}
