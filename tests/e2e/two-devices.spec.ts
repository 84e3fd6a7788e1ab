import type { Page } from '@playwright/test';
import { expect, test, type App, type Person } from '../support/app';
import { saveToAccount, statusLine } from '../support/builder';
import { resumeRows } from '../support/people';
import { logIn, signUp, confirmByCode, signUpAndConfirm } from '../support/sign-in';
import { deep } from '../support/deep';

test.use({
  viewport: { width: 1280, height: 900 },
  // A save on top of an older revision is refused; the browser reports that by itself.
  expectedErrors: [/the server responded with a status of 409/],
});

test(
  'two devices that edit different fields keep both, on both',
  deep,
  async ({ page, app, newDevice }) => {
    const person = app.newPerson();
    const second = await twoDevices(page, app, person, newDevice);
    await page.getByLabel('Phone').fill('(937) 555-0142');
    await second.getByLabel('Address').fill('Dayton, Ohio');
    await saveToAccount(page);
    await saveToAccount(second);
    await lookAgain(page);
    for (const device of [page, second]) {
      await expect(device.getByLabel('Phone')).toHaveValue('(937) 555-0142');
      await expect(device.getByLabel('Address')).toHaveValue('Dayton, Ohio');
      await expect(statusLine(device)).toHaveText(/^Saved to your account, /);
    }
    const [row] = await resumeRows(app, person);
    expect(row?.data).toMatchObject({
      personalInfo: { phone: '(937) 555-0142', address: 'Dayton, Ohio' },
    });
  },
);

test(
  'a job that one device edits and the other takes out lives, as it was edited, on both',
  deep,
  async ({ page, app, newDevice }) => {
    const person = app.newPerson();
    const second = await twoDevices(page, app, person, newDevice);
    await page.getByLabel('Job title').fill('Line Cook');
    await saveToAccount(page);
    await lookAgain(second);
    await expect(second.getByLabel('Job title')).toHaveValue('Line Cook');

    await page.getByLabel('Job title').fill('Head Cook');
    await saveToAccount(page);
    await second.getByRole('button', { name: /^Remove .*Line Cook/ }).click();
    await expect(second.getByRole('group', { name: /Cook/ })).toBeHidden();
    await saveToAccount(second);
    await lookAgain(page);
    for (const device of [page, second]) {
      await expect(device.getByRole('group', { name: /Head Cook/ })).toBeVisible();
      await expect(device.getByLabel('Job title')).toHaveValue('Head Cook');
      await expect(statusLine(device)).toHaveText(/^Saved to your account, /);
    }
    expect(await jobTitles(app, person)).toEqual(['Head Cook']);
  },
);

test(
  'a job added on each device in the same millisecond: both are kept, on both',
  deep,
  async ({ page, app, newDevice }) => {
    const person = app.newPerson();
    const second = await twoDevices(page, app, person, newDevice);
    const devices = [
      { device: page, title: 'Forklift Driver' },
      { device: second, title: 'Cashier' },
    ];
    const moment = Date.now();
    for (const { device, title } of devices) {
      await device.clock.setFixedTime(moment);
      await device.getByRole('button', { name: 'Add a job' }).click();
      await device.getByLabel('Job title').last().fill(title);
    }
    await saveToAccount(page);
    await saveToAccount(second);
    await lookAgain(page);
    for (const { device } of devices) {
      for (const { title } of devices)
        await expect(device.getByRole('group', { name: new RegExp(title) })).toBeVisible();
      await expect(statusLine(device)).toHaveText(/^Saved to your account, /);
    }
    expect(await jobTitles(app, person)).toEqual(['', 'Cashier', 'Forklift Driver']);
  },
);

test('two devices that edit the same field keep both texts: review, swap, and it is gone on both', async ({
  page,
  app,
  newDevice,
}) => {
  const person = app.newPerson();
  const second = await twoDevices(page, app, person, newDevice);
  await page.getByLabel('Phone').fill('(937) 555-0142');
  await second.getByLabel('Phone').fill('(937) 555-0177');
  await saveToAccount(page);
  await second.getByRole('button', { name: 'Save to Cloud' }).click();
  await expect(statusLine(second)).toHaveText('Two versions: review');
  await expect(second.getByLabel('Phone')).toHaveValue('(937) 555-0177');
  await lookAgain(page);
  await expect(statusLine(page)).toHaveText('Two versions: review');

  const notice = page.getByRole('region', { name: 'Two versions' });
  await page.getByRole('link', { name: 'Two versions: review' }).click();
  await expect(notice).toBeInViewport();
  await page.goto(`${app.url}/game`);
  await page.getByRole('link', { name: 'Two versions: review' }).click();
  await expect(notice, 'the game leads to where they are shown').toBeVisible();
  await expect(notice).toContainText('(937) 555-0142');
  await expect(notice).toContainText('(937) 555-0177');
  const before = await page.getByLabel('Phone').inputValue();
  await notice.getByRole('button', { name: 'Use the other version' }).click();
  const chosen = await page.getByLabel('Phone').inputValue();
  expect([before, chosen].toSorted()).toEqual(['(937) 555-0142', '(937) 555-0177']);
  await notice.getByRole('button', { name: 'Keep this one' }).click();
  await expect(notice).toBeHidden();
  await saveToAccount(page);

  await lookAgain(second);
  await expect(second.getByRole('region', { name: 'Two versions' })).toBeHidden();
  await expect(second.getByLabel('Phone')).toHaveValue(chosen);
  await expect(statusLine(second)).toHaveText(/^Saved to your account, /);
  const [row] = await resumeRows(app, person);
  expect(row?.data).toMatchObject({ personalInfo: { phone: chosen } });
  expect(row?.data['conflicts'] ?? []).toEqual([]);
});

test('a resume started as a guest is offered at the first sign-in, and keeping it replaces nothing', async ({
  page,
  app,
  newDevice,
}) => {
  const person = app.newPerson();
  await signUpAndConfirm(page, app, person);
  await page.getByLabel('Full name').fill('Ana Lopez');
  await page.getByLabel('Job title').fill('Line Cook');
  await saveToAccount(page);

  const second = await newDevice();
  await seedGuest(second, app);
  await logIn(second, app, person);
  const question = second.getByRole('dialog', { name: 'Keep the resume you started here?' });
  await expect(question).toContainText('Anna L.');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(second.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(second.getByRole('region', { name: 'Two versions' })).toContainText('Anna L.');
  await expect(second.getByLabel('Phone')).toHaveValue('(937) 555-0142');
  for (const title of ['Line Cook', 'Cashier'])
    await expect(second.getByRole('group', { name: new RegExp(title) })).toBeVisible();
  await second.getByRole('button', { name: 'Save to Cloud' }).click();
  await expect
    .poll(async () => JSON.stringify((await resumeRows(app, person))[0]?.data))
    .toContain('Cashier');
  const [row] = await resumeRows(app, person);
  expect(row?.data).toMatchObject({ personalInfo: { name: 'Ana Lopez' } });
  await expect.poll(() => databases(second)).not.toContain('cq-guest');
  await second.reload();
  await expect(second.getByLabel('Full name')).toHaveValue('Ana Lopez');
  await expect(question).toBeHidden();
});

test(
  "a new account takes the guest's resume, answers and progress over as they are",
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await seedGuest(page, app);
    await signUp(page, app, person);
    await confirmByCode(page, app, person);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Anna L.');
    await saveToAccount(page);
    const [row] = await resumeRows(app, person);
    expect(row?.data).toMatchObject({
      personalInfo: { name: 'Anna L.', phone: '(937) 555-0142' },
      experience: [{ jobTitle: 'Cashier' }],
    });
    await expect.poll(() => databases(page)).not.toContain('cq-guest');
    await page.goto(`${app.url}/modules/3#networking`);
    await expect(page.getByRole('textbox', { name: 'Who you are' })).toHaveValue(
      'I am Anna, a cashier.',
    );
    await expect(page.getByText(/^In progress: 1 of \d+ cards/)).toBeVisible();
  },
);

test(
  "a stranger's guest resume is deleted when the person says that it is not theirs",
  deep,
  async ({ page, app }) => {
    const person = app.newPerson();
    await seedGuest(page, app);
    await signUpAndConfirm(page, app, person);
    await page.getByRole('button', { name: 'It is not mine: delete it' }).click();
    await expect.poll(() => databases(page)).not.toContain('cq-guest');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await page.getByLabel('Full name').fill('Ana Lopez');
    await saveToAccount(page);
    expect(JSON.stringify(await resumeRows(app, person))).not.toContain('Anna L.');
  },
);

test('a resume left for later stays on the device, untouched', deep, async ({ page, app }) => {
  await seedGuest(page, app);
  await signUpAndConfirm(page, app, app.newPerson());
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(await databases(page)).toContain('cq-guest');
});

/** The titles of all jobs in the account, sorted. */
async function jobTitles(app: App, person: Person): Promise<string[]> {
  const [row] = await resumeRows(app, person);
  const jobs = (row?.data['experience'] ?? []) as { jobTitle: string }[];
  return jobs.map(({ jobTitle }) => jobTitle).toSorted();
}

/** Two devices of one person with the same saved resume open. */
async function twoDevices(
  page: Page,
  app: App,
  person: Person,
  newDevice: () => Promise<Page>,
): Promise<Page> {
  await signUpAndConfirm(page, app, person);
  await page.getByLabel('Full name').fill('Ana Lopez');
  await saveToAccount(page);
  const second = await newDevice();
  await logIn(second, app, person);
  await expect(second.getByLabel('Full name')).toHaveValue('Ana Lopez');
  return second;
}

/** What happens when a person comes back to a tab. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The database that the game leaves for a guest, made with the browser's own means. */
async function seedGuest(page: Page, app: App): Promise<void> {
  await page.goto(`${app.url}/forum`);
  await page.evaluate(async () => {
    const blank = { location: '', startDate: '', endDate: '', description: '', achievement: '' };
    const doc = {
      personalInfo: { name: 'Anna L.', email: '', phone: '(937) 555-0142', address: '' },
      experience: [{ id: 'guest-job', jobTitle: 'Cashier', company: 'Corner Shop', ...blank }],
      education: [],
      skills: ['Cash handling'],
      parStatements: [],
      currentProblem: '',
      currentAction: '',
      currentResult: '',
      course: {
        answers: { pitch: { p1: 'I am Anna, a cashier.' } },
        progress: { 'module-3': { 'card:networking--your-pitch': 'done' } },
      },
    };
    await new Promise<void>((resolve, reject) => {
      // The library counts versions in tenths.
      const opening = indexedDB.open('cq-guest', 10);
      opening.onupgradeneeded = () => {
        for (const name of ['resume', 'outbox', 'base', 'keyring', 'drafts'])
          opening.result.createObjectStore(name, { keyPath: 'id' });
        opening.result.createObjectStore('conflicts', { keyPath: 'id', autoIncrement: true });
      };
      opening.onerror = () => reject(new Error('No database'));
      opening.onsuccess = () => {
        const writing = opening.result.transaction('resume', 'readwrite');
        writing.objectStore('resume').put({ id: 1, doc, rev: 1, updatedAt: Date.now() });
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  });
}

function databases(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []));
}
