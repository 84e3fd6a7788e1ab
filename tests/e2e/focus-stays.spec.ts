import type { Locator } from '@playwright/test';
import { gate, isSave, jsonAnswer } from '../support/answers';
import { expect, test } from '../support/app';
import { saveButton, statusLine, typeName } from '../support/builder';
import { begin, openGame } from '../support/game';
import { openTab } from '../support/sample-resume';
import { fillPortal, signUpAndConfirm } from '../support/sign-in';
import { openYourData } from '../support/backup';
import { deep } from '../support/deep';

test.use({
  viewport: { width: 1280, height: 900 },
  expectedErrors: [/the server responded with a status of (400|422|503)/],
});

test('the focus stays on “Save to Cloud” while it saves and afterwards', async ({ page, app }) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await typeName(page, 'Ana Lopez');
  const { opened, open } = gate();
  app.setFault((request) =>
    isSave(request) ? opened.then(() => jsonAnswer(503, { message: 'Sorry' })) : undefined,
  );
  await page.getByLabel('Full name').fill('Ana Lopez Ruiz');
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toBeFocused();
  await expect(saving).toBeDisabled();
  open();
  await expect(saveButton(page)).toBeFocused();
  await expect(saveButton(page)).toBeEnabled();
  app.setFault(null);
  await page.keyboard.press('Enter');
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
});

test('the focus stays on “Log In” and “Sign Up” when they fail', deep, async ({ page, app }) => {
  await fillPortal(page, app, app.newPerson());
  const logIn = page.getByRole('button', { name: 'Log In', exact: true });
  await logIn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Error: /)).toBeVisible();
  await expect(logIn).toBeFocused();
  await page.getByLabel('Password').fill('short');
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  await signUp.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Error: .*(8|characters)/)).toBeVisible();
  await expect(signUp).toBeFocused();
});

test(
  'the focus stays on “Next” at the last slide and on “Previous” at the first',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/2`);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.focus();
    for (let slide = 1; slide < 5; slide += 1) await page.keyboard.press('Enter');
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Wrap Up' })).toBeVisible();
    const previous = page.getByRole('button', { name: 'Previous', exact: true });
    await previous.focus();
    for (let slide = 1; slide < 5; slide += 1) await page.keyboard.press('Enter');
    await expect(previous).toBeDisabled();
    await expect(previous).toBeFocused();
  },
);

test('a question before a deletion begins at the safe answer, and hangs from a fixed height', async ({
  page,
  app,
}) => {
  await openYourData(page, app);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  const box = await page.getByRole('dialog').boundingBox();
  const before = box?.x ?? 0;
  const after = (page.viewportSize()?.width ?? 0) - before - (box?.width ?? 0);
  expect(Math.abs(before - after)).toBeLessThan(3);
  // So that what comes into it moves nothing that is already under a finger.
  expect(box?.y).toBeCloseTo(80, 0);
});

test(
  'in forced colours the current page and slide, a main and a disabled button tell themselves apart',
  deep,
  async ({ page, app }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${app.url}/modules/2`);
    await expect(page.locator('html:not([data-who])')).toBeAttached();
    const look = (selector: string, pseudo?: string) =>
      page.evaluate(
        ([which, part]) => {
          const element = document.querySelector(which ?? '');
          if (!element) throw new Error(`No ${String(which)}`);
          const { backgroundColor, color } = getComputedStyle(element, part ?? null);
          return { backgroundColor, color };
        },
        [selector, pseudo] as const,
      );
    const canvas = await look('body');
    const link = await look('header a[aria-current]');
    expect(link.backgroundColor).not.toBe(canvas.backgroundColor);
    expect(link.color).not.toBe(link.backgroundColor);
    const dots = 'section[aria-roledescription="carousel"] [role="group"] button';
    const other = await look(`${dots}[aria-label]:not([aria-current])`, '::before');
    const current = await look(`${dots}[aria-current]`, '::before');
    expect(current.backgroundColor).not.toBe(other.backgroundColor);
    const previous = await look(`${dots}[aria-disabled="true"]`);
    const next = await look(`${dots}[aria-disabled="false"]`);
    expect(previous.color).not.toBe(next.color);

    await page.goto(app.url);
    const edge = (button: string) =>
      page
        .locator(`main ${button}`)
        .first()
        .evaluate((it) => it.clientTop);
    expect(await edge('.btn:not(.quiet)')).toBeGreaterThan(await edge('.btn.quiet'));
  },
);

test(
  'in forced colours a tab, a chapter, a step of the game and a box show their state',
  deep,
  async ({ page, app }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 360, height: 740 });
    await signUpAndConfirm(page, app, app.newPerson());
    const tabs = page.getByRole('tab');
    await expectToDiffer(
      page.getByRole('tab', { selected: true }),
      tabs.and(page.locator('[aria-selected=false]')).first(),
    );
    await openTab(page, 'Chapter');
    const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
    await expectToDiffer(
      chapters.and(page.locator('[aria-current]')).first(),
      chapters.and(page.locator(':not([aria-current])')).first(),
    );
    await page.goto(`${app.url}/modules/1`);
    await expect(page.locator('html:not([data-who])')).toBeAttached();
    const mark = page.getByRole('button', { name: /^Got it: / });
    await mark.first().click();
    await expect(mark.first()).toHaveAttribute('aria-pressed', 'true');
    await expectToDiffer(mark.first(), mark.nth(1));
    await openGame(page, app);
    await begin(page, { guest: 'no' });
    const steps = page.getByRole('list', { name: 'Parts of the chat' }).getByRole('listitem');
    await expectToDiffer(steps.nth(1), steps.nth(0));
    await expectToDiffer(steps.nth(1), steps.nth(2));
    await expectToDiffer(steps.nth(0), steps.nth(2));
  },
);

/** Two that look alike but for the words in them would not tell their state. */
async function expectToDiffer(one: Locator, other: Locator): Promise<void> {
  const look = (locator: Locator) =>
    locator.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          const { content, color, backgroundColor, fontWeight, borderStyle } = style;
          return [content, color, backgroundColor, fontWeight, borderStyle, style.borderColor];
        }),
      ),
    );
  expect(JSON.stringify(await look(one))).not.toBe(JSON.stringify(await look(other)));
}
