import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { saveToAccount, statusLine } from '../support/builder';
import { openChapter, waitUntilKept } from '../support/chapters';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { resumeRows } from '../support/people';
import { anaLopez, typeResume } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { bringBack, chooseFile, downloaded, openYourData, workOf } from '../support/backup';
import { deep } from '../support/deep';

test.use({ viewport: { width: 1280, height: 900 } });

const cooler = {
  Problem: 'The cooler died on a Saturday.',
  Action: 'I moved 400 pounds of food.',
  Result: 'No meal was missed.',
};

test('a learner takes everything along, and a guest on another computer has it all, offline too', async ({
  page,
  app,
  newDevice,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  const { name, text } = await fillAndDownload(page, app);
  expect(name).toMatch(/^career-quest-\d{4}-\d\d-\d\d\.json$/);
  const taken = await workOf(page);

  const library = await newDevice({ viewport: { width: 360, height: 740 } });
  await library.goto(app.url);
  await app.waitForOfflineReady(library);
  await app.pause();
  await openYourData(library, app);
  await chooseFile(library, text);
  const found = library.getByRole('group', { name: /^In this file from / });
  await expect(found.getByRole('heading', { name: /^In this file from / })).toBeFocused();
  await expect(found.getByRole('listitem')).toHaveText([
    'A resume for Ana Lopez',
    '2 jobs',
    '1 school',
    '4 skills',
    '1 PAR statement',
    'Progress in 1 module',
    '1 chapter of the resume builder done',
    'Answers in 1 activity',
  ]);
  await expect(found.getByRole('button', { name: 'Add it to my work' })).toHaveCount(0);
  await found.getByRole('button', { name: 'No, only I use it' }).click();
  await found.getByRole('button', { name: 'Add it to my work' }).click();
  await expect(library.getByText('The work from your file is here now.')).toBeVisible();
  await expect(statusLine(library)).toHaveText('Saved on this device');
  expect(await workOf(library)).toEqual(taken);

  await library.reload();
  expect(await workOf(library), 'after a reload').toEqual(taken);
  await library.goto(`${app.url}/modules/3#networking`);
  await expect(library.getByRole('textbox', { name: 'Who you are' })).toHaveValue('I’m Ana');
});

test(
  'what is brought back by a learner goes to the account, and twice doubles nothing',
  deep,
  async ({ page, app, newDevice }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await typeResume(page, anaLopez);
    await openYourData(page, app);
    const { text } = await downloaded(page, 'Back up my work');

    const other = await newDevice();
    const second = app.newPerson();
    await signUpAndConfirm(other, app, second);
    await openYourData(other, app);
    await bringBack(other, text);
    const once = await workOf(other);
    await bringBack(other, text);
    expect(await workOf(other)).toEqual(once);
    await expect(other.getByRole('heading', { name: /^Two versions/ })).toHaveCount(0);
    await other.getByRole('link', { name: 'Resume Builder' }).click();
    await expect(other.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await saveToAccount(other);
    const [row] = await resumeRows(app, second);
    expect(row?.data).toEqual(once.resume);
  },
);

test(
  'of two texts for one place both are kept: in the resume and in an answer of the course',
  deep,
  async ({ page, app, newDevice }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    const { text } = await fillAndDownload(page, app);
    const other = await newDevice();
    await signUpAndConfirm(other, app, app.newPerson());
    await other.getByLabel('Phone').fill('(937) 555-0177');
    await expect(statusLine(other)).toHaveText(/^Saved/);
    await other.goto(`${app.url}/modules/3#networking`);
    await other.getByRole('textbox', { name: 'Who you are' }).fill('I’m Anna');
    await waitUntilKept(other, 'I’m Anna');
    await openYourData(other, app);
    await bringBack(other, text);

    await expect(statusLine(other)).toHaveText('Two versions: review');
    const resume = other.getByRole('region', { name: 'Two versions', exact: true });
    await expect(resume.getByRole('listitem')).toHaveCount(2);
    await expect(resume).toContainText('(937) 555-0177');
    await expect(resume).toContainText('(937) 555-0142');
    await resume.getByRole('button', { name: 'Use the other version Phone' }).click();
    await resume.getByRole('button', { name: 'Keep this one Phone' }).click();

    const answers = other.getByRole('region', { name: 'Two versions', exact: true });
    await expect(answers.getByRole('listitem')).toHaveCount(1);
    await expect(answers).toContainText('I’m Anna');
    await answers.getByRole('button', { name: 'Use the other version Pitch' }).click();
    await other.reload();
    await expect(answers).toContainText('I’m Anna');
    await answers.getByRole('button', { name: 'Keep this one Pitch' }).click();
    await expect(answers).toBeHidden();
    const { resume: kept, drafts } = await workOf(other);
    expect(kept).toMatchObject({ personalInfo: { name: 'Ana Lopez', phone: '(937) 555-0142' } });
    expect(kept['conflicts']).toBeUndefined();
    expect(drafts).toEqual({ pitch: { p1: 'I’m Ana' } });
  },
);

test(
  'the undo takes the file out again and keeps what was here and what was typed since',
  deep,
  async ({ page, app, newDevice }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    const { text } = await fillAndDownload(page, app);
    const other = await newDevice();
    await signUpAndConfirm(other, app, app.newPerson());
    await other.getByLabel('Phone').fill('(937) 555-0177');
    await expect(statusLine(other)).toHaveText(/^Saved/);
    await openYourData(other, app);
    const before = await workOf(other);
    await bringBack(other, text);
    expect(await workOf(other)).not.toEqual(before);
    await other.getByRole('button', { name: /^Undo.*add the file to my work$/ }).click();
    await expect(other.getByText('What came from your file is taken out again.')).toBeVisible();
    expect(await workOf(other)).toEqual(before);
    await expect(other.getByRole('region', { name: 'Two versions' })).toBeHidden();
  },
);

test('a file can be dropped, looked at and left out', deep, async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await typeResume(page, anaLopez);
  await openYourData(page, app);
  const { text } = await downloaded(page, 'Back up my work');
  const before = await workOf(page);
  await dropFile(
    page,
    'label:has(input[type=file])',
    'my work.json',
    text.replaceAll('Ana', 'Eva'),
  );
  await expect(page.getByText('A resume for Eva Lopez')).toBeVisible();
  await page.getByRole('button', { name: 'Do not use this file' }).click();
  await expect(page.getByText('A resume for Eva Lopez')).toBeHidden();
  expect(await workOf(page)).toEqual(before);
});

test('with nothing typed there is nothing to take along', async ({ page, app }) => {
  await openYourData(page, app);
  await page.getByRole('button', { name: 'Back up my work' }).click();
  await expect(page.getByText('There is nothing of yours here yet')).toBeVisible();
});

test(
  'a guest in the middle of the game goes on in the middle on another computer',
  deep,
  async ({ page, app, newDevice }) => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    await expectQuestion(page, 'What is your email address?');
    await waitUntilKept(page, 'email');
    await openYourData(page, app);
    const { text } = await downloaded(page, 'Back up my work');

    const other = await newDevice();
    await openGame(other, app);
    await other.getByRole('link', { name: 'Your data' }).click();
    await chooseFile(other, text);
    await expect(other.getByText('Your place in the Resume Builder Game')).toBeVisible();
    await bringBack(other, text);
    await other.goBack();
    await expectQuestion(other, 'What is your email address?');
    await expect(other.getByRole('log').getByText('Ana Lopez')).toBeVisible();
  },
);

/** A learner's work of every kind, on the page Your data afterwards, and the file of it. */
async function fillAndDownload(page: Page, app: App) {
  await typeResume(page, anaLopez);
  await openChapter(page, app, 3);
  for (const [label, text] of Object.entries(cooler))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Add to Inventory' }).click();
  await expect(page.getByText('Your PAR Arsenal (1 / 5-7 recommended)')).toBeVisible();
  await page.getByRole('button', { name: 'Mark this chapter as done' }).click();
  await page.goto(`${app.url}/modules/3#networking`);
  await page.getByRole('textbox', { name: 'Who you are' }).fill('I’m Ana');
  await page.getByRole('button', { name: 'Got it: Who to talk to' }).click();
  await waitUntilKept(page, 'I’m Ana');
  await waitUntilKept(page, '"card:');
  await openYourData(page, app);
  return downloaded(page, 'Back up my work');
}

async function dropFile(page: Page, target: string, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName = '', content = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'application/json' }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent(target, 'dragover', { dataTransfer });
  await page.dispatchEvent(target, 'drop', { dataTransfer });
}
