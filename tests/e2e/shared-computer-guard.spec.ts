import { isForSecret, isSave, jsonAnswer } from '../support/answers';
import { expect, test } from '../support/app';
import { statusLine } from '../support/builder';
import { deep } from '../support/deep';
import { answer, begin, expectQuestion, openGame } from '../support/game';
import { closeAndStay } from '../support/shared-computer';
import { haveAccount, signUpAndConfirm } from '../support/sign-in';

const secret = 'Quillana Vorster';

test.describe('before the worker is there', () => {
  test.use({
    serviceWorkers: 'block',
    // The first are the test runner's own words.
    expectedErrors: [/blocked by Playwright|dynamically imported module/],
  });

  test(
    'the part that watches over a shared computer comes by itself after a line that broke',
    deep,
    async ({ page, app }) => {
      let misses = 0;
      await page.route('**/assets/shared-computer-watch*', (route) => {
        misses += 1;
        return misses === 1 ? route.abort() : route.fallback();
      });
      await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
      await expect.poll(() => misses).toBeGreaterThan(1);
      app.setFault((request) =>
        isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
      );
      await page.getByLabel('Full name').fill(secret);
      await expect(statusLine(page)).toHaveText(/^Saved on this device/);
      await closeAndStay(page);
    },
  );
});

test.describe('with the account out of reach', () => {
  test.use({ expectedErrors: [/the server responded with a status of 503/] });

  test(
    'where the account’s secret cannot be had, the person is told that nothing waits: no log in opens it later',
    deep,
    async ({ page, app }) => {
      app.setFault((request) =>
        isSave(request) || isForSecret(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
      );
      await page.clock.install();
      await signUpAndConfirm(page, app, app.newPerson({ isOnSharedComputer: true }));
      await page.getByLabel('Full name').fill(secret);
      await expect(statusLine(page)).toHaveText('Saved on this device until you close this window');
      await page.clock.fastForward('09:10');
      await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toContainText(
        'What is not in your account yet will be cleared.',
      );
      await page.clock.fastForward('02:00');
      await page.clock.fastForward('00:10');
      await expect(page.getByText('What was not in your account is cleared.')).toBeVisible();
    },
  );
});

test(
  'what a guest typed in another tab after the question is kept with the rest',
  deep,
  async ({ page, app, context }) => {
    const person = app.newPerson({ isOnSharedComputer: true });
    await haveAccount(app, person);
    await openGame(page, app);
    await begin(page, { guest: 'shared' });
    await answer(page, 'What is your name?', secret);
    await expectQuestion(page, 'What is your email address?');
    const opening = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/auth'));
    const other = await opening;
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('Password').fill(person.password);
    await other.getByRole('button', { name: 'Log In', exact: true }).click();
    const question = other.getByRole('dialog', { name: 'Keep the resume you started here?' });
    await expect(question).toContainText(secret);
    await answer(page, 'What is your email address?', 'quillana@example.com');
    await expect(statusLine(page)).toHaveText(/^Saved on this device/);
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(other.getByLabel('Email')).toHaveValue('quillana@example.com');
    await expect(other.getByLabel('Full name')).toHaveValue(secret);
  },
);
