import { hourlyQuestions } from '@/content/en/hourly-questions';
import { expect, test } from '../support/app';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { waitUntilAwake } from '../support/hydration';
import { deep } from '../support/deep';

const sections = ['Introduction', 'Networking', 'Interviewing', 'Follow-Up', 'Wrap Up'];

testBothWaysOnlineByDay(
  'the header stays and its anchors lead to the five sections',
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${app.url}/modules/3`);
    const links = page.getByRole('navigation', { name: 'Sections of Module 3' }).getByRole('link');
    await expect(links).toHaveText(sections);
    for (const name of sections) {
      await links.filter({ hasText: name }).click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
      await expect(links.filter({ hasText: name })).toBeInViewport();
      await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'location');
    }
  },
);

test('anchors scroll smoothly, at once under reduced motion; where one types, nothing glides', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/3`);
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${app.url}/game`);
  expect(await behaviour()).toBe('auto');
});

test('on a desk a card’s words stand beside its name and its picture, and the page’s width is used', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.url}/modules/3`);
  const picture = await page.getByRole('img', { name: /^Two people sit on a bus/ }).boundingBox();
  const words = await page.getByText(/^It is hard for many people/).boundingBox();
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  expect(words?.width).toBeGreaterThan(450);
  const card = page.locator('[data-card]').filter({ hasText: 'It is hard for many people' });
  expect((await card.boundingBox())?.width).toBeGreaterThan(1000);
});

test('a page that is opened from far down another one begins at its top at once', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${app.url}/modules`);
  const link = page.getByRole('link', { name: /Module 3/ });
  // At once: a page that still glides when it is left tells of its last line under the new address.
  await link.evaluate(async (element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const lines: number[] = [];
    Object.assign(globalThis, { lines });
    addEventListener('scroll', () => location.pathname === '/modules/3' && lines.push(scrollY));
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /Networking/ })).toBeInViewport();
  const lines = await page.evaluate(() => (globalThis as unknown as { lines: number[] }).lines);
  expect([...new Set(lines)], 'no line on the way').toEqual([0]);
  await expect(page.getByText('Not yet started')).toBeVisible();
});

test('on a phone the module menu opens, leads to a section and closes', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${app.url}/modules/3`);
  const toggle = page.getByRole('button', { name: 'Module menu' });
  const link = page.getByRole('link', { name: 'Follow-Up', exact: true });
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByRole('link', { name: 'My resume', exact: true }),
    'the ways out',
  ).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Follow-Up' })).toBeInViewport();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
});

testBothWaysOnlineByDay(
  'the pitch is refused only when all three parts are empty, and tells its spoken length',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/3#networking`);
    const builder = page.getByRole('region', { name: 'Pitch builder' });
    const generate = builder.getByRole('button', { name: 'Generate My Pitch' });
    const refusal = builder.getByText('Please fill in all three parts to create your pitch.');
    const pitch = builder.getByRole('region', { name: 'Your pitch' });

    await generate.click();
    await expect(refusal).toBeVisible();
    await expect(pitch).toBeHidden();

    await builder.getByRole('textbox', { name: 'One proof' }).fill('families ask for me by name');
    await generate.click();
    await expect(refusal).toBeHidden();
    await expect(pitch).toContainText('Families ask for me by name.');
    await expect(pitch).toContainText('About 3 seconds when you read it aloud.');
    await expect(pitch).toContainText('30 seconds');
    await expect(pitch).toContainText('Not in it yet: Who you are, What you are looking for.');
    await pitch.getByRole('checkbox', { name: /^It has one proof/ }).check();
    await expect(pitch.getByRole('status')).toContainText(
      ['Work on this next: A stranger would know what work I do. · It ends with'].map(
        (text) => new RegExp(text),
      ),
    );
  },
);

testBothWaysOnlineByDay(
  'the simulator walks through five questions, wraps, and hides the strategy each time',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/3#interviewing--practice-five-questions`);
    const simulator = page.getByRole('region', { name: 'Interview question simulator' });
    const next = simulator.getByRole('button', { name: 'Next Question' });
    const reveal = simulator.getByRole('button', { name: 'Reveal/Hide Strategy' });
    const strategy = simulator.getByText('Strategy', { exact: true });

    await expect(page.getByRole('button', { name: 'Reveal/Hide Strategy' })).toHaveCount(1);
    await expect(reveal).toBeDisabled();
    await expect(simulator.getByText(/^Question \d of 5$/)).toBeHidden();

    for (const number of [1, 2, 3, 4, 5, 1]) {
      await next.click();
      await expect(simulator.getByText(`Question ${String(number)} of 5`)).toBeVisible();
      await expect(strategy).toBeHidden();
      await reveal.click();
      await expect(strategy).toBeVisible();
      await expect(reveal).toHaveAttribute('aria-expanded', 'true');
    }
    await reveal.click();
    await expect(strategy).toBeHidden();

    // What was said stays ticked when the question comes round again.
    const said = (name: string) => simulator.getByRole('checkbox', { name });
    await said('what I do now').check();
    await said('one thing I did well before').check();
    await expect(simulator).toContainText('Still missing: why this job is next.');
    await next.click();
    await expect(said('one thing I know about them')).not.toBeChecked();
    for (let more = 0; more < 4; more += 1) await next.click();
    await said('why this job is next').check();
    await expect(simulator).toContainText('All three are there.');
  },
);

test(
  'below the five stand those that hourly jobs ask, and those that ask for a story',
  deep,
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/3#interviewing--practice-five-questions`);
    const more = page.getByRole('region', { name: 'Questions that hourly jobs ask' });
    for (const { q } of hourlyQuestions) {
      await expect(more).toContainText(q);
      await more.getByRole('button', { name: 'Show/Hide How to Answer' }).click();
      await expect(more).toContainText('Tonight: ');
      await more.getByRole('button', { name: 'Next Hourly Question' }).click();
    }
    const stories = page.getByRole('region', { name: 'Behavioral interview questions' });
    await expect(stories).toContainText('Tell me about a time you worked in a team.');
  },
);

test('the learner is told to ask 2-3 questions, and can pick them', async ({ page, app }) => {
  await page.goto(`${app.url}/modules/3#interviewing--your-turn-to-ask`);
  const activity = page.getByRole('region', { name: 'Questions to ask the employer' });
  await expect(activity).toContainText('Ask 2-3 questions at the end of the interview.');
  await activity.getByRole('checkbox', { name: /good first month/ }).check();
  await activity.getByRole('checkbox', { name: /next steps/ }).check();
  await expect(activity.getByText('Picked: 2')).toBeVisible();
});

testBothWaysOnlineByDay(
  'the follow-up email shows a placeholder for each empty field',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/3#follow-up`);
    const generator = page.getByRole('region', { name: 'Follow-up email generator' });
    const generate = generator.getByRole('button', { name: 'Generate Email' });
    const email = generator.getByRole('textbox', { name: 'Email text' });

    await expect(generator).toContainText('within 24 hours');
    await generate.click();
    await expect(email).toHaveValue(/\[Interviewer Name\]/);
    await expect(email).toHaveValue(/\[Job Title\]/);
    await expect(email).toHaveValue(/\[something specific from your conversation\]/);
    const open = generator.getByRole('status').filter({ hasText: /^Before you copy it, fill in/ });
    await expect(open).toContainText('[Job Title], [Interviewer Name]');
    await generator.getByRole('button', { name: 'Show me the first one' }).click();
    expect(await page.evaluate(() => String(document.getSelection()))).toBe('[Job Title]');

    await generator.getByRole('textbox', { name: 'Interviewer’s name' }).fill('Ms. Hernandez');
    await generator.getByRole('textbox', { name: 'Job title' }).fill('Prep Cook');
    await generator.getByRole('textbox', { name: /One specific thing/ }).fill('your Monday menu');
    await generate.click();
    await expect(email).toHaveValue(/Dear Ms\. Hernandez,/);
    await expect(email).toHaveValue(/Prep Cook job/);
    await expect(email).toHaveValue(/your Monday menu/);
    await expect(email).not.toHaveValue(/\[Job Title\]/);
    await expect(open).toHaveText(/brackets: \[Your Name\], \[Your phone number\]$/);
    await email.fill('Dear Ms. Hernandez, thank you. Grace');
    await expect(open).toBeHidden();
  },
);

test('a changed email that is generated again can be brought back', deep, async ({ page, app }) => {
  await page.goto(`${app.url}/modules/3#follow-up`);
  const generator = page.getByRole('region', { name: 'Follow-up email generator' });
  await generator.getByRole('button', { name: 'Generate Email' }).click();
  const email = generator.getByRole('textbox', { name: 'Email text' });
  await email.fill('My own words.');
  await generator.getByRole('textbox', { name: 'Job title' }).fill('Prep Cook');
  await generator.getByRole('button', { name: 'Generate Email' }).click();
  await expect(email).toHaveValue(/Prep Cook/);
  await generator.getByRole('button', { name: 'Bring back the text before' }).click();
  await expect(email).toHaveValue('My own words.');
});

test("'Copy to Clipboard' copies, says 'Copied!' for two seconds, then is quiet", async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`${app.url}/modules/3#follow-up`);
  await waitUntilAwake(page);
  const generator = page.getByRole('region', { name: 'Follow-up email generator' });
  await generator.getByRole('button', { name: 'Generate Email' }).click();
  // From here on time stands still until the test lets it go.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await generator.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(generator.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await generator.getByRole('textbox', { name: 'Email text' }).inputValue(),
  );
  await page.clock.runFor(1900);
  await expect(generator.getByText('Copied!')).toBeVisible();
  await page.clock.runFor(200);
  await expect(generator.getByText('Copied!')).toBeHidden();
});

test("a refused copy says 'Failed to copy.' and marks the text", async ({ page, app }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(`${app.url}/modules/3#follow-up`);
  const generator = page.getByRole('region', { name: 'Follow-up email generator' });
  await generator.getByRole('button', { name: 'Generate Email' }).click();
  await generator.getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(generator.getByText('Failed to copy.')).toBeVisible();
  const email = generator.getByRole('textbox', { name: 'Email text' });
  await expect(email).toBeFocused();
  expect(
    await email.evaluate((field: HTMLTextAreaElement) => [
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual([0, (await email.inputValue()).length]);
});

test('an address that names a card opens its section at that card, and one that names none closes nothing', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/3#networking--your-pitch`);
  await waitUntilAwake(page);
  const marked = page
    .getByRole('navigation', { name: 'Sections of Module 3' })
    .locator('[aria-current]');
  await expect(marked).toHaveText(/^Networking/);
  const card = page.getByRole('heading', { name: 'Your pitch', exact: true });
  await expect(card).toBeInViewport();
  await page.evaluate(() => (location.hash = '#sources'));
  await expect(marked).toHaveText(/^Networking/);
  await expect(card).toBeVisible();
});
