import { expect, test } from '../support/app';
import { startAtChapter } from '../support/chapters';
import { openTab } from '../support/sample-resume';
import { answer, begin, expectQuestion, openGame, replyBox } from '../support/game';
import { deep } from '../support/deep';

// Many people double-click everything. Each of these once did something nobody had asked for.
test.use({ viewport: { width: 1280, height: 900 } });

test('in the game a double click answers, skips or goes back once', async ({ page, app }) => {
  await openGame(page, app);
  await begin(page, { guest: 'own' });
  await answer(page, 'What is your name?', 'Ana Lopez');
  await expectQuestion(page, 'What is your email address?');
  await page.getByRole('button', { name: 'Skip' }).dblclick();
  await expectQuestion(page, 'What is your phone number?');
  await page.getByRole('button', { name: 'Back to the last question' }).dblclick();
  await expectQuestion(page, 'What is your email address?');
  await page.getByRole('button', { name: 'Back to the last question' }).click();
  await expectQuestion(page, 'What is your name?');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expectQuestion(page, 'What is your email address?');
  await replyBox(page).fill('ana@example.com');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expectQuestion(page, 'What is your phone number?');
});

test(
  'a double click adds one statement without a complaint, and takes one out, not its neighbor',
  deep,
  async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 3, network: 'online' });
    for (const count of [1, 2, 3]) {
      for (const label of ['Problem', 'Action', 'Result'])
        await page.getByLabel(label).fill(`${label} ${String(count)}`);
      await page.getByRole('button', { name: 'Add to Inventory' }).dblclick();
      await expect(page.getByText(`Your PAR Arsenal (${String(count)} / 5-7`)).toBeVisible();
      await expect(page.getByText('Please fill out all three fields.')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Remove statement 1' }).dblclick();
    await expect(page.getByText('Your PAR Arsenal (2 / 5-7 recommended)')).toBeVisible();
    await expect(page.getByText('Problem 2')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('Your PAR Arsenal (3 / 5-7 recommended)')).toBeVisible();

    const toResume = page.getByRole('button', { name: 'Add to my resume statement 1' });
    await toResume.dblclick();
    await expect(page.getByText(/^Added under/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo.*add statement 1/ })).toBeVisible();
  },
);

test('a double click on "Use this text in my resume" is no yes', deep, async ({ page, app }) => {
  await startAtChapter(page, app, { chapter: 1, network: 'online' });
  await page.getByLabel('Or paste the words of your resume').fill('Jo Rivera\njo@example.com');
  await page.getByRole('button', { name: 'Use this text in my resume' }).dblclick();
  await expect(page.getByRole('button', { name: 'Yes, fill my resume' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test(
  'a double click takes out one job, and marks a chapter as done for good',
  deep,
  async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 1, network: 'online' });
    await openTab(page, 'My resume');
    await page.getByLabel('Job title').fill('Line Cook');
    await page.getByRole('button', { name: 'Add a job' }).dblclick();
    await expect(page.getByLabel('Job title')).toHaveCount(2);
    await page.getByLabel('Job title').last().fill('Driver');
    await page.getByRole('button', { name: /^Remove .*Line Cook/ }).dblclick();
    await expect(page.getByLabel('Job title')).toHaveValue('Driver');
    await openTab(page, 'Chapter');
    const done = page.getByRole('button', { name: 'Mark this chapter as done' });
    await done.dblclick();
    await expect(done).toHaveAttribute('aria-pressed', 'true');
  },
);
