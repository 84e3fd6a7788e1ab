import { expect, type Page } from '@playwright/test';
import type { App } from './app';

/** A file of somebody's work, as it stands on the disk. */
export type BackupFile = {
  savedAt: string;
  resume: Record<string, unknown>;
  progress: Record<string, Record<string, string>>;
  drafts: Record<string, Record<string, string>>;
};

export async function openYourData(page: Page, app: App): Promise<void> {
  await page.goto(`${app.url}/your-data`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
}

/** Presses a button that makes the file, and reads it. */
export async function downloaded(
  page: Page,
  button: string,
): Promise<{ name: string; text: string; file: BackupFile }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return { name: download.suggestedFilename(), text, file: JSON.parse(text) as BackupFile };
}

/** What the page takes along now, without the moment it did so. */
export async function workOf(page: Page): Promise<Omit<BackupFile, 'savedAt'>> {
  const { resume, progress, drafts } = (await downloaded(page, 'Back up my work')).file;
  return { resume, progress, drafts };
}

/** Chooses a file on the page Your data. */
export async function chooseFile(
  page: Page,
  content: Buffer | string,
  name = 'career-quest-2026-11-21.json',
): Promise<void> {
  await page
    .getByLabel('Choose your file')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

/** Chooses a file and adds what is in it. A guest says first whose computer it is. */
export async function bringBack(page: Page, content: string): Promise<void> {
  await chooseFile(page, content);
  const mine = page.getByRole('button', { name: 'No, only I use it' });
  const add = page.getByRole('button', { name: 'Add it to my work' });
  await expect(mine.or(add)).toBeVisible();
  if (await mine.isVisible()) await mine.click();
  await add.click();
  await expect(page.getByText('The work from your file is here now.')).toBeVisible();
}

/** Everything this browser keeps of anybody in its databases and simple storages, by name. */
export async function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const names = [...databases, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    // Nobody's data: that "Ready to work offline" was read once here, that this tab has looked for what others left, and
    // how far down the pages were scrolled.
    const nobodys = new Set(['cq-told-ready-offline', 'cq-tab']);
    return names.filter((name) => !nobodys.has(name) && !name.startsWith('tsr-'));
  });
}
