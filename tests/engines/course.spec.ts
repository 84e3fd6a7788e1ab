import { setTimeout as pass } from 'node:timers/promises';
import type { Seat } from '../support/engines/seat';
import { button, field, heading, link, region, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

const star = {
  Situation: 'Two people were out sick',
  Task: 'I had to cook for 300',
  Action: 'I gave each person one station',
  Result: 'Every child ate',
};

test('module 1: a card is checked, and a chapter leads a guest to the portal', async ({ seat }) => {
  await seat.open('/modules');
  await seat.press(link(/^Start: Module 1: Build Your Resume/));
  await seat.isAt('/modules/1');
  await seat.misses(heading('2. The posting tells you what to write'));
  await seat.press(button('Got it: What the eyes find first'));
  await seat.sees(words('1 of 27 cards'));
  await seat.press(link('Open this part: Core Concepts'));
  await seat.misses(heading('What the eyes find first'));
  await seat.reload();
  await seat.sees(words('1 of 27 cards'));
  await seat.press(link(/^Chapter 1: Resume Autopsy/));
  await seat.isAt('/auth');
});

test('module 2: the slides, the checkup, the letters and a story', async ({ seat }) => {
  await seat.open('/modules/2');
  const heads = [
    'Introduction',
    'Part 1: Modern Resume',
    'Part 2: Cover Letter',
    'Part 3: STAR Method',
    'Wrap Up',
  ];
  for (const title of heads) {
    await seat.sees(heading(title));
    for (const other of heads.filter((head) => head !== title)) await seat.misses(heading(other));
    if (title !== 'Wrap Up') await seat.press(button('Next'));
  }
  expect((await seat.look(button('Next')))?.isDisabled).toBe(true);

  await seat.press(button('Go to Part 1: Modern Resume'));
  await seat.misses(heading('Wrap Up'));
  const checkup = region('Resume checkup');
  for (const [name, score] of [
    [/^Formatting/, 3],
    [/^Tailoring/, 6],
    [/^Experience: Action Verbs/, 9],
  ] as const) {
    await seat.press(field(name, checkup));
    await seat.sees(words(`Score: ${String(score)} / 15`, checkup));
  }
  await seat.sees(words(/Proficient/, checkup));

  await seat.press(button('Go to Part 2: Cover Letter'));
  // A tap on what still moves would miss it.
  await seat.misses(heading('Part 1: Modern Resume'));
  await standsStill(seat);
  await seat.press(button(/^Choose Letter B/));
  await seat.sees(words(/Letter B is tailored/));

  await seat.press(button('Go to Part 3: STAR Method'));
  await seat.misses(heading('Part 2: Cover Letter'));
  for (const [name, text] of Object.entries(star)) await seat.type(name, text);
  await seat.press(button('Combine My Story'));
  await seat.sees(
    words(/Two people were out sick\. I had to cook for 300\./, region('Your story')),
  );
  await seat.reload();
  await seat.press(button('Go to Part 3: STAR Method'));
  for (const [name, text] of Object.entries(star)) await seat.holds(name, text);
});

test('module 2: the Tab key never leads into a slide that is hidden', async ({ seat }) => {
  await seat.open('/modules/2');
  await seat.press(button('Go to Part 2: Cover Letter'));
  await seat.sees(heading('Part 2: Cover Letter'));
  await seat.misses(heading('Introduction'));
  // What takes no focus when it is asked to takes none from the keyboard either.
  const focusable = await seat.run(() => {
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

test('module 3: the pitch, the interview questions and the email', async ({ seat }) => {
  await seat.open('/modules/3#networking');
  const pitch = region('Pitch builder');
  await seat.press(button('Generate My Pitch', pitch));
  await seat.sees(words('Please fill in all three parts to create your pitch.'));
  await seat.type('One proof', 'families ask for me by name');
  await seat.press(button('Generate My Pitch', pitch));
  await seat.sees(words(/Families ask for me by name\./, region('Your pitch')));

  await seat.press(link('Next part: Interviewing'));
  await seat.open('/modules/3#interviewing--practice-five-questions');
  const simulator = region('Interview question simulator');
  for (const number of [1, 2, 3, 4, 5, 1]) {
    await seat.press(button('Next Question', simulator));
    await seat.sees(words(`Question ${String(number)} of 5`, simulator));
    await seat.misses(words('Strategy', simulator));
    await seat.press(button('Reveal/Hide Strategy', simulator));
    await seat.sees(words('Strategy', simulator));
  }

  await seat.press(link('Next part: Follow-Up'));
  const email = region('Follow-up email generator');
  await seat.type('Interviewer’s name', 'Ms. Hernandez');
  await seat.press(button('Generate Email', email));
  await seat.sees(field('Email text', email));
  expect((await seat.look(field('Email text', email)))?.value).toContain('Dear Ms. Hernandez,');
  await seat.press(button('Copy to Clipboard', email));
  await seat.sees(words(/^(Copied!|Failed to copy\.)/, email));
});

/** Waits until no slide moves any more: the one before is out of sight some moments earlier. */
function standsStill(seat: Seat): Promise<void> {
  return expect(async () => {
    const before = await seat.run(firstSlideAt, null);
    await pass(200);
    expect(await seat.run(firstSlideAt, null)).toBe(before);
  }).toPass();
}

function firstSlideAt(): number {
  return document.querySelector('[data-choice]')?.getBoundingClientRect().left ?? 0;
}
