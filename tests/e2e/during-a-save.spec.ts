import type { Page } from '@playwright/test';
import { gate, isSave } from '../support/answers';
import { expect, test, type App } from '../support/app';
import { openBuilder, saveButton, saveToAccount, statusLine, typeName } from '../support/builder';
import { expectRow } from '../support/people';
import { everythingKept } from '../support/shared-computer';
import { signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test(
  "'Save to Cloud' shows 'Saving...' and is disabled while a save runs",
  deep,
  async ({ page, app }) => {
    await signUpAndConfirm(page, app, app.newPerson());
    await typeBehindAccount(page);
    const { opened, open } = gate();
    app.setFault((request) =>
      isSave(request) ? opened.then(() => app.backend.fetch(request)) : undefined,
    );
    await saveButton(page).click();
    const busy = page.getByRole('button', { name: 'Saving...' });
    await expect(busy).toBeDisabled();
    await expect(statusLine(page)).not.toHaveText(/account/);
    open();
    await expect(saveButton(page)).toBeEnabled();
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  },
);

test(
  'words typed while a save runs are kept, and the line does not call them saved',
  deep,
  async ({ page, app }) => {
    const { person, first, second } = await typeDuringSave(page, app);
    await expect.poll(() => everythingKept(page)).toContain('Ana Lopez');
    await expect(statusLine(page)).toHaveText('Saved on this device');

    await first.carryOut();
    await second.arrived;
    await expectRow(app, person, 'Ana', 2);
    await expect(statusLine(page), 'the account has older words').toHaveText(
      'Saved on this device',
    );

    await second.carryOut();
    await expect(saveButton(page)).toBeEnabled();
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await expectRow(app, person, 'Ana Lopez', 3);
  },
);

test('a page that is closed while a save runs: the save is carried out once, and newer words follow', async ({
  page,
  app,
  context,
}) => {
  const { person, first } = await typeDuringSave(page, app);
  await expect(statusLine(page)).toHaveText('Saved on this device');
  const isClosed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await isClosed;
  app.setFault(null);
  // Nobody waits for the answer any more.
  await first.carryOut();
  await expectRow(app, person, 'Ana', 2);

  const next = await openBuilder(context, app);
  await expect(next.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(statusLine(next)).toHaveText(/^Saved to your account, /);
  await expect(next.getByRole('heading', { name: 'Two versions' })).toBeHidden();
  await expectRow(app, person, 'Ana Lopez', 3);
});

/** Has a save of 'Ana' held at the server, and 'Ana Lopez' typed since. */
async function typeDuringSave(page: Page, app: App) {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await typeBehindAccount(page);
  const [first, second] = holdSaves(app);
  await saveButton(page).click();
  await first.arrived;
  await page.getByLabel('Full name').fill('Ana Lopez');
  return { person, first, second };
}

/** Types 'Ana' once 'An' is in the account: from then on nothing goes but by the button. */
async function typeBehindAccount(page: Page): Promise<void> {
  await typeName(page, 'An');
  await saveToAccount(page);
  await page.getByLabel('Full name').fill('Ana');
}

type HeldSave = { arrived: Promise<void>; carryOut: () => Promise<void> };

/** Holds each of the next two saves at the server until it is told to carry them out. */
function holdSaves(app: App): [HeldSave, HeldSave] {
  const saves = [0, 1].map(() => ({ arrival: gate(), permit: gate(), end: gate() }));
  const coming = saves.values();
  app.setFault((request) => {
    const save = isSave(request) ? coming.next().value : undefined;
    if (!save) return undefined;
    save.arrival.open();
    return save.permit.opened.then(async () => {
      const answer = await app.backend.fetch(request);
      save.end.open();
      return answer;
    });
  });
  const [first, second] = saves.map(({ arrival, permit, end }) => ({
    arrived: arrival.opened,
    carryOut: () => {
      permit.open();
      return end.opened;
    },
  })) as [HeldSave, HeldSave];
  return [first, second];
}
