import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { waitUntilAwake } from '../support/hydration';
import { violationsInEachLook } from '../support/violations';
import { deep } from '../support/deep';

test('staff try the page with a sample: a line of the paper, a phrase in its margin', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/agencies`);
  await waitUntilAwake(page);
  await page.getByRole('link', { name: 'See the staff page' }).click();
  await page.getByRole('button', { name: 'Try with a sample' }).click();
  const line = 'Responsible for the shelves.';
  await page.getByRole('button', { name: `Comment on: ${line}` }).press('Enter');
  await page.getByRole('button', { name: 'Say this in fewer words.' }).click();
  await expect(page.getByLabel(`Your comment on: ${line}`)).toHaveValue('Say this in fewer words.');
  expect(await violationsInEachLook(page)).toEqual([]);
});

test('staff see the paper itself, and a press on any line of it opens the note of that line', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.url}/staff`);
  await waitUntilAwake(page);
  await page.getByRole('button', { name: 'Try with a sample' }).click();
  const sheet = page.getByRole('article', { name: 'A resume' });
  await expect(sheet).toHaveCSS('font-family', /^Arimo/);
  await expect(sheet).toHaveCSS('font-size', /^1[3-6]/);
  // The lines have their places once the fonts are there.
  await expect(page.locator('.resume-sheet')).toHaveText(/Sam Rivera.*Stock clerk/);
  const lines = await page
    .getByRole('button', { name: /^Comment on: / })
    .evaluateAll((all) => all.map((one) => one.textContent.replace('Comment on: ', '')));
  expect(lines).toContain('Dayton, Ohio');
  const notes = page.getByRole('group', { name: 'Your comments' }).getByRole('textbox');
  for (const [index, line] of lines.entries()) {
    const at = await middleOf(
      page,
      line,
      lines.slice(0, index).filter((one) => one === line).length,
    );
    await page.mouse.click(at.x, at.y);
    await expect(notes, line).toHaveCount(index + 1);
    await expect(
      page.getByRole('textbox', { name: `Your comment on: ${line}` }).last(),
    ).toBeVisible();
  }
  const place = () =>
    sheet.getByText('Main Street Market').evaluate((one) => {
      const top = one.closest('.resume-sheet')?.getBoundingClientRect().top ?? 0;
      return Math.round(one.getBoundingClientRect().top - top);
    });
  const before = await place();
  await page.getByLabel('Your comment on: Stock clerk').fill('Good line.');
  expect(await place(), 'no line moves').toBe(before);
});

test(
  'on a phone the note stands at the foot, and the page scrolls in its own frame',
  deep,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`${app.url}/staff`);
    await waitUntilAwake(page);
    await page.getByRole('button', { name: 'Try with a sample' }).click();
    await page.getByRole('article', { name: 'A resume' }).getByText('Stock clerk').click();
    const note = page.getByLabel('Your comment on: Stock clerk');
    await expect(note).toBeFocused();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBe(0);
    expect((await note.boundingBox())?.y, 'at the foot of a phone').toBeGreaterThan(740 / 2);
    await note.fill('Good line.');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(note).toBeHidden();
    await expect(page.getByText('Kept on this page: 1 comment')).toBeVisible();
  },
);

test(
  'a guest sees filled-in papers before typing, and nothing of them becomes theirs',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/papers`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /^Cheat sheet/,
      /^Work-search log/,
      /^Cover letters/,
      /^Packet/,
    ]);
    await page.getByRole('button', { name: 'See a sample' }).click();
    const papers = page.getByRole('article');
    await expect(papers.first()).toContainText('Pat Lee');
    await expect(papers.nth(1)).toContainText('Dear Ms. Reed');
    expect(await violationsInEachLook(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the sample' }).click();
    await expect(papers).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'See a sample' })).toBeVisible();
    await page.goto(`${app.url}/your-data`);
    await page.getByRole('button', { name: 'Back up my work' }).click();
    await expect(page.getByText('There is nothing of yours here yet')).toBeVisible();
  },
);

/** The middle of a text of the sheet on the screen, which is scrolled to it; `before`: so many equal ones stand before it. */
async function middleOf(page: Page, text: string, before: number) {
  return page.locator('.resume-sheet').evaluate(
    (sheet, [wanted, count]) => {
      let from = -1;
      for (let at = 0; at <= count; at++) from = sheet.textContent.indexOf(wanted, from + 1);
      const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { length } = node.textContent ?? '';
        if (from < length) {
          node.parentElement?.scrollIntoView({ block: 'center' });
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, from + 1);
          const { left, top, width, height } = range.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }
        from -= length;
      }
      throw new Error(`The sheet has no ${wanted}.`);
    },
    [text, before] as const,
  );
}
