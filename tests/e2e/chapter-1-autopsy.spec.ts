import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { formats } from '../support/foreign-resumes/foreign-formats';
import {
  networks,
  networksOnlineByDay,
  openChapter,
  startAtChapter,
  waitUntilKept,
} from '../support/chapters';
import { deep } from '../support/deep';
import { openTab } from '../support/sample-resume';

test.use({ viewport: { width: 1280, height: 900 } });

const oldResume = `Jo Rivera
Dayton, Ohio
(937) 555-0150
jo@example.com

Experience
Warehouse Associate, Northway Storage, Dayton, Ohio
June 2019 - May 2024
- Led a crew of 4 people
- LED the stock count and managed returns

Education
GED, Sinclair Learning Center, 2018

Skills
Forklift, Spanish

Hobbies
Fishing with my uncle`;

for (const [network, often] of networksOnlineByDay) {
  test(`a .txt file is counted in numbers and bars, ${network}`, often, async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 1, network });
    await chooseFile(page, 'old.txt', 'I led, LED and Led. Misled people. We managed 3 jobs.');
    await expect(page.getByText('The text of old.txt is in the box.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '11 words.' })).toContainText(
      'You use 2 of the seven verbs.',
    );
    await expectCounts(page, {
      'Words in all': 11,
      managed: 1,
      led: 3,
      developed: 0,
      created: 0,
      implemented: 0,
      increased: 0,
      decreased: 0,
    });
    await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
    await openTab(page, 'My resume');
    await page.getByLabel('Full name').fill('Jo Rivera');
    await openTab(page, 'Chapter');
    await page.getByRole('button', { name: 'Check the resume I have here' }).click();
    await expect(textBox(page)).toHaveValue('Jo Rivera\n');
    await page.getByRole('button', { name: /^Undo ?: use the text of your resume$/ }).click();
    await waitUntilKept(page, 'Misled people');
    await openChapter(page, app, 1);
    await expect(textBox(page)).toHaveValue(/Misled people/);
    await expectCounts(page, { led: 3 });
  });
}

for (const [network] of networks) {
  test(
    `a text without the seven verbs is met without shame, ${network}`,
    deep,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 1, network });
      await textBox(page).fill('Cooked meals.');
      await expect(
        page.getByText('2 words. None of the seven verbs yet. Now you know where to begin.'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Chapter 3 helps you find it.' })).toBeVisible();
      await textBox(page).fill('Cooked meals for 70 people\nMopped the whole kitchen each night');
      await expect(
        page.getByText(
          'None of the seven verbs, and that is fine: 2 lines start with what you did.',
        ),
      ).toBeVisible();
      await expect(page.getByText('cook, mop. These verbs count just as much')).toBeVisible();
    },
  );
}

for (const [network, often] of networksOnlineByDay) {
  test(
    `what cannot be read gets a sentence, and what is typed stays, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 1, network });
      await textBox(page).fill('My own words');
      const refusals: [name: string, content: Buffer | string, sentence: RegExp][] = [
        ['resume.pdf', '%PDF-1.7', /This is a PDF\./],
        ['resume.docx', Buffer.from('504b0304', 'hex'), /from a writing program/],
        ['resume.rtf', '{\\rtf1 hello}', /from a writing program/],
        ['photo.jpg', Buffer.from('ffd8ffe0', 'hex'), /This is a picture\./],
        ['files.zip', Buffer.from('504b0304', 'hex'), /This is a zip file\./],
        ['list.csv', 'a,b', /We can only read \.txt files\./],
        ['empty.txt', '', /This file has no text in it\./],
        ['odd.txt', Buffer.from([65, 0, 1, 2, 3, 0, 66]), /This file is not plain text/],
        ['huge.txt', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), /larger than 2 MB/],
      ];
      for (const [name, content, sentence] of refusals) {
        await chooseFile(page, name, content);
        const alert = page.getByRole('alert').filter({ hasText: name });
        await expect(alert).toHaveText(sentence);
        await expect(textBox(page)).toHaveValue('My own words');
      }
    },
  );
}

for (const [network] of networks) {
  test(
    `files from old programs are read as they were meant, ${network}`,
    deep,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 1, network });
      await chooseFile(page, 'wide.txt', Buffer.from('\uFEFFJosé led 2 crews', 'utf16le'));
      await expect(textBox(page)).toHaveValue('José led 2 crews');
      await chooseFile(page, 'latin.TXT', Buffer.from('Jos\u00e9 managed caf\u00e9s', 'latin1'));
      await expect(textBox(page)).toHaveValue('José managed cafés');
    },
  );
}

for (const [network] of networks) {
  test(
    `a file can be dropped, and its text can be taken back, ${network}`,
    deep,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 1, network });
      await textBox(page).fill('What I typed myself');
      await dropFile(page, 'text=Or drop it here', 'dropped.txt', 'I created a garden.');
      await expect(textBox(page)).toHaveValue('I created a garden.');
      await expectCounts(page, { created: 1 });
      await page.getByRole('button', { name: /^Undo.*dropped\.txt/ }).click();
      await expect(textBox(page)).toHaveValue('What I typed myself');

      await dropFile(page, 'h1', 'missed.txt', 'A file that missed the box');
      await expect(page).toHaveURL(/chapter\/1$/);
      await expect(textBox(page)).toHaveValue('What I typed myself');
    },
  );
}

for (const [network, often] of networks) {
  test(
    `the text fills the resume only after a yes, and can be taken back, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 1, network });
      await openTab(page, 'My resume');
      await page.getByLabel('Full name').fill('Joanna Rivera');
      await openTab(page, 'Chapter');
      await textBox(page).fill(oldResume);
      await page.getByRole('button', { name: 'Use this text in my resume' }).click();

      const preview = page.getByRole('region', { name: 'This would go into your resume' });
      await expect(preview).toContainText('jo@example.com');
      await expect(preview).toContainText('Warehouse Associate, Northway Storage, Dayton, Ohio');
      await expect(preview.getByRole('radio', { name: 'Keep “Joanna Rivera”' })).toBeChecked();
      await expect(page.getByLabel('Email')).toHaveValue('');
      await expect(page.getByRole('region', { name: 'The rest of your text' })).toContainText(
        'Fishing with my uncle',
      );

      await preview.getByRole('button', { name: 'Yes, fill my resume' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Joanna Rivera');
      await expect(page.getByLabel('Email')).toHaveValue('jo@example.com');
      await expect(page.getByLabel('Job title')).toHaveValue('Warehouse Associate');
      await expect(page.getByLabel('Your skills')).toHaveValue('Forklift, Spanish');

      await openTab(page, 'My resume');
      await page.getByLabel('Phone').fill('(937) 555-0199');
      await openTab(page, 'Chapter');
      await page.getByRole('button', { name: /^Undo.*use this text in my resume$/ }).click();
      await expect(page.getByLabel('Email')).toHaveValue('');
      await expect(page.getByLabel('Job title')).toHaveValue('');
      await expect(page.getByLabel('Your skills')).toHaveValue('');
      await expect(page.getByLabel('Phone')).toHaveValue('(937) 555-0199');
      await expect(page.getByRole('heading', { name: 'Two versions' })).toHaveCount(0);

      await page.getByRole('button', { name: 'Use this text in my resume' }).click();
      await preview.getByRole('radio', { name: 'Use “Jo Rivera”' }).check();
      await preview.getByRole('button', { name: 'Yes, fill my resume' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Jo Rivera');
      await expect(page.getByLabel('Phone')).toHaveValue('(937) 555-0199');
    },
  );
}

test(
  'a Word file goes into the resume by a way of its own, and the text that is counted stays',
  deep,
  async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 1, network: 'with the server gone' });
    await textBox(page).fill('I led a crew');
    const activity = page.getByRole('region', { name: 'Resume Autopsy' });
    const entry = activity.getByRole('button', { name: 'I already have a resume' });
    await entry.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bring your resume' });
    await dialog.getByLabel('Choose your resume').setInputFiles({
      name: 'old.docx',
      mimeType: '',
      buffer: wordFile(oldResume),
    });
    await dialog.getByRole('button', { name: 'Add it to my resume' }).click();
    await expect(activity.getByText('It is in your resume now.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('jo@example.com');
    await expect(textBox(page)).toHaveValue('I led a crew');
    await expectCounts(page, { 'Words in all': 4, led: 1 });

    await activity.getByRole('button', { name: /^Undo.*add my resume file$/ }).click();
    await expect(entry).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('');
  },
);

test(
  'the text is sent to nobody: it goes into the person’s own row with the rest of their work',
  deep,
  async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 1, network: 'online' });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await chooseFile(page, 'secret.txt', 'Zanzibarkeeper led a crew');
    await expectCounts(page, { led: 1 });
    await openTab(page, 'My resume');
    await page.getByLabel('Full name').fill('Ana Lopez');
    await page.getByRole('button', { name: 'Save to Cloud' }).click();
    await expect(page.getByText(/^Saved to your account, /)).toBeVisible();
    expect(sent.filter((request) => request.includes('Ana Lopez'))).not.toEqual([]);
    const carrying = sent.filter((request) => request.includes('Zanzibarkeeper'));
    expect(carrying.filter((request) => !request.includes('/rest/v1/resumes'))).toEqual([]);
  },
);

function wordFile(text: string): Buffer {
  const format = formats.find(({ name }) => name.endsWith('.docx'));
  const blocks = text.split('\n').map((line) => ({ kind: 'line', text: line }) as const);
  return Buffer.from(format?.write({ header: [], blocks }) ?? []);
}

function textBox(page: Page) {
  return page.getByLabel('Or paste the words of your resume');
}

async function chooseFile(page: Page, name: string, content: Buffer | string): Promise<void> {
  await page
    .getByLabel('Choose a .txt file')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

async function dropFile(page: Page, target: string, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName = '', content = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'text/plain' }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent(target, 'dragover', { dataTransfer });
  await page.dispatchEvent(target, 'drop', { dataTransfer });
}

async function expectCounts(page: Page, counts: Record<string, number>): Promise<void> {
  const table = page.getByRole('table', { name: 'What your resume holds' });
  for (const [name, count] of Object.entries(counts)) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row.getByRole('cell').first()).toHaveText(String(count));
  }
}
