import type { Letter } from '@/domain/job-search/job-search-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { staffSample } from './staff-sample';

/** A cover letter of the made-up learner. */
export const sampleLetter: Letter = {
  id: 'sample-letter',
  job: 'Stock lead',
  employer: 'Hill Street Grocery',
  person: 'Ms. Reed',
  posting: '',
  why: 'I am applying for the stock lead job at Hill Street Grocery. I shop there, and the shelves are always full and clean.',
  proof:
    'You need someone who can train new people. At Main Street Market, I trained 3 new clerks. All 3 still work there.',
  next: 'I can start in two weeks. You can reach me at (937) 555-0118. Thank you for reading this.',
};

/** A made-up learner with their papers filled in, to see what they are for. */
export const papersSample: LearnerRecord = {
  ...staffSample,
  papers: {
    sheet: {
      about: {
        street: '12 Maple Street, Dayton, Ohio 45402',
        start: 'In two weeks',
        hours: 'Monday to Friday, 6 AM to 4 PM',
        pay: '$17 an hour',
      },
      'job sample-1': {
        address: '200 Main Street, Dayton, Ohio',
        phone: '(937) 555-0163',
        supervisor: 'Pat Lee',
        call: 'Ask me first',
        from: 'March 2023',
        to: 'Present',
        leaving: 'Want to lead a team',
      },
      'job sample-2': {
        phone: '(937) 555-0129',
        supervisor: 'Kim Moss',
        call: 'Yes',
        from: 'June 2021',
        to: 'March 2023',
        leaving: 'Wanted more hours',
      },
      'reference 1': { name: 'Jo Hart', how: 'Shift lead at the market', phone: '(937) 555-0174' },
    },
    applications: [],
    comments: [],
    letters: [sampleLetter],
  },
};
