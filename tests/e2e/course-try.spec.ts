import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { holdScripts } from '../support/hydration';
import { deep } from '../support/deep';
import { pdfText } from '../support/pdf-text';
import { downloaded } from '../support/backup';
import { checkCards } from '../support/check-cards';
import { readFile } from 'node:fs/promises';

test('the resume of the seven seconds goes by itself or by hand, then one question, then where the eyes went', async ({
  page,
  app,
}) => {
  await page.clock.install();
  await page.goto(`${app.url}/modules/1`);
  await expect(page.getByText('Not yet started')).toBeVisible();
  const activity = page.getByRole('region', { name: 'Seven seconds' });
  const line = activity.getByText('Order Picker, Gem City Supply');
  await activity.getByRole('button', { name: 'Show it for 7 seconds' }).click();
  await expect(line).toBeVisible();
  await page.clock.runFor(7100);
  await expect(line).toBeHidden();
  await activity.getByRole('button', { name: 'She works in an office' }).click();
  await expect(activity).toContainText('Not yet. Look again');
  await activity.getByRole('button', { name: 'She moves goods with a forklift' }).click();
  await expect(activity).toContainText('That helps. You got it in one look');
  await expect(activity.locator('mark').filter({ hasText: 'Order Picker' })).toBeVisible();

  await activity.getByRole('button', { name: 'Show it without a clock' }).click();
  await page.clock.runFor(20_000);
  await expect(line).toBeVisible();
  await activity.getByRole('button', { name: 'Hide it now' }).click();
  await expect(activity.getByText('What work does she do?')).toBeVisible();
});

test('a card is done by going on, a line is story or proof, and the first score stays when the last one changes', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/1`);
  await expect(page.getByText('Not yet started')).toBeVisible();
  const done = page.getByRole('button', { name: 'Got it: What the eyes find first' });
  await done.click();
  await expect(page.getByText('2 cards of this part are still open.').first()).toBeVisible();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('your place is kept only until you close this tab')).toBeVisible();
  await page.getByRole('button', { name: 'No, only I use it' }).click();
  await expect(page.getByRole('heading', { name: 'Put your best facts on top' })).toBeFocused();
  const later = await page.context().newPage();
  await later.goto(`${app.url}/modules/1`);
  await expect(
    later.getByRole('button', { name: 'Got it: What the eyes find first' }),
    'another tab, later',
  ).toHaveAttribute('aria-pressed', 'true');
  await later.close();

  await page.goto(`${app.url}/modules/1#core-concepts`);
  const sorting = page.getByRole('region', { name: 'Story or proof?' });
  await sorting.getByRole('button', { name: 'Proof: I am a people person.' }).click();
  await expect(sorting).toContainText('Story: Anyone can say that.');
  await expect(sorting).toContainText('Right at the first try: 0 of 8');
  await sorting.getByRole('button', { name: 'Story: I am a people person.' }).click();
  await expect(sorting).toContainText('Right at the first try: 0 of 8');

  await page.goto(`${app.url}/modules/1#final-assessment`);
  const checkup = page.getByRole('region', { name: 'Resume checkup' });
  await checkup.getByRole('checkbox', { name: /^Formatting/ }).check();
  await expect(checkup.getByRole('listitem')).toHaveText([
    'Contact Information',
    'Grammar and Spelling',
    'Readability',
  ]);
  await checkup.getByRole('button', { name: 'Keep this score' }).click();
  await checkup.getByRole('checkbox', { name: /^Contact/ }).check();
  await checkup.getByRole('button', { name: 'Keep this score' }).click();
  await expect(checkup).toContainText(/First score: 3 of 15 .*Last score: 4 of 15/);
});

test(
  'a pitch is recorded for the speaker alone: heard again, and nowhere sent or kept',
  deep,
  async ({ page, app }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.addInitScript(speakIntoADouble);
    await page.goto(`${app.url}/modules/3#networking`);
    const builder = page.getByRole('region', { name: 'Pitch builder' });
    await builder.getByRole('textbox', { name: 'Who you are' }).fill('I’m Grace');
    await builder.getByRole('button', { name: 'Generate My Pitch' }).click();
    await builder.getByRole('button', { name: 'Record and listen' }).click();
    await expect(builder.getByText('Speak now.')).toBeVisible();
    await builder.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(builder.getByText(/^You spoke for \d+ seconds\.$/)).toBeVisible();
    await builder.getByRole('button', { name: 'Listen to your recording' }).click();
    expect(sent).toEqual([]);
    expect(await microphonesOpen(page)).toBe(0);
  },
);

test('a choice in the test of a module that comes before the app is awake is the answer', async ({
  page,
  app,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`${app.url}/modules/1#looking-ahead`, { waitUntil: 'commit' });
  const test = page.getByRole('region', { name: 'What do you know now?' });
  await test.getByRole('button', { name: /^Cleaned 14 rooms/ }).click();
  await letScriptsThrough();
  await expect(test.getByText('That’s right.')).toBeVisible();
  await test.getByRole('button', { name: 'Continue' }).click();
  await expect(test.getByText('Question 2 of 6.')).toBeVisible();
});

test(
  'an answer to an interview question is recorded, and no microphone stays open when the question goes',
  deep,
  async ({ page, app }) => {
    await page.addInitScript(speakIntoADouble);
    await page.goto(`${app.url}/modules/3#interviewing--practice-five-questions`);
    const simulator = page.getByRole('region', { name: 'Interview question simulator' });
    await simulator.getByRole('button', { name: 'Next Question' }).click();
    await expect(simulator.getByRole('group', { name: /did I say …/ })).toBeVisible();
    const record = simulator.getByRole('button', { name: /^Record and listen/ });
    await record.click();
    await expect(simulator.getByText('Speak now.')).toBeVisible();
    await simulator.getByRole('button', { name: /^Stop/ }).click();
    await expect(
      simulator.getByRole('button', { name: /^Listen to your recording/ }),
    ).toBeVisible();
    await record.click();
    await expect(simulator.getByText('Speak now.')).toBeVisible();
    await simulator.getByRole('button', { name: 'Next Question' }).click();
    await expect.poll(() => microphonesOpen(page)).toBe(0);

    await page.evaluate(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        await new Promise((resolve) => Object.assign(globalThis, { sayYes: resolve }));
        return ask(wanted);
      };
    });
    await record.click();
    await simulator.getByRole('button', { name: 'Next Question' }).click();
    await page.evaluate(() => (globalThis as unknown as { sayYes: () => void }).sayYes());
    await expect.poll(() => microphonesEver(page)).toBe(3);
    await expect.poll(() => microphonesOpen(page)).toBe(0);
  },
);

test('without a microphone the page says so, and the ring alone still runs', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error('refused'));
  });
  await page.goto(`${app.url}/modules/3#networking`);
  const builder = page.getByRole('region', { name: 'Pitch builder' });
  const who = builder.getByRole('textbox', { name: 'Who you are' });
  await who.fill('I’m … and I cook');
  await builder.getByRole('button', { name: 'Generate My Pitch' }).click();
  await expect(builder.getByText('A “…” is still in it.')).toBeVisible();
  await who.fill('I’m Grace');
  await expect(builder.getByText('A “…” is still in it.')).toBeHidden();
  await builder.getByRole('button', { name: 'Record and listen' }).click();
  await expect(builder.getByRole('alert').last()).toContainText('could not use the microphone');
  await builder.getByRole('button', { name: 'Only the 30 seconds' }).click();
  await expect(builder.getByText('Speak now.')).toBeVisible();
});

test('the workshop record says what was done and has a line to sign, on paper and as a PDF', async ({
  page,
  app,
  newDevice,
}) => {
  await page.goto(`${app.url}/modules/1#tools`);
  await checkCards(page);
  await expect(page.getByText('3 of 27 cards', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Course Modules' }).click();
  const plan = page.getByRole('region', { name: '30 minutes today' });
  await expect(plan.getByRole('listitem').first()).toContainText('Gaining Attention');
  await expect(plan).not.toContainText('Tools');
  await page.goto(`${app.url}/modules/1#learning-objectives`);
  const recall = page.getByRole('region', { name: 'From the part before: the first look' });
  await recall.getByRole('button', { name: /^One more line/ }).click();
  await expect(recall).toContainText('Not yet.');
  await recall.getByRole('button', { name: /^Job titles and dates/ }).click();
  await expect(recall).toContainText('That helps.');
  await page.goto(`${app.url}/papers#record`);
  await page.getByRole('button', { name: 'No, only I use it' }).click();
  const paper = page.getByRole('article', { name: 'Workshop record' });
  await expect(paper).toContainText('Module 1, Build Your Resume: 1 of 9 parts');
  await expect(paper).toContainText(/1 of \d+ answered\. 0 were right at the first try\./);
  await expect(paper).toContainText('This is no license. Ask if it counts.');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record as a PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/Workshop-Record.*\.pdf$/);
  const text = await pdfText(await readFile(await download.path()));
  expect(text.pages).toBe(1);
  expect(text.inDocumentOrder).toMatch(
    /Workshop record.*Parts done.*1 of 9 parts.*0 were right at the first try.*For staff.*Signed: _+.*This is no license\. Ask if it counts\./i,
  );

  await page.getByRole('tab', { name: 'Staff comments' }).click();
  const without = await downloaded(page, 'Save only my resume for staff');
  expect(without.text).not.toContain('"workshop"');
  const add = page.getByRole('checkbox', { name: /^Add my workshop record.*time on this site$/ });
  await expect(add).not.toBeChecked();
  await add.check();
  const forStaff = await downloaded(page, 'Save only my resume for staff');
  expect(forStaff.text).toContain('"workshop"');
  const desk = await newDevice();
  await desk.goto(`${app.url}/staff`);
  await desk.getByLabel('Choose the learner’s file').setInputFiles({
    name: forStaff.name,
    mimeType: '',
    buffer: Buffer.from(forStaff.text),
  });
  await desk.getByText('Workshop record', { exact: true }).first().click();
  await expect(desk.getByText(/^Signed: _+/)).toBeVisible();
  const signed = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save the record as a PDF' }).click();
  expect((await signed).suggestedFilename()).toBe('Workshop-Record.pdf');
});

test(
  'the page counts minutes while somebody does something, on this device and over a reload',
  deep,
  async ({ page, app }) => {
    await page.clock.install();
    const counting = page.waitForResponse(/\/count-time-/);
    await page.goto(`${app.url}/modules/1`);
    await page.getByRole('button', { name: 'Got it: What the eyes find first' }).click();
    await expect(page.getByText('1 of 27 cards', { exact: true })).toBeVisible();
    // The counting comes ten seconds later, from a file of its own; the machine's minutes are not the page's.
    await page.clock.runFor(10_000);
    await page.evaluate((file) => import(file), (await counting).url());
    for (let minute = 0; minute < 4; minute += 1) {
      await page.keyboard.press('Shift');
      await page.clock.runFor(60_000);
    }
    // Nobody is there any more: two minutes later nothing counts.
    await page.clock.runFor(4 * 60_000);
    await page.goto(`${app.url}/papers#record`);
    await page.getByRole('button', { name: 'No, only I use it' }).click();
    const paper = page.getByRole('article', { name: 'Workshop record' });
    await expect(paper).toContainText(/Module 1: [456] minutes/);
    await expect(paper).toContainText('The counts are added up.');
    await page.getByRole('tab', { name: 'Packet' }).click();
    await page.getByRole('checkbox', { name: 'Workshop record' }).check();
    await expect(page.getByRole('article', { name: 'Workshop record' })).toContainText('1 of 9');
  },
);

/** Runs in the page: a microphone that plays a tone, as no machine of a test has one. */
function speakIntoADouble(): void {
  const streams: MediaStream[] = [];
  Object.assign(globalThis, { microphoneStreams: streams });
  navigator.mediaDevices.getUserMedia = () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const out = context.createMediaStreamDestination();
    tone.connect(out);
    tone.start();
    streams.push(out.stream);
    return Promise.resolve(out.stream);
  };
}

async function microphonesEver(page: Page): Promise<number> {
  return page.evaluate(
    () => (globalThis as unknown as { microphoneStreams: MediaStream[] }).microphoneStreams.length,
  );
}

async function microphonesOpen(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (globalThis as unknown as { microphoneStreams: MediaStream[] }).microphoneStreams.flatMap(
        (stream) => stream.getTracks().filter((track) => track.readyState === 'live'),
      ).length,
  );
}
