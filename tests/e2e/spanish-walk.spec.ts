import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { englishIn, noteTexts } from '../support/english-seen';
import { hurryGuide } from '../support/game';
import { inSpanish, spanishSite } from '../support/in-spanish';
import { signUpAndConfirm } from '../support/sign-in';
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
const everyDay = [
  'Module 1: an answer',
  'Module 2: the checkup',
  'Module 3: every part is done',
];
const everyDayOfLearner = [
  'Chapter 1',
  'Chapter 3',
  'the resume is typed',
  'Papers',
  'a log out',
];

function only(steps: readonly Step[], names: readonly string[]): Step[] {
  return steps.filter(({ name }) => names.some((begin) => name.startsWith(begin)));
}

for (const [kind, often, ofGuest, ofLearner] of [
  ['on the way of each day', {}, everyDay, everyDayOfLearner],
  ['everywhere', deep, [''], ['']],
] as const) {
  test(`a guest walks in Spanish ${kind}, and meets no English`, often, async ({ page, app }) => {
    test.setTimeout(240_000);
    const pairs = await pairsOfTexts();
    const shown = await noteTexts(page.context());
    const spanish = inSpanish(page, translator(pairs));
    await hurryGuide(page);
    expect(await walkAll(spanish, spanishSite(app), only(courseSteps, ofGuest))).toEqual([]);
    expect(englishIn(shown, pairs)).toEqual([]);
  });

  test(`a learner walks in Spanish ${kind}, and meets no English`, often, async ({ page, app }) => {
    test.setTimeout(240_000);
    const pairs = await pairsOfTexts();
    const shown = await noteTexts(page.context());
    const spanish = inSpanish(page, translator(pairs));
    await signUpAndConfirm(spanish, spanishSite(app), app.newPerson());
    const steps = only([...builderSteps, ...accountSteps], ofLearner);
    expect(await walkAll(spanish, spanishSite(app), steps)).toEqual([]);
    expect(englishIn(shown, pairs)).toEqual([]);
  });
}
