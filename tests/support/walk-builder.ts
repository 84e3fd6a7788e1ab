import { expect, type Page } from '@playwright/test';
import { chooseLook, openEntry } from './builder';
import { openChapter } from './chapters';
import { anaLopez, openTab, typeResume } from './sample-resume';
import type { Step } from './walk';

const chapters: Step[] = [
  {
    name: 'Chapter 1: a text is counted and used',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      const before = await page.getByLabel('Email').inputValue();
      const box = page.getByLabel('Or paste the words of your resume');
      await box.fill('Cooked meals.');
      await expect(page.getByText('2 words. None of the seven verbs yet.')).toBeVisible();
      await box.fill('Jo Rivera\njo@example.com\n\nI led a crew, managed returns');
      await expect(page.getByRole('status').filter({ hasText: 'You use 2 of the' })).toBeVisible();
      await page.getByRole('button', { name: 'Use this text in my resume' }).click();
      const preview = page.getByRole('region', { name: 'This would go into your resume' });
      await preview.getByRole('button', { name: 'Yes, fill my resume' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(before || 'jo@example.com');
      await page.getByRole('button', { name: /^Undo.*use this text in my resume$/ }).click();
      await expect(page.getByLabel('Email')).toHaveValue(before);
    },
  },
  {
    name: 'Chapter 2: the sample posting and an own one',
    walk: async (page, app) => {
      await openChapter(page, app, 2);
      const posting = page.getByRole('article', { name: 'Sample job posting' });
      const asana = posting.getByRole('button', { name: 'Asana' });
      await asana.click();
      await expect(posting.getByText('A program that teams use to plan work.')).toBeVisible();
      await asana.click();
      await expect(posting.getByText('A program that teams use to plan work.')).toHaveCount(0);
      const box = page.getByLabel('A posting for a job you want');
      await box.fill('Line cook wanted. Food safety card. Teamwork. Lift 50 lbs.');
      await openTab(page, 'My resume');
      await page.getByLabel('Your skills').fill('Food safety');
      await openTab(page, 'Chapter');
      const has = page.getByRole('region', { name: /^In your resume/ });
      await expect(has).toContainText(/food safety/i);
      await openTab(page, 'My resume');
      await page.getByLabel('Your skills').fill('Food safety, teamwork');
      await openTab(page, 'Chapter');
      await expect(has).toContainText(/teamwork/i);
      await box.fill('zzz');
      await expect(page.getByText('We found no keywords in this text.')).toBeVisible();
      await expect(page.getByLabel('Your skills')).toHaveValue('Food safety, teamwork');
      await openTab(page, 'My resume');
      await page.getByLabel('Your skills').fill('');
    },
  },
  {
    name: 'Chapter 3: a statement is added, changed, removed and taken back',
    walk: async (page, app) => {
      await openChapter(page, app, 3);
      const count = (number: number) =>
        page.getByText(`Your PAR Arsenal (${String(number)} / 5-7 recommended)`);
      await page.getByLabel('Problem').fill('The cooler died.');
      await page.getByRole('button', { name: 'Add to Inventory' }).click();
      await expect(page.getByRole('alert').first()).toContainText('Please fill out all three');
      await page.getByLabel('Action').fill('I moved 400 pounds of food.');
      await page.getByLabel('Result').fill('No meal was missed.');
      await page.getByRole('button', { name: 'Add to Inventory' }).click();
      await expect(count(1)).toBeVisible();
      await page.getByRole('button', { name: 'Edit statement 1' }).click();
      const entry = page.getByRole('listitem').filter({
        has: page.getByRole('button', { name: 'Save changes to statement 1' }),
      });
      await entry.getByLabel('Result').fill('All 90 meals went out.');
      await page.getByRole('button', { name: 'Save changes to statement 1' }).click();
      await expect(page.getByText('All 90 meals went out.')).toBeVisible();
      await page.getByRole('button', { name: 'Remove statement 1' }).click();
      await expect(count(0)).toBeVisible();
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(count(1)).toBeVisible();
    },
  },
  {
    name: 'Chapter 4: the score follows the text',
    walk: async (page, app) => {
      await openChapter(page, app, 4);
      const box = page.getByLabel('Rewrite the experience section');
      await box.fill('Gave customer service');
      await expect(page.getByText('Alignment Score: 1 / 4')).toBeVisible();
      await expect(page.getByText('customer service: found')).toBeVisible();
      await box.fill('Customer service, SALES, Training, software');
      await expect(page.getByText('Alignment Score: 4 / 4')).toBeVisible();
      await expect(page.getByText('sales: found')).toBeVisible();
    },
  },
  {
    name: 'Chapter 5: a review is written',
    walk: async (page, app) => {
      await openChapter(page, app, 5);
      await page.getByRole('button', { name: 'Submit My Work & Begin Reviewing' }).click();
      const review = page.getByRole('region', { name: 'Submission #101' });
      for (const field of ['Relevance', 'Clarity']) await review.getByLabel(field).fill('A note');
      await review.getByRole('button', { name: 'Submit Feedback' }).click();
      await expect(review.getByRole('alert').first()).not.toBeEmpty();
      await expect(review.getByLabel('Clarity')).toHaveValue('A note');
    },
  },
  {
    name: 'the chapters are marked as done, from one to the next',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      for (const chapter of [1, 2, 3, 4, 5]) {
        const done = page.getByRole('button', { name: 'Mark this chapter as done' });
        await done.click();
        await expect(done).toHaveAttribute('aria-pressed', 'true');
        if (chapter < 5) await page.getByRole('link', { name: /^Next chapter/ }).click();
        const next = `Chapter ${String(Math.min(chapter + 1, 5))}:`;
        await expect(page.getByRole('heading', { level: 2, name: next })).toBeVisible();
      }
    },
  },
];

const jobs = (page: Page) =>
  page.getByRole('region', { name: 'Experience', exact: true }).locator('fieldset');

const editor: Step[] = [
  {
    name: 'the resume is typed, and the paper shows it',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      await typeResume(page, anaLopez);
      const sheet = page.getByRole('article', { name: 'Your resume' });
      await expect(sheet).toContainText('Warehouse Associate');
      await chooseLook(page, 'Classic', 'Warm', 'Blue');
      await page.getByRole('button', { name: 'Save to Cloud' }).click();
      await expect(page.getByText(/^Saved to your account/)).toBeVisible();
    },
  },
  {
    name: 'a job is moved, removed and taken back',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      await openTab(page, 'My resume');
      await expect(jobs(page)).toHaveCount(2);
      await page.getByRole('button', { name: /^Move down.*Line Cook/ }).click();
      await expect(jobs(page).first()).toContainText('Warehouse Associate');
      await page.getByRole('button', { name: /^Remove.*Line Cook/ }).click();
      await expect(jobs(page)).toHaveCount(1);
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(jobs(page)).toHaveCount(2);
      const cook = jobs(page).filter({ hasText: 'Line Cook' });
      await openEntry(cook);
      await expect(cook.getByLabel('Company')).toHaveValue('Riverside Diner');
      await cook.getByLabel('Job title').fill('Head Cook');
      await expect(page.getByRole('article', { name: 'Your resume' })).toContainText('Head Cook');
    },
  },
  {
    name: 'a section is added, hidden and taken back; months come from a list',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      await openTab(page, 'My resume');
      await page.getByText('Add a section', { exact: true }).click();
      await page.getByRole('button', { name: 'Certificates and licenses', exact: true }).click();
      const card = page.getByRole('group', { name: 'Certificates and licenses, 1' });
      await card.getByLabel('Name').fill('Oak Card');
      const sheet = page.locator('.resume-sheet');
      await expect(sheet).toContainText('Oak Card');
      await page.getByText('Change the order, or hide a section').click();
      await page.getByRole('button', { name: /^Hide ?: Certificates/ }).click();
      await expect(sheet).not.toContainText('Oak Card');
      await page.getByRole('button', { name: /^Undo ?: Hidden/ }).click();
      await expect(sheet).toContainText('Oak Card');
      await page.getByText('Choose the months from a list').first().click();
      const begin = page.getByRole('group', { name: 'When did you begin?' }).first();
      await begin.getByLabel('Month').selectOption('5');
      await begin.getByLabel('Year').selectOption('2021');
    },
  },
  {
    name: 'the machine check, and back to a field',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      const check = page.getByRole('region', { name: 'Will a machine read it?' });
      await openTab(page, 'My resume');
      await page.getByLabel('Email').fill('ana');
      await check.getByRole('button', { name: 'Check my resume' }).click();
      await check.getByRole('button', { name: 'Go to: Email' }).click();
      await page.getByLabel('Email').fill('ana.lopez@example.com');
      await check.getByRole('button', { name: 'Check again' }).click();
      await expect(check.getByRole('button', { name: 'Go to: Email' })).toHaveCount(0);
    },
  },
  {
    name: 'a file is brought in, checked, changed and added',
    walk: async (page, app) => {
      await openChapter(page, app, 2);
      await openTab(page, 'My resume');
      const before = await page.getByLabel('Full name').inputValue();
      await page.getByRole('button', { name: 'I already have a resume' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bring your resume' });
      await dialog
        .getByLabel('Or paste the words of your resume')
        .fill('Kim Tran\nkim@example.com\n\nSkills: grill, Spanish\n\nI grow tomatoes.');
      await dialog.getByRole('button', { name: 'Read these words' }).click();
      await expect(dialog.getByRole('heading', { name: 'What we found' })).toBeVisible();
      const other = dialog.getByRole('button', { name: 'Move other lines, too' });
      if (await other.isVisible()) await other.click();
      await dialog
        .getByLabel(/^Place for/)
        .first()
        .selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Done moving lines' }).click();
      await dialog.getByRole('button', { name: 'Add it to my resume' }).click();
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(page.getByLabel('Full name')).toHaveValue(before);
    },
  },
  {
    name: 'the resume is printed',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      await page.evaluate(() => {
        addEventListener('beforeprint', () => {
          document.documentElement.dataset['printTitle'] = document.title;
        });
      });
      await page.getByRole('button', { name: 'Print / Download PDF' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-print-title', /^Ana.*-Resume$/);
      // Headless browsers end the dialog without telling.
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    },
  },
  {
    name: 'the resume is downloaded in two forms',
    walk: async (page, app) => {
      await openChapter(page, app, 1);
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Download your resume' });
      await dialog.getByText('More', { exact: true }).click();
      for (const name of ['Plain text (.txt)', 'JSON Resume']) {
        const coming = page.waitForEvent('download');
        await dialog.getByRole('button', { name }).click();
        const chunks: Buffer[] = [];
        for await (const chunk of await (await coming).createReadStream())
          chunks.push(chunk as Buffer);
        expect(Buffer.concat(chunks).toString('utf8')).not.toContain('\u200b');
        await expect(dialog.getByRole('status')).toContainText('nothing is missing from the file');
      }
      await dialog.getByRole('button', { name: 'Close' }).click();
    },
  },
];

/** What a learner with a new account can do in the builder; the steps stand on those before them. */
export const builderSteps: readonly Step[] = [...chapters, ...editor];
