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
  await page.getByRole('button', { name: 'Comment on: Responsible for the shelves.' }).click();
  await page.getByRole('button', { name: 'Say this in fewer words.' }).click();
  await expect(page.getByLabel('Your comment on: Responsible for the shelves.')).toHaveValue(
    'Say this in fewer words.',
  );
  expect(await violationsInEachLook(page)).toEqual([]);
});

test('the dates of a job stand beside its title, and a note to them says of which', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.url}/staff`);
  await waitUntilAwake(page);
  await page.getByRole('button', { name: 'Try with a sample' }).click();
  const line = (text: string) => page.getByRole('button', { name: `Comment on: ${text}` });
  const [title, start, end] = await Promise.all(
    ['Stock clerk', 'March 2023', 'Present'].map((text) => line(text).first().boundingBox()),
  );
  expect(start?.y).toBe(title?.y);
  expect(start?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) - 1);
  expect(end?.x).toBeGreaterThan(start?.x ?? 0);
  // In one moment: the page may be scrolling.
  const fall = async () => {
    const top = await line('Stock clerk').elementHandle();
    return line('Main Street Market').evaluate(
      (below, above) =>
        below.getBoundingClientRect().top - (above?.getBoundingClientRect().top ?? 0),
      top,
    );
  };
  const before = await fall();
  await line('Present').click();
  await expect(page.getByLabel('Your comment on: Present')).toBeFocused();
  expect(await fall(), 'no line moves').toBe(before);
  await page.setViewportSize({ width: 320, height: 740 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(sideways).toBe(0);
  const note = page.getByLabel('Your comment on: Present');
  expect((await note.boundingBox())?.y, 'at the foot of a phone').toBeGreaterThan(740 / 2);
  await note.fill('Good line.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByText('Kept on this page: 1 comment')).toBeVisible();
});

test(
  'a guest sees filled-in papers before typing, and nothing of them becomes theirs',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/papers`);
    await page.getByRole('button', { name: 'See a sample' }).click();
    const papers = page.getByRole('article');
    await expect(papers.first()).toContainText('Pat Lee');
    await expect(papers.nth(1)).toContainText('Dear Ms. Reed');
    expect(await violationsInEachLook(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the sample' }).click();
    await expect(papers).toHaveCount(0);
    await page.goto(`${app.url}/your-data`);
    await page.getByRole('button', { name: 'Back up my work' }).click();
    await expect(page.getByText('There is nothing of yours here yet')).toBeVisible();
  },
);
