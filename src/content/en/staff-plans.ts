import type { WorkshopPlan } from '../staff-types';
import { planTitles } from './staff-plan-titles';

/** Two workshops for a group at computers or phones. The minutes of each make 60 and 90. */
export const workshopPlans: readonly WorkshopPlan[] = [
  {
    id: 'sixty',
    title: planTitles.sixty,
    aim: 'Each person leaves with one page as a file, and knows one job to send it to.',
    before: [
      'Open this site once on each computer, so that it works without the internet.',
      'Print three job postings from your town, one of them for hourly work.',
      'Have paper, pens and the list of verbs from the Resource Hub.',
      'Know who needs large print, an interpreter or a quiet place.',
    ],
    steps: [
      {
        minutes: 5,
        title: 'Welcome',
        what: 'Say what you will make today. Nobody has to read aloud or tell why they are out of work.',
      },
      {
        minutes: 5,
        title: 'Seven seconds',
        what: 'Hold up a resume and count to seven. Ask: what work does this person do?',
        href: '/modules/1#gaining-attention',
      },
      {
        minutes: 5,
        title: 'Story or proof',
        what: 'Read the two lines of the line cook. Which one would you believe, and why?',
        href: '/modules/1#core-concepts',
      },
      {
        minutes: 30,
        title: 'The Resume Builder Game',
        what: 'Each person answers one question at a time. Walk around. Ask “How many?” and “What changed?” Skip what does not fit.',
        href: '/game',
      },
      {
        minutes: 10,
        title: 'Download and send',
        what: 'Press “Download,” then “PDF.” Each person sends the file to their own email.',
        href: '/guides#where-to-look',
      },
      {
        minutes: 5,
        title: 'The next step',
        what: 'Each person says one job and one day. On shared computers, all log out and close the window.',
        href: '/guides',
      },
    ],
  },
  {
    id: 'ninety',
    title: planTitles.ninety,
    aim: 'Each person fits two lines to one posting, and says one story aloud.',
    before: [
      'Each person brings a resume, on paper or in their account.',
      'Print the sample posting of Chapter 2, and one for hourly work.',
      'Put chairs in pairs. Have the answer key below with you.',
    ],
    steps: [
      {
        minutes: 5,
        title: 'Welcome',
        what: 'Ask each person for one thing that they did well at any work, paid or not.',
      },
      {
        minutes: 15,
        title: 'Mark the skills in a posting',
        what: 'Alone, then in pairs: mark the skills and the duties. Compare with the key.',
        href: '/resume-builder/chapter/2',
      },
      {
        minutes: 20,
        title: 'Two stories',
        what: 'Write two stories with problem, action and result. Help with numbers: how many, how often, how fast.',
        href: '/resume-builder/chapter/3',
      },
      {
        minutes: 15,
        title: 'Fit two lines',
        what: 'Change two lines of the resume to the words of the posting. Keep every word true.',
        href: '/resume-builder/chapter/4',
      },
      {
        minutes: 10,
        title: 'Read as a stranger',
        what: 'Swap pages with the address covered. Say what is clear, and ask “So what?” Point to the page, not to the person.',
        href: '/modules/1#peer-review',
      },
      {
        minutes: 20,
        title: 'Say it aloud',
        what: 'In pairs, two minutes each: one question, one story. The partner checks the three points.',
        href: '/modules/3#interviewing',
      },
      {
        minutes: 5,
        title: 'The next step',
        what: 'Each person writes one line into the log. Ask who wants you to look at the page again.',
        href: '/papers',
      },
    ],
  },
];

/** One way to do Chapter 4: every line is true to the sample's two stories, and the four keywords are in. */
export const tailoredExample: readonly string[] = [
  'Wrote a one-page guide to the order software, and gave each new person an hour of training. They took calls alone in two days, not a week.',
  'Raised sales by about 12 orders a week: offered something close when an item was out of stock.',
  'Gave calm customer service by phone, and entered each order without delay.',
];
