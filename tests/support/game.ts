import { expect, type Page } from '@playwright/test';
import { guideLineMs } from '@/domain/game/game-script';
import type { App } from './app';
import type { SampleResume } from './sample-resume';

/** Opens the game and waits for its first question; the guide's seconds pass at once, or as they do for people. */
export async function openGame(
  page: Page,
  app: App,
  pace: 'hurried' | 'real' = 'hurried',
): Promise<void> {
  if (pace === 'hurried') await hurryGuide(page);
  await page.goto(`${app.url}/game`);
  await expectQuestion(page, 'Ready to begin?');
}

const hurried = new WeakSet<Page>();

/** Makes the guide's seconds pass at once whenever a test waits for a question. Call it before the page is opened. */
export async function hurryGuide(page: Page): Promise<void> {
  if (hurried.has(page)) return;
  await page.clock.install();
  hurried.add(page);
}

/** The guide asks this last. */
export async function expectQuestion(page: Page, question: string): Promise<void> {
  const last = page.getByRole('log', { name: 'Conversation' }).locator('p').last();
  if (!hurried.has(page)) return expect(last).toContainText(question);
  await expect(async () => {
    await page.clock.runFor(guideLineMs);
    await expect(last).toContainText(question, { timeout: 100 });
  }).toPass({ intervals: [0], timeout: 10_000 });
}

/** The box of the reply; of a description its first line. */
export function replyBox(page: Page) {
  return page.getByRole('textbox', { name: /^Your answer(, line 1)?$/ });
}

/** Answers the question that is asked. */
export async function answer(page: Page, question: string, text: string): Promise<void> {
  await expectQuestion(page, question);
  await replyBox(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Says "yes" to the guide, and as a guest that this computer is one's own or shared. */
export async function begin(
  page: Page,
  { guest }: { guest: 'own' | 'shared' | 'no' },
): Promise<void> {
  await answer(page, 'Ready to begin?', 'yes');
  if (guest === 'own') await page.getByRole('button', { name: 'No, only I use it' }).click();
  if (guest === 'shared') await page.getByRole('button', { name: 'Yes, it is shared' }).click();
  await expectQuestion(page, 'What is your name?');
}

/** Answers from the name to the question for a first job's description. */
export async function tellUpToDescription(page: Page, resume: SampleResume): Promise<void> {
  const { name, email, phone, address } = resume.personalInfo;
  await answer(page, 'What is your name?', name);
  await answer(page, 'What is your email address?', email);
  await answer(page, 'What is your phone number?', phone);
  await answer(page, 'What city and state are you in?', address);
  const [job] = resume.experience;
  if (job) await tellJobHead(page, job);
}

type Job = SampleResume['experience'][number];

async function tellJobHead(page: Page, job: Job): Promise<void> {
  await answer(page, 'What was your job title?', job.jobTitle);
  await answer(page, 'Who did you work for?', job.company);
  await answer(page, 'What city and state, or what country, was that in?', job.location);
  await answer(page, 'When did you start?', job.startDate);
  await answer(page, 'When did it end?', job.endDate);
  await expectQuestion(page, 'What did you do there?');
}

/** Answers every question from the name to the end. */
export async function tellAll(page: Page, resume: SampleResume): Promise<void> {
  await tellUpToDescription(page, resume);
  for (const [index, job] of resume.experience.entries()) {
    if (index > 0) {
      await answer(page, 'Do you want to add another job?', 'Yes');
      await tellJobHead(page, job);
    }
    await answer(page, 'What did you do there?', job.description);
  }
  await answer(page, 'Do you want to add another job?', 'no');
  for (const [index, school] of resume.education.entries()) {
    if (index > 0) await answer(page, 'Do you want to add another school', 'yes');
    await answer(page, 'What class, diploma or card do you have?', school.degree);
    await answer(page, 'What was the name of the school', school.school);
    await answer(page, 'What city and state, or what country', school.location);
    await answer(page, 'What year did you finish?', school.graduationYear);
  }
  await answer(page, 'Do you want to add another school', 'no');
  await answer(page, 'What skills do you have?', resume.skills.join(', '));
  await expect(page.getByRole('heading', { name: /your resume is ready/i })).toBeVisible();
}
