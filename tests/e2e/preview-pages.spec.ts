import { expect, test } from '../support/app';
import { manyResumes } from '../support/many-resumes';
import { pagesShown } from '../support/pages-shown';
import { putRow } from '../support/people';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violations } from '../support/violations';
import { deep, deepUnless } from '../support/deep';

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(
    `the preview is pages as wide as their room, with one scroll bar for all (${String(width)} px)`,
    deepUnless(width === 360),
    async ({ page, app }) => {
      await page.setViewportSize({ width, height });
      const person = app.newPerson();
      await signUpAndConfirm(page, app, person);
      const resume = manyResumes.find(({ what }) => what === 'three pages')?.resume;
      await putRow(app, person, JSON.stringify(resume));
      await page.reload();
      await openTab(page, 'Preview');
      const length = page.getByText(/^Length: /);
      await expect(length).toBeVisible();
      const pages = await pagesShown(page);
      expect(pages.length).toBeGreaterThan(2);
      await expect(length).toContainText(String(pages.length));
      for (const [at, text] of pages.slice(1).entries())
        expect(text).toMatch(
          new RegExp(`^AnaLopez·Page${String(at + 2)}of${String(pages.length)}`),
        );

      const around = await page.evaluate(() => {
        const found: string[] = [];
        const sheet = document.querySelector('.resume-sheet');
        for (
          let one = sheet?.parentElement;
          one && one !== document.body;
          one = one.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(one);
          found.push(overflowX, overflowY);
        }
        const { scrollWidth, clientWidth } = document.documentElement;
        return { overflow: [...new Set(found)], sideways: scrollWidth - clientWidth };
      });
      expect(around).toEqual({
        // On a desk the pages scroll in their own pane.
        overflow: width === 360 ? ['visible'] : ['visible', 'auto', 'clip'],
        sideways: 0,
      });
      const sheet = await page.getByRole('article', { name: 'Your resume' }).boundingBox();
      expect(sheet?.width).toBeGreaterThan(320);
    },
  );

test('on a phone a press shows the pages as large as they print, in a frame that scrolls alone', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const resume = manyResumes.find(({ what }) => what === 'whole')?.resume;
  await putRow(app, person, JSON.stringify(resume));
  await page.reload();
  await openTab(page, 'Preview');
  const sheet = page.getByRole('article', { name: 'Your resume' });
  const widthOf = async () => (await sheet.boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeLessThan(360);

  const size = page.getByRole('button', { name: 'Make it larger' });
  await size.press('Enter');
  await expect.poll(widthOf).toBe(816);
  const frame = page.getByRole('region', { name: 'Larger pages' });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  const before = await frame.evaluate((element) => element.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before);

  const back = page.getByRole('button', { name: 'Make it smaller' });
  await back.click();
  await expect.poll(widthOf).toBeLessThan(360);
  await expect(frame).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Make it larger' })).toBeHidden();
});

test('what is typed past a page’s end goes to the next one', deep, async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const resume = manyResumes.find(({ what }) => what === 'whole')?.resume;
  await putRow(app, person, JSON.stringify(resume));
  await page.reload();
  await expect(page.getByText(/^Length: /)).toHaveText('Length: 1 page');
  const lines = Array.from({ length: 60 }, (_, at) => `Packed box ${String(at)} by hand.`);
  await page.getByLabel('Description').first().fill(lines.join('\n'));
  await expect(page.getByText(/^Length: /)).toHaveText(/^Length: 2 pages|^Length: 1 page and/);
  const pages = await pagesShown(page);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('Packedbox59byhand.');
});
