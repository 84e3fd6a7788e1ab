import type {
  CoursePart,
  NarrativeSlideId,
  PromptField,
  SelfCheck,
  SpotTheDifference,
  StarFieldId,
} from '../types';

/** Module 2's five slides. Their order is given. */
export const narrativeSlides: readonly CoursePart<NarrativeSlideId>[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    plainTitle: 'Your work as one story',
    file: 'module-2/1-introduction.mdx',
  },
  {
    id: 'modern-resume',
    title: 'Part 1: Modern Resume',
    plainTitle: 'What goes on the page',
    file: 'module-2/2-modern-resume.mdx',
  },
  {
    id: 'cover-letter',
    title: 'Part 2: Cover Letter',
    plainTitle: 'A short letter for one job',
    file: 'module-2/3-cover-letter.mdx',
  },
  {
    id: 'star-method',
    title: 'Part 3: STAR Method',
    plainTitle: 'How to answer “Tell me about a time …”',
    file: 'module-2/4-star-method.mdx',
  },
  {
    id: 'wrap-up',
    title: 'Wrap Up',
    plainTitle: 'Do your papers tell the same story?',
    file: 'module-2/5-wrap-up.mdx',
  },
];

/** The generic letter comes first, so the right answer is not simply the first one read. */
export const spotTheDifference: SpotTheDifference = {
  question: 'Which letter would make you want to meet the person?',
  posting: {
    title: 'Night Stocker, Fairview Market',
    lines: [
      'Unload trucks and fill shelves from 10 PM to 6 AM.',
      'Check dates and rotate stock.',
      'You are on time, you work well alone, and you can lift 40 pounds.',
    ],
  },
  letters: [
    {
      id: 'generic',
      label: 'Letter A',
      paragraphs: [
        'To whom it may concern:',
        'I am writing to apply for the open position at your company. I am a hard worker, a team player and a fast learner. I have many skills that would make me a great fit.',
        'I am looking for a place where I can grow. I know I would be a strong addition to your team. Please see my resume for details.',
        'Thank you for your time.',
        'Claire Novak',
      ],
      message: 'Not this one. Letter A is generic: it could go to any company, for any job.',
      reasons: [
        'It never names the job or the store.',
        '“Hard worker” and “fast learner” come with no proof.',
        'It says what Claire wants, but not what the store needs: nights, lifting, checking dates.',
      ],
    },
    {
      id: 'tailored',
      label: 'Letter B',
      paragraphs: [
        'Dear Hiring Manager,',
        'I would like to work as a night stocker at Fairview Market. I shop there each week, and your shelves are always full. I want to help keep them that way.',
        'For two years I unloaded trucks at a food bank, often alone. I lifted 40-pound boxes and moved the oldest food to the front. We threw out less each month. I was on time for every shift.',
        'Nights suit me, and I can start next week. You can reach me at 555-0127. Thank you for reading this.',
        'Claire Novak',
      ],
      message: 'Yes. Letter B is tailored: it is written for one job, and it shows proof.',
      reasons: [
        'It names the job, the store and a real reason.',
        'It answers the posting: trucks, lifting, dates, working alone, being on time.',
        'The proof is from a food bank. Helping without pay counts.',
      ],
    },
  ],
};

/** What makes a STAR story strong, to tick after reading it aloud. Ids are fields of the story's answers. */
export const starChecks: readonly SelfCheck[] = [
  { id: 'check-mine', text: 'Most of it is what I did. I said “I,” not only “we.”' },
  { id: 'check-end', text: 'The end says what changed.' },
  { id: 'check-fact', text: 'There is a number, a name of a thing, or a detail that only I know.' },
];

export const starFields: readonly PromptField<StarFieldId>[] = [
  {
    id: 's',
    label: 'Situation',
    hint: 'Where were you, and what was going on? One sentence.',
    example: 'I was the only driver on a snowy day, and two roads on my route were closed.',
  },
  {
    id: 't',
    label: 'Task',
    hint: 'What did you have to get done?',
    example: 'I had to bring hot meals to 18 people before noon.',
  },
  {
    id: 'a',
    label: 'Action',
    hint: 'What did you do, step by step? Say “I.”',
    example:
      'I called the four people on the closed roads and asked who could meet me at the corner. Then I changed the order of my stops so those meals stayed hot.',
  },
  {
    id: 'r',
    label: 'Result',
    hint: 'How did it end? What changed? Use a number if you have one.',
    example: 'All 18 people ate by noon, and my boss kept the new order for bad weather.',
  },
];
