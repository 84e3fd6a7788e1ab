import { readFile } from 'node:fs/promises';
import { agency } from '@/content/agency';
import { guides } from '@/content/en/guides';
import { expect, test } from '../support/app';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { handout } from '../support/handout';
import { publicPages } from '../support/public-pages';
import { holdWaking } from '../support/hydration';
import { deep } from '../support/deep';

const sections = ['Resume', 'Networking', 'Interview', 'Well-being tools'];

const files = [
  ['Modern Resume Template', 'modern-resume-template.md'],
  ['Experience Inventory Worksheet', 'experience-inventory-worksheet.md'],
  ['Powerful Action Verbs', 'powerful-action-verbs.md'],
] as const;

const comingSoon = [
  'Peer review rubric',
  'Email scripts',
  'LinkedIn guide',
  'Informational interview questions',
  'Behavioral interview questions',
  'STAR worksheet',
  'Salary negotiation',
  'Mental health links',
  'Stress guides',
];

testBothWaysOnlineByDay('the hub has its four sections', async ({ page, app }) => {
  await page.goto(`${app.url}/resources`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
});

test('two career sites open in a new tab and say so', async ({ page, app }) => {
  await page.goto(`${app.url}/resources`);
  const links = page.getByRole('main').getByRole('link', { name: '(opens in a new tab)' });
  await expect(links).toHaveCount(2);
  const sites = ['https://www.careeronestop.org/', 'https://www.mynextmove.org/'];
  for (const [index, site] of sites.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', site);
  }
});

testBothWaysOnlineByDay('the three files download with their text', async ({ page, app }) => {
  await page.goto(`${app.url}/resources`);
  for (const [title, file] of files) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: title }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved).toBe(handout(file));
  }
});

test('what is not there yet is marked as coming soon, with something that helps meanwhile', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/resources`);
  for (const title of comingSoon) {
    const item = page.getByRole('listitem').filter({ hasText: title });
    await expect(item).toContainText('coming soon');
    await expect(item).toContainText('Until then');
  }
});

testBothWaysOnlineByDay(
  'a stand-in leads to the part of the course that it names',
  async ({ page, app }) => {
    for (const [link, part] of [
      ['Module 3, Follow-Up', 'Follow-Up'],
      ['Module 2, Part 3: STAR Method', 'Part 3: STAR Method'],
    ] as const) {
      await page.goto(`${app.url}/resources`);
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
    }
  },
);

testBothWaysOnlineByDay(
  'on an iPhone’s home screen a file goes to the share sheet',
  async ({ page, app }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        standalone: true,
        canShare: () => true,
        share: async ({ files: [file] }: { files: File[] }) => {
          Object.assign(window, { shared: { name: file?.name, text: await file?.text() } });
        },
      });
    });
    await page.goto(`${app.url}/resources`);
    await page.getByRole('link', { name: 'Modern Resume Template' }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toEqual({
        name: 'modern-resume-template.md',
        text: handout('modern-resume-template.md'),
      });
  },
);

testBothWaysOnlineByDay(
  'a file that is asked for before the page is awake comes, too',
  async ({ page, app }) => {
    const wake = await holdWaking(page);
    await page.goto(`${app.url}/resources`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Modern Resume Template' }).click();
    await wake();
    expect(await readFile(await (await download).path(), 'utf8')).toBe(
      handout('modern-resume-template.md'),
    );
  },
);

testBothWaysOnlineByDay(
  'a handout can be read on the page, without its lines to write on',
  async ({ page, app }) => {
    await page.goto(`${app.url}/resources`);
    await page
      .getByRole('button', { name: 'Read it here: Experience Inventory Worksheet' })
      .click();
    const words = page.getByRole('dialog', { name: 'Experience Inventory Worksheet' });
    await expect(words).toContainText(
      'List every place you have worked or helped. Start with the newest.',
    );
    await expect(words).toContainText(agency.phone);
    await expect(words).not.toContainText(/_|EXPERIENCE INVENTORY WORKSHEET/);
    await words.getByRole('button', { name: 'Close' }).click();
    await expect(words).toBeHidden();
  },
);

testBothWaysOnlineByDay('the hub leads to the short guides', async ({ page, app }) => {
  await page.goto(`${app.url}/resources`);
  const links = guides.map(({ title }) =>
    // "LinkedIn guide, coming soon" leads to its guide, too.
    page.getByRole('main').getByRole('link', { name: title }).first(),
  );
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect([...addresses].sort()).toEqual(guides.map(({ id }) => `/guides#${id}`).sort());
  await page.getByRole('main').getByRole('link', { name: 'Sample resumes' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sample resumes' })).toBeInViewport();
  await page.getByText('Veteran, moving to a job in security').click();
  await expect(page.getByText('Led 8 people who moved food, tools and fuel.')).toBeVisible();
});

test('every page says how to reach staff', deep, async ({ page, app }) => {
  const { phone, address, hours, languages } = agency;
  for (const path of publicPages) {
    await page.goto(`${app.url}${path}`);
    const foot = page.getByRole('contentinfo');
    for (const words of [address, hours, languages]) await expect(foot).toContainText(words);
    await expect(foot.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
  }
});
