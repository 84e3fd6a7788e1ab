import type { RubricItem, RubricLevelWords } from '../types';

/** The official rubric, 15 points in all: module 2's checkup and module 1's final assessment. */
export const rubric: readonly RubricItem[] = [
  {
    id: 'formatting',
    category: 'Formatting',
    criteria:
      'One simple column. The headings, dates and bullet points all look the same from top to bottom.',
    points: 3,
  },
  {
    id: 'readability',
    category: 'Readability',
    criteria:
      'Lines are short. There is white space. A stranger can find your last job in one quick look.',
    points: 2,
  },
  {
    id: 'contact-information',
    category: 'Contact Information',
    criteria:
      'Name, phone and email are at the top, and they work. City and state are there, too, if it is safe.',
    points: 1,
  },
  {
    id: 'tailoring',
    category: 'Tailoring',
    criteria:
      'It is made for one job. It uses the posting’s own words where they are true for you.',
    points: 3,
  },
  {
    id: 'action-verbs',
    category: 'Experience: Action Verbs',
    criteria: 'Each line about work starts with a strong verb, such as “trained” or “repaired.”',
    points: 3,
  },
  {
    id: 'quantified-accomplishments',
    category: 'Quantified Accomplishments',
    criteria:
      '“Quantified” means with a number. At least two lines show a result with a number that you can explain.',
    points: 2,
  },
  {
    id: 'grammar-and-spelling',
    category: 'Grammar and Spelling',
    criteria: 'Someone else has read it, and no mistakes are left.',
    points: 1,
  },
];

/** Highest first. The bounds are those of `rubricLevel`: above 12, above 8, and the rest. */
export const rubricLevels: readonly RubricLevelWords[] = [
  {
    above: 12,
    label: 'Exemplary',
    meaning:
      'Almost ready. Fix each open row first: contact and spelling must be right. Then send it.',
  },
  {
    above: 8,
    label: 'Proficient',
    meaning: 'Strong. Pick one or two open rows and fix those first.',
  },
  {
    above: -1,
    label: 'Needs Improvement',
    meaning: 'A good start. Each open row is a next step. Take one at a time.',
  },
];
