import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { expect, test, type App } from '../support/app';
import { chooseLook } from '../support/builder';
import { pagesShown } from '../support/pages-shown';
import { greatestDifference, hasPoppler, renderPages } from '../support/paper-look';
import { pdfPages, type PdfPage } from '../support/pdf-pages';
import { putRow } from '../support/people';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { manyResumes } from '../support/many-resumes';
import { deepUnless, isDeep } from '../support/deep';

const looked = [
  ['whole', 'Medium'],
  ['with all sections', 'Medium'],
] as const;

const lookedRarely = [
  ['twelve jobs', 'Medium'],
  ['a long title', 'Large'],
  ['many skills', 'Medium'],
  ['no job', 'Medium'],
  ['three pages', 'Medium'],
  ['a long name', 'Small'],
  ['a long date', 'Medium'],
  ['twelve jobs', 'Small'],
  ['whole', 'Large'],
] as const;

// Each resume comes into the account behind the page's back, which has the look to save.
test.use({ expectedErrors: [[/status of 409/], { scope: 'test' }] });

/** Measured: up to 41 where all is alike; 52 and more where one face of a line is another one. */
const maxDifference = 46;

for (const template of ['Modern', 'Classic'])
  test(
    `the ${template} PDF looks like the printed page`,
    deepUnless(template === 'Modern'),
    async ({ page, app }) => {
      test.skip(!hasPoppler(), 'poppler-utils is not installed: nothing renders a PDF here.');
      test.slow();
      const person = app.newPerson();
      await signUpAndConfirm(page, app, person);
      for (const [what, size] of isDeep ? [...looked, ...lookedRarely] : looked) {
        const found = manyResumes.find((one) => one.what === what);
        if (!found) throw new Error(`There is no resume “${what}”.`);
        await openResume(page, app, person, found.resume);
        await chooseLook(page, template, size);
        await expect(page.getByText(/^Length: /)).toBeVisible();
        const printed = await page.pdf({ preferCSSPageSize: true, tagged: true });
        const written = await download(page);

        const [prints, writes] = [await pdfPages(printed), await pdfPages(written)];
        expect(writes.length, `${what}: pages`).toBe(prints.length);
        for (const [index, print] of prints.entries()) {
          const about = `${what}, page ${String(index + 1)}`;
          const [should, is] = [linesOf(print), linesOf(writes[index])];
          expect(
            is.map(({ text }) => text),
            about,
          ).toEqual(should.map(({ text }) => text));
          for (const [at, { text, top, left, right }] of should.entries()) {
            const found = is[at] ?? { top: 0, left: 0, right: 0 };
            expect(Math.abs(found.top - top), `${about}, how far down: ${text}`).toBeLessThan(1);
            expect(Math.abs(found.left - left), `${about}, left end: ${text}`).toBeLessThan(2);
            expect(Math.abs(found.right - right), `${about}, right end: ${text}`).toBeLessThan(2);
          }
        }
        const onPages = writes.map((one) =>
          linesOf(one)
            .map(({ text }) => text)
            .join('')
            .toUpperCase(),
        );
        const shown = (await pagesShown(page)).map((text) => text.toUpperCase());
        expect(shown, `${what}: what the pages on the screen say`).toEqual(onPages);
        const [seen, made] = [renderPages(printed), renderPages(written)];
        for (const [index, one] of seen.entries())
          expect(
            greatestDifference(one, made[index] ?? one, 8),
            `${what}, page ${String(index + 1)}: tones`,
          ).toBeLessThan(maxDifference);
      }
    },
  );

type Line = { text: string; top: number; left: number; right: number };

/** The lines of a page from top to bottom, bullets left out: browsers draw them. White space does not count. */
function linesOf(page: PdfPage | undefined): Line[] {
  const lines: Line[] = [];
  for (const { text, x, y, width } of (page?.runs ?? []).toSorted(
    (a, b) => b.y - a.y || a.x - b.x,
  )) {
    const letters = text.replaceAll(/[\s•]/gu, '');
    if (letters === '') continue;
    const line = lines.at(-1);
    const isSame = line !== undefined && Math.abs(line.top - (792 - y)) < 1;
    if (isSame) {
      line.text += letters;
      line.right = Math.max(line.right, x + width);
    } else lines.push({ text: letters, top: 792 - y, left: x, right: x + width });
  }
  return lines;
}

async function openResume(
  page: Page,
  app: App,
  person: ReturnType<App['newPerson']>,
  resume: LearnerRecord,
): Promise<void> {
  await putRow(app, person, JSON.stringify(resume));
  await page.reload();
  await openTab(page, 'Preview');
  // In columns the skills have nothing between them, and the titles of sections are drawn in capitals.
  const lettersOf = (text: string) => text.replaceAll(/[\s,·]/gu, '').toUpperCase();
  const letters = lettersOf(blockTexts(resumeBlocks(resume)).join(''));
  const sheet = page.getByRole('article', { name: 'Your resume' });
  await expect.poll(async () => lettersOf(await sheet.innerText())).toBe(letters);
}

async function download(page: Page): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Download your resume' });
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'PDF' }).click();
  const file = await readFile(await (await coming).path());
  await dialog.getByRole('button', { name: 'Close' }).click();
  return new Uint8Array(file);
}
