import { expect, test, type App, type Person } from '../support/app';
import { dropAnswerAfterCommit, htmlAnswer, isSave, jsonAnswer } from '../support/answers';
import { letItGo, saveButton, saveToAccount, statusLine, typeName } from '../support/builder';
import { expectRow, resumeRows } from '../support/people';
import { signUpAndConfirm } from '../support/sign-in';
import { deep, deepUnless } from '../support/deep';

test.use({
  expectedErrors: [/the server responded with a status of (401|403|404|409|413|429|500|511)/],
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
    says: /^Log in to finish saving$/,
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
    says: /^Not saved to your account: your work is too large for it\. It is saved on this device\./,
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
  ...[200, 403, 511].map((status): FaultCase => ({
    name: `${String(status)} and HTML, as a captive portal does it`,
    answer: () => htmlAnswer(status),
    says: cutOff,
    goes: 'by itself',
  })),
];

for (const { name, answer, says, goes } of faults) {
  const often = deepUnless(name.startsWith('500'));
  test(
    `a save answered with ${name}: the line is true, nothing is lost, and it goes ${goes} once that ends`,
    often,
    async ({ page, app }) => {
      const person = app.newPerson();
      await page.clock.install();
      await signUpAndConfirm(page, app, person);
      app.setFault((request) => (isSave(request) ? answer() : undefined));
      await page.getByLabel('Full name').fill('Ana Lopez');
      await saveButton(page).click();
      await expect(statusLine(page)).toHaveText(says);

      await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
      await expect(statusLine(page)).toHaveText(says);
      expect(await resumeRows(app, person)).toEqual([]);

      app.setFault(null);
      if (goes === 'with the button') await saveButton(page).click();
      else await letItGo(page);
      await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
      await expectRow(app, person, 'Ana Lopez', 1);
    },
  );
}

test('429: nothing is sent before the time that Retry-After names', deep, async ({ page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  // So that the first look at the account is over, and only the button sends next.
  await typeName(page, 'Ana Lopez');
  await saveToAccount(page);
  const sentAt: number[] = [];
  app.setFault((request) => {
    if (!isSave(request)) return undefined;
    sentAt.push(Date.now());
    return sentAt.length > 1
      ? undefined
      : jsonAnswer(429, { message: 'Too many requests' }, { 'retry-after': '4' });
  });
  await page.getByLabel('Full name').fill('Ana Ruiz');
  await saveButton(page).click();
  await expect.poll(() => sentAt.length).toBe(2);
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  const [first = 0, second = 0] = sentAt;
  expect(second - first).toBeGreaterThanOrEqual(4000);
});

test(
  'a sign-in that died: after signing in again the work goes by itself',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    // So that the first look at the account is over, and only the button sends next.
    await typeName(page, 'Ana');
    await saveToAccount(page);
    app.setFault((request) =>
      isSave(request) ? jsonAnswer(401, { code: 'PGRST301', message: 'JWT expired' }) : undefined,
    );
    await page.getByLabel('Full name').fill('Ana Lopez');
    await saveButton(page).click();
    const signIn = page.getByRole('link', { name: 'Log in to finish saving' });
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
    await expectRow(app, person, 'Ana Lopez', 2);
  },
);

test(
  'a sign-in that was ended elsewhere keeps the resume in reach and asks to sign in',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await page.evaluate(() => localStorage.removeItem('cq-session'));
    await page.reload();
    await page.getByLabel('Full name').fill('Ana Lopez');
    await saveButton(page).click();
    await expect(statusLine(page)).toHaveText('Log in to finish saving');
    // A button that is pressed answers.
    await saveButton(page).click();
    await expect(page.getByText('Log in again to finish saving.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL(/\/resume-builder\/chapter\/1$/);
    await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
    await expectRow(app, person, 'Ana Lopez', 1);
  },
);

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

test('a row that is gone blanks nothing: the resume goes there again', async ({ page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await typeName(page, 'Ana Lopez');
  await saveToAccount(page);
  await app.backend.sql('delete from public.resumes');
  await page.reload();
  await expect.poll(() => nameInRow(app, person)).toBe('Ana Lopez');
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(statusLine(page)).toHaveText(/^Saved to your account, /);
  await expectRow(app, person, 'Ana Lopez', 1);
});

test(
  'a false word that there is no row costs nothing on either side',
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await signUpAndConfirm(page, app, person);
    await typeName(page, 'Ana Lopez');
    await saveToAccount(page);
    app.setFault((request) =>
      request.method === 'GET' && request.url.includes('/rest/v1/resumes')
        ? jsonAnswer(200, [])
        : undefined,
    );
    await page.reload();
    await expect(statusLine(page)).toHaveText(waits);
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Lopez');
    await expectRow(app, person, 'Ana Lopez', 1);
    app.setFault(null);
    await saveToAccount(page);
    await expectRow(app, person, 'Ana Lopez', 1);
    await expect(page.getByRole('heading', { name: 'Two versions' })).toBeHidden();
  },
);

test('after ten quiet seconds the work goes by itself', async ({ page, app }) => {
  const person = app.newPerson();
  await page.clock.install();
  await signUpAndConfirm(page, app, person);
  await expect(statusLine(page)).toHaveText('Nothing to save yet');
  // What is typed while the page takes its first look at the account goes with it, at once.
  await page.getByLabel('Full name').fill('Ana');
  await saveToAccount(page);
  const typedAt = await page.evaluate(() => Date.now());
  await page.getByLabel('Full name').fill('Ana Lopez');
  await expect(statusLine(page)).toHaveText('Saved on this device');
  await letItGo(page, 1000);
  expect((await page.evaluate(() => Date.now())) - typedAt).toBeGreaterThan(9_500);
  await expectRow(app, person, 'Ana Lopez', 2);
});

test('when the page hides the work goes by itself, at once', async ({ page, app }) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  // So that the first look at the account is over: what is typed during it goes at once.
  await typeName(page, 'Ana');
  await saveToAccount(page);
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

async function nameInRow(app: App, person: Person): Promise<unknown> {
  const [row] = await resumeRows(app, person);
  return (row?.data['personalInfo'] as { name?: string } | undefined)?.name;
}
