import { expect, test, type Page } from '@playwright/test';
import type { App } from './app';
import { changes, type Change } from './changed-page';

/** A step of the walk: a screen that is opened, and what is pressed and typed there. */
export type Step = { name: string; walk: (page: Page, app: App) => Promise<void> };

/** Lets every page of a tab be changed before its own scripts run. */
export async function changePages(page: Page, change: Change): Promise<void> {
  await page.addInitScript(changes[change]);
}

/** What the steps type that is nobody's to translate. */
const names = ['Ana Lopez', 'Ana Maria Lopez', 'Oak Bakery', 'Kim Reed'];

/**
 * Walks step by step, also past one that falls, and returns what fell: a screen that gave up, an error of the page, a name
 * or an address that was translated, or what a step did not find, by the name of the step.
 */
export async function walkAll(page: Page, app: App, steps: readonly Step[]): Promise<string[]> {
  const fallen: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React redraws a page that was changed before its scripts came: no screen falls by that.
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
      const translated = await page.evaluate(ownWordsInFonts, names).catch(() => []);
      const isDead = await page.getByText('Something went wrong on this screen').isVisible();
      const what = [
        ...(isDead ? ['a dead screen'] : []),
        ...translated,
        ...errors,
        ...(failure ? [failure] : []),
      ];
      if (what.length > 0) fallen.push(`${name}: ${what.join(' | ').slice(0, 4000)}`);
    });
  return fallen;
}

/** Types into a field and sees that it stands there. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label).first();
  await field.fill(text);
  await expect(field).toHaveValue(text);
}

/** Runs in the page: which of these names, and which addresses of learners, a translator has taken. */
function ownWordsInFonts(own: readonly string[]): string[] {
  return [...document.querySelectorAll('font > font')]
    .map((font) => (font.textContent ?? '').replaceAll('\u200B', '').trim())
    .filter((text) => own.includes(text) || text.includes('learner-'))
    .map((text) => `translated: ${text}`);
}
