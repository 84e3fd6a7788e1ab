import { expect, type Page } from '@playwright/test';
import { zipSync, strToU8 } from 'fflate';
import { chooseFile, downloaded, openYourData } from '../backup';
import { typeName } from '../builder';
import { openTab } from '../sample-resume';
import { signUpAndConfirm } from '../sign-in';
import type { State } from './state';

const bytes = (...values: number[]) => Buffer.from(values);
const zipOf = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

/** Files that give no resume, each with the beginning of what is said of it. */
const noResumes: readonly (readonly [string, Buffer | string, string])[] = [
  ['empty.txt', '', 'There are no words in this file.'],
  ['large.txt', Buffer.alloc(11 * 1024 * 1024, 0x20), 'This file is larger than 10 MB'],
  ['long.txt', 'word '.repeat(50_000), 'This file has more than 50 pages'],
  [
    'broken.docx',
    zipOf({ 'word/document.xml': 'x' }).subarray(0, 40),
    'We could not read this file.',
  ],
  ['photo.jpg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46), 'This is a picture.'],
  [
    'old.doc',
    bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    'This is an old Word file (.doc).',
  ],
  ['mine.zip', zipOf({ 'notes.bin': '?' }), 'This is a zip file with no resume that we know.'],
  ['cv.pages', zipOf({ 'Index/Document.iwa': '?' }), 'This is a Pages file.'],
  ['data.json', '{"a": 1}', 'This is a .json file, but not in the form “JSON Resume”.'],
  [
    'cv.yaml',
    'cv:\n  name: Ana\n  sections:\n    experience: []\n',
    'This is a file for RenderCV.',
  ],
  [
    'cv.tex',
    '\\documentclass{article}\n\\begin{document}\nAna\n\\end{document}',
    'This is a LaTeX file.',
  ],
  [
    'cv.gdoc',
    '{"url": "https://docs.google.com/open?id=1", "doc_id": "1"}',
    'This is only a link to Google Docs.',
  ],
  ['data.xml', '<?xml version="1.0"?><invoice><a>1</a></invoice>', 'This is a data file (XML).'],
  ['tool.exe', bytes(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0), 'We can’t read this kind of file.'],
  ['broken.pdf', '%PDF-1.7\nnothing', 'We could not read this file.'],
];

/** Opens the dialog and chooses a file there. */
async function bring(page: Page, name: string, content: Buffer | string): Promise<void> {
  await page.getByRole('button', { name: 'I already have a resume' }).click();
  await page
    .getByRole('dialog', { name: 'Bring your resume' })
    .getByLabel('Choose your resume')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

const imports: State[] = [
  {
    name: 'files that give no resume, one after the other',
    sees: 'Nothing has changed.',
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openTab(page, 'My resume');
      const dialog = page.getByRole('dialog', { name: 'Bring your resume' });
      for (const [index, [name, content, says]] of noResumes.entries()) {
        if (index > 0) await dialog.getByRole('button', { name: 'Cancel' }).click();
        await bring(page, name, content);
        const reader = dialog.getByRole('button', { name: 'Yes, get it' });
        const alert = dialog.getByRole('alert').filter({ hasText: says });
        await expect(alert.or(reader).first(), name).toBeVisible();
        if (await reader.isVisible()) await reader.click();
        await expect(alert, name).toBeVisible();
      }
    },
  },
  {
    name: 'work from here is brought as a resume',
    sees: 'This is your work from Career Quest.',
    reach: async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await typeName(page, 'Ana Lopez');
      await openYourData(page, app);
      const { text } = await downloaded(page, 'Back up my work');
      await page.goto(`${app.url}/resume-builder/chapter/1`);
      await openTab(page, 'My resume');
      await bring(page, 'work.json', text);
    },
  },
  {
    name: 'the reader of PDFs cannot be fetched',
    sees: 'We could not get the PDF reader.',
    reach: async ({ page, app }) => {
      await page.route(/\/assets\/pdf/, (route) => route.abort());
      await signUpAndConfirm(page, app, app.newPerson());
      await openTab(page, 'My resume');
      await bring(page, 'cv.pdf', '%PDF-1.7\nnothing');
      const reader = page.getByRole('button', { name: 'Yes, get it' });
      const alert = page.getByRole('alert').filter({ hasText: 'Nothing has changed.' });
      await expect(alert.or(reader).first()).toBeVisible();
      if (await reader.isVisible()) await reader.click();
    },
  },
];

const backups: State = {
  name: 'files that are no backup, one after the other',
  sees: 'Nothing here has changed.',
  reach: async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await typeName(page, 'Ana Lopez');
    await openYourData(page, app);
    const { text } = await downloaded(page, 'Back up my work');
    const files: [string, Buffer | string, RegExp][] = [
      ['empty.json', '', /This file is empty/],
      ['resume.pdf', bytes(0x25, 0x50, 0x44, 0x46), /not from Career Quest/],
      ['bare.json', '{"personalInfo": {}, "experience": []}', /./],
      ['cut.json', text.slice(0, -40), /A part of this file is missing/],
      ['later.json', text.replace('"version": 1', '"version": 2'), /from a newer version/],
      ['number.json', text.replace('"Ana Lopez"', '7'), /was changed after we made it/],
      ['big.json', Buffer.alloc(9 * 1024 * 1024, 0x20), /too big to be one of ours/],
    ];
    for (const [name, content, says] of files) {
      await chooseFile(page, content, name);
      const refusal = page.getByRole('alert').filter({ hasText: name });
      await expect(refusal).toContainText('Nothing here has changed.');
      await expect(refusal).toContainText(says);
    }
  },
};

const staff: State[] = [
  {
    name: 'staff try a sample, comment, and leave',
    sees: 'Kept on this page: 1 comment',
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/staff`);
      await page.getByRole('button', { name: 'Try with a sample' }).click();
      const line = page.getByRole('button', { name: 'Comment on: Responsible for the shelves.' });
      await line.press('Enter');
      await page.getByRole('button', { name: 'Say this in fewer words.' }).click();
    },
  },
  {
    name: 'staff choose files that are not a learner’s',
    sees: /^This file is too big/,
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/staff`);
      for (const [name, content, says] of [
        ['empty.json', '', /^This file is empty/],
        ['data.json', '{"a": 1}', /not from Career Quest/],
        ['cut.json', '{"format": "career-quest", "version": 1', /^A part of this file is missing/],
        ['big.json', Buffer.alloc(9 * 1024 * 1024, 0x20), /^This file is too big/],
      ] as const) {
        await page
          .getByLabel('Choose the learner’s file')
          .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
        await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      }
    },
  },
  ...(['a guest', 'a learner', 'no server', 'staff'] as const).map((who): State => ({
    name: `the figures for funders: ${who}`,
    sees: {
      'a guest': /^Only staff who are logged in see them/,
      'a learner': 'These figures are for staff of the agency.',
      'no server': 'We could not get the figures.',
      staff: 'New accounts',
    }[who],
    reach: async ({ page, app }) => {
      const person = app.newPerson();
      if (who !== 'a guest') await signUpAndConfirm(page, app, person);
      if (who === 'staff')
        await app.backend.sql(
          `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "staff"}' where email = $1`,
          [person.email],
        );
      await page.goto(`${app.url}/staff`);
      const show = page.getByRole('button', { name: 'Show the figures' });
      await expect(show).toBeEnabled();
      if (who === 'no server') await app.pause();
      await show.click();
    },
  })),
  {
    name: 'a sample of the papers',
    sees: 'Sam Rivera is made up.',
    reach: async ({ page, app }) => {
      await page.goto(`${app.url}/papers`);
      await page.getByRole('button', { name: 'See a sample' }).click();
    },
  },
];

/** What files that are brought, and those who read them for others, meet. */
export const statesOfFiles: readonly State[] = [...imports, backups, ...staff];
