import type { Guide } from '../types';

/** When somebody last held the rules of law in a guide against their sources. */
const checked = 'November 2026';

/** Short reading pages beside the three modules: what people ask at the desk every day. */
export const guides: readonly Guide[] = [
  {
    id: 'where-to-look',
    title: 'Where to look and how to send',
    summary: 'Six ways to find work, and how to attach a resume.',
    file: 'guides/1-where-to-look.mdx',
    checked,
  },
  {
    id: 'application-forms',
    title: 'Application forms',
    summary: 'What forms ask, and true words for the hard boxes.',
    file: 'guides/2-application-forms.mdx',
    checked,
  },
  {
    id: 'job-scams',
    title: 'Job scams',
    summary: 'Three things never to do, and how to check an employer.',
    file: 'guides/3-job-scams.mdx',
    checked,
  },
  {
    id: 'records',
    title: 'Records and background reports',
    summary: 'What to answer, your rights, and a free bond.',
    file: 'guides/4-records.mdx',
    checked,
  },
  {
    id: 'benefits',
    title: 'Benefits and search duties',
    summary: 'What to ask before you take a job or turn one down.',
    file: 'guides/5-benefits.mdx',
    checked,
  },
  {
    id: 'newcomers',
    title: 'New to this country',
    summary: 'Work and school from abroad, and the form on your first day.',
    file: 'guides/6-newcomers.mdx',
    checked,
  },
  {
    id: 'sample-resumes',
    title: 'Sample resumes',
    summary: 'Young, veteran, older, coming back, with a record.',
    file: 'guides/7-sample-resumes.mdx',
  },
  {
    id: 'references',
    title: 'References',
    summary: 'Who to ask, how to ask, and what if a boss was unkind.',
    file: 'guides/8-references.mdx',
  },
  {
    id: 'first-week',
    title: 'The first week on the job',
    summary: 'What to bring, what to ask, your first pay, and who to call.',
    file: 'guides/9-first-week.mdx',
    checked,
  },
  {
    id: 'papers-and-id',
    title: 'Papers and ID',
    summary: 'What to show on the first day, and what to do without it.',
    file: 'guides/10-papers-and-id.mdx',
    checked,
  },
  {
    id: 'benefit-hours',
    title: 'Hours for SNAP and Medicaid',
    summary: 'Who has to show hours of work, who is free, and what counts.',
    file: 'guides/11-benefit-hours.mdx',
    checked,
  },
  {
    id: 'email',
    title: 'Email for your job search',
    summary: 'Make one, get back in, codes, and a new number.',
    file: 'guides/12-email.mdx',
  },
];
