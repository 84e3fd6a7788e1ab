import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { deep } from '../support/deep';
import { openEntry } from '../support/builder';
import {
  networks,
  networksOnlineByDay,
  openChapter,
  startAtChapter,
  waitUntilKept,
} from '../support/chapters';
import { openTab } from '../support/sample-resume';

test.use({ viewport: { width: 1280, height: 900 } });

const cooler = {
  problem: 'The cooler died on a Saturday.',
  action: 'I moved 400 pounds of food to the back-up unit.',
  result: 'No meal was missed.',
};

for (const [network, often] of networks) {
  test(
    `statements are drafted, added, changed, removed and brought back, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 3, network });
      await expect(page.getByText('Your PAR Arsenal (0 / 5-7 recommended)')).toBeVisible();
      await expect(page.getByText('Your saved PAR statements will appear here.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Reframe Your Perspective' })).toBeVisible();
      await expect(page.getByText('is evidence, not bragging')).toBeVisible();

      await test.step('an empty field is named, and what is typed survives a reload', async () => {
        await page.getByLabel('Problem').fill(cooler.problem);
        await page.getByLabel('Result').fill(cooler.result);
        await addToInventory(page);
        await expect(page.getByRole('alert')).toHaveText('Please fill out all three fields.');
        await expect(page.getByLabel('Action')).toBeFocused();
        await expect(page.getByLabel('Action')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByText(/^Saved on this device/)).toBeVisible();
        await openChapter(page, app, 3);
        await expect(page.getByLabel('Problem')).toHaveValue(cooler.problem);
        await expect(page.getByLabel('Result')).toHaveValue(cooler.result);
      });

      await test.step('a result that says nothing is asked about', async () => {
        await page.getByLabel('Result').fill('It went well');
        await expect(page.getByText('What got better?')).toBeVisible();
        await page.getByLabel('Result').fill(cooler.result);
        await expect(page.getByText('What got better?')).toHaveCount(0);
      });

      await test.step('adding clears the fields', async () => {
        await page.getByLabel('Action').fill(cooler.action);
        await addToInventory(page);
        await expect(page.getByText('Your PAR Arsenal (1 / 5-7 recommended)')).toBeVisible();
        for (const text of Object.values(cooler))
          await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
        for (const label of ['Problem', 'Action', 'Result'])
          await expect(page.getByLabel(label)).toHaveValue('');
        await expect(page.getByLabel('Problem')).toBeFocused();
      });

      await test.step('a change is kept as a draft until it is saved', async () => {
        await page.getByRole('button', { name: 'Edit statement 1' }).click();
        const entry = page.getByRole('listitem').filter({
          has: page.getByRole('button', { name: 'Save changes to statement 1' }),
        });
        await entry.getByLabel('Result').fill('');
        await page.getByRole('button', { name: 'Save changes to statement 1' }).click();
        await expect(entry.getByRole('alert')).toHaveText('Please fill out all three fields.');
        await entry.getByLabel('Result').fill('All 90 meals went out.');
        await page.getByRole('button', { name: 'Save changes to statement 1' }).click();
        await expect(page.getByText('All 90 meals went out.')).toBeVisible();
        await page.getByRole('button', { name: 'Edit statement 1' }).click();
        await entry.getByLabel('Result').fill('Not this');
        await page.getByRole('button', { name: 'Cancel changes to statement 1' }).click();
        await expect(page.getByText('All 90 meals went out.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Edit statement 1' })).toBeFocused();
      });

      await test.step('removing can be undone', async () => {
        await page.getByRole('button', { name: 'Remove statement 1' }).click();
        await expect(page.getByText('Your PAR Arsenal (0 / 5-7 recommended)')).toBeVisible();
        await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
        await page.getByRole('button', { name: /^Undo/ }).click();
        await expect(page.getByText('Your PAR Arsenal (1 / 5-7 recommended)')).toBeVisible();
        await expect(page.getByText('All 90 meals went out.')).toBeVisible();
      });
    },
  );
}

for (const [network, often] of networksOnlineByDay) {
  test(
    `a statement becomes a bullet of the chosen job, once, and can be taken back, ${network}`,
    often,
    async ({ page, app }) => {
      await startAtChapter(page, app, { chapter: 3, network });
      await openTab(page, 'My resume');
      await page.getByLabel('Job title').fill('Line Cook');
      await page.getByRole('button', { name: 'Add a job' }).click();
      await page.getByLabel('Job title').nth(1).fill('Driver');
      await page.getByLabel('Description').nth(1).fill('Drove a van.');
      await openTab(page, 'Chapter');
      for (const [label, text] of [
        ['Problem', cooler.problem],
        ['Action', cooler.action],
        ['Result', cooler.result],
      ] as const)
        await page.getByLabel(label).fill(text);
      await addToInventory(page);

      await page.getByLabel('Job for statement 1').selectOption('Driver');
      const add = page.getByRole('button', { name: 'Add to my resume statement 1' });
      await add.click();
      const bullet = 'Moved 400 pounds of food to the back-up unit; no meal was missed';
      await expect(page.getByLabel('Description').nth(1)).toHaveValue(`Drove a van.\n${bullet}`);
      await expect(page.getByRole('article', { name: 'Your resume' })).toContainText(bullet);
      await add.click();
      await expect(page.getByText('It is already there, under Driver.')).toBeVisible();
      await expect(page.getByLabel('Description').nth(1)).toHaveValue(`Drove a van.\n${bullet}`);

      await page.getByLabel('Job for statement 1').selectOption('Line Cook');
      await add.click();
      await expect(page.getByLabel('Description').first()).toHaveValue(bullet);
      await openTab(page, 'My resume');
      await openEntry(page.getByRole('group', { name: 'Line Cook', exact: true }));
      await page.getByLabel('Description').first().fill(`Cooked meals.\n${bullet}`);
      await openTab(page, 'Chapter');
      await page.getByRole('button', { name: /^Undo.*add statement 1/ }).click();
      await expect(page.getByLabel('Description').first()).toHaveValue('Cooked meals.');
    },
  );
}

test(
  'what was written in a lesson stands beside the field that asks for it, and goes there by a press',
  deep,
  async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 3, network: 'with the server gone' });
    await page.goto(`${app.url}/modules/1#reflecting`);
    await page.getByLabel('They trusted me to').fill('open the store');
    await waitUntilKept(page, 'open the store');
    await openChapter(page, app, 3);
    await page.getByLabel('Action').fill('Each day I had to');
    const inventory = page.getByRole('region', { name: 'Experience Inventory' });
    await inventory.getByRole('button', { name: 'Use it open the store' }).click();
    await expect(page.getByLabel('Action')).toHaveValue('Each day I had to open the store');
    await expect(page.getByLabel('Action')).toBeFocused();
    await expect(inventory.getByText('You wrote in Module 1')).toHaveCount(0);
  },
);

test(
  'the pitch stands beside the summary, and what was done beside the description of a job',
  deep,
  async ({ page, app }) => {
    await startAtChapter(page, app, { chapter: 1, network: 'with the server gone' });
    await page.goto(`${app.url}/modules/1#reflecting`);
    await page.getByLabel('They trusted me to').fill('open the store');
    // On a page that is not awake yet, leaving asks first, and the test runner says yes.
    await waitUntilKept(page, 'open the store');
    await page.goto(`${app.url}/modules/3#networking`);
    await page.getByRole('textbox', { name: 'Who you are' }).fill('I am a cook');
    await waitUntilKept(page, 'I am a cook');
    await openChapter(page, app, 1);
    await openTab(page, 'My resume');
    await page.getByText('About you (2 lines, optional)').click();
    const summary = page.locator('[data-section="summary"]');
    await expect(summary).toContainText('You wrote in Module 3: “I am a cook.”');
    await summary.getByRole('button', { name: /^Use it/ }).click();
    await expect(summary.getByRole('textbox')).toHaveValue('I am a cook.');
    await expect(summary.getByRole('textbox')).toBeFocused();
    await expect(page.getByText('You wrote in Module 3')).toHaveCount(0);

    const description = page.getByLabel('Description');
    await description.fill('Cooked meals.');
    await page.getByRole('button', { name: 'Use it open the store' }).click();
    await expect(description).toHaveValue('Cooked meals.\nopen the store');
    await expect(description).toBeFocused();
  },
);

async function addToInventory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to Inventory' }).click();
}

test(
  'where the browser does not do it the page makes its boxes as high as their words',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...what: string[]) =>
        !what.join(' ').includes('field-sizing') && Reflect.apply(supports, CSS, what);
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = 'textarea { field-sizing: fixed !important }';
        document.head.append(style);
      });
    });
    await startAtChapter(page, app, { chapter: 3, network: 'online' });
    const problem = page.getByLabel('Problem');
    const hidden = () => problem.evaluate((box) => box.scrollHeight - box.clientHeight);
    const height = async () => (await problem.boundingBox())?.height ?? 0;
    const low = await height();
    await problem.fill(`${cooler.problem} `.repeat(12));
    await expect.poll(height).toBeGreaterThan(low * 2);
    expect(await hidden()).toBe(0);
    const high = await height();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(height, 'narrow, it needs more lines').toBeGreaterThan(high);
    expect(await hidden()).toBe(0);
    await problem.fill(cooler.problem);
    await expect.poll(height).toBeLessThan(high);

    await test.step('and as low again as what the page itself puts in', async () => {
      await problem.fill(`${cooler.problem} `.repeat(12));
      await page.getByLabel('Action').fill(cooler.action);
      await page.getByLabel('Result').fill(cooler.result);
      await addToInventory(page);
      await expect(problem).toHaveValue('');
      await expect.poll(height).toBe(low);
    });
  },
);
