import type { Page } from '@playwright/test';
import { expect, test, type App } from '../support/app';
import { deep } from '../support/deep';
import { englishIn, noteTexts } from '../support/english-seen';
import { hurryGuide } from '../support/game';
import { inSpanish, spanishSite } from '../support/in-spanish';
import { openTab } from '../support/sample-resume';
import { confirmByCode, signUp, signUpAndConfirm } from '../support/sign-in';
import { pairsOfTexts, translator } from '../support/spanish-of';
import { walkAll, type Step } from '../support/walk';
import { accountSteps } from '../support/walk-account';
import { builderSteps } from '../support/walk-builder';
import { courseSteps } from '../support/walk-course';

test.use({
  viewport: { width: 1280, height: 900 },
  // A wrong password, and a save that is refused on purpose.
  expectedErrors: [/status of (400|503)/],
});

/** Of the walk, what takes the screens of a learner's way once; the game has a Spanish journey of its own. */
const everyDay = ['Module 1: an answer', 'Module 2: the checkup', 'Module 3: every part is done'];
const everyDayOfLearner = ['Chapter 1', 'Chapter 3', 'the resume is typed', 'Papers', 'a log out'];

function only(steps: readonly Step[], names: readonly string[]): Step[] {
  return steps.filter(({ name }) => names.some((begin) => name.startsWith(begin)));
}

test('a guest walks in Spanish on the way of each day, and meets no English', async ({
  page,
  app,
}) => {
  test.setTimeout(240_000);
  await meetNoEnglish(page, app, [hurry, ...only(courseSteps, everyDay)]);
});

test('a learner walks in Spanish on the way of each day, and meets no English', async ({
  page,
  app,
}) => {
  test.setTimeout(240_000);
  await meetNoEnglish(page, app, [
    { name: 'a log in', walk: (own, site) => signUpAndConfirm(own, site, app.newPerson()) },
    ...only([...builderSteps, ...accountSteps], everyDayOfLearner),
  ]);
});

test(
  'one person goes the whole way in Spanish, and meets no English',
  deep,
  async ({ page, app }) => {
    test.setTimeout(480_000);
    await meetNoEnglish(page, app, [
      hurry,
      ...courseSteps,
      becomeLearner,
      // The chat has written it.
      ...builderSteps.filter(({ name }) => !name.startsWith('the resume is typed')),
      ...accountSteps,
    ]);
  },
);

const hurry: Step = { name: 'the guide makes haste', walk: (page) => hurryGuide(page) };

const becomeLearner: Step = {
  name: 'a sign-up, and the resume of the chat comes along',
  walk: async (page, app) => {
    const person = app.newPerson();
    await signUp(page, app, person);
    await confirmByCode(page, app, person);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByText('Your resume is in your account.')).toBeVisible();
    await openTab(page, 'My resume');
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Maria Lopez');
  },
};

async function meetNoEnglish(page: Page, app: App, steps: readonly Step[]): Promise<void> {
  const pairs = await pairsOfTexts();
  const shown = await noteTexts(page.context());
  expect(await walkAll(inSpanish(page, translator(pairs)), spanishSite(app), steps)).toEqual([]);
  expect(englishIn(shown, pairs)).toEqual([]);
}
