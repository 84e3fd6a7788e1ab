import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { setCourseTexts } from '@/domain/course/course-record';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { addDays } from '@/domain/job-search/days';
import { backupToText, toBackup } from '@/domain/backup/backup';
import { expect, test, type App } from '../support/app';
import { pdfText } from '../support/pdf-text';
import { everythingShown } from '../support/shared-computer';
import { signUpAndConfirm } from '../support/sign-in';
import { violationsInEachLook } from '../support/violations';
import {
  bringBack,
  chooseFile,
  downloaded,
  keptNames,
  openYourData,
  workOf,
} from '../support/backup';
import { deep } from '../support/deep';
import { waitUntilAwake } from '../support/hydration';

const blank = blankRecord(() => 'entry-1');
const ana: LearnerRecord = {
  ...blank,
  personalInfo: {
    name: 'Ana Lopez',
    email: 'ana@example.com',
    phone: '555-0134',
    address: 'Dayton',
  },
  experience: [
    {
      id: 'job-1',
      jobTitle: 'Line Cook',
      company: 'Harbor Diner',
      location: 'Dayton',
      startDate: '2021',
      endDate: 'now',
      description: 'Cooked for 120 guests.\nCleaned the kitchen.',
    },
  ],
};
const fileOf = (record: LearnerRecord) => backupToText(toBackup(record), 0);

test('the papers are kept, printed in one packet and saved for a benefits office, offline too', async ({
  page,
  app,
}) => {
  test.slow();
  await page.goto(app.url);
  await app.waitForOfflineReady(page);
  await app.pause();
  await openYourData(page, app);
  const withPitch = setCourseTexts(ana, 'answers', 'pitch', { p1: 'I am a cook in Dayton' });
  await bringBack(
    page,
    fileOf(setCourseTexts(withPitch, 'answers', 'questions-to-ask', { 'Who trains me?': 'yes' })),
  );
  await openPapers(page, app);

  await test.step('the cheat sheet asks for what no resume says', async () => {
    await page.getByText('Job 1: Line Cook, Harbor Diner').click();
    await expect(
      page.getByText('Your resume says “2021”. Forms ask for the month, too.'),
    ).toBeVisible();
    await page.getByLabel('From (month and year)').fill('May 2021');
    await page.getByLabel('Supervisor').fill('Kim Reed');
    await page.getByLabel('Reason for leaving').fill('Want more hours');
    await expect(
      page.getByText('Never write your Social Security number here.').first(),
    ).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Supervisor');
    await expect(page.getByRole('article')).toContainText('Kim Reed');
    await page.emulateMedia({ media: 'print' });
    const sheet = await pdfText(await page.pdf({ preferCSSPageSize: true }));
    expect(sheet.pages).toBe(1);
    expect(sheet.inDocumentOrder).toMatch(
      /^Answers for application forms Never write your Social Security number.*About you Ana Lopez.*Job 1 Line Cook, Harbor Diner.*Supervisor: Kim Reed.*From \(month and year\): May 2021.*Reason for leaving: Want more hours.*Reference 3.*In an emergency, call/,
    );
    await page.emulateMedia({ media: null });
  });

  await test.step('the log adds, changes and deletes with a way back, and reminds', async () => {
    await page.getByRole('tab', { name: 'Work-search log' }).click();
    await page.getByRole('button', { name: 'Add to the log' }).click();
    await page.getByLabel('Employer').fill('=Oak "Bakery"');
    await page.getByLabel('Job', { exact: true }).fill('Baker');
    await page.getByLabel('Day', { exact: true }).fill('2026-11-02');
    await page.getByLabel('How you asked').selectOption('In person');
    await page.getByLabel('Next step', { exact: true }).fill('Call Ms. Reed');
    await page.getByLabel('Day of the next step').fill('2026-11-03');
    await page.getByRole('button', { name: 'Done with =Oak "Bakery"' }).click();
    await expect(page.getByRole('heading', { name: 'Week of Nov 1, 2026' })).toBeVisible();
    const due = page.getByRole('region', { name: 'To do today' });
    await expect(due).toContainText('Call Ms. Reed, =Oak "Bakery" (since Nov 3, 2026)');
    await page.getByRole('button', { name: 'Change =Oak "Bakery"' }).click();
    await page.getByLabel('Job', { exact: true }).fill('Cashier');
    await page.getByRole('button', { name: 'Done with =Oak "Bakery"' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('=Oak "Bakery": Baker')).toBeVisible();
    await page.getByRole('button', { name: 'Delete =Oak "Bakery"' }).click();
    await expect(page.getByText('Nothing is in your log yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await due.getByRole('button', { name: 'I did it' }).click();
    await expect(due).toBeHidden();

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for a spreadsheet (CSV)' }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toBe(
      '\uFEFF"Day","Employer","Job","How","Who","Result","Next step","On","What it was","Address","Hours"\r\n' +
        `"2026-11-02","'=Oak ""Bakery""","Baker","In person","","","Call Ms. Reed","2026-11-03","Asked an employer","",""\r\n`,
    );
    await page.emulateMedia({ media: 'print' });
    const log = await pdfText(await page.pdf({ preferCSSPageSize: true }));
    expect(log.asDrawn).toMatch(
      /^Work-search log of Ana Lopez Week of Nov 1, 2026 Day Employer Job .*Nov 2, 2026 =Oak "Bakery" Baker In person/,
    );
    await page.emulateMedia({ media: null });
  });

  await test.step('the packet prints what is there, says what is missing, and leaves out what is ticked off', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Packet' }).click();
    await expect(page.getByText('You have none yet.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Thank-you email' })).toBeDisabled();
    await page.getByText('Your five answers').click();
    await page.getByLabel('Why do you want to work here?').fill('You bake at night.');
    await expect(page.getByRole('checkbox', { name: 'Five answers' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Answers for forms' }).uncheck();
    await page.emulateMedia({ media: 'print' });
    const packet = await pdfText(await page.pdf({ preferCSSPageSize: true }));
    const inPacket = packet.inDocumentOrder.replaceAll(/Ana Lopez · 555-0134 · Page \d of \d/g, '');
    expect(inPacket).toMatch(
      /^Ana Lopez Dayton · 555-0134 · ana@example.com Experience Line Cook 2021 – Present Harbor Diner, Dayton Cooked for 120 guests. Cleaned the kitchen. My pitch I am a cook in Dayton. My answers Why do you want to work here\? You bake at night. Questions I will ask Who trains me\? Who can help Staff can help. To find them, call 1-877-872-5627/i,
    );
    expect(inPacket).not.toMatch(/Reed|Thank-you|Oak/);
    expect(packet.pages).toBe(5);
    await page.emulateMedia({ media: null });
  });

  for (const tab of ['Cheat sheet', 'Work-search log', 'Packet', 'Staff comments']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await violationsInEachLook(page), tab).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(360);
  }
});

test('staff comment on a learner’s file without keeping it, and the learner sees it beside the field', async ({
  page,
  app,
  newDevice,
}) => {
  const desk = await newDevice();
  await desk.goto(`${app.url}/resources`);
  // Before that the link loads the next page whole, and Back is the browser's own.
  await waitUntilAwake(desk);
  await desk.getByRole('link', { name: /staff/i }).click();
  const choose = (name: string, content: string) =>
    desk
      .getByLabel('Choose the learner’s file')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await choose('photo.json', '{"a": 1}');
  await expect(desk.getByRole('alert').filter({ hasText: 'not from Career Quest' })).toBeVisible();
  const before = await keptNames(desk);
  await choose('career-quest-2026-11-21.json', fileOf(ana));
  await expect(desk.getByRole('heading', { name: 'The resume of Ana Lopez' })).toBeFocused();
  await desk.getByLabel('Your first name').fill('Pat');
  await desk.getByRole('article').getByText('Cleaned the kitchen.').click();
  await desk.getByLabel('Your comment on: Cleaned the kitchen.').fill('How often?');
  expect(await violationsInEachLook(desk)).toEqual([]);
  const question = desk.getByRole('dialog', { name: 'Your comments are not saved yet' });
  for (const leave of [
    () => desk.getByRole('button', { name: 'Close this resume' }).click(),
    () => desk.getByRole('link', { name: 'Resource Hub' }).first().click(),
    () => desk.goBack({ timeout: 3000 }).catch(() => null),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Go back to the comments' }).click();
    await expect(desk.getByLabel('Your comment on: Cleaned the kitchen.')).toHaveValue(
      'How often?',
    );
  }
  const { name, text } = await downloaded(desk, 'Save the file to hand back');
  expect(name).toMatch(/^career-quest-comments-\d{4}-\d\d-\d\d\.json$/);
  expect(text).not.toMatch(/Lopez|ana@/);
  expect(await keptNames(desk)).toEqual(before);
  // The browser keeps the page for its Back, and the next person presses it.
  await desk.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  expect(await everythingShown(desk)).not.toMatch(/Ana Lopez|Cleaned the kitchen|How often/);
  await desk.goto(`${app.url}/your-data`);
  await desk.getByRole('button', { name: 'Back up my work' }).click();
  await expect(desk.getByText('There is nothing of yours here yet')).toBeVisible();

  await signUpAndConfirm(page, app, app.newPerson());
  await openYourData(page, app);
  await bringBack(page, fileOf(ana));
  const own = await workOf(page);
  await chooseFile(page, text.replace('"version": 1', '"version": 2'));
  await expect(page.getByRole('alert').filter({ hasText: 'newer version' })).toBeVisible();
  await chooseFile(page, text, name);
  await page.getByRole('button', { name: 'Add the comments' }).click();
  await expect(page.getByText('The comments are here now.')).toBeVisible();
  const { papers, ...rest } = (await workOf(page)).resume;
  expect(rest).toEqual(own.resume);
  expect(papers).toMatchObject({ comments: [{ text: 'How often?', by: 'Pat' }] });

  await page.goto(`${app.url}/resume-builder/chapter/1`);
  const comment = page.getByRole('listitem').filter({ hasText: 'Pat: How often?' });
  await expect(comment).toContainText('“Cleaned the kitchen.”');
  await expect(page.getByLabel('Description').first()).toHaveValue(/Cleaned the kitchen\./);
  await comment.getByRole('button', { name: /^Done/ }).click();
  await expect(comment).toBeHidden();
  await page.goto(`${app.url}/papers#comments`);
  await expect(page.getByRole('checkbox', { name: /^Done/ })).toBeChecked();

  const forStaff = await downloaded(page, 'Save only my resume for staff');
  expect(forStaff.name).toMatch(/^career-quest-resume-\d{4}-\d\d-\d\d\.json$/);
  expect(forStaff.text).not.toContain('How often?');
  await desk.goto(`${app.url}/staff`);
  await choose(forStaff.name, forStaff.text);
  await expect(desk.getByRole('heading', { name: 'The resume of Ana Lopez' })).toBeFocused();
});

test('in a long log the keyboard stays with its entry', deep, async ({ page, app }) => {
  test.slow();
  await openYourData(page, app);
  const entries = Array.from({ length: 500 }, (_, index) => ({
    id: `old-${String(index)}`,
    date: addDays('2026-11-20', -index) ?? '',
    employer: `${'Long Name '.repeat(index % 9)}Diner ${String(index)}`,
    how: 'phone',
    contact: '',
    job: 'Cook',
    result: 'waiting',
    next: '',
    nextDate: '',
    nextDone: '',
  }));
  await bringBack(
    page,
    fileOf({ ...ana, papers: { sheet: {}, applications: entries, comments: [] } }),
  );
  await page.goto(`${app.url}/papers#log`);
  await page.getByRole('button', { name: 'Add to the log' }).click();
  await expect(page.getByLabel('Employer')).toBeFocused();
  await page.keyboard.type('Oak Bakery');
  const day = page.getByLabel('Day', { exact: true });
  await day.focus();
  await page.keyboard.type('01052026');
  await expect(day).toHaveValue('2026-01-05');
  await expect(day).toBeFocused();
  await page.getByRole('button', { name: 'Done with Oak Bakery' }).click();
  const change = page.getByRole('button', { name: 'Change Oak Bakery' });
  await expect(change).toBeFocused();
  await expect(change).toBeInViewport();
  const week = page.getByRole('region', { name: 'Week of Jan 4, 2026' });
  await expect(week.getByRole('button', { name: 'Change Oak Bakery' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Oak Bakery' }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();

  await page.getByLabel('Print or save').selectOption('Week of Jan 4, 2026');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save for a spreadsheet (CSV)' }).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv).toContain('"2026-01-05","Oak Bakery"');
});

async function openPapers(page: Page, app: App): Promise<void> {
  await page.goto(`${app.url}/papers`);
  await expect(page.getByRole('tab', { name: 'Cheat sheet' })).toBeVisible();
}

test('a next step that is due shows in the resume builder, too, until it is done', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await page.goto(`${app.url}/papers#log`);
  await page.getByRole('button', { name: 'Add to the log' }).click();
  await page.getByLabel('Employer').fill('Oak Bakery');
  await page.getByLabel('Day of the next step').fill('2026-11-03');
  await page.getByRole('button', { name: 'Done with Oak Bakery' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${app.url}/resume-builder/chapter/1`);
  const notice = page.getByText('Your work-search log: 1 step is due.');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Open the log' }).click();
  await expect(page.getByRole('tab', { name: 'Work-search log', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'I did it' }).click();
  await page.goBack();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(notice).toBeHidden();
});
