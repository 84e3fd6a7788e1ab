import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { openTab } from './sample-resume';
import { downloaded } from './backup';

/** The one line that says where the work is. */
export function statusLine(page: Page): Locator {
  return page.locator('[data-kind] [role=status]');
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Save to Cloud' });
}

/** Opens the builder in another tab of a signed-in person, and waits until it can be typed into. */
export async function openBuilder(
  context: BrowserContext,
  { url }: { url: string },
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/resume-builder/chapter/1`);
  await openTab(page, 'My resume');
  await expect(page.locator('[data-opening="false"]').getByLabel('Full name')).toBeVisible();
  return page;
}

/** Types a name and waits until the device has it. */
export async function typeName(page: Page, name: string): Promise<void> {
  await openTab(page, 'My resume');
  await page.getByLabel('Full name').fill(name);
  await expect(statusLine(page)).toHaveText(/^Saved/);
}

/** Presses 'Save to Cloud' and waits until the account is proven to hold the work. */
export async function saveToAccount(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  await expect(saveButton(page)).toBeEnabled();
}

/**
 * Waits until the work has gone to the account by itself: the waits between two tries pass at once. Install the page's
 * clock before it is opened.
 */
export async function letItGo(page: Page, stepMs = 10_000): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /, { timeout: 500 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}

/** Takes 'Save a copy' and reads the resume in the file. */
export async function downloadedCopy(page: Page): Promise<Record<string, unknown>> {
  const { file } = await downloaded(page, 'Save a copy');
  return file.resume;
}

/** Opens a job or school of the form for editing; one that is open already has no button for it. */
export async function openEntry(entry: Locator): Promise<void> {
  await expect(entry).toBeVisible();
  const edit = entry.getByRole('button', { name: /^Edit / });
  if (await edit.isVisible()) await edit.click();
}

/** Chooses how the paper looks: the names of choices, as the panel has them. */
export async function chooseLook(page: Page, ...names: string[]): Promise<void> {
  const button = page.getByRole('button', { name: 'Template and look' });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  const panel = page.getByRole('group', { name: 'How your resume looks' });
  const done = panel.getByRole('button', { name: 'Done' });
  await expect(done).toBeVisible();
  for (const name of names) {
    const radio = panel.getByRole('radio', { name, exact: true });
    // On a phone each kind of choice is a tab.
    for (const tab of await panel.getByRole('tab').all()) {
      if (await radio.isVisible()) break;
      await tab.click();
    }
    await radio.check();
  }
  await done.click();
}
