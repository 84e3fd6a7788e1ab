import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isSave, jsonAnswer } from '../support/answers';
import { expect, test } from '../support/app';
import { saveToAccount, statusLine } from '../support/builder';
import { newComputer, type Computer } from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test.use({ expectedErrors: [/the server responded with a status of 503/] });

/** How often the browser is killed in a second visit; a deep run takes 50. */
const kills = Math.max(1, Math.floor(Number(process.env['KILLS'] ?? 2) / 2));
/** The browser's simple storage reaches the disk five seconds after its first change, the next changes a minute later. */
const firstWriteMs = 8000;
const delays = [0, 10_000, 2500, 30_000, 6000];

let computer: Computer;
test.beforeEach(async () => {
  computer = await newComputer();
});
test.afterEach(({ app }) => {
  app.setFault(null);
  return computer.throwAway();
});

test(
  `a learner's browser is killed after "Saved on this device", in a first visit and ${String(kills)} times in a later one: their next log in finds it all`,
  deep,
  async ({ app }) => {
    test.setTimeout(90_000 + kills * 60_000);
    const ana = app.newPerson({ isOnSharedComputer: true });
    let page = await sitDown();
    await signUpAndConfirm(page, app, ana);
    await typeUntilSaved(page, 'First visit');
    await computer.kill();

    for (let kill = 0; kill < kills; kill += 1) {
      app.setFault(null);
      const before = kill === 0 ? 'First visit' : `Visit ${String(kill - 1)}`;
      page = await sitDown();
      await logIn(page, app, ana);
      await expect(page.getByLabel('Full name')).toHaveValue(before);
      await saveToAccount(page);
      await computer.close();

      // With everything sent, this visit begins with nothing on the computer and a key of its own.
      page = await sitDown();
      await page.goto(app.url);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cq-tab'))).toBe('here');
      await pass(firstWriteMs);
      await logIn(page, app, ana);
      await expect(page.getByLabel('Full name')).toHaveValue(before);
      await typeUntilSaved(page, `Visit ${String(kill)}`);
      await pass(delays[kill % delays.length]);
      await computer.kill();
    }
    app.setFault(null);
    page = await sitDown();
    await logIn(page, app, ana);
    await expect(page.getByLabel('Full name')).toHaveValue(`Visit ${String(kills - 1)}`);

    async function typeUntilSaved(on: Page, name: string): Promise<void> {
      app.setFault((request) =>
        isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
      );
      await on.getByLabel('Full name').fill(name);
      await expect(statusLine(on)).toHaveText(/^Saved on this device/);
    }
  },
);

async function sitDown(): Promise<Page> {
  return (await computer.open()).page;
}
