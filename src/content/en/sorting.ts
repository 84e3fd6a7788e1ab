import type { QuickLook, SortExercise } from '../activity-shapes';

/** Eight lines: a story tells what it was like, a proof shows what somebody did. */
export const storyOrProof: SortExercise = {
  id: 'sort-story-or-proof',
  title: 'Story or proof?',
  task: 'Read each line. Does it tell a story, or does it show proof?',
  kinds: ['Story', 'Proof'],
  done: 'All eight are sorted. Now look at your own lines: which ones are only stories?',
  lines: [
    {
      text: 'It was always busy at Sal’s.',
      kind: 0,
      why: 'It tells about the place. What did the person do?',
    },
    { text: 'Cooked up to 120 plates a night.', kind: 1, why: 'A thing done, with a number.' },
    { text: 'I am a people person.', kind: 0, why: 'Anyone can say that. Nobody can check it.' },
    {
      text: 'Calmed 20 upset callers a day without calling a boss.',
      kind: 1,
      why: 'A thing done, and what came of it.',
    },
    {
      text: 'Did a little of everything.',
      kind: 0,
      why: '“Everything” tells nothing. Name two things.',
    },
    { text: 'Trained 5 new packers on the belt.', kind: 1, why: 'Who, how many, and on what.' },
    {
      text: 'The boss liked me a lot.',
      kind: 0,
      why: 'What did you do that the boss liked? That would be the proof.',
    },
    {
      text: 'The owner gave me the key to open alone.',
      kind: 1,
      why: 'Trust that somebody can check is proof.',
    },
  ],
};

/** A posting as hourly jobs write it. */
export const hourlyPosting: SortExercise = {
  id: 'sort-hourly-posting',
  title: 'Mark what they need in a posting for hourly work',
  task: 'A paper in the window of Fairview Market. Which lines say what they need from you?',
  kinds: ['They need this', 'Good to know'],
  done: 'Each line they need should have an answer on your resume, if it is true for you.',
  lines: [
    {
      text: 'Now hiring: night stocker, 10 PM to 6 AM',
      kind: 0,
      why: 'The job and the hours. Say that nights suit you.',
    },
    {
      text: 'You can lift 40 pounds',
      kind: 0,
      why: 'Name a time when you lifted that much, and how often.',
    },
    { text: 'Free coffee in the break room', kind: 1, why: 'Nice, but nothing to write about.' },
    {
      text: 'Rotate stock and check dates',
      kind: 0,
      why: 'A duty. “Moved the oldest food to the front” answers it.',
    },
    {
      text: 'Family owned since 1962',
      kind: 1,
      why: 'It may help in a letter. It is not a skill.',
    },
    { text: 'You work well alone', kind: 0, why: 'A shift that you worked alone is the proof.' },
  ],
};

/** The resume of the seven seconds; the eyes stop at some of its lines. */
export const quickLook: QuickLook = {
  name: 'Linda Wilson',
  contact: 'Dayton, Ohio · 555-0142 · linda.wilson@example.com',
  lines: [
    {
      text: 'Warehouse worker, 4 years. Certified on stand-up forklift.',
      isSeen: true,
      isStrong: true,
    },
    { text: 'Forklift Operator, Miami Valley Freight', isSeen: true, isStrong: true },
    { text: '2021 to now', isSeen: true },
    { text: 'Loaded up to 9 trucks a shift with no injuries', isSeen: false },
    { text: 'Trained 5 new drivers', isSeen: false },
    { text: 'Order Picker, Gem City Supply', isSeen: true, isStrong: true },
    { text: '2019 to 2021', isSeen: true },
    { text: 'Picked 60 orders an hour and kept the count right', isSeen: false },
    { text: 'High school diploma, 2018', isSeen: true },
  ],
  choice: {
    id: 'scene-seven-seconds',
    title: 'What you remember',
    situation: '',
    question: 'What work does she do?',
    choices: [
      {
        text: 'She moves goods with a forklift',
        helps: true,
        why: 'You got it in one look: it stands in her first line and in her job title.',
      },
      {
        text: 'She works in an office',
        helps: false,
        why: 'Look again: the first line and the job title both say it.',
      },
      {
        text: 'I could not tell',
        helps: false,
        why: 'That is how a recruiter feels with a page that hides the job. Hers is in the first line.',
      },
    ],
  },
};
