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

/** What the whole way below does by the chat: the form is typed by hand. */
const byHand = ['Chapter 1', 'Chapter 3', 'the resume is typed', 'Papers', 'a log out'];

test(
  'a learner types the resume in Spanish by hand, and meets no English',
  deep,
  async ({ page, app }) => {
    test.setTimeout(240_000);
    await meetNoEnglish(page, app, [
      { name: 'a log in', walk: (own, site) => signUpAndConfirm(own, site, app.newPerson()) },
      ...[...builderSteps, ...accountSteps].filter(({ name }) =>
        byHand.some((begin) => name.startsWith(begin)),
      ),
    ]);
  },
);

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
