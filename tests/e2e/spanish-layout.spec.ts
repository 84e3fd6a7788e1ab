import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { deep, deepUnless } from '../support/deep';
import { waitUntilAwake } from '../support/hydration';
import { layoutFaults, lengthenTexts } from '../support/longer-text';
import { signUpAndConfirm } from '../support/sign-in';
import { spanishSite } from '../support/in-spanish';

const builder = '/resume-builder/chapter/1';
const screens = ['/', '/modules/2', '/game', builder, '/papers'];

test(
  'the head of a Spanish page keeps to one line from 1024 px on, signed in or not',
  deep,
  async ({ page, newDevice, app }) => {
    const viewport = { width: 1024, height: 700 };
    await page.setViewportSize(viewport);
    const learner = await newDevice({ viewport });
    await signUpAndConfirm(learner, spanishSite(app), app.newPerson());
    for (const path of ['/', '/staff', builder])
      for (const who of path === builder ? [learner] : [page, learner]) {
        await who.goto(`${app.url}/es${path}`);
        await waitUntilAwake(who);
        expect.soft(await wordsInTwoLines(who), path).toEqual([]);
      }
  },
);

/** What in the head does not stand in one line, and whether it is higher than a line. */
function wordsInTwoLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const head = document.querySelector('header');
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement));
    const found = (head?.offsetHeight ?? 0) > 66 ? [`${String(head?.offsetHeight)} px high`] : [];
    for (const element of head?.querySelectorAll('a, button, label') ?? []) {
      if (!element.checkVisibility()) continue;
      const middles: number[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent || isClipped(parent)) continue;
        const words = document.createRange();
        words.selectNodeContents(texts.currentNode);
        for (const { top, height } of words.getClientRects()) middles.push(top + height / 2);
      }
      if (Math.max(...middles) - Math.min(...middles) > 8) found.push(element.textContent ?? '');
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('sideways');
    return found;
  });
}

for (const [width, textSize] of [
  [320, '100%'],
  [360, '200%'],
] as const)
  test(
    `texts longer by a third fit at ${String(width)} px with text at ${textSize}`,
    deepUnless(width === 320),
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 700 });
      await signUpAndConfirm(page, spanishSite(app), app.newPerson());
      const found: string[] = [];
      for (const path of screens) {
        await page.goto(`${app.url}/es${path}`);
        await waitUntilAwake(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        await lengthenTexts(page);
        found.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(found).toEqual([]);
    },
  );

test('five screens fit when they are read from right to left', deep, async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await signUpAndConfirm(page, spanishSite(app), app.newPerson());
  const found: string[] = [];
  for (const path of screens) {
    await page.goto(`${app.url}/es${path}`);
    await waitUntilAwake(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    found.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
