import type { Locator, Page } from '@playwright/test';
import { offlineMegabytes } from '@/platform/offline-size';
import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { answer, begin, expectQuestion, hurryGuide, openGame, replyBox } from '../support/game';
import { holdScripts, shiftOf, watchShifts } from '../support/hydration';
import { anaLopez } from '../support/sample-resume';

const [job] = anaLopez.experience;
const [school] = anaLopez.education;
const info = anaLopez.personalInfo;

/** What a guest with one job and one school answers, from the name to the end. */
const answers = [
  ['What is your name?', info.name],
  ['What is your email address?', info.email],
  ['What is your phone number?', info.phone],
  ['What city and state are you in?', info.address],
  ['What was your job title?', job?.jobTitle],
  ['Who did you work for?', job?.company],
  ['What city and state, or what country, was that in?', job?.location],
  ['When did you start?', job?.startDate],
  ['When did it end?', job?.endDate],
  ['What did you do there?', job?.description],
  ['Do you want to add another job?', null],
  ['What class, diploma or card do you have?', school?.degree],
  ['What was the name of the school', school?.school],
  ['What city and state, or what country', school?.location],
  ['What year did you finish?', school?.graduationYear],
  ['Do you want to add another school', null],
  ['What skills do you have?', anaLopez.skills.join(', ')],
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'a guest with one job comes to the print window in 20 taps, and never scrolls to answer',
    deep,
    async ({ page, app }) => {
      let taps = 0;
      const tap = async (control: Locator) => {
        await expect(control).toBeInViewport({ ratio: 1 });
        await control.click();
        taps += 1;
      };
      await page.addInitScript(() => {
        window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
      });
      await openGame(page, app);
      await expectAllInView(page);
      await tap(page.getByRole('button', { name: 'Yes' }));
      await tap(page.getByRole('button', { name: 'No, only I use it' }));
      for (const [question, text] of answers) {
        await expectQuestion(page, question);
        await expectAllInView(page);
        // On a phone the question itself, and what it is for, is in sight with the box.
        await expect(page.getByRole('log').getByText(question).last()).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY), 'nothing was scrolled').toBe(0);
        if (text == null) await tap(page.getByRole('button', { name: 'No', exact: true }));
        else {
          await replyBox(page).fill(text);
          await tap(page.getByRole('button', { name: 'Send' }));
        }
      }
      await expect(page.getByRole('heading', { name: /your resume is ready/i })).toBeInViewport();
      await expect(page.getByRole('article', { name: 'Your resume' })).toBeInViewport();
      await tap(page.getByRole('button', { name: 'Print', exact: true }));
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      expect(taps).toBeLessThanOrEqual(20);
    },
  );

  test('with a keyboard over half of the screen the question and the box are in sight', async ({
    page,
    app,
  }) => {
    await openGame(page, app);
    await begin(page, { guest: 'own' });
    await page.setViewportSize({ width: 360, height: 400 });
    for (const [question, text] of answers.slice(0, 9)) {
      await expectQuestion(page, question);
      await expectAllInView(page);
      await expect(page.getByRole('log').getByText(question).last()).toBeInViewport({ ratio: 1 });
      await answer(page, question, text ?? 'no');
    }
    await expectQuestion(page, 'What did you do there?');
    await expectAllInView(page);
  });

  test(
    'where there is a keyboard on the screen alone, the guide says "tap"',
    deep,
    async ({ page, app }) => {
      await openGame(page, app);
      await expect(replyBox(page)).toHaveAccessibleDescription(
        'Tap Yes. Or type any word and tap Send.',
      );
    },
  );
});

test(
  'on a desk all of the chat is in sight, and the resume grows beside it',
  deep,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openGame(page, app);
    await expectAllInView(page);
    await expect(replyBox(page)).toHaveAccessibleDescription(
      'Type “yes” or any word, then press Enter.',
    );
    await begin(page, { guest: 'own' });
    await answer(page, 'What is your name?', 'Ana Lopez');
    const sheet = page.getByRole('article', { name: 'Your resume' });
    await expect(sheet).toContainText('Ana Lopez');
    await expect(sheet.getByText('Ana Lopez')).toBeInViewport();
    await expectQuestion(page, 'What is your email address?');
    await expectAllInView(page);
  },
);

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a notice takes its own room and lies over nothing of the chat',
    deep,
    async ({ page, app }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(`${app.url}/game`);
      await expect(page.getByText(/Get the whole workshop now/)).toBeVisible();
      await expectQuestion(page, 'Ready to begin?');
      await expectAllInView(page);
      await page.getByRole('button', { name: 'Get it now' }).click();
      await app.waitForOfflineReady(page);
      await expect(
        page.getByText(`Ready offline (less than ${String(offlineMegabytes)} MB)`),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText('Ready to work offline')).toBeVisible();
      await expectAllInView(page);
    },
  );
});

test(
  'that AI Mode is on is said in the game, too, beside the chat and not over it',
  deep,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openGame(page, app);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: 'AI Mode' }).click();
    await page.keyboard.press('Escape');
    const notice = page.getByText('AI Mode is on.');
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('AI help needs a free account.')).toBeVisible();
    await expect(page.getByRole('status').getByRole('link', { name: 'Log In' })).toBeVisible();
    await expectAllInView(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toBeHidden();
  },
);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`the chat and the foot stand where the written page has kept room for them (${String(viewport.width)} px)`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.addInitScript(() => {
      window.speechSynthesis.getVoices = () => [];
    });
    await hurryGuide(page);
    const letScriptsThrough = await holdScripts(page);
    await page.goto(`${app.url}/game`, { waitUntil: 'commit' });
    const foot = page.getByRole('contentinfo');
    await foot.waitFor();
    const written = await foot.boundingBox();
    await letScriptsThrough();
    await expectQuestion(page, 'Ready to begin?');
    await expect(page.getByText('This browser has no voice')).toBeVisible();
    // Below the window a shift is not counted.
    expect((await foot.boundingBox())?.y).toBe(written?.y);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });

/** The stations, the box and its button lie whole inside the window, and nothing lies over them. */
async function expectAllInView(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Parts of the chat' })).toBeInViewport({ ratio: 1 });
  for (const control of [replyBox(page), page.getByRole('button', { name: 'Send' })]) {
    await expect(control).toBeInViewport({ ratio: 1 });
    expect(await control.evaluate(isOnTop), 'nothing lies over it').toBe(true);
  }
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && element.contains(seen);
}
