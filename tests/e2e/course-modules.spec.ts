import type { Locator } from '@playwright/test';
import { expect, test } from '../support/app';
import { testBothWays, testBothWaysOnlineByDay } from '../support/both-ways';
import { checkCards } from '../support/check-cards';
import { deep } from '../support/deep';

const modules = [
  { id: 1, title: 'Module 1: Build Your Resume' },
  { id: 2, title: 'Module 2: Crafting Your Career Narrative' },
  { id: 3, title: 'Module 3: Networking and Interviewing' },
];

testBothWaysOnlineByDay(
  'the hub lists three modules with title and objective, and each leads there and back',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules`);
    for (const { id, title } of modules) {
      const card = page.getByRole('listitem').filter({ hasText: title });
      await expect(card.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(card.getByText('Not yet started')).toBeVisible();
      expect(await card.locator('figure path').count(), 'it has a picture').toBeGreaterThan(5);
      await card.getByRole('link', { name: `Start: ${title}` }).click();
      await expect(page).toHaveURL(`${app.url}/modules/${String(id)}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Career Quest`);
      await page.getByRole('main').getByRole('link', { name: 'Course Modules' }).click();
      await expect(page).toHaveURL(`${app.url}/modules`);
    }
  },
);

testBothWaysOnlineByDay(
  'an unknown module says so and leads back to the hub',
  async ({ page, app }) => {
    const sentences = {
      '0': 'Module not found.',
      '-1': 'Module not found.',
      '1.5': 'Module not found.',
      '007': 'Module not found.',
      '1e3': 'Module not found.',
      one: 'Module not found.',
      '4': 'Module content coming soon...',
      '2026': 'Module content coming soon...',
    };
    for (const [id, sentence] of Object.entries(sentences)) {
      await page.goto(`${app.url}/modules/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
      await expect(page).toHaveTitle(`${sentence} · Career Quest`);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Course Modules' }),
      ).toBeVisible();
    }
  },
);

testBothWays(
  'progress counts the cards that are checked, not the parts passed by, and survives a reload',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/1`);
    await page.getByRole('link', { name: 'Next part: Learning Objectives' }).click();
    await expect(page.getByRole('heading', { name: 'Get ready' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open this part: Gaining' })).toBeVisible();
    await checkCards(page);
    await page.getByRole('link', { name: 'Next part: Reflecting' }).click();
    await expect(
      page.getByRole('link', { name: 'Open this part again: Learning Objectives' }),
    ).toBeVisible();
    await expect(page.getByText('3 of 27 cards', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 of 27 cards', { exact: true })).toBeVisible();

    await page.goto(`${app.url}/modules`);
    const card = page.getByRole('listitem').filter({ hasText: 'Build Your Resume' });
    await expect(card.getByText('In progress')).toBeVisible();
    await expect(card.getByText('3 of 27 cards', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Continue: / })).toBeVisible();

    await page.goto(`${app.url}/modules/1#learning-objectives`);
    const gotIt = page.getByRole('button', { name: 'Got it: Get ready' });
    await expect(gotIt).toHaveAttribute('aria-pressed', 'true');
    await gotIt.click();
    await expect(page.getByText('2 of 27 cards', { exact: true })).toBeVisible();
    await expect(page.getByText('1 card of this part is still open.')).toBeVisible();
  },
);

test('a module with every card checked is completed', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/3`);
  await checkCards(page);
  for (const next of ['Networking', 'Interviewing', 'Follow-Up', 'Wrap Up']) {
    await page.getByRole('link', { name: `Next part: ${next}` }).click();
    await checkCards(page);
  }
  await page.goto(`${app.url}/modules`);
  const card = page.getByRole('listitem').filter({ hasText: 'Networking and Interviewing' });
  await expect(card.getByText('All cards checked')).toBeVisible();
  await expect(page.getByText(/^1 of 4 parts of the shield are full/)).toBeVisible();
});

test('"Continue" returns to the heading the learner was at', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1`);
  await expect(page.getByText('Not yet started')).toBeVisible();
  await page.getByRole('link', { name: 'Open this part: Core Concepts' }).click();
  const heading = page.getByRole('heading', { name: 'The posting tells you what to write' });
  await scrollTo(heading);
  await page.goto(`${app.url}/modules`);
  await page.getByRole('link', { name: 'Continue: Module 1' }).click();
  await expect(page).toHaveURL(/#core-concepts--/);
  await expect(heading).toBeInViewport();
});

test('"Continue" opens the slide of module 2 the learner was at', deep, async ({ page, app }) => {
  await page.goto(`${app.url}/modules/2`);
  await page.getByRole('button', { name: 'Go to Part 3: STAR Method' }).click();
  await expect(
    page.getByRole('link', { name: 'Part 3: STAR Method', exact: true }),
  ).toHaveAttribute('aria-current', 'location');
  const heading = page.getByRole('heading', { name: 'Make it stronger' });
  await scrollTo(heading);
  await page.goto(`${app.url}/modules`);
  await page.getByRole('link', { name: 'Continue: Module 2' }).click();
  await expect(heading).toBeInViewport();
});

/** Puts a heading at the top of the window and lets the page draw it there. */
async function scrollTo(heading: Locator): Promise<void> {
  await heading.evaluate(async (element) => {
    element.scrollIntoView({ behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

test('interviewing shows one of its three steps; a press or an address opens another', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${app.url}/modules/3#interviewing`);
  const card = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
  await expect(card('The day before')).toBeVisible();
  await expect(card('In the room')).toBeHidden();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(card('In the room')).toBeInViewport();
  await expect(card('The day before')).toBeHidden();
  // What closes above it must not take the pressed one out of sight.
  const third = page.getByText('Step 3 of 3');
  await third.click();
  await expect(card('In the room')).toBeHidden();
  await expect(third).toBeInViewport();
  await page.goto(`${app.url}/modules/3#interviewing--practice-five-questions`);
  await expect(card('Practice five questions')).toBeInViewport();
  await expect(card('In the room')).toBeHidden();
});
