import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { chooseLook, statusLine } from '../support/builder';
import { manyResumes } from '../support/many-resumes';
import { putRow } from '../support/people';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violations } from '../support/violations';
import { deep, deepUnless } from '../support/deep';

for (const [width, height, least] of [
  [1280, 800, 9],
  [1440, 900, 11],
] as const)
  test(
    `the paper is read beside what one does (${String(width)} px)`,
    deepUnless(width === 1280),
    async ({ page, app }) => {
      await page.setViewportSize({ width, height });
      await openWithResume(page, app, 'whole');
      await openTab(page, 'Chapter');
      const left = await page.locator('#panel-chapter').boundingBox();
      expect((left?.width ?? width) / width).toBeLessThanOrEqual(0.46);
      expect(await letters(page), 'letters of 10 points, in pixels').toBeGreaterThanOrEqual(least);
      const before = await page.locator('#panel-preview').boundingBox();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      const after = await page.locator('#panel-preview').boundingBox();
      expect(after?.y).toBeLessThanOrEqual(before?.y ?? 0);
      expect(after?.y).toBeGreaterThan(60);
    },
  );

test('a press on a line of the paper opens its field, and the paper follows the field', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await openWithResume(page, app, 'whole');
  await openTab(page, 'Chapter');
  const sheet = page.getByRole('article', { name: 'Your resume' });
  for (const [line, field] of [
    [sheet.getByRole('heading', { level: 1 }), 'Full name'],
    [sheet.locator('.sheet-title').first(), 'Job title'],
    [sheet.getByRole('listitem').first(), 'Description'],
    [sheet.locator('.sheet-dates').nth(1), 'Start date'],
  ] as const) {
    await line.click();
    await expect(
      page.getByLabel(field, { exact: true }).locator('visible=true').first(),
    ).toBeFocused();
  }
  await page.getByLabel('Your skills').focus();
  await expect(sheet.locator('[data-path="skills"]')).toBeInViewport();
  await expect(sheet.locator('[data-path="skills"]')).toHaveAttribute('data-edited', '');
});

test(
  'its own look is shown before it is chosen, kept with the resume, and zoomed',
  deep,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWithResume(page, app, 'whole');
    await chooseLook(page, 'Warm', 'Capitals', 'Blue');
    const title = page.getByRole('article', { name: 'Your resume' }).getByRole('heading', {
      level: 2,
      name: 'Experience',
    });
    await expect(title).toHaveCSS('color', 'rgb(23, 61, 102)');
    await expect(title).toHaveCSS('text-transform', 'uppercase');
    await page.getByRole('button', { name: 'Template and look' }).click();
    const choices = page.getByRole('group', { name: 'How your resume looks' });
    await expect(choices).toBeFocused();
    const [besides, whole] = [await choices.boundingBox(), await sheetBox(page)];
    expect((besides?.x ?? 0) + (besides?.width ?? 0), 'left of the page').toBeLessThan(whole.x);
    expect(whole.height / whole.width, 'all of the page').toBeCloseTo(11 / 8.5, 1);
    expect(whole.y + whole.height).toBeLessThan(800);
    await expect(page.getByLabel('Full name')).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await choices.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Template and look' })).toBeFocused();
    await expect(statusLine(page)).toHaveText(/^Saved/);
    await page.reload();
    await expect(title).toHaveCSS('color', 'rgb(23, 61, 102)');

    const before = await letters(page);
    await page.getByRole('button', { name: 'Larger' }).click();
    await expect.poll(() => letters(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Full screen' }).click();
    const paper = await page.locator('[data-whole-screen="true"]').boundingBox();
    expect(paper).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await expect(page.getByRole('banner')).toHaveJSProperty('inert', true);
    const close = page.getByRole('button', { name: 'Close full screen' });
    await expect(close).toBeFocused();
    const corner = await close.boundingBox();
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan(1240);
    expect(corner?.y).toBeLessThan(40);
    const page1 = await sheetBox(page);
    expect(page1.y + page1.height, 'all of the page').toBeLessThan(800);
    await close.click();
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  },
);

test(
  'a resume of a page and some lines is fitted to one page with one press',
  deep,
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWithResume(page, app, 'whole');
    const lines = Array.from({ length: 31 }, (_, at) => `Packed box ${String(at)} by hand.`);
    await page.getByLabel('Description').first().fill(lines.join('\n'));
    await page.getByRole('button', { name: 'Fit to one page' }).click();
    await expect(page.getByText(/^Length: /)).toHaveText('Length: 1 page');
    await expect(page.getByRole('button', { name: 'Fit to one page' })).toHaveCount(0);
  },
);

test('on a phone a bar at the foot says how the paper grows, and opens it', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithResume(page, app, 'whole');
  await openTab(page, 'My resume');
  const peek = page.getByRole('button', { name: /^Your resume \d+ lines$/ });
  await expect(peek).toBeInViewport({ ratio: 1 });
  await peek.click();
  const paper = page.getByRole('article', { name: 'Your resume' });
  await expect(paper).toBeInViewport();
  const [status, sheet] = [await statusLine(page).boundingBox(), await paper.boundingBox()];
  const above = (sheet?.y ?? 0) - (status?.y ?? 0) - (status?.height ?? 0);
  expect(
    above,
    'nothing but air between the line that says where the work is and the page',
  ).toBeLessThan(48);
  for (const name of ['Print / Download PDF', 'Download', 'Template and look']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.y, `${name} at the foot`).toBeGreaterThan(660);
  }
  await page.getByRole('article').getByRole('heading', { level: 1 }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
});

async function openWithResume(
  page: Page,
  app: Parameters<typeof signUpAndConfirm>[1],
  what: string,
): Promise<void> {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const resume = manyResumes.find((one) => one.what === what)?.resume;
  await putRow(app, person, JSON.stringify(resume));
  await page.reload();
  await expect(page.getByText(/^Length: /)).toBeAttached();
}

/** How high letters of 10 points are on the screen, in CSS pixels. */
async function letters(page: Page): Promise<number> {
  const sheet = await page.getByRole('article', { name: 'Your resume' }).boundingBox();
  return ((sheet?.width ?? 0) / 816) * (10 / 0.75);
}

/** Where the pages lie on the screen. */
async function sheetBox(page: Page) {
  const box = await page.locator(':has(> [data-paged])').boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
