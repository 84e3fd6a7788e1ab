import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { htmlAnswer, isSave, jsonAnswer } from '../support/answers';
import { expect, test, type App, type Fault, type Person } from '../support/app';
import { saveButton, saveToAccount, statusLine } from '../support/builder';
import { answer, begin, expectQuestion, openGame, tellAll } from '../support/game';
import { resumeRows } from '../support/people';
import { anaLopez } from '../support/sample-resume';
import { newComputer, type Computer } from '../support/shared-computer';
import { logIn, signUpAndConfirm } from '../support/sign-in';
import { openYourData, workOf } from '../support/backup';
import { deep } from '../support/deep';

/** How often the browser is killed, half of it for each kind of person; with the other places a deep run takes 400. */
const kills = Math.ceil(Number(process.env['KILLS'] ?? 2) / 2);
const seed = Number(process.env['KILLS_SEED'] ?? 20261121);

const fields = ['Full name', 'Phone', 'Job title', 'Company', 'Description'] as const;
type Field = (typeof fields)[number];
type Values = Record<Field, string>;

const servers: Record<'well' | 'refusing' | 'losing answers', (app: App) => Fault | null> = {
  well: () => null,
  refusing: () => (request) =>
    isSave(request) ? jsonAnswer(503, { message: 'Sorry' }) : undefined,
  'losing answers': (app) => (request) =>
    isSave(request) ? app.backend.fetch(request).then(() => htmlAnswer(200)) : undefined,
};

/** What a person does until the browser dies, and when it dies. */
type Round = {
  words: { field: Field; next: 'read the line' | 'press the button' | 'type on' }[];
  msPerKey: number;
  server: keyof typeof servers;
  death: { atSaved: number } | { atMs: number };
};

const rounds: fc.Arbitrary<Round> = fc.record({
  words: fc.array(
    fc.record({
      field: fc.constantFrom(...fields),
      next: fc.constantFrom('read the line', 'press the button', 'type on'),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  msPerKey: fc.integer({ min: 0, max: 40 }),
  server: fc.constantFrom('well', 'refusing', 'losing answers'),
  death: fc.oneof(
    fc.record({ atSaved: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ atMs: fc.integer({ min: 0, max: 2500 }) }),
  ),
});

let computer: Computer;
test.beforeEach(async () => {
  computer = await newComputer();
});
test.afterEach(({ app }) => {
  app.setFault(null);
  return computer.throwAway();
});

test(`a learner types and the browser is killed, ${String(kills)} times: what was said to be saved is there, on the device and in the account`, async ({
  app,
}) => {
  test.setTimeout(90_000 + kills * 15_000);
  const person = app.newPerson();
  let session = await openSession();
  await signUpAndConfirm(session.page, app, person);
  let edits = 0;
  for (const [index, round] of fc.sample(rounds, { seed, numRuns: kills }).entries()) {
    const story = await typeUntilKilled(session, app, { round, index, hasAccount: true });
    edits += story.edits.size;
    const [row] = await resumeRows(app, person);
    expectKept(story, story.inAccount, valuesOf(row?.data), 'in the account');
    app.setFault(null);

    session = await openSession();
    await openBuilder(session.page, app, person);
    const found = await readFields(session.page);
    expectKept(story, story.saved, found, 'on the device');
    // A slow browser may die before it has anything. And what was typed during a save would wait ten seconds more.
    const isEmpty = !row && Object.values(found).every((text) => text === '');
    if (isEmpty) await expect(statusLine(session.page)).toHaveText('Nothing to save yet');
    else await saveToAccount(session.page);
    const shown = await readFields(session.page);
    expectKept(story, story.saved, shown, 'after the sync');
    expect(valuesOf((await resumeRows(app, person))[0]?.data)).toEqual(shown);
    if (index > 0) continue;
    // A browser takes some seconds to write a sign-in to the disk. From here on it lies there.
    await computer.close();
    session = await openSession();
    await openBuilder(session.page, app, person);
  }
  report('a learner', edits);
});

test(
  `a guest on their own computer types and the browser is killed, ${String(kills)} times: what was said to be saved is there`,
  deep,
  async ({ app }) => {
    test.setTimeout(90_000 + kills * 15_000);
    let session = await openSession();
    await openGame(session.page, app, 'real');
    await begin(session.page, { guest: 'own' });
    await tellAll(session.page, { ...anaLopez, experience: anaLopez.experience.slice(0, 1) });
    await openForm(session.page, app);
    let edits = 0;
    for (const [index, round] of fc.sample(rounds, { seed: seed + 1, numRuns: kills }).entries()) {
      const story = await typeUntilKilled(session, app, { round, index, hasAccount: false });
      edits += story.edits.size;
      session = await openSession();
      await openForm(session.page, app);
      expectKept(story, story.saved, await readFields(session.page), 'on the device');
      await expect(statusLine(session.page)).toHaveText('Saved on this device');
    }
    report('a guest on their own computer', edits);
  },
);

test(
  'a guest says that the computer is their own, and the browser is killed right after "Saved on this device": the words are there',
  deep,
  async ({ app }) => {
    const { page } = await openSession();
    await openGame(page, app, 'real');
    await answer(page, 'Ready to begin?', 'yes');
    // What this browser session noted as one on a shared computer is on the disk; what comes now is not yet.
    await expect
      .poll(() => computer.search(['cq-encrypted-guest']), { timeout: 20_000 })
      .not.toEqual([]);
    await page.getByRole('button', { name: 'No, only I use it' }).click();
    await answer(page, 'What is your name?', 'Ana Lopez');
    await expectQuestion(page, 'What is your email address?');
    await expect(statusLine(page)).toHaveText('Saved on this device');
    await computer.kill();

    // Two starts before the browser has written any of it: one that clears up first, one that opens their work first.
    for (const first of [app.url, `${app.url}/your-data`]) {
      const next = (await openSession()).page;
      await next.goto(first);
      await expect.poll(() => next.evaluate(() => sessionStorage.getItem('cq-tab'))).toBe('here');
      await openYourData(next, app);
      expect((await workOf(next)).resume).toMatchObject({ personalInfo: { name: 'Ana Lopez' } });
      await computer.kill();
    }
  },
);

type Acknowledged = Partial<Record<Field, number>>;

/** What a person typed in one round and what they were told. */
type Story = {
  /** All that each field has held, oldest first. */
  versions: Record<Field, string[]>;
  /** The place in `versions` of what stood there when the line said "Saved …", and "Saved to your account". */
  saved: Acknowledged;
  inAccount: Acknowledged;
  /** Every edit that was said to be saved. */
  edits: Set<string>;
  /** Texts that a field has shown and nobody has typed. */
  strange: string[];
};

type Session = { page: Page; onSaved: (line: string, values: Values) => void };

/** Opens the browser and listens to what it says about the work, frame by frame. */
async function openSession(): Promise<Session> {
  const { context, page } = await computer.open();
  const session: Session = { page, onSaved: () => {} };
  await context.exposeFunction('tellSaved', (line: string, values: Values) =>
    session.onSaved(line, values),
  );
  await context.addInitScript(watchLine, fields);
  return session;
}

type Telling = { round: Round; index: number; hasAccount: boolean };

async function typeUntilKilled(session: Session, app: App, telling: Telling): Promise<Story> {
  const { server, death } = telling.round;
  const story = newStory(await readFields(session.page));
  let dying: Promise<void> | null = null;
  const die = () => (dying ??= computer.kill());
  let timesSaved = 0;
  session.onSaved = (line, values) => {
    note(story, line, values);
    timesSaved += 1;
    if ('atSaved' in death && timesSaved >= death.atSaved) void die();
  };
  app.setFault(servers[server](app));
  const typing = typeWords(session.page, story, telling).catch((error: unknown) => {
    if (!dying) throw error;
  });
  await Promise.all([typing, 'atMs' in death && pass(death.atMs).then(die)]);
  await die();
  expect(story.strange).toEqual([]);
  return story;
}

async function typeWords(
  page: Page,
  { versions }: Story,
  { round, index, hasAccount }: Telling,
): Promise<void> {
  for (const [place, { field, next }] of round.words.entries()) {
    const text = `${String(place)} steady hands, round ${String(index)}`;
    await page.getByLabel(field, { exact: true }).selectText();
    versions[field].push(...Array.from(text, (_letter, at) => text.slice(0, at + 1)));
    await page.keyboard.type(text, { delay: round.msPerKey });
    if (next === 'press the button' && hasAccount) await saveButton(page).click();
    else if (next !== 'type on') await expect(statusLine(page)).toHaveText(/^Saved/);
  }
}

function newStory(values: Values): Story {
  const versions = Object.fromEntries(fields.map((field) => [field, [values[field]]]));
  const told = { saved: {}, inAccount: {}, edits: new Set<string>(), strange: [] };
  return { versions: versions as Story['versions'], ...told };
}

function note(story: Story, line: string, values: Values): void {
  const { versions, saved, inAccount, edits, strange } = story;
  for (const field of fields) {
    const at = versions[field].indexOf(values[field]);
    if (at < 0) strange.push(`${field}: ${values[field]}`);
    saved[field] = at;
    if (line.startsWith('Saved to your account')) inAccount[field] = at;
    if (at > 0) edits.add(`${field}: ${values[field]}`);
  }
}

/** The field holds what was said to be saved, or something typed into it after that. */
function expectKept(story: Story, acknowledged: Acknowledged, found: Values, where: string): void {
  for (const field of fields) {
    const at = acknowledged[field];
    if (at === undefined) continue;
    const text = story.versions[field][at] ?? '';
    const message = `${field}: “${text}” was saved, “${found[field]}” is ${where}`;
    expect(story.versions[field].lastIndexOf(found[field]), message).toBeGreaterThanOrEqual(at);
  }
}

async function openBuilder(page: Page, app: App, person: Person): Promise<void> {
  await page.goto(`${app.url}/resume-builder/chapter/1`);
  const portal = page.getByRole('button', { name: 'Log In', exact: true });
  await expect(page.getByLabel('Full name').or(portal)).toBeVisible();
  if (await portal.isVisible()) await logIn(page, app, person);
  await expect(page.getByLabel('Full name')).toBeVisible();
}

/** The form in which a guest changes the finished resume. */
async function openForm(page: Page, app: App): Promise<void> {
  await page.goto(`${app.url}/game`);
  await page.getByRole('button', { name: 'Change my resume' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
}

function valuesOf(data: Record<string, unknown> | undefined): Values {
  const { name, phone } = (data?.['personalInfo'] ?? {}) as Record<string, string>;
  const [job = {}] = (data?.['experience'] ?? []) as Record<string, string>[];
  const { jobTitle, company, description } = job;
  const values = [name, phone, jobTitle, company, description].map((text = '') => text);
  return Object.fromEntries(fields.map((field, at) => [field, values[at]])) as Values;
}

async function readFields(page: Page): Promise<Values> {
  const texts = fields.map((field) => page.getByLabel(field, { exact: true }).inputValue());
  const values = await Promise.all(texts);
  return Object.fromEntries(fields.map((field, at) => [field, values[at]])) as Values;
}

// Runs in the page: tells of every frame that shows other words, or another line, than the one before.
function watchLine(labels: readonly string[]): void {
  let told = '';
  const look = () => {
    requestAnimationFrame(look);
    const line = document.querySelector('[data-kind] [role=status]')?.textContent ?? '';
    const named = [...document.querySelectorAll('label')].flatMap(({ textContent, control }) =>
      labels.includes(textContent ?? '') && control
        ? [[textContent, (control as HTMLInputElement).value]]
        : [],
    );
    const seen = JSON.stringify([line, named]);
    if (seen === told) return;
    told = seen;
    const { tellSaved } = window as unknown as { tellSaved: (...args: unknown[]) => void };
    if (line.startsWith('Saved') && named.length === labels.length)
      tellSaved(line, Object.fromEntries(named));
  };
  look();
}

function report(who: string, edits: number): void {
  const figure = `${who}: killed ${String(kills)} times, ${String(edits)} acknowledged edits, 0 lost`;
  console.warn(figure);
}
