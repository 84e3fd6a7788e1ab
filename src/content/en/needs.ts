import type { Need } from '../guide-types';

/** "What do you need today?": what staff hear most at the desk, each with the way through this site. */
export const needs: readonly Need[] = [
  {
    id: 'interview-tomorrow',
    title: 'I have an interview tomorrow',
    steps: [
      {
        text: 'Say five answers aloud. It takes about 30 minutes.',
        href: '/modules/3#interviewing--practice-five-questions',
      },
      { text: 'If it is by video or phone, get ready for that.', href: '/guides#video-interviews' },
      {
        text: 'Plan how you get there, and who cares for your child.',
        href: '/guides#child-care-and-rides',
      },
      { text: 'After it, say thank you.', href: '/guides#thank-you' },
    ],
  },
  {
    id: 'no-resume',
    title: 'I have no resume',
    steps: [
      { text: 'Answer one question at a time. A resume comes out.', href: '/game' },
      { text: 'Look at a resume of someone like you.', href: '/guides#sample-resumes' },
      { text: 'Send it.', href: '/guides#where-to-look--how-to-send-a-resume' },
    ],
  },
  {
    id: 'fired',
    title: 'I was fired or laid off',
    steps: [
      { text: 'Ask for unemployment this week.', href: '/guides#unemployment' },
      { text: 'Find true words for the form.', href: '/guides#application-forms' },
      {
        text: 'Practice what to say in an interview.',
        href: '/modules/3#interviewing--hard-subjects',
      },
      {
        text: 'If you pay child support, ask to change the amount.',
        href: '/guides#child-support',
      },
      { text: 'Ask about free training.', href: '/guides#wioa' },
    ],
  },
  {
    id: 'record',
    title: 'I have a record',
    steps: [
      { text: 'Know what a form may ask, and your rights.', href: '/guides#records' },
      { text: 'Ask if your record can be cleared.', href: '/guides#clearing-a-record' },
      { text: 'Start SSI, Medicaid or SNAP again after jail.', href: '/guides#restart-benefits' },
      { text: 'Ask to change child support before the debt grows.', href: '/guides#child-support' },
      { text: 'See how a resume shows work in prison.', href: '/guides#sample-resumes' },
    ],
  },
  {
    id: 'no-id',
    title: 'I have no ID or papers',
    steps: [
      { text: 'See which paper comes first, and how to get it.', href: '/guides#no-id' },
      { text: 'See which papers a job asks for.', href: '/guides#papers-and-id' },
      { text: 'Make an email that you can always open.', href: '/guides#email' },
    ],
  },
  {
    id: 'new-here',
    title: 'I am new in this country, or from Puerto Rico',
    steps: [
      { text: 'See what to leave off, and your first-day form.', href: '/guides#newcomers' },
      { text: 'Learn how to spot a fake job.', href: '/guides#job-scams' },
      { text: 'Learn to use a computer, free.', href: '/guides#computer-basics' },
    ],
  },
  {
    id: 'which-job',
    title: 'I do not know which job fits me',
    steps: [
      {
        text: 'Answer free questions, and see jobs that fit.',
        href: '/guides#where-to-look--which-job-fits-me',
      },
      {
        text: 'Ask somebody what such a job is like.',
        href: '/modules/3#networking--what-to-ask-for',
      },
      { text: 'Learn a trade with pay.', href: '/guides#apprenticeship' },
    ],
  },
  {
    id: 'no-home',
    title: 'I have no place to live',
    steps: [
      {
        text: 'Call 211 for a bed tonight, with the words for it.',
        href: '/guides#housing--if-you-need-a-bed-tonight',
      },
      {
        text: 'Keep your home: a court letter, or rent that you owe.',
        href: '/guides#housing--if-you-may-lose-your-home',
      },
      { text: 'Get an ID without an address.', href: '/guides#no-id' },
      { text: 'See what to write as your address.', href: '/guides#application-forms' },
      {
        text: 'See how a job changes rent help or a shelter bed.',
        href: '/guides#money--if-you-have-rent-help',
      },
    ],
  },
  {
    id: 'not-paid',
    title: 'I did not get my pay',
    steps: [
      { text: 'Make a list, then call the Labor Department, free.', href: '/guides#unpaid-pay' },
      {
        text: 'If you left the job, see when the last pay is due.',
        href: '/guides#unpaid-pay--if-you-left-the-job',
      },
      {
        text: 'If pay was taken for a debt, see how much is allowed.',
        href: '/guides#money--if-pay-is-taken-for-a-debt',
      },
      { text: 'If the job was a trick, see what to do now.', href: '/guides#job-scams' },
    ],
  },
  {
    id: 'disability',
    title: 'I have a disability, or I get SSI or SSDI',
    steps: [
      { text: 'Call JAN, free: which change fits your job?', href: '/guides#disability-help' },
      { text: 'Ask for a change at work, with the words for it.', href: '/guides#accommodation' },
      {
        text: 'Ask your state for training and tools.',
        href: '/guides#disability-help--training-and-tools-ask-your-state',
      },
      {
        text: 'Ask before you start: what does a job change?',
        href: '/guides#benefits--if-you-get-ssi-or-ssdi',
      },
    ],
  },
  {
    id: 'veteran',
    title: 'I served in the military',
    steps: [
      { text: 'Say so first at the job center, with the words for it.', href: '/guides#veterans' },
      { text: 'If you have no home, call the VA.', href: '/guides#veterans--if-you-have-no-home' },
      { text: 'See a veteran’s resume.', href: '/guides#sample-resumes' },
      {
        text: 'If you get VA money, ask how a job changes it.',
        href: '/guides#benefits--who-else-to-ask',
      },
    ],
  },
  {
    id: 'forms',
    title: 'I have to fill in forms',
    steps: [
      { text: 'Fill in the cheat sheet once.', href: '/papers' },
      { text: 'Apply online, step by step.', href: '/guides#online-application' },
      { text: 'Find words for the hard boxes.', href: '/guides#application-forms' },
    ],
  },
  {
    id: 'nothing-works',
    title: 'I have tried a lot, and nothing works',
    steps: [
      { text: 'Bring your resume and one job posting to a person.', href: '/guides#where-to-look' },
      { text: 'Ask for a free class or paid training.', href: '/guides#wioa' },
      { text: 'Try a temp agency or a job fair.', href: '/guides#temp-and-gig' },
      { text: 'If it is too much today, call or text 988.', href: '/resources#well-being' },
    ],
  },
];
