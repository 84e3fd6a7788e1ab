import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { docxLines } from '@/domain/import-file/documents/docx-lines';
import { openZip } from '@/domain/import-file/parse/zip-file';
import { expect, test, type App } from '../support/app';
import { chooseLook } from '../support/builder';
import { begin, hurryGuide, openGame, tellAll } from '../support/game';
import { deep } from '../support/deep';
import { pdfText } from '../support/pdf-text';
import { putRow } from '../support/people';
import { anaLopez, openTab, textsOf } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';

// The game asks for no achievements; the builder does.
const told = {
  ...anaLopez,
  experience: anaLopez.experience.map((job) => ({ ...job, achievement: '' })),
};

const formats = ['PDF', 'Word (.docx)', 'Plain text (.txt)', 'JSON Resume'] as const;
type Format = (typeof formats)[number];

test('a guest on a phone downloads the resume in every form, offline', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await hurryGuide(page);
  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  await app.pause();
  await openGame(page, app);
  await begin(page, { guest: 'own' });
  await tellAll(page, told);
  await downloadEach(page, textsOf(told), 'Word and other files');
});

test(
  'a learner downloads the resume in every form, in both looks, and offline too',
  deep,
  async ({ page, app }) => {
    await openLearner(page, app, anaLopez.personalInfo.name);
    await downloadEach(page, textsOf(anaLopez));
    await app.waitForOfflineReady(page);
    await app.pause();
    await page.reload();
    await openTab(page, 'Preview');
    await chooseLook(page, 'Classic');
    await downloadEach(page, textsOf(anaLopez));
  },
);

test(
  'letters that the PDF cannot show are named before it is written, and Word takes them',
  deep,
  async ({ page, app }) => {
    await openLearner(page, app, 'Ana 小明');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Download your resume' });
    await dialog.getByRole('button', { name: 'PDF' }).click();
    await expect(dialog.getByRole('status')).toContainText('It cannot show these:');
    await expect(dialog.getByRole('status').getByRole('listitem')).toHaveText('小 明 (Full name)');
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Make the Word file' }).click();
    expect((await coming).suggestedFilename()).toBe('Ana-小明-Resume.docx');
    await expect(dialog.getByRole('status')).toContainText('nothing is missing from the file');
  },
);

test('each line of the sheet runs as its own words do', deep, async ({ page, app }) => {
  await openLearner(page, app, 'مريم حداد');
  const sheet = page.locator('.resume-sheet');
  await expect(sheet.locator('h1')).toHaveCSS('direction', 'rtl');
  await expect(sheet.locator('h3').first()).toHaveCSS('direction', 'ltr');
  await expect(sheet.locator('li').first()).toHaveCSS('direction', 'ltr');
});

test(
  'where the print call does nothing, the page says so after a second',
  deep,
  async ({ page, app }) => {
    await openLearner(page, app, 'Ana Lopez');
    const print = page.getByRole('button', { name: 'Print / Download PDF' });
    const note = page.getByText('If no print window opened');
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await page.clock.install();
    // From here on time passes only as the test says.
    await page.clock.pauseAt(Date.now() + 1000);
    await print.click();
    await page.clock.fastForward(5000);
    await expect(note).toBeHidden();
    await page.evaluate(() => {
      window.print = () => {};
    });
    await print.click();
    await page.clock.fastForward(900);
    await expect(note).toBeHidden();
    await page.clock.fastForward(200);
    await expect(note).toBeVisible();
  },
);

test.describe('a part that cannot be had', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [/net::ERR_FAILED|Service Worker registration blocked/],
  });

  test('is said, nothing is lost, and the next try brings the file', async ({ page, app }) => {
    await page.route('**/*.ttf', (route) => route.abort());
    await openLearner(page, app, 'Ana Lopez');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Download your resume' });
    await dialog.getByRole('button', { name: 'PDF' }).click();
    await expect(dialog.getByRole('status')).toContainText('We could not make this file.');
    await page.unroute('**/*.ttf');
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'PDF' }).click();
    expect((await coming).suggestedFilename()).toBe('Ana-Lopez-Resume.pdf');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  });
});

test.describe('on a phone with a share sheet', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a resume file goes to it, and a sheet that fails is said', deep, async ({ page, app }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files: [file] }: { files: File[] }) => {
          if ('shared' in window) return Promise.reject(new Error('no sheet'));
          Object.assign(window, { shared: file?.name });
          return Promise.resolve();
        },
      });
    });
    await openLearner(page, app, 'Ana Lopez');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Download your resume' });
    await dialog.getByRole('button', { name: 'PDF' }).click();
    const share = dialog.getByRole('button', { name: 'Send it' });
    await share.click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toBe('Ana-Lopez-Resume.pdf');
    const failure = dialog.getByText('The file could not be shared.');
    await expect(failure).toBeHidden();
    await share.click();
    await expect(failure).toBeVisible();
  });
});

async function openLearner(page: Page, app: App, name: string): Promise<void> {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const personalInfo = { ...anaLopez.personalInfo, name };
  await putRow(app, person, JSON.stringify({ ...anaLopez, personalInfo }));
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await openTab(page, 'Preview');
}

async function downloadEach(
  page: Page,
  texts: readonly string[],
  way: 'Download' | 'Word and other files' = 'Download',
): Promise<void> {
  await page.getByRole('button', { name: way, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download your resume' });
  const first = dialog.getByRole('button', { name: 'PDF' });
  const before = await first.boundingBox();
  for (const format of formats) {
    if (format === 'JSON Resume') {
      expect(await first.boundingBox(), 'no format has moved under the thumb').toEqual(before);
      await dialog.getByText('More', { exact: true }).click();
    }
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: format }).click();
    const download = await coming;
    await expect(dialog.getByRole('status')).toContainText(
      'We opened the file and checked it: 2 jobs, 1 school, 4 skills, nothing is missing from the file.',
    );
    const text = await textOf(format, await readFile(await download.path()));
    expect(download.suggestedFilename()).toMatch(/^Ana-Lopez-Resume\.(pdf|docx|txt|json)$/);
    let from = 0;
    // JSON Resume has an order of its own.
    for (const word of format === 'JSON Resume' ? texts.slice(0, 1) : texts) {
      const at = text.indexOf(word, from);
      expect(at, `“${word}” in order in:\n${text}`).toBeGreaterThanOrEqual(0);
      from = at + word.length;
    }
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

async function textOf(format: Format, bytes: Buffer): Promise<string> {
  if (format === 'PDF') return (await pdfText(bytes)).inDocumentOrder;
  if (format !== 'Word (.docx)') return bytes.toString('utf8');
  const noLimit = () => undefined;
  const lines = docxLines(openZip(bytes, noLimit), (part) => strFromU8(part), noLimit);
  return lines.map(({ text }) => text).join('\n');
}
