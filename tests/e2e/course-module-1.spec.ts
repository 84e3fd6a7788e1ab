import { expect, test } from '../support/app';
import { holdScripts, waitUntilAwake } from '../support/hydration';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { checkCards } from '../support/check-cards';

const learningEvents = [
  'Gaining Attention',
  'Learning Objectives',
  'Reflecting',
  'Core Concepts',
  'Tools',
  'Practice',
  'Peer Review',
  'Final Assessment',
  'Looking Ahead',
];

const chapters = [
  { id: 1, title: 'Chapter 1: Resume Autopsy', event: 'Core Concepts' },
  { id: 2, title: 'Chapter 2: Deconstructing Job Descriptions', event: 'Core Concepts' },
  { id: 3, title: 'Chapter 3: Experience Inventory', event: 'Practice' },
  { id: 4, title: 'Chapter 4: Tailoring Simulation', event: 'Practice' },
  { id: 5, title: 'Chapter 5: Collaborative Peer Review', event: 'Peer Review' },
];

testBothWaysOnlineByDay(
  'module 1 has the nine learning events in their order',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/1`);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([...learningEvents, 'Where the numbers come from']);
    for (const event of learningEvents) await expect(headings.getByText(event)).toBeVisible();
  },
);

test('each chapter is linked from the event the specification names', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1`);
  await waitUntilAwake(page);
  for (const { id, title, event } of chapters) {
    const isFolded = page.getByRole('link', { name: `Open this part: ${event}` });
    if (await isFolded.isVisible()) await isFolded.click();
    await expect(
      page.getByRole('region', { name: event }).getByRole('link', { name: title }).first(),
    ).toHaveAttribute('href', `/resume-builder/chapter/${String(id)}`);
  }
});

test('the five activities are listed by title', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1#learning-objectives`);
  const links = page.getByRole('region', { name: 'Learning Objectives' }).getByRole('link');
  for (const title of [
    'Resume Autopsy',
    'Deconstructing Job Descriptions',
    'Experience Inventory',
    'Tailoring Simulation',
    'Collaborative Peer Review',
  ]) {
    await expect(links.filter({ hasText: title })).toHaveCount(1);
  }
});

testBothWaysOnlineByDay(
  'the tools are three files that can be downloaded',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/1#tools`);
    const tools = page.getByRole('region', { name: 'Tools' });
    for (const [title, file] of [
      ['Experience Inventory Worksheet', 'experience-inventory-worksheet.md'],
      ['Modern Resume Template', 'modern-resume-template.md'],
      ['Powerful Action Verbs', 'powerful-action-verbs.md'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        tools.getByRole('link', { name: title }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
      expect(await download.failure()).toBeNull();
    }
  },
);

test('the official rubric has 15 points in the categories of the specification', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/1#final-assessment`);
  await page.getByText('Read more: the official rubric as a table').click();
  const rows = page.getByRole('table', { name: 'Official rubric: 15 points' }).getByRole('row');
  for (const [category, points] of [
    ['Formatting', '3'],
    ['Readability', '2'],
    ['Contact Information', '1'],
    ['Tailoring', '3'],
    ['Experience: Action Verbs', '3'],
    ['Quantified Accomplishments', '2'],
    ['Grammar and Spelling', '1'],
    ['Total', '15'],
  ] as const) {
    const row = rows.filter({
      has: page.getByRole('rowheader', { name: category, exact: true }),
    });
    await expect(row.getByRole('cell').last()).toHaveText(points);
  }
});

test('the 7-second figure stands with its source and its caution', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1`);
  await page.getByText('where these seconds come from').click();
  const source = page
    .getByRole('region', { name: 'Gaining Attention' })
    .getByRole('link', { name: 'Ladders study, 2018 (opens in a new tab)' });
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('region', { name: 'Where the numbers come from' })).toContainText(
    'The firm that ran it sells resume services.',
  );
});

test('on a phone the list of parts stays at hand, each part leads on, and the notes are kept', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${app.url}/modules/1`);
  await expect(page.getByText('Not yet started')).toBeVisible();

  await test.step('a part is done when its cards are checked, and leads on to the next one', async () => {
    const first = page.getByRole('heading', { name: 'What the eyes find first' });
    await expect(first).toBeVisible();
    await expect(page.getByText('3 cards of this part are still open.').first()).toBeVisible();
    await checkCards(page);
    await expect(page.getByText('All cards of this part are checked.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Next part: Learning Objectives' }).click();
    await expect(page.getByRole('heading', { name: 'Learning Objectives' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Get ready' })).toBeVisible();
    await expect(first, 'one part at a time').toBeHidden();
    await expect(page.getByText('3 of 27 cards', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Open this part again: Gaining Attention' }),
    ).toBeVisible();
  });

  await test.step('the list opens wherever one is', async () => {
    const menu = page.getByRole('button', { name: 'Module menu' });
    await page.getByRole('link', { name: 'Open this part: Final Assessment' }).click();
    await expect(page.getByText(/^Part 8 of 9 · /), 'a sense of place').toBeInViewport();
    await expect(page.getByText(/^0 of 3 cards$/)).toBeInViewport();
    await menu.click();
    const list = page.getByRole('navigation', { name: 'Parts of this module' });
    await expect(list.getByRole('link').filter({ visible: true }).first()).toHaveText(
      '← All modules',
    );
    for (const [name, address] of [
      ['My resume', '/game'],
      ['Home', '/'],
    ] as const)
      await expect(list.getByRole('link', { name })).toHaveAttribute('href', address);
    await list.getByRole('link', { name: 'Reflecting' }).click();
    await expect(page.getByRole('heading', { name: 'Reflecting', exact: true })).toBeInViewport();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('an answer of Reflecting is there after a reload', async () => {
    await page.getByLabel('They trusted me to').fill('open the store');
    await page.getByRole('button', { name: 'No, only I use it' }).click();
    await expect(page.getByText('Your answers are kept on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('They trusted me to')).toHaveValue('open the store');
  });

  await test.step('at the end stands one way on', async () => {
    await page.getByRole('link', { name: 'Open this part: Looking Ahead' }).click();
    await expect(page.getByText('3 of 27 cards are checked.')).toBeVisible();
    await page.getByRole('link', { name: 'Next: Module 2, Crafting Your Career' }).click();
    await expect(page).toHaveURL(`${app.url}/modules/2`);
  });
});

test('the words of a folded part are found by the browser’s search, which opens it; on paper stand all parts', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/1`);
  await waitUntilAwake(page);
  const found = page.getByRole('link', { name: 'Modern Resume Template' });
  await expect(found).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(found).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // What the browser says to a text that its search has found.
  await page.locator('[data-body-of="tools"]').dispatchEvent('beforematch');
  await expect(found).toBeVisible();
  await expect(page.getByRole('button', { name: 'PDF: Modern Resume Template' })).toBeVisible();
  await expect(page).toHaveURL(/#tools$/);
  await expect(page.getByRole('heading', { name: 'What the eyes find first' })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts stand open one below the other', async ({ page, app }) => {
    await page.goto(`${app.url}/modules/1`);
    await expect(page.getByRole('link', { name: 'Modern Resume Template' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open this part/ })).toHaveCount(0);
  });
});

test('before its scripts have come the page shows the part that the address names, and leads on', async ({
  page,
  app,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/modules/1#tools`, { waitUntil: 'commit' });
  const tool = page.getByRole('link', { name: 'Modern Resume Template' });
  await expect(tool).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the eyes find first' })).toBeHidden();
  await page.getByRole('link', { name: 'Next part: Practice' }).click();
  await expect(tool).toBeHidden();
  await letScriptsThrough();
  await waitUntilAwake(page);
  await expect(tool).toBeHidden();
  await expect(page.getByRole('link', { name: 'Next part: Peer Review' })).toBeVisible();
});
