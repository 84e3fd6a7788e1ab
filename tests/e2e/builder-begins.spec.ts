import type { Locator, Page } from '@playwright/test';
import { chapters } from '@/content/en/chapters';
import { expect, test, type App } from '../support/app';
import { statusLine } from '../support/builder';
import { openTab } from '../support/sample-resume';
import { signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

const most = 12;

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the first field is at most 12 stops of the Tab key away, and the preview is one link from there', async ({
    page,
    app,
  }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page.reload();
    await expect(page.locator('[data-opening="false"]')).toBeAttached();
    const field = page.getByLabel('Full name');
    const toLink = await tabsUntil(page, page.getByRole('link', { name: 'Skip to the form' }));
    await page.keyboard.press('Enter');
    const stops = toLink + (await tabsUntil(page, field));
    expect(stops, 'past the whole top bar').toBeLessThanOrEqual(most);
    await expect(field).toBeInViewport({ ratio: 1 });

    await page.getByRole('link', { name: 'Skip to the preview' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Print / Download PDF' })).toBeFocused();
  });

  test(
    'every chapter has the paper beside it and the form a tab away, and one filled button',
    deep,
    async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      for (const { id } of chapters) {
        await openChapter(page, app, id);
        await openTab(page, 'Chapter');
        await expect(
          page.getByRole('heading', { name: `Chapter ${String(id)}:` }),
        ).toBeInViewport();
        await expect(page.getByRole('article', { name: 'Your resume' })).toBeInViewport();
        await openTab(page, 'My resume');
        await expect(page.getByLabel('Full name')).toBeInViewport({ ratio: 1 });
        await expect(page.getByText('Start here: your name')).toBeInViewport({ ratio: 1 });
        expect(await filledInView(page), `chapter ${String(id)}`).toEqual(['Print / Download PDF']);
      }
    },
  );

  test('the form ends with the way to the whole page', deep, async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await openTab(page, 'My resume');
    await page.getByLabel('Full name').fill('Ana Lopez');
    await page.getByRole('button', { name: 'Done: see my resume' }).click();
    await expect(page.getByRole('button', { name: 'Close full screen' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Your resume' })).toBeInViewport();
  });

  test(
    '“Start here” goes with the first letter, and nothing moves',
    deep,
    async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await openTab(page, 'My resume');
      const field = page.getByLabel('Full name');
      await expect(page.getByText('Start here: your name')).toBeVisible();
      const before = await field.boundingBox();
      await field.pressSequentially('A');
      await expect(page.getByText('Start here: your name')).toBeHidden();
      expect(await field.boundingBox()).toEqual(before);
    },
  );
});

test('on a tablet the form is a tab, and the preview stays beside it', async ({ page, app }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signUpAndConfirm(page, app, app.newPerson());
  await openChapter(page, app, 4);
  await expect(page.getByRole('tab')).toHaveText(['Chapter', 'My resume']);
  await page.getByRole('tab', { name: 'My resume' }).click();
  await expect(page.getByLabel('Full name')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Full name').fill('Ana Lopez');
  await expect(page.getByRole('article', { name: 'Your resume' })).toContainText('Ana Lopez');
  await expect(page.getByRole('article', { name: 'Your resume' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test(
    'tabs and the line that says where the work is stay in sight',
    deep,
    async ({ page, app }) => {
      await signUpAndConfirm(page, app, app.newPerson());
      await page.getByRole('tab', { name: 'My resume' }).click();
      await page.getByLabel('Full name').fill('Ana Lopez');
      await page.getByLabel('Your skills').fill('Spanish');
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      await expect(statusLine(page)).toHaveText(/^Saved/);
      await expect(statusLine(page)).toBeInViewport({ ratio: 1 });
      for (const name of ['Chapter', 'My resume', 'Preview'])
        await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
      await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(page.getByRole('article', { name: 'Your resume' })).toBeInViewport();
      await page.getByRole('tab', { name: 'My resume' }).click();
      await expect(page.getByLabel('Your skills')).toBeInViewport({ ratio: 1 });
    },
  );

  test('who comes with nothing written finds the first field, and at the end the page', async ({
    page,
    app,
  }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page.goto(`${app.url}/resume-builder`);
    await expect(page.getByLabel('Full name')).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Full name').fill('Ana Lopez');
    await expect(statusLine(page)).toHaveText(/^Saved/);
    await page.getByRole('button', { name: 'Done: see my resume' }).click();
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
    await expect(page.getByRole('article', { name: 'Your resume' })).toBeInViewport();

    // A chapter that somebody asked for is what they get.
    await page.goto(`${app.url}/resume-builder/chapter/1`);
    await page.getByRole('tab', { name: 'Chapter' }).click();
    await page.goto(`${app.url}/resume-builder`);
    await expect(page.getByRole('heading', { name: 'Chapter 1:' })).toBeInViewport();
  });

  test('the links for the keyboard open the tab that they lead to', deep, async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await page.getByRole('link', { name: 'Skip to the form' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'My resume' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('#edit-title')).toBeFocused();
    await expect(page.getByLabel('Full name')).toBeInViewport();
  });
});

async function openChapter(page: Page, app: App, id: number): Promise<void> {
  await page.goto(`${app.url}/resume-builder/chapter/${String(id)}`);
  await expect(page.locator('[data-opening="false"]')).toBeAttached();
}

/** Presses Tab until it has the focus; returns how often, at most 40 times. */
async function tabsUntil(page: Page, target: Locator): Promise<number> {
  for (let stops = 1; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((one) => one === document.activeElement)) return stops;
  }
  return 40;
}

/** The names of the filled buttons that a person sees without scrolling. */
function filledInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .btn:not(.quiet, .danger)')]
      .filter((button) => {
        const { top, height } = button.getBoundingClientRect();
        return height > 0 && top < window.innerHeight && !button.matches('.visually-hidden');
      })
      .map((button) => button.innerText),
  );
}
