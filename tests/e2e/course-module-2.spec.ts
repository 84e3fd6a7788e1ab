import type { Page } from '@playwright/test';
import { expect, test } from '../support/app';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { waitUntilAwake } from '../support/hydration';
import { deep } from '../support/deep';

/** A frame of the page's own time, in ms. */
const frameMs = 16;

const slides = [
  'Introduction',
  'Part 1: Modern Resume',
  'Part 2: Cover Letter',
  'Part 3: STAR Method',
  'Wrap Up',
];

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

async function openSlide(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: `Go to ${title}` }).click();
  await expect(heading(page, title)).toBeVisible();
}

testBothWaysOnlineByDay(
  'Next and Previous walk through the five slides and stop at both ends',
  async ({ page, app }) => {
    await page.goto(`${app.url}/modules/2`);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const previous = page.getByRole('button', { name: 'Previous', exact: true });
    await expect(previous).toBeDisabled();
    for (const title of slides) {
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: `Go to ${title}` })).toHaveAttribute(
        'aria-current',
        'true',
      );
      if (title !== 'Wrap Up') await next.click();
    }
    await expect(next).toBeDisabled();
    await expect(page.getByText('0 of 18 cards').first(), 'going on proves nothing').toBeVisible();
    await expect(page.getByRole('link', { name: 'Next: Module 3, Networking' })).toBeVisible();
    await previous.click();
    await expect(heading(page, 'Part 3: STAR Method')).toBeVisible();
  },
);

test('the arrow keys move between slides and stop at the first and the last', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/modules/2`);
  await expect(heading(page, 'Introduction')).toBeVisible();
  await expect(page.getByText('Not yet started'), 'the page is awake').toBeVisible();
  await page.keyboard.press('ArrowLeft');
  for (const title of slides.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(heading(page, title)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(heading(page, 'Wrap Up')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page, 'Part 3: STAR Method')).toBeVisible();
});

test('Arrow, Home and End edit text inside a slide', async ({ page, app }) => {
  await openSlide(page, `${app.url}/modules/2`, 'Part 3: STAR Method');
  const situation = page.getByRole('textbox', { name: 'Situation' });
  await situation.pressSequentially('bcd');
  for (const [key, letter] of [
    ['Home', 'a'],
    ['End', 'f'],
    ['ArrowLeft', 'e'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.type(letter);
  }
  await expect(situation).toHaveValue('abcdef');
  await expect(heading(page, 'Part 3: STAR Method')).toBeVisible();
});

for (const browser of ['now', 'Safari 15.4, which has no inert'])
  test(`Tab never enters a hidden slide, and none is in the accessibility tree (${browser})`, async ({
    page,
    app,
  }) => {
    if (browser !== 'now') await page.addInitScript(forgetInert);
    await openSlide(page, `${app.url}/modules/2`, 'Part 2: Cover Letter');
    await expect(page.locator('[data-slide][inert]')).toHaveCount(browser === 'now' ? 4 : 0);
    await expect(page.locator('[data-away="true"]')).toHaveCount(4);
    for (const title of slides) {
      const expected = title === 'Part 2: Cover Letter' ? 1 : 0;
      await expect(heading(page, title)).toHaveCount(expected);
    }
    const visited = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const slide = await page.evaluate(
        () => document.activeElement?.closest('[data-slide]')?.getAttribute('data-slide') ?? '',
      );
      visited.add(slide);
    }
    expect([...visited].filter((id) => id !== '')).toEqual(['cover-letter']);
  });

/** Runs in the page: the attribute does nothing there, as in a browser that does not know it. */
function forgetInert(): void {
  const proto = Element.prototype;
  const set = Object.getOwnPropertyDescriptor(proto, 'setAttribute');
  const setAttribute = set?.value as typeof proto.setAttribute;
  proto.setAttribute = function setOther(this: Element, name: string, value: string) {
    if (name !== 'inert') setAttribute.call(this, name, value);
  };
}

test(
  'a slide moves in about 350 ms, and at once under reduced motion',
  deep,
  async ({ page, app }) => {
    // The page's time is the test's: a machine that draws few frames must not count as a slow slide.
    await page.clock.install();
    await page.goto(`${app.url}/modules/2`);
    await expect(page.getByText('Not yet started')).toBeVisible();
    const ms = await timeMove(page);
    expect(ms).toBeGreaterThan(250);
    expect(ms).toBeLessThan(450);
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByText(/^(Not yet started|In progress)/)).toBeVisible();
    expect(await timeMove(page)).toBeLessThanOrEqual(3 * frameMs);
  },
);

test('a swipe of a finger moves a slide; a drag of the mouse marks text', async ({
  app,
  newDevice,
}) => {
  const phone = await newDevice({ hasTouch: true, viewport: { width: 390, height: 740 } });
  await phone.goto(`${app.url}/modules/2`);
  await expect(heading(phone, 'Introduction')).toBeVisible();
  await waitUntilAwake(phone);
  await swipe(phone, 300, 90);
  await expect(heading(phone, 'Part 1: Modern Resume')).toBeVisible();

  const desk = await newDevice({ viewport: { width: 1280, height: 800 } });
  await desk.goto(`${app.url}/modules/2`);
  const text = await desk.getByText('Your answer is a small story').boundingBox();
  if (!text) throw new Error('The first paragraph is not drawn.');
  await desk.mouse.move(text.x + 300, text.y + 10);
  await desk.mouse.down();
  await desk.mouse.move(text.x + 20, text.y + 10, { steps: 8 });
  await desk.mouse.up();
  await expect(heading(desk, 'Introduction')).toBeVisible();
  expect(await desk.evaluate(() => String(document.getSelection()).length)).toBeGreaterThan(10);
});

testBothWaysOnlineByDay(
  'the checkup adds up points, names the level, and Reset can be undone',
  async ({ page, app }) => {
    await openSlide(page, `${app.url}/modules/2`, 'Part 1: Modern Resume');
    const checkup = page.getByRole('region', { name: 'Resume checkup' });
    const score = checkup.getByText(/^Score: /);
    const level = checkup.getByRole('status').first();
    const tick = (name: RegExp) => checkup.getByRole('checkbox', { name });
    await expect(score).toHaveText('Score: 0 / 15');
    await expect(level).toContainText('Not scored yet');
    await expect(level).toContainText('Which of these does your resume have?');

    await tick(/^Formatting 3 points/).check();
    await tick(/^Tailoring 3 points/).check();
    await tick(/^Readability 2 points/).check();
    await expect(score).toHaveText('Score: 8 / 15');
    await expect(level).toContainText('Needs Improvement');
    await expect(level).not.toContainText('Which of these');
    await tick(/^Contact Information 1 point/).check();
    await expect(score).toHaveText('Score: 9 / 15');
    await expect(level).toContainText('Proficient');
    await tick(/^Experience: Action Verbs 3 points/).check();
    await expect(score).toHaveText('Score: 12 / 15');
    await expect(level).toContainText('Proficient');
    await tick(/^Grammar and Spelling 1 point/).check();
    await expect(level).toContainText('Exemplary');
    await tick(/^Quantified Accomplishments 2 points/).check();
    await expect(score).toHaveText('Score: 15 / 15');
    await tick(/^Tailoring/).uncheck();
    await expect(score).toHaveText('Score: 12 / 15');

    await checkup.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(score).toHaveText('Score: 0 / 15');
    await expect(checkup.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await checkup.getByRole('button', { name: 'Undo' }).click();
    await expect(score).toHaveText('Score: 12 / 15');
  },
);

testBothWaysOnlineByDay(
  'spot the difference: generic is wrong in red, tailored is right in green, both in words',
  async ({ page, app }) => {
    await openSlide(page, `${app.url}/modules/2`, 'Part 2: Cover Letter');
    const activity = page.getByRole('region', { name: 'Spot the difference' });
    const generic = activity.getByRole('button', { name: 'Choose Letter A' });
    const tailored = activity.getByRole('button', { name: 'Choose Letter B' });

    await generic.click();
    await expect(
      activity.getByRole('article', { name: 'Letter A' }).getByText('Letter A is generic'),
    ).toBeVisible();
    await expect(generic).toHaveAccessibleName('Choose Letter A: not this one');
    await expect(generic).toHaveCSS('background-color', 'rgb(156, 47, 34)');

    await tailored.click();
    await expect(activity.getByText('Letter B is tailored')).toBeVisible();
    await expect(activity.getByText('Letter A is generic')).toBeHidden();
    await expect(tailored).toHaveAccessibleName('Choose Letter B: right');
    await expect(tailored).toHaveCSS('background-color', 'rgb(27, 107, 58)');
    await expect(generic).toHaveAttribute('aria-pressed', 'false');
  },
);

testBothWaysOnlineByDay(
  'the story builder asks for all four parts, then combines them',
  async ({ page, app }) => {
    await openSlide(page, `${app.url}/modules/2`, 'Part 3: STAR Method');
    const builder = page.getByRole('region', { name: 'STAR story builder' });
    const combine = builder.getByRole('button', { name: 'Combine My Story' });
    const refusal = builder.getByText('Please fill out all four parts to generate your story.');

    await builder.getByRole('textbox', { name: 'Situation' }).fill('Two people were out sick');
    await combine.click();
    await expect(refusal).toBeVisible();
    await expect(builder.getByRole('alert')).toContainText(
      'So far: “Two people were out sick.” Next: Task.',
    );
    await expect(builder.getByRole('textbox', { name: 'Task' })).toBeFocused();
    await expect(builder.getByRole('region', { name: 'Your story' })).toBeHidden();

    await builder.getByRole('textbox', { name: 'Task' }).fill('I had to cook for 300');
    await builder.getByRole('textbox', { name: 'Action' }).fill('I gave each person one station');
    await builder.getByRole('textbox', { name: 'Result' }).fill('  ');
    await combine.click();
    await expect(refusal).toBeVisible();
    await builder.getByRole('textbox', { name: 'Result' }).fill('Every child ate');
    await expect(refusal).toBeHidden();
    await combine.click();
    await expect(builder.getByRole('region', { name: 'Your story' })).toContainText(
      'Two people were out sick. I had to cook for 300. I gave each person one station. Every child ate.',
    );
  },
);

/** How many ms of the page's own time after an arrow key the strip of slides is within 1 % of its place, for good. */
async function timeMove(page: Page): Promise<number> {
  const strip = page.locator('[data-slide]').first().locator('..');
  const left = () => strip.evaluate((element) => element.getBoundingClientRect().left);
  const width = await strip.evaluate((element) => element.getBoundingClientRect().width);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const goal = (await left()) - width;
  await page.keyboard.press('ArrowRight');
  let arrival = Infinity;
  for (let ms = frameMs; ms < 1500; ms += frameMs) {
    await page.clock.runFor(frameMs);
    const isThere = Math.abs((await left()) - goal) <= width / 100;
    arrival = isThere ? Math.min(arrival, ms) : Infinity;
  }
  return arrival;
}

/** A finger that goes from one x to another in the middle of the window. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 500 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd', to);
}
