import { setTimeout as pass } from 'node:timers/promises';
import type { BrowserSession } from '../support/engines/browser-session';
import { button, field, heading, link, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

const star = {
  Situation: 'Two people were out sick',
  Task: 'I had to cook for 300',
  Action: 'I gave each person one station',
  Result: 'Every child ate',
};

test('module 1: a card is checked, and a chapter leads a guest to the portal', async ({
  session,
}) => {
  await session.open('/modules');
  await session.press(link(/^Start: Module 1: Build Your Resume/));
  await session.isAt('/modules/1');
  await session.misses(heading('2. The posting tells you what to write'));
  await session.press(button('Got it: What the eyes find first'));
  await session.sees(words('1 of 27 cards'));
  await session.press(link('Open this part: Core Concepts'));
  await session.misses(heading('What the eyes find first'));
  await session.reload();
  await session.sees(words('1 of 27 cards'));
  await session.press(link(/^Chapter 1: Resume Autopsy/));
  await session.isAt('/auth');
});

test('module 2: the slides, the checkup, the letters and a story', async ({ session }) => {
  await session.open('/modules/2');
  const heads = [
    'Introduction',
    'Part 1: Modern Resume',
    'Part 2: Cover Letter',
    'Part 3: STAR Method',
    'Wrap Up',
  ];
  for (const title of heads) {
    await session.sees(heading(title));
    for (const other of heads.filter((head) => head !== title))
      await session.misses(heading(other));
    if (title !== 'Wrap Up') await session.press(button('Next'));
  }
  expect((await session.look(button('Next')))?.isDisabled).toBe(true);

  await session.press(button('Go to Part 1: Modern Resume'));
  await session.misses(heading('Wrap Up'));
  const checkup = region('Resume checkup');
  for (const [name, score] of [
    [/^Formatting/, 3],
    [/^Tailoring/, 6],
    [/^Experience: Action Verbs/, 9],
  ] as const) {
    await session.press(field(name, checkup));
    await session.sees(words(`Score: ${String(score)} / 15`, checkup));
  }
  await session.sees(words(/Proficient/, checkup));

  await session.press(button('Go to Part 2: Cover Letter'));
  // A tap on what still moves would miss it.
  await session.misses(heading('Part 1: Modern Resume'));
  await standsStill(session);
  await session.press(button(/^Choose Letter B/));
  await session.sees(words(/Letter B is tailored/));

  await session.press(button('Go to Part 3: STAR Method'));
  await session.misses(heading('Part 2: Cover Letter'));
  for (const [name, text] of Object.entries(star)) await session.type(name, text);
  await session.press(button('Combine My Story'));
  await session.sees(
    words(/Two people were out sick\. I had to cook for 300\./, region('Your story')),
  );
  await session.reload();
  await session.press(button('Go to Part 3: STAR Method'));
  for (const [name, text] of Object.entries(star)) await session.holds(name, text);
});

test('module 2: the Tab key never leads into a slide that is hidden', async ({ session }) => {
  await session.open('/modules/2');
  await session.press(button('Go to Part 2: Cover Letter'));
  await session.sees(heading('Part 2: Cover Letter'));
  await session.misses(heading('Introduction'));
  // What takes no focus when it is asked to takes none from the keyboard either.
  const focusable = await session.run(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        '[data-slide] :is(a, button, input, textarea, select)',
      ),
    ];
    const taken = stops.filter((stop) => {
      stop.focus();
      return document.activeElement === stop;
    });
    const slides = taken.map((stop) => stop.closest<HTMLElement>('[data-slide]')?.dataset['slide']);
    return [...new Set(slides)];
  }, null);
  expect(focusable).toEqual(['cover-letter']);
});

test('module 3: the pitch, the interview questions and the email', async ({ session }) => {
  await session.open('/modules/3#networking');
  const pitch = region('Pitch builder');
  await session.press(button('Generate My Pitch', pitch));
  await session.sees(words('Please fill in all three parts to create your pitch.'));
  await session.type('One proof', 'families ask for me by name');
  await session.press(button('Generate My Pitch', pitch));
  await session.sees(words(/Families ask for me by name\./, region('Your pitch')));

  await session.press(link('Next part: Interviewing'));
  await session.open('/modules/3#interviewing--practice-five-questions');
  const simulator = region('Interview question simulator');
  for (const number of [1, 2, 3, 4, 5, 1]) {
    await session.press(button('Next Question', simulator));
    await session.sees(words(`Question ${String(number)} of 5`, simulator));
    await session.misses(words('Strategy', simulator));
    await session.press(button('Reveal/Hide Strategy', simulator));
    await session.sees(words('Strategy', simulator));
  }

  await session.press(link('Next part: Follow-Up'));
  const email = region('Follow-up email generator');
  await session.type('Interviewer’s name', 'Ms. Hernandez');
  await session.press(button('Generate Email', email));
  await session.sees(field('Email text', email));
  expect((await session.look(field('Email text', email)))?.value).toContain('Dear Ms. Hernandez,');
  await session.press(button('Copy to Clipboard', email));
  await session.sees(words(/^(Copied!|Failed to copy\.)/, email));
});

/** Waits until no slide moves any more: the one before is out of sight some moments earlier. */
function standsStill(session: BrowserSession): Promise<void> {
  return expect(async () => {
    const before = await session.run(firstSlideAt, null);
    await pass(200);
    expect(await session.run(firstSlideAt, null)).toBe(before);
  }).toPass();
}

function firstSlideAt(): number {
  return document.querySelector('[data-choice]')?.getBoundingClientRect().left ?? 0;
}
