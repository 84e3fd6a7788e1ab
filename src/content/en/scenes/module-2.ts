import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 2. */
export const module2Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-story',
    title: 'From the part before: your one idea',
    situation:
      'Maria cooked in a diner. Then she cared for someone at home. Now she helps at a food pantry.',
    question: 'A hospital kitchen asks what she does. How does she begin?',
    choices: [
      {
        text: '“I feed people: in a diner, at home, at a pantry.”',
        helps: true,
        why: 'One idea joins all of it. The time at home is a part of the story.',
      },
      {
        text: '“I was a cook, but then I stopped for four years.”',
        helps: false,
        why: 'It is true, but it begins with what is missing.',
      },
      {
        text: '“I can do any work that you have.”',
        helps: false,
        why: 'Then they have to find out what fits. Name your one idea.',
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
    question: 'You need room for one more proof. What goes?',
    choices: [
      {
        text: 'My street and house number',
        helps: true,
        why: 'City and state are enough.',
      },
      {
        text: 'The dates of my first job',
        helps: false,
        why: 'Readers look for dates. Month and year are enough.',
      },
      {
        text: 'A safety course that took one day',
        helps: false,
        why: 'Short courses and cards count. Keep it.',
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
        why: 'It is what the posting asks for, done before, with a number.',
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
    question: 'Your best proof stands in the last line of your letter. What do you do?',
    choices: [
      {
        text: 'Move it up, right behind the name of the job',
        helps: true,
        why: 'Few people read slowly to the end.',
      },
      {
        text: 'Leave it. They remember the last line.',
        helps: false,
        why: 'Many stop before that.',
      },
      {
        text: 'Write it at the top and again at the end',
        helps: false,
        why: 'Once is enough. A letter takes a minute or less.',
      },
    ],
  },
  {
    id: 'recall-result',
    title: 'From the part before: STAR',
    situation: 'You tell about a busy day: “… so I called two people in.”',
    question: 'How do you end the story?',
    choices: [
      {
        text: '“We opened on time, and no one had to wait.”',
        helps: true,
        why: 'It says what changed at the end. A number makes it stronger.',
      },
      {
        text: '“I always do that when it is busy.”',
        helps: false,
        why: 'They asked about one day. How did it end?',
      },
      {
        text: '“It was a very hard day for all of us.”',
        helps: false,
        why: 'They still don’t know how it ended.',
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
