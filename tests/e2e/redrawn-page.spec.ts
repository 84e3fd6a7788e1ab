import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { changePages } from '../support/walk';
import { holdScripts, waitUntilAwake } from '../support/hydration';

/** Takes away what React has put there, as a translator or an extension may. */
async function takeAway(page: Page, selector: string): Promise<void> {
  await page.evaluate((what) => document.querySelector(what)?.remove(), selector);
}

test.describe('a part that falls', () => {
  test.use({ expectedErrors: [/NotFoundError|No screen can be drawn|status of 400/] });

  test('is redrawn with what was typed, and goes on', async ({ page, app }) => {
    await page.goto(`${app.url}/auth`);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('river stone lamp 42');
    const logIn = page.getByRole('button', { name: 'Log In', exact: true });
    await logIn.click();
    await expect(page.getByRole('alert')).toContainText('Error: ');
    await takeAway(page, '[role=alert] > *');
    const password = await page.getByLabel('Password').elementHandle();
    await logIn.click();
    await expect
      .poll(() => password?.evaluate((field) => field.isConnected), 'it is redrawn')
      .toBe(false);
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
    await expect(page.getByLabel('Password')).toHaveValue('river stone lamp 42');
    await logIn.click();
    await expect(page.getByRole('alert')).toContainText('Error: ');
  });

  test('again and again is said, and does not go round for ever', async ({ page, app }) => {
    await page.goto(app.url);
    await waitUntilAwake(page);
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error('No screen can be drawn that asks for this.');
      };
    });
    await page.getByRole('link', { name: 'Log In', exact: true }).first().click();
    await expect(
      page.getByRole('heading', { name: 'Something went wrong on this screen' }),
    ).toBeVisible();
  });
});

test.describe('a page that was changed before its scripts came', () => {
  test.use({ expectedErrors: [/Minified React error #418/] });

  test('keeps early words, the focus, the place in it, and what was pressed', async ({
    page,
    app,
  }) => {
    await changePages(page, 'extended');
    const release = await holdScripts(page);
    await page.goto(`${app.url}/modules/3#networking`);
    const who = page.getByRole('textbox', { name: 'Who you are' });
    await who.fill('I am Ana, a cook');
    await page.getByRole('textbox', { name: 'One proof' }).fill('People ask for me');
    await who.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(4, 8);
      field.dataset['was'] = 'here';
    });
    await page
      .getByRole('button', { name: 'Whose name should I ask for there?' })
      .evaluate((button) => {
        (button as HTMLButtonElement).click();
      });
    await release();
    await waitUntilAwake(page);
    await expect(who, 'it is redrawn').not.toHaveAttribute('data-was');
    await expect(who).toHaveValue('I am Ana, a cook');
    await expect(page.getByRole('textbox', { name: 'One proof' })).toHaveValue('People ask for me');
    await expect(who).toBeFocused();
    expect(
      await who.evaluate((field: HTMLTextAreaElement) => [
        field.selectionStart,
        field.selectionEnd,
      ]),
    ).toEqual([4, 8]);
    await expect(page.getByText('It is easy to answer, and you get a name.')).toBeVisible();
    await page.getByRole('button', { name: 'Generate My Pitch' }).click();
    await expect(page.getByRole('region', { name: 'Your pitch' })).toContainText(
      'I am Ana, a cook',
    );
  });
});

test.describe('a file chosen in a page that was changed before its scripts came', () => {
  test.use({ expectedErrors: [/Minified React error #418/] });

  test('is read when the page wakes', async ({ page, app }) => {
    await changePages(page, 'extended');
    const release = await holdScripts(page);
    await page.goto(`${app.url}/staff`);
    const file = page.getByLabel('Choose the learner’s file');
    await file.evaluate((field: HTMLInputElement) => {
      field.dataset['was'] = 'here';
    });
    await file.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{"a": 1}') });
    await release();
    await expect(page.getByRole('alert').first()).toContainText('not from Career Quest');
    await expect(file, 'it is redrawn').not.toHaveAttribute('data-was');
  });
});

test('phones are told to make no links of numbers', async ({ page, app }) => {
  await page.goto(app.url);
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
    'content',
    'telephone=no,date=no,address=no,email=no',
  );
});
