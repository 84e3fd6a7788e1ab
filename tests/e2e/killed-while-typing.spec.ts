import type { Locator, Page } from '@playwright/test';
import { expect, test, type App, type Person } from '../support/app';
import { openChapter } from '../support/chapters';
import { begin, expectQuestion, openGame, replyBox } from '../support/game';
import { keptRecords } from '../support/kept-records';
import { newComputer, type Computer } from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { openYourData, workOf } from '../support/backup';
import { deep } from '../support/deep';

/** How often each field's browser ends, killed and closed in turn; a deep run takes 100: fifty of each. */
const rounds = Number(process.env['KILLS'] ?? 1);
/** A computer so slow that nothing but the keys gets a turn while somebody types. */
const cpuSlowdown = 20;
const oldestLostMs = 500;
/** No hand is faster; twenty letters then take longer than the half second that they are about. */
const perLetterMs = 30;
const words = 'I cooked for three hundred people with steady hands and every child ate it all up';

/** A field that is kept as it is typed, and how its person gets there: the first time, and in each later session. */
type Kind = {
  begin: (page: Page, app: App, person: Person) => Promise<void>;
  comeBack: (page: Page, app: App, person: Person) => Promise<void>;
  field: (page: Page) => Locator;
};

const pitch = (page: Page) => page.getByRole('textbox', { name: 'Who you are' });
const openPitch = async (page: Page, app: App) => {
  await page.goto(`${app.url}/modules/3#networking`);
  await expect(page.getByText(/^(Not yet started|In progress)/)).toBeVisible();
};
const openReply = async (page: Page, app: App) => {
  await page.goto(`${app.url}/game`);
  await page.getByRole('button', { name: 'No, only I use it' }).click();
};

const kinds: Record<string, Kind> = {
  'a guest in an answer of the course': {
    begin: async (page, app) => {
      await openPitch(page, app);
      await pitch(page).fill('I');
      await sayOwn(page);
    },
    comeBack: openPitch,
    field: pitch,
  },
  'a guest in the game’s answer box': {
    begin: async (page, app) => {
      await openGame(page, app, 'real');
      await begin(page, { guest: 'own' });
    },
    comeBack: openReply,
    field: replyBox,
  },
  'a learner in the tailoring text': {
    begin: async (page, app, person) => {
      await signUpAndConfirm(page, app, person);
      await openChapter(page, app, 4);
    },
    comeBack: async (page, app, person) => {
      await page.goto(`${app.url}/resume-builder/chapter/4`);
      const portal = page.getByRole('button', { name: 'Log In', exact: true });
      await expect(page.locator('#activity-title').or(portal)).toBeVisible();
      if (await portal.isVisible()) await logIn(page, app, person);
      await openChapter(page, app, 4);
    },
    field: (page) => page.getByLabel('Rewrite the experience section'),
  },
};

let computer: Computer;
test.beforeEach(async () => {
  computer = await newComputer();
});
test.afterEach(() => computer.throwAway());

for (const [who, { begin, comeBack, field }] of Object.entries(kinds))
  test(
    `${who} types on a slow computer, and the browser ends ${String(rounds)} times: no letter older than half a second is lost`,
    deep,
    async ({ app }) => {
      test.setTimeout(60_000 + rounds * 45_000);
      const person = app.newPerson();
      let { page } = await computer.open();
      await begin(page, app, person);
      let letters = 0;
      for (let round = 0; round < rounds; round += 1) {
        const how = round % 2 === 0 ? 'killed' : 'closed';
        const text = `${String(round)} ${words}`;
        await field(page).fill('');
        const typed = await typeUntil(how, page, {
          text,
          field: field(page),
          letters: 20 + (round % 40),
        });
        letters += typed.all;

        ({ page } = await computer.open());
        await comeBack(page, app, person);
        const least = how === 'killed' ? typed.old : typed.all;
        await expect(field(page), `${how}, round ${String(round)}`).toHaveValue(
          new RegExp(`^${text.slice(0, least)}`),
        );
        expect(text).toContain(await field(page).inputValue());
        await sayOwn(page);
      }
      console.warn(
        `${who}: ended ${String(rounds)} times after ${String(letters)} letters, 0 lost`,
      );
    },
  );

test(
  'a guest sends an answer of the game on a slow computer and types on, and the browser is killed: the answer is there, and the new words',
  deep,
  async ({ app }) => {
    test.setTimeout(120_000);
    const { page } = await computer.open();
    await openGame(page, app, 'real');
    await begin(page, { guest: 'own' });
    await replyBox(page).fill('Quillana Vorster');
    await expect.poll(() => keptRecords(page, ['resume'])).toContain('Quillana Vorster');
    const text = '\nquillana.vorster@example.com';
    const typed = await typeUntil('killed', page, { text, field: replyBox(page), letters: 20 });

    const next = (await computer.open()).page;
    await next.goto(`${app.url}/game`);
    // Asked before the next question, where the kill came before the browser had noted the answer.
    const own = next.getByRole('button', { name: 'No, only I use it' });
    const question = next.getByRole('log').getByText('What is your email address?');
    await expect(own.or(question).first()).toBeVisible();
    await sayOwn(next);
    await expectQuestion(next, 'What is your email address?');
    await expect(replyBox(next)).toHaveValue(new RegExp(`^${text.slice(1, typed.old)}`));
    await openYourData(next, app);
    expect((await workOf(next)).resume).toMatchObject({
      personalInfo: { name: 'Quillana Vorster' },
    });
  },
);

type Typing = { text: string; field: Locator; letters: number };

/** Types so many letters and ends the browser. @returns how many letters stood in the field, and how many for half a second */
async function typeUntil(
  how: 'killed' | 'closed',
  page: Page,
  { text, field, letters }: Typing,
): Promise<{ all: number; old: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await field.focus();
  const times: number[] = [];
  for (const letter of text.slice(0, letters)) {
    await page.keyboard.type(letter, { delay: perLetterMs });
    times.push(performance.now());
  }
  const end = performance.now();
  await (how === 'killed' ? computer.kill() : computer.close());
  const old = times.filter((time) => end - time >= oldestLostMs).length;
  expect(old, 'letters that stood for half a second').toBeGreaterThan(0);
  return { all: letters, old };
}

/** A guest is asked again in each session. */
async function sayOwn(page: Page): Promise<void> {
  const own = page.getByRole('button', { name: 'No, only I use it' });
  if (await own.isVisible()) await own.click();
}
