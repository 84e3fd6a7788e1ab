import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { expect, test } from '../support/app';
import { startAtChapter } from '../support/chapters';
import { dateForms, type DateForm } from '../support/foreign-resumes/foreign-dates';
import { formats } from '../support/foreign-resumes/foreign-formats';
import { layouts } from '../support/foreign-resumes/foreign-layouts';
import { foreignPeople } from '../support/foreign-resumes/foreign-people';
import { answer, expectQuestion, hurryGuide, openGame } from '../support/game';
import { violationsInEachLook } from '../support/violations';
import { openTab } from '../support/sample-resume';
import { deep } from '../support/deep';

const person = foreignPeople[0];

/** A made-up person's resume in this format, with contact data in the header, a summary, and hobbies, which have no field. */
function fileOf(name: string): Buffer {
  const document = person && layouts['header contacts']?.(person, dateForms['short'] as DateForm);
  const format = formats.find((one) => one.name === name);
  document?.blocks.push(
    { kind: 'gap' },
    { kind: 'line', text: 'Hobbies' },
    { kind: 'line', text: 'I grow tomatoes.' },
  );
  return Buffer.from((document && format?.write(document)) ?? []);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bring your resume' });

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  await dialog(page)
    .getByLabel('Choose your resume')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function widthOf(box: Locator): Promise<number> {
  return await box.evaluate(({ clientWidth }) => clientWidth);
}

test.describe('a guest on a phone, with the server gone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('brings a Word file, places a line, adds it, and takes it back', async ({ page, app }) => {
    await hurryGuide(page);
    await page.goto(app.url);
    await app.waitForOfflineReady(page);
    await app.pause();
    await openGame(page, app);

    const entry = page.getByRole('button', { name: 'I already have a resume' });
    await entry.focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'No, only I use it' }).click();
    await bring(page, 'my-cv.docx', fileOf('cv.docx'));

    await expect(dialog(page).getByRole('heading', { name: 'What we found' })).toBeFocused();
    await expect(dialog(page)).toContainText('rosa.delgado@example.com');
    await expect(
      dialog(page).getByRole('definition').filter({ hasText: 'Reliable worker who learns fast' }),
    ).toBeVisible();
    const placed = dialog(page)
      .getByRole('status')
      .filter({ hasText: /placed|place\./ });
    await expect(placed).toContainText('Not placed: 1 line.');
    expect(await violationsInEachLook(page)).toEqual([]);
    await dialog(page).getByLabel('Place for “I grow tomatoes.”').selectOption('Job: Line Cook');
    await expect(placed).toContainText('Every line has a place.');

    const facts = dialog(page).getByRole('definition');
    await dialog(page).getByRole('button', { name: 'Move other lines, too' }).focus();
    await page.keyboard.press('Enter');
    const summary = dialog(page).getByLabel('Place for “Reliable worker who learns fast');
    await expect(summary).toHaveValue('');
    expect(await violationsInEachLook(page)).toEqual([]);
    await expect(dialog(page)).toHaveJSProperty('scrollWidth', await widthOf(dialog(page)));
    await summary.focus();
    await page.keyboard.press('L');
    await expect(summary.locator('option:checked')).toHaveText('Leave it out');
    await expect(placed).toContainText('Not placed: 1 line.');
    await expect(facts.filter({ hasText: 'Reliable worker who learns fast' })).toHaveCount(0);
    await summary.selectOption('Job: Line Cook');
    await expect(placed).toContainText('Every line has a place.');
    await expect(
      facts.filter({ hasText: 'Reliable worker who learns fast' }).filter({ hasText: 'Line Cook' }),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Done moving lines' }).click();
    await expect(dialog(page).getByLabel(/^Place for/)).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Add it to my resume' }).click();

    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeFocused();
    await answer(page, 'Ready to begin?', 'yes');
    await expectQuestion(page, 'Do you want to add another job?');

    await undo.click();
    await expect(entry).toBeFocused();
    await expectQuestion(page, 'What is your name?');
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  });
});

test.describe('in the builder', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test(
    'a file that is damaged, locked or hostile changes nothing, and Escape gives the focus back',
    deep,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 2, network: 'with the server gone' });
      await openTab(page, 'My resume');
      await page.getByLabel('Full name').fill('Rosa D.');
      const entry = page.getByRole('button', { name: 'I already have a resume' });
      await entry.click();
      const bomb = zipSync({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) }, { level: 9 });
      const refusals: [name: string, content: Buffer, sentence: RegExp][] = [
        ['bomb.docx', Buffer.from(bomb), /unpacks to far more than a resume/],
        ['half.docx', fileOf('cv.docx').subarray(0, 300), /may be damaged/],
        ['old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /take Word \(\.docx\)/],
        ['photo.jpg', Buffer.from('ffd8ffe0', 'hex'), /This is a picture\./],
        ['deep.rtf', Buffer.from(`{\\rtf1${'{'.repeat(9000)}`), /too many layers/],
        ['huge.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), /larger than 10 MB/],
      ];
      for (const [name, content, sentence] of refusals) {
        await bring(page, name, content);
        const alert = dialog(page).getByRole('alert').filter({ hasText: name });
        await expect(alert).toHaveText(sentence);
        await expect(alert).toContainText('Nothing has changed.');
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(entry).toBeFocused();
      await expect(page.getByLabel('Full name')).toHaveValue('Rosa D.');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
    },
  );

  test('a PDF is read after a yes, what stands there stays, and the reader is kept for later without a line', async ({
    page,
    app,
  }) => {
    await startAtChapter(page, app, { chapter: 2, network: 'online' });
    await openTab(page, 'My resume');
    await app.waitForOfflineReady(page);
    await page.getByLabel('Full name').fill('Rosa D.');
    await page.getByRole('button', { name: 'I already have a resume' }).click();
    await bring(page, 'cv.pdf', fileOf('cv.pdf'));
    await expect(
      dialog(page).getByRole('heading', { name: 'This needs half a megabyte once. OK?' }),
    ).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Yes, get it' }).click();
    await expect(dialog(page)).toContainText('Harbor Street Diner');
    await expect(dialog(page).getByLabel('Keep “Rosa D.”')).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Add it to my resume' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Rosa D.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rosa.delgado@example.com');

    await app.pause();
    await page.reload();
    await page.getByRole('button', { name: 'I already have a resume' }).click();
    await bring(page, 'cv.pdf', fileOf('cv.pdf'));
    await expect(dialog(page)).toContainText('What your resume has already is not added again.');
    await expect(dialog(page)).not.toContainText('Harbor Street Diner, Toledo');
  });

  test('pasted words are read, too', deep, async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 2, network: 'with the server gone' });
    await openTab(page, 'My resume');
    await page.getByRole('button', { name: 'I already have a resume' }).click();
    await dialog(page)
      .getByLabel('Or paste the words of your resume')
      .fill('Kim Tran\nkim@example.com\n\nSkills: grill, Spanish');
    await dialog(page).getByRole('button', { name: 'Read these words' }).click();
    await expect(dialog(page)).toContainText('Every line has a place.');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });

  test(
    'what we are not sure of is taken with a tap, the second best, too',
    deep,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 2, network: 'with the server gone' });
      await openTab(page, 'My resume');
      await page.getByRole('button', { name: 'I already have a resume' }).click();
      await dialog(page)
        .getByLabel('Or paste the words of your resume')
        .fill(
          'Kim Tran\nkim@example.com\n\nExperience\nHarbor Lights - Night Team\t2020 - 2021\n- Cooked for 90 guests.\n\nSkills and Interests\n- Welding\n- Menu plans',
        );
      await dialog(page).getByRole('button', { name: 'Read these words' }).click();
      const choose = (field: string, value: string) =>
        dialog(page)
          .getByRole('group', { name: new RegExp(`^${field}, job 1`, 'u') })
          .getByLabel(`Use “${value}”`)
          .check();
      await expect(dialog(page).getByRole('heading', { name: 'Is this right?' })).toBeVisible();
      await expect(
        dialog(page)
          .getByText(/^Job: /u)
          .first(),
      ).toHaveText('Job: 2020');
      await choose('Job title', 'Night Team');
      await choose('Company', 'Harbor Lights');
      await dialog(page).getByRole('checkbox', { name: 'Welding' }).check();
      await dialog(page).getByRole('button', { name: 'Add it to my resume' }).click();
      await expect(page.getByLabel('Job title')).toHaveValue('Night Team');
      await expect(page.getByLabel('Company')).toHaveValue('Harbor Lights');
      await expect(page.getByLabel('Your skills')).toHaveValue('Welding');
    },
  );
});
