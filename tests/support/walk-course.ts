import { expect, type Page } from '@playwright/test';
import { checkCards } from './check-cards';
import { begin, openGame, tellAll } from './game';
import { publicPages } from './public-pages';
import { anaLopez } from './sample-resume';
import { typeInto, type Step } from './walk';
import { waitUntilAwake } from './hydration';
import { chooseLook } from './builder';

/** Checks every card of each part of a module. */
async function checkAll(page: Page): Promise<void> {
  const way = page.getByRole('link', { name: /^Next part/ }).filter({ visible: true });
  await checkCards(page);
  while (await way.isVisible()) {
    const name = await way.getAttribute('aria-label');
    await way.click();
    await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeHidden();
    await checkCards(page);
  }
}

const pages: Step[] = publicPages.map((path) => ({
  name: `open ${path}`,
  walk: async (page, app) => {
    await page.goto(app.url + path);
    await waitUntilAwake(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  },
}));

const links: Step = {
  name: 'from page to page by the links of the head',
  walk: async (page, app) => {
    await page.goto(app.url);
    await waitUntilAwake(page);
    for (const name of ['Course Modules', 'Resource Hub', 'Home']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  },
};

const readingHelp: Step = {
  name: 'reading help opens, makes text larger and closes',
  walk: async (page, app) => {
    await page.goto(`${app.url}/modules/1`);
    await page.getByRole('button', { name: 'Reading help' }).click();
    await page.getByRole('button', { name: 'Largest text' }).click();
    await page.getByRole('button', { name: 'Normal text' }).click();
    await page.getByRole('button', { name: 'Close reading help' }).click();
  },
};

const module1: Step[] = [
  {
    name: 'Module 1: every part is done',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/1`);
      await expect(page.getByText('Not yet started')).toBeVisible();
      await checkAll(page);
      await expect(page.getByText('27 of 27 cards').first()).toBeVisible();
      const last = page.getByRole('button', { name: 'Got it: When you hear nothing' });
      await last.click();
      await expect(page.getByText('26 of 27 cards').first()).toBeVisible();
      await last.click();
      await expect(page.getByText('27 of 27 cards').first()).toBeVisible();
    },
  },
  {
    name: 'Module 1: an answer, and whose computer it is',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/1#reflecting`);
      await typeInto(page, 'They trusted me to', 'open the store');
      await page.getByRole('button', { name: 'No, only I use it' }).click();
      await expect(page.getByText('Your answers are kept on this device.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('They trusted me to')).toHaveValue('open the store');
    },
  },
];

const slides = ['Part 1: Modern Resume', 'Part 2: Cover Letter', 'Part 3: STAR Method', 'Wrap Up'];

const module2: Step[] = [
  {
    name: 'Module 2: Next and Previous through all slides',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/2`);
      await waitUntilAwake(page);
      for (const name of slides) {
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      }
      // To have passed a part checks no card of it.
      await expect(page.getByText(/0 of \d+ cards/).first()).toBeVisible();
      for (const name of slides.slice(0, -1).reverse()) {
        await page.getByRole('button', { name: 'Previous', exact: true }).click();
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      }
    },
  },
  {
    name: 'Module 2: the checkup',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/2`);
      await page.getByRole('button', { name: 'Go to Part 1: Modern Resume' }).click();
      const checkup = page.getByRole('region', { name: 'Resume checkup' });
      const score = checkup.getByText(/^Score: /);
      await checkup.getByRole('checkbox', { name: /^Formatting 3 points/ }).check();
      await expect(score).toHaveText('Score: 3 / 15');
      for (const box of await checkup.getByRole('checkbox').all()) await box.check();
      await expect(score).toHaveText('Score: 15 / 15');
      await expect(checkup.getByRole('status').first()).toContainText('Exemplary');
      await checkup.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(score).toHaveText('Score: 0 / 15');
      await checkup.getByRole('button', { name: 'Undo' }).click();
      await expect(score).toHaveText('Score: 15 / 15');
    },
  },
  {
    name: 'Module 2: spot the difference',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/2`);
      await page.getByRole('button', { name: 'Go to Part 2: Cover Letter' }).click();
      const activity = page.getByRole('region', { name: 'Spot the difference' });
      const generic = activity.getByRole('button', { name: 'Choose Letter A' });
      await generic.click();
      await expect(generic).toHaveAccessibleName(/Choose Letter A.?: not this one/);
      await activity.getByRole('button', { name: 'Choose Letter B' }).click();
      await expect(activity.getByText('Letter B is tailored')).toBeVisible();
      await expect(activity.getByText('Letter A is generic')).toBeHidden();
    },
  },
  {
    name: 'Module 2: the STAR story',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/2`);
      await page.getByRole('button', { name: 'Go to Part 3: STAR Method' }).click();
      const builder = page.getByRole('region', { name: 'STAR story builder' });
      const combine = builder.getByRole('button', { name: 'Combine My Story' });
      await builder.getByRole('textbox', { name: 'Situation' }).fill('Two people were out');
      await combine.click();
      await expect(builder.getByRole('alert')).toContainText('Next: Task.');
      for (const name of ['Task', 'Action', 'Result'])
        await builder.getByRole('textbox', { name }).fill(`My ${name.toLowerCase()}`);
      await combine.click();
      const story = builder.getByRole('region', { name: 'Your story' });
      await expect(story).toContainText('Two people were out. My task. My action. My result.');
      await builder.getByRole('textbox', { name: 'Result' }).fill('Every child ate');
      await combine.click();
      await expect(story).toContainText('Every child ate.');
      await expect(story).not.toContainText('My result');
    },
  },
];

const module3: Step[] = [
  {
    name: 'Module 3: the pitch',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/3#networking`);
      const builder = page.getByRole('region', { name: 'Pitch builder' });
      const generate = builder.getByRole('button', { name: 'Generate My Pitch' });
      await generate.click();
      await expect(builder.getByText('Please fill in all three parts')).toBeVisible();
      await builder.getByRole('textbox', { name: 'One proof' }).fill('families ask for me');
      await generate.click();
      const pitch = builder.getByRole('region', { name: 'Your pitch' });
      await expect(pitch).toContainText('Families ask for me.');
      await expect(pitch).toContainText('Not in it yet: Who you are, What you are looking for.');
      await builder.getByRole('textbox', { name: 'Who you are' }).fill('I am Ana');
      await generate.click();
      await expect(pitch).toContainText('Not in it yet: What you are looking for.');
      for (const box of await pitch.getByRole('checkbox').all()) await box.check();
    },
  },
  {
    name: 'Module 3: the simulator, round and round',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/3#interviewing--practice-five-questions`);
      const simulator = page.getByRole('region', { name: 'Interview question simulator' });
      for (const number of [1, 2, 3, 4, 5, 1]) {
        await simulator.getByRole('button', { name: 'Next Question' }).click();
        await expect(simulator.getByText(`Question ${String(number)} of 5`)).toBeVisible();
        await simulator.getByRole('button', { name: 'Reveal/Hide Strategy' }).click();
        await expect(simulator.getByText('Strategy', { exact: true })).toBeVisible();
      }
      for (const box of await simulator.getByRole('checkbox').all()) await box.check();
      await expect(simulator).toContainText('All three are there.');
      const more = page.getByRole('region', { name: 'Questions that hourly jobs ask' });
      for (let press = 0; press < 3; press += 1) {
        await more.getByRole('button', { name: 'Next Hourly Question' }).click();
        await more.getByRole('button', { name: 'Show/Hide How to Answer' }).click();
        await expect(more.getByText('How to answer', { exact: true })).toBeVisible();
      }
      const stories = page.getByRole('region', { name: 'Behavioral interview questions' });
      await expect(stories).toContainText('Tell me about a time you worked in a team.');
      await stories.getByRole('button', { name: 'Next Behavioral Question' }).click();
      await expect(stories).not.toContainText('Tell me about a time you worked in a team.');
    },
  },
  {
    name: 'Module 3: the email, and the questions to ask',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/3#interviewing--your-turn-to-ask`);
      const asked = page.getByRole('region', { name: 'Questions to ask the employer' });
      await asked.getByRole('checkbox', { name: /good first month/ }).check();
      await asked.getByRole('checkbox', { name: /next steps/ }).check();
      await expect(asked.getByText('Picked: 2')).toBeVisible();
      await page.goto(`${app.url}/modules/3#follow-up`);
      const generator = page.getByRole('region', { name: 'Follow-up email generator' });
      const email = generator.getByRole('textbox', { name: 'Email text' });
      await generator.getByRole('button', { name: 'Generate Email' }).click();
      await expect(email).toHaveValue(/\[Interviewer Name\]/);
      await generator.getByRole('textbox', { name: 'Job title' }).fill('Prep Cook');
      await generator.getByRole('button', { name: 'Generate Email' }).click();
      await expect(email).toHaveValue(/Prep Cook job/);
      const open = generator
        .getByRole('status')
        .filter({ hasText: /^Before you copy it, fill in/ });
      await expect(open).toContainText('[Your Name]');
      await expect(open).not.toContainText('[Job Title]');
      await generator.getByRole('button', { name: 'Copy to Clipboard' }).click();
      await expect(generator.getByText(/^(Copied!|Failed to copy)/)).toBeVisible();
      await email.fill('Dear Ms. Hernandez, thank you.');
      await generator.getByRole('button', { name: 'Generate Email' }).click();
      await generator.getByRole('button', { name: 'Bring back the text before' }).click();
      await expect(email).toHaveValue('Dear Ms. Hernandez, thank you.');
    },
  },
  {
    name: 'Module 3: every part is done',
    walk: async (page, app) => {
      await page.goto(`${app.url}/modules/3`);
      await waitUntilAwake(page);
      await checkAll(page);
      await page.goto(`${app.url}/modules`);
      await expect(page.getByText('All cards checked').first()).toBeVisible();
    },
  },
];

const library: Step = {
  name: 'a handout is read on the page, a guide is opened',
  walk: async (page, app) => {
    await page.goto(`${app.url}/resources`);
    await page
      .getByRole('button', { name: /^Read it here/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.goto(`${app.url}/guides`);
    await waitUntilAwake(page);
    for (const more of await page.locator('main summary').all()) await more.click();
  },
};

const game: Step = {
  name: 'the game to its end, and the resume is changed there',
  walk: async (page, app) => {
    await openGame(page, app);
    await begin(page, { guest: 'no' });
    await tellAll(page, anaLopez);
    const sheet = page.getByRole('article', { name: 'Your resume' });
    await expect(sheet).toContainText('Warehouse Associate');
    await chooseLook(page, 'Classic');
    await page.getByRole('button', { name: 'Change my resume' }).click();
    await page.getByLabel('Full name').fill('Ana Maria Lopez');
    await expect(sheet).toContainText('Ana Maria Lopez');
  },
};

/** What a guest can do: every public page, the course and the game. */
export const courseSteps: readonly Step[] = [
  ...pages,
  links,
  readingHelp,
  ...module1,
  ...module2,
  ...module3,
  library,
  game,
];
