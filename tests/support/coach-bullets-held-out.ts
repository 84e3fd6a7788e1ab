import type { LabelledBullet } from './coach-bullets';

/** Labelled in the same sitting as the tuning set, by the rules written there; only measured. */
export const heldOutBullets: readonly LabelledBullet[] = [
  { text: 'Stacked lumber and filled 35 customer orders a day', labels: [] },
  {
    text: 'Duties include receiving, stocking and returns of merchandise',
    labels: ['duties-not-results', 'missing-number'],
  },
  {
    text: 'I have helped the customers find what they need and I am always on time',
    labels: ['first-person', 'missing-number'],
  },
  { text: 'Fed, bathed and dressed 5 residents each morning', labels: [] },
  {
    text: 'Assisting elderly with daily living, cooking and shopping',
    labels: ['ing-start', 'missing-number'],
  },
  {
    text: 'Tables were cleared and reset by our crew in under 5 minutes',
    labels: ['passive-voice', 'first-person', 'no-verb-start'],
  },
  {
    text: 'Detail-oriented self-starter with excellent people skills',
    labels: ['cliches', 'no-verb-start', 'missing-number'],
  },
  { text: 'Grilled burgers and steaks for a 60-seat diner', labels: [] },
  {
    text: 'Keep the restrooms clean and refill supplies at a busy truck stop',
    labels: ['tense-mix', 'missing-number'],
    isPastJob: true,
  },
  {
    text: 'Swept, mopped and took out trash for a 4-story office building',
    labels: [],
  },
  { text: 'Dishwasher and prep cook', labels: ['too-short', 'no-verb-start'] },
  {
    text: 'Worked on several different projects for the city parks team',
    labels: ['weak-opening', 'vague-words', 'missing-number'],
  },
  {
    text: 'Drove a 26-foot truck across three states with no tickets or damage',
    labels: [],
  },
  {
    text: 'MANAGED THE FRONT DESK AND ANSWERED 50 CALLS A DAY',
    labels: ['all-caps'],
  },
  {
    text: 'Managed a crew of 6 and planned the work for each week',
    labels: ['repeated-verb'],
    others: ['Managed tool checkout for the shop'],
  },
  {
    text: 'Entered patient data into the EHR for 2 clinics',
    labels: ['unexplained-abbreviation'],
  },
  { text: 'Coached a soccer team of 14 girls for two seasons', labels: [] },
  {
    text: 'Was promoted to shift lead after 6 months',
    labels: ['passive-voice'],
  },
  {
    text: 'Basically just made coffee and ran the register for the morning rush',
    labels: ['filler', 'missing-number'],
  },
  {
    text: 'Cash handling and customer service skills',
    labels: ['no-verb-start', 'missing-number'],
  },
  {
    text: 'Planted 300 trees with a city crew and watered them through the summer',
    labels: [],
  },
  {
    text: 'Sewed uniforms and fix machines when they break',
    labels: ['tense-mix', 'missing-number'],
    isPastJob: true,
  },
  {
    text: 'Took orders by phone in English and Spanish, about 40 an hour at lunch',
    labels: [],
  },
  {
    text: 'Helped run a weekly clothing drive that served 25 families',
    labels: [],
  },
  {
    text: 'Hired to clean windows etc. for local shops',
    labels: ['vague-words', 'missing-number', 'passive-voice'],
  },
  {
    text: 'Raised 3 children full time and managed the family budget of $1,800 a month',
    labels: [],
  },
];
