import { expect, test } from '../support/app';
import { testBothWays, testBothWaysOnlineByDay } from '../support/both-ways';

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
  },
);

test('each chapter is linked from the event the specification names', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1`);
  for (const { id, title, event } of chapters) {
    await expect(
      page.getByRole('region', { name: event }).getByRole('link', { name: title }).first(),
    ).toHaveAttribute('href', `/resume-builder/chapter/${String(id)}`);
  }
});

test('the five activities are listed by title', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1`);
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

testBothWays('the tools are three files that can be downloaded', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/1`);
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
});

test('the official rubric has 15 points in the categories of the specification', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/1`);
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

  await test.step('a part is done by going on to the next one', async () => {
    await page.getByRole('link', { name: 'Done, next part: Learning Objectives' }).click();
    await expect(page.getByRole('heading', { name: 'Learning Objectives' })).toBeInViewport();
    await expect(
      page.getByRole('button', { name: 'Mark as done: Gaining Attention' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the list opens wherever one is', async () => {
    const menu = page.getByRole('button', { name: 'Module menu' });
    await page.getByRole('heading', { name: 'Final Assessment' }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Part [78] of 9 · /), 'a sense of place').toBeInViewport();
    await expect(page.getByText(/^\d+ min left$/)).toBeInViewport();
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
    await expect(page.getByText('1 of 9 parts are marked as done.')).toBeVisible();
    await page.getByRole('link', { name: 'Next: Module 2, Crafting Your Career' }).click();
    await expect(page).toHaveURL(`${app.url}/modules/2`);
  });
});
