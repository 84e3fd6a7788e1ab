import type { Page } from '@playwright/test';
import { backupToText, toBackup } from '@/domain/backup/backup';
import { withTheme } from '@/domain/page-layout/resume-theme';
import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import { fitToPages, type PaginatedDocument } from '@/domain/page-layout/paginate';
import type { ResumeTheme, CompleteTheme } from '@/domain/page-layout/page-style';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { measureBy } from '@/resume-tools/export/pdf-font';
import { expect, test } from '../support/app';
import { waitUntilAwake } from '../support/hydration';
import { lineResumes } from '../support/line-resumes';
import { paperFonts } from '../support/paper-fonts';
import { pdfPages } from '../support/pdf-pages';
import { deep } from '../support/deep';

const templates = ['modern', 'classic'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const fonts = ['plain', 'book', 'warm'] as const;
const looks = templates.flatMap((template) =>
  sizes.flatMap((size) => fonts.map((pair) => ({ template, size, fonts: pair }))),
);

// The staff page draws any file by the renderer of the preview: each resume in six of the looks, in turns.
test(
  'lines end on the screen and in print where they end in the PDF',
  deep,
  async ({ page, app }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${app.url}/staff`);
    await waitUntilAwake(page);
    const found: string[] = [];
    for (const [at, resume] of lineResumes.entries())
      for (const [turn, look] of looks.entries()) {
        // Fonts in turns, and these from size to size in others.
        if ((turn + Math.floor(turn / 3) + at) % 3 > 0) continue;
        const name = `${String(at)} ${Object.values(look).join(' ')}`;
        const record = withTheme(resume, look satisfies Partial<CompleteTheme>);
        const lines = pdfLines(await paperFor(record, look));
        await openFile(page, record);
        found.push(...differences(`${name} on the screen`, lines, await screenLines(page)));
        if (turn % 2 === 0)
          found.push(...otherEnds(`${name} in print`, lines, await printLines(page)));
        await page.getByRole('button', { name: 'Close this resume' }).click();
      }
    expect(found).toEqual([]);
  },
);

async function paperFor(record: LearnerRecord, look: ResumeTheme): Promise<PaginatedDocument> {
  return fitToPages(resumeBlocks(record), look, measureBy(await paperFonts(look)));
}

async function openFile(page: Page, record: LearnerRecord): Promise<void> {
  await page.getByLabel('Choose the learner’s file').setInputFiles({
    name: `career-quest.json`,
    mimeType: '',
    buffer: Buffer.from(backupToText(toBackup(record), 0)),
  });
  await expect(page.locator('[data-paged="true"] > .resume-sheet')).toBeVisible();
}

/** The letters of a line, and where its first one begins; `y` from the top of its page to the middle of its letters, in points. */
type Line = { page: number; y: number; text: string };

function pdfLines({ pages }: PaginatedDocument): Line[] {
  return byLine(
    pages.flatMap((lines, page) =>
      lines.flatMap(({ pieces, y, height }) =>
        pieces.map(({ text, x }) => ({ page, x, y: y + height / 2, text })),
      ),
    ),
  );
}

async function screenLines(page: Page): Promise<Line[]> {
  const words = await page.evaluate(() => {
    const sheet = document.querySelector('.resume-sheet');
    if (!sheet) return [];
    const origin = sheet.getBoundingClientRect();
    const points = 612 / origin.width;
    const all: { text: string; x: number; y: number }[] = [];
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
        const letter = node.textContent?.[at] ?? '';
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top, bottom } = range.getBoundingClientRect();
        if (letter.trim() !== '' && bottom > top)
          all.push({
            text: letter,
            x: (left - origin.left) * points,
            y: ((top + bottom) / 2 - origin.top) * points,
          });
      }
    return all;
  });
  const whole = 792 + 18;
  return byLine(
    words.map(({ y, ...word }) => ({ ...word, page: Math.floor(y / whole), y: y % whole })),
  );
}

async function printLines(page: Page): Promise<Line[]> {
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
  return byLine(
    pages.flatMap(({ runs }, at) =>
      // Beside the name at the head of a second page; letters stand on `y`.
      runs
        .filter(({ text, height }) => !/Page \d+ of \d+$/u.test(text) || height > 9.5)
        .map(({ text, x, y, height }) => ({ page: at, x, y: 792 - y - height * 0.3, text })),
    ),
  );
}

/** Texts at one height are one line; white space and bullets are not compared. */
function byLine(texts: (Line & { x: number })[]): Line[] {
  const lines: (Line & { x: number })[][] = [];
  for (const one of [...texts].sort((a, b) => a.page - b.page || a.y - b.y)) {
    const last = lines.at(-1);
    const [first] = last ?? [];
    if (last && first?.page === one.page && one.y - first.y < 5) last.push(one);
    else lines.push([one]);
  }
  return lines.flatMap((line) => {
    const [first] = line;
    const text = [...line]
      .sort((a, b) => a.x - b.x)
      .map((one) => one.text)
      .join('')
      .replaceAll(/[\s•]/gu, '')
      .toUpperCase();
    return first && text !== '' ? [{ page: first.page, y: first.y, text }] : [];
  });
}

/** Lines of a page are laid at whole pixels of the screen, and letters in the middle of half of one. */
const mostOff = 1.1;

function differences(name: string, expected: Line[], found: Line[]): string[] {
  const ends = otherEnds(name, expected, found);
  if (ends.length > 0) return ends;
  const off = expected.map(({ page, y }, place) =>
    page === found[place]?.page ? Math.abs(y - found[place].y) : Number.POSITIVE_INFINITY,
  );
  const most = Math.max(...off);
  return most > mostOff ? [`${name}: ${most.toFixed(2)} pt off`] : [];
}

function otherEnds(name: string, expected: Line[], found: Line[]): string[] {
  const [wanted, seen] = [expected, found].map((lines) =>
    lines.map(({ page, text }) => `page ${String(page + 1)}: ${text}`),
  );
  const at = wanted?.findIndex((line, place) => line !== seen?.[place]) ?? 0;
  return at === -1 && wanted?.length === seen?.length
    ? []
    : [`${name}: ${String(wanted?.[at])} is ${String(seen?.[at])}`];
}
