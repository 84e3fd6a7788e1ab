import { expect, test } from '../support/app';
import { shiftOf, watchShifts } from '../support/hydration';
import { anaLopez, typeResume } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { violationsInEachLook } from '../support/violations';
import { deep } from '../support/deep';
import { checkCards } from '../support/check-cards';

test('who comes back finds one large button, their resume in small and the map of what they have done', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await typeResume(page, anaLopez);
  await page.goto(app.url);
  const buttons = page.getByRole('main').locator('.row').first().getByRole('link');
  await expect(buttons).toHaveText(['Open my resume', 'Start the workshop']);
  await page.goto(`${app.url}/modules/2`);
  await checkCards(page);
  await page.goto(app.url);
  await expect(page.getByText('3 of 18 cards')).toBeVisible();
  await expect(page.locator('[href="/resume-builder"] svg text').first()).toHaveText('Ana Lopez');
  expect(await violationsInEachLook(page, [360, 768, 1280])).toEqual([]);
  await expect(buttons.first(), 'the resume stays first').toHaveText('Open my resume');
  await page.getByRole('link', { name: /^Continue Module 2, part 2 · \d+ min$/ }).click();
  await expect(page).toHaveURL(`${app.url}/modules/2#modern-resume`);
});

test(
  'what Home brings for who comes back moves nothing that is in sight',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await typeResume(page, anaLopez);
    await watchShifts(page);
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(app.url);
      await expect(page.locator('[href="/resume-builder"] svg text').first()).toBeAttached();
      expect(await shiftOf(page), String(width)).toBeLessThanOrEqual(0.03);
    }
  },
);

test(
  'the bar of a learner holds words a third longer at 1024 px, and leads to guides and papers',
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page.setViewportSize({ width: 1024, height: 740 });
    await page.goto(app.url);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Papers' }).click();
    await expect(page).toHaveURL(`${app.url}/papers`);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector('#site-menu') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.3));
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        node.textContent = (node.textContent ?? '').replace(/\w{3,}/g, longer);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(66);
  },
);

test('the menu of a phone opens below a bar that stays as it is', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(app.url);
  const button = page.getByRole('button', { name: 'Menu' });
  const before = await button.boundingBox();
  await button.click();
  await expect(page.getByRole('link', { name: 'Resume by chat', exact: true })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
