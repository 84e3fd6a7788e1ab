import type { ReflectingNote } from '../types';

/** The boxes under the three questions of Reflecting. */
export const reflectingNotes: readonly ReflectingNote[] = [
  {
    id: 'reflecting-trust',
    title: 'Your notes: who counted on you',
    label: 'They trusted me to',
    hint: 'One or two lines are enough. The resume builder shows them to you again.',
    example: 'open the store alone, because the drawer was always right.',
  },
  {
    id: 'reflecting-day',
    title: 'Your notes: a good day',
    label: 'What I want more of, and what I do not want',
    hint: 'Two things you want more of, and one you do not want again.',
    example: 'Work outside, with a crew. No more nights alone.',
  },
  {
    id: 'reflecting-worry',
    title: 'Your notes: one worry, one plain line',
    label: 'A line I can say about it',
    hint: 'Only if you want to. Write the plain line, not the whole story. If you have an account, the people who run this site could see your line.',
    example: 'Family caregiver, 2021 to 2023.',
  },
];
