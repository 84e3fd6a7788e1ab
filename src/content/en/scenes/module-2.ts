import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 2. */
export const module2Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-story',
    title: 'From the part before: your one idea',
    situation: '',
    question: 'How does one idea help a reader?',
    choices: [
      {
        text: 'It ties all of my jobs together',
        helps: true,
        why: 'Yes. “I feed people” joins a diner, a home and a food pantry.',
      },
      {
        text: 'It hides the time when I was not at work',
        helps: false,
        why: 'Nothing is hidden. The time at home is part of the story.',
      },
    ],
  },
  {
    id: 'scene-photo',
    title: 'The template with a photo',
    situation: 'A free template has a place for your photo, two columns and bars for your skills.',
    question: 'What do you do?',
    choices: [
      {
        text: 'Use it. It looks modern.',
        helps: false,
        why: 'Software mixes up columns, and bars prove nothing. A photo is not asked for here.',
      },
      {
        text: 'Pick one plain column',
        helps: true,
        why: 'People and software can read it, and there is more room for proof.',
      },
    ],
  },
  {
    id: 'recall-letter',
    title: 'From the part before: the modern resume',
    situation: '',
    question: 'Which one can you leave off a resume?',
    choices: [
      { text: 'Your street address', helps: true, why: 'Yes. City and state are enough.' },
      {
        text: 'The dates of your jobs',
        helps: false,
        why: 'Readers look for dates. Month and year are enough.',
      },
    ],
  },
  {
    id: 'scene-convincing',
    title: 'Press the sentence that convinces',
    situation:
      'Here are four sentences from Letter B. The store needs people for trucks and heavy boxes at night.',
    question: 'Which one is the proof?',
    choices: [
      {
        text: 'I would like to work as a night stocker at Fairview Market.',
        helps: false,
        why: 'It names the job and the store. That is a good start, but no proof yet.',
      },
      {
        text: 'I shop there each week, and your shelves are always full.',
        helps: false,
        why: 'A real reason to pick this store. It does not show that Claire can do the work.',
      },
      {
        text: 'I lifted 40-pound boxes and moved the oldest food to the front.',
        helps: true,
        why: 'Yes. It is what the posting asks for, done before, with a number.',
      },
      {
        text: 'Thank you for reading this.',
        helps: false,
        why: 'Kind, and it belongs there. It proves nothing.',
      },
    ],
  },
  {
    id: 'recall-star',
    title: 'From the part before: the letter',
    situation: '',
    question: 'Where does your best proof go in a letter?',
    choices: [
      { text: 'Near the top', helps: true, why: 'Yes. Few people read slowly to the end.' },
      {
        text: 'In the last line',
        helps: false,
        why: 'Many stop before that. Put it near the top.',
      },
    ],
  },
  {
    id: 'recall-result',
    title: 'From the part before: STAR',
    situation: '',
    question: 'What does the R in STAR say?',
    choices: [
      {
        text: 'What changed at the end',
        helps: true,
        why: 'Yes. A number makes it stronger.',
      },
      {
        text: 'What I would do again',
        helps: false,
        why: 'You may add that. R is the result: how it ended, and what changed.',
      },
    ],
  },
  {
    id: 'scene-we',
    title: '“We” or “I”',
    situation: 'You are asked about a hard day. Your whole crew worked on it.',
    question: 'How do you begin?',
    choices: [
      {
        text: 'We all worked really hard that day.',
        helps: false,
        why: 'They still don’t know what you did.',
      },
      {
        text: 'Our crew was short. I took the loading dock.',
        helps: true,
        why: 'The crew is there, and your own part is clear.',
      },
      {
        text: 'I did everything alone.',
        helps: false,
        why: 'If it is not true, it shows. They also want someone who works with others.',
      },
    ],
  },
  {
    id: 'scene-bad-end',
    title: 'A story that ended badly',
    situation: 'You dropped a tray in your first week. Since then you carry two small ones.',
    question: 'Can you tell it in an interview?',
    choices: [
      {
        text: 'No. Never tell a mistake.',
        helps: false,
        why: 'Many ask for a mistake. Then you have no answer.',
      },
      {
        text: 'Yes, with what you do now',
        helps: true,
        why: 'What you learned is the result. It shows that you get better.',
      },
    ],
  },
];
