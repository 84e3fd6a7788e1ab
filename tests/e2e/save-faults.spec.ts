import { expect, test, type App, type Fault, type Person } from '../support/app';
import { gate, htmlAnswer, isSave, jsonAnswer } from '../support/answers';
import { saveButton, saveToAccount, statusLine, typeName } from '../support/builder';
import { resumeRows } from '../support/people';
import { fillPortal, signUpAndConfirm } from '../support/sign-in';

test.use({
  expectedErrors: [/the server responded with a status of (401|403|404|409|413|429|500)/],
});

type FaultCase = {
  name: string;
  answer: () => Response;
  says: RegExp;
  /** Design §3: what only the person can lift waits for the button, everything else goes by itself. */
  goes: 'by itself' | 'with the button';
};

const waits = /^Saved on this device$/;
const cutOff = /^Saved on this device\. We'll send it when you're back online\.$/;

const faults: FaultCase[] = [
  {
    name: '401',
    answer: () => jsonAnswer(401, { code: 'PGRST301', message: 'JWT expired' }),
    says: /^Sign in to finish saving$/,
    goes: 'with the button',
  },
  {
    name: '403',
    answer: () =>
      jsonAnswer(403, { code: '42501', message: 'new row violates row-level security' }),
    says: /^Not saved to your account: it did not let us in\. Your work is saved on this device\./,
    goes: 'with the button',
  },
  {
    name: '409 again and again',
    answer: () => jsonAnswer(409, { code: 'PT409', message: 'stale' }),
    says: waits,
    goes: 'by itself',
  },
  {
    name: '413',
    answer: () => jsonAnswer(413, { code: 'PT413', message: 'too large' }),
    says: /^Not saved to your account: your resume is too long for it\. It is saved on this device\./,
    goes: 'with the button',
  },
  {
    name: '429 with Retry-After',
    answer: () => jsonAnswer(429, { message: 'Too many requests' }, { 'retry-after': '3' }),
    says: waits,
    goes: 'by itself',
  },
  {
    name: '500',
    answer: () => jsonAnswer(500, { message: 'Oops' }),
    says: waits,
    goes: 'by itself',
  },
  {
    name: 'an empty 200',
    answer: () => new Response('', { status: 200 }),
    says: cutOff,
    goes: 'by itself',
  },
  { name: '404', answer: () => htmlAnswer(404), says: cutOff, goes: 'by itself' },
  { name: 'HTML with 200', answer: () => htmlAnswer(200), says: cutOff, goes: 'by itself' },
];

for (const { name, answer, says, goes } of faults) {
  test(`a save answered with ${name}: the line is true, nothing is lost, and it goes ${goes} once that ends`, async ({
    page,
    app,
  }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    app.setFault((request) => (isSave(request) ? answer() : undefined));
    await typeName(page, 'Ana Lopez');
    await saveButton(page).click();
    await expect(statusLine(page)).toHaveText(says);

    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await expect(statusLine(page)).toHaveText(says);
    expect(await resumeRows(app, person)).toEqual([]);

    app.setFault(null);
    if (goes === 'with the button') await saveButton(page).click();
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /, { timeout: 25_000 });
    await expectRow(app, person, 'Ana Lopez', 1);
  });
}

test('429: nothing is sent before the time that Retry-After names', async ({ page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const sentAt: number[] = [];
  app.setFault((request) => {
    if (!isSave(request)) return undefined;
    sentAt.push(Date.now());
    return sentAt.length > 1
      ? undefined
      : jsonAnswer(429, { message: 'Too many requests' }, { 'retry-after': '4' });
  });
  await typeName(page, 'Ana Lopez');
  await saveButton(page).click();
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  const [first = 0, second = 0] = sentAt;
  expect(second - first).toBeGreaterThanOrEqual(4000);
});

test('a sign-in that died: after signing in again the work goes by itself', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  app.setFault((request) =>
    isSave(request) ? jsonAnswer(401, { code: 'PGRST301', message: 'JWT expired' }) : undefined,
  );
  await typeName(page, 'Ana Lopez');
  await saveButton(page).click();
  const signIn = page.getByRole('link', { name: 'Sign in to finish saving' });
  await expect(signIn).toBeVisible();
  app.setFault(null);
  await signIn.click();
  await expect(page).toHaveURL(`${app.url}/auth`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  await expectRow(app, person, 'Ana Lopez', 1);
});

test('a sign-in that was ended elsewhere keeps the resume in reach and asks to sign in', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await page.evaluate(() => localStorage.removeItem('cq-session'));
  await page.reload();
  await typeName(page, 'Ana Lopez');
  await saveButton(page).click();
  await expect(statusLine(page)).toHaveText('Sign in to finish saving');
  await fillPortal(page, app, person);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  await expectRow(app, person, 'Ana Lopez', 1);
});

test('an answer that is lost after the commit leaves exactly one revision', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  app.setFault(dropAnswerAfterCommit(app));
  await typeName(page, 'Ana Lopez');
  await saveButton(page).click();
  await expect(statusLine(page)).toHaveText(cutOff);
  await expectRow(app, person, 'Ana Lopez', 1);

  app.setFault(null);
  await app.resume();
  await saveToAccount(page);
  await expectRow(app, person, 'Ana Lopez', 1);
});

test('words typed while an answer is lost are sent as the next revision, with no false conflict', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  app.setFault(dropAnswerAfterCommit(app));
  await typeName(page, 'Ana Lopez');
  await saveButton(page).click();
  await expect(statusLine(page)).toHaveText(cutOff);
  await page.getByLabel('Full name').fill('Ana Maria Lopez');

  app.setFault(null);
  await app.resume();
  await saveToAccount(page);
  await expectRow(app, person, 'Ana Maria Lopez', 2);
  await expect(page.getByRole('heading', { name: 'Two versions' })).toBeHidden();
});

test("'Save to Cloud' shows 'Saving...' and is disabled while a save runs", async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await typeName(page, 'Ana Lopez');
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
});

test('words typed while a save runs are kept, and the line does not call them saved', async ({
  page,
  app,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await typeName(page, 'Ana');
  const { opened, open } = gate();
  app.setFault((request) =>
    isSave(request) ? opened.then(() => app.backend.fetch(request)) : undefined,
  );
  await saveButton(page).click();
  await typeName(page, 'Ana Lopez');
  open();
  await expect(saveButton(page)).toBeEnabled();
  await saveToAccount(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect.poll(async () => nameInRow(app, person)).toBe('Ana Lopez');
});

test('after ten quiet seconds the work goes by itself', async ({ page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await expect(statusLine(page), 'there is nothing to save yet').toHaveText('');
  await page.getByLabel('Full name').fill('Ana Lopez');
  const typedAt = Date.now();
  await expect(statusLine(page)).toHaveText('Saved on this device');
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /, { timeout: 20_000 });
  expect(Date.now() - typedAt).toBeGreaterThan(9_500);
  await expectRow(app, person, 'Ana Lopez', 1);
});

test('when the page hides the work goes by itself, at once', async ({ page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  const typedAt = Date.now();
  await page.getByLabel('Full name').fill('Ana Lopez');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => nameInRow(app, person)).toBe('Ana Lopez');
  expect(Date.now() - typedAt).toBeLessThan(9_000);
});

test('a page that is left the moment after typing has the words on the device', async ({
  page,
  app,
}) => {
  await signUpAndConfirm(page, app, app.newPerson());
  await page.getByLabel('Full name').fill('Ana Lopez');
  await page.goto('about:blank');
  await page.goto(`${app.url}/resume-builder/chapter/1`);
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
});

/** The backend carries the save out, and the line dies before its answer arrives. */
function dropAnswerAfterCommit(app: App): Fault {
  return (request) => {
    if (!isSave(request)) return undefined;
    return app.backend.fetch(request).then(async (answer) => {
      await app.pause();
      return answer;
    });
  };
}

async function expectRow(app: App, person: Person, name: string, revision: number): Promise<void> {
  const rows = await resumeRows(app, person);
  expect(rows.map((row) => row.revision)).toEqual([revision]);
  expect(rows[0]?.data).toMatchObject({ personalInfo: { name } });
}

async function nameInRow(app: App, person: Person): Promise<unknown> {
  const [row] = await resumeRows(app, person);
  return (row?.data['personalInfo'] as { name?: string } | undefined)?.name;
}
