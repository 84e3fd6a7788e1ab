import { jobCenterPhone } from '../job-center-phone';
import type { SampleResume } from '../types';
import { moreSampleResumes } from './more-sample-resumes';

/** Ten made-up people. The coach of the builder finds nothing to mend in their lines; a test holds that. */
export const sampleResumes: readonly SampleResume[] = [
  {
    id: 'first-job',
    who: 'Young, looking for a first job',
    notice:
      'Volunteer work and school take the place of jobs. Zoe uses a wheelchair. A resume does not say so, and she asks for what she needs when they set the interview.',
    name: 'Zoe Martin',
    contact: 'Akron, Ohio | 555-0114 | zoe.martin@example.com',
    summary:
      'High school senior with two years of volunteer work at a library desk. Free after 3 PM and on weekends.',
    skills: ['Cash box', 'Greeting visitors', 'Google Docs', 'English and Polish'],
    jobs: [
      {
        title: 'Volunteer, front desk',
        employer: 'Hill Street Library',
        place: 'Akron, Ohio',
        dates: 'September 2024 to Present',
        lines: [
          'Greet about 30 visitors each Saturday and find what they ask for.',
          'Sort 4 carts of books a week with no book on the wrong shelf.',
          'Teach 2 new volunteers how to use the desk computer.',
        ],
      },
      {
        title: 'Ticket seller',
        employer: 'North High School Theater',
        place: 'Akron, Ohio',
        dates: 'October 2023 to May 2024',
        lines: [
          'Sold about 200 tickets for each of 3 shows.',
          'Counted the cash box after each of 9 evenings and was never short.',
        ],
      },
    ],
    education: ['High school diploma, expected June 2027, North High School, Akron, Ohio'],
  },
  {
    id: 'veteran',
    who: 'Veteran, moving to a job in security',
    notice:
      'The Army words in his lines are changed to words that any employer knows. His title is the one he had. The number of people he led says more than a rank.',
    name: 'James Keller',
    contact: 'Tulsa, Oklahoma | 555-0172 | james.keller@example.com',
    summary:
      'Gate guard with a security guard license. Before that, 6 years in the Army and a team of 8. Free for any shift.',
    skills: ['Patrols', 'Written reports', 'First aid', 'Radio', 'Driving trucks'],
    jobs: [
      {
        title: 'Gate guard',
        employer: 'Redstone Storage',
        place: 'Tulsa, Oklahoma',
        dates: 'August 2025 to Present',
        lines: [
          'Check 6 doors and 2 gates every hour and write down what is wrong.',
          'Write down about 90 trucks a night.',
          'Call for help when it is needed: 4 times in a year, each within 2 minutes.',
        ],
      },
      {
        title: 'Team leader, supply',
        employer: 'United States Army',
        place: 'Fort Sill, Oklahoma',
        dates: 'June 2019 to July 2025',
        lines: [
          'Led 8 people who moved food, tools and fuel.',
          'Tracked 1,200 items and lost none in two yearly counts.',
          'Trained 20 new soldiers in safe lifting and first aid.',
        ],
      },
    ],
    education: ['Security guard license, Oklahoma, 2025', 'High school diploma, Lawton, Oklahoma'],
  },
  {
    id: 'older-worker',
    who: 'Older worker, with many years in one factory',
    notice:
      'Her one long job has its true dates. Never cut the dates of a job to look younger. If you had more jobs, you may leave out the oldest ones. School has no year. The new course shows that she learns.',
    name: 'Helen Fischer',
    contact: 'Rockford, Illinois | 555-0136 | helen.fischer@example.com',
    summary:
      'Machine operator with more than 15 years on packing lines. Few stops, no injuries, and glad to teach.',
    skills: ['Packing machines', 'Quality checks', 'Shift notes', 'Tablet reports', 'Teaching'],
    jobs: [
      {
        title: 'Machine operator',
        employer: 'Prairie Foods',
        place: 'Rockford, Illinois',
        dates: 'February 2010 to October 2025',
        lines: [
          'Ran 3 packing machines that filled 20,000 boxes a shift.',
          'Checked weight and seal every 15 minutes.',
          'Taught 25 new operators over the years.',
          'Found a loose belt that had stopped the line twice a week, and showed how to fix it.',
        ],
      },
    ],
    education: [
      'Tablet and email course, Rockford Library, 2025',
      'High school diploma, Rockford, Illinois',
    ],
  },
  {
    id: 'coming-back',
    who: 'Coming back after time at home',
    notice:
      'The time at home has one line with a plain name. It does not say who was ill, or why it ended.',
    name: 'Marcus Lee',
    contact: 'Spokane, Washington | 555-0158 | marcus.lee@example.com',
    summary:
      'Office clerk with almost 5 years of front desk and file work. Back from almost four years of family care. Ready for full time.',
    skills: ['Phones', 'Filing', 'Excel', 'Calendars', 'Typing'],
    jobs: [
      {
        title: 'Volunteer, office',
        employer: 'Riverside Food Pantry',
        place: 'Spokane, Washington',
        dates: 'January 2026 to Present',
        lines: [
          'Answer about 25 calls each Tuesday.',
          'Keep a list of 140 families in Excel and update it each week.',
        ],
      },
      {
        title: 'Family caregiver',
        employer: '',
        place: 'Spokane, Washington',
        dates: 'March 2022 to December 2025',
        lines: ['Planned visits, rides and bills for more than 3 years for one adult.'],
      },
      {
        title: 'Office clerk',
        employer: 'Grant Dental',
        place: 'Spokane, Washington',
        dates: 'April 2017 to February 2022',
        lines: [
          'Set up to 35 visits a day for 3 dentists.',
          'Moved 4,000 paper files to the computer in one year.',
        ],
      },
    ],
    education: ['Office course, Spokane Adult School, 2016'],
  },
  {
    id: 'record',
    who: 'With a record, and work done in prison',
    notice: `His job in prison has the kind of work, the place and the dates, all true. It names no employer, for a made-up name would be false. A form that asks for the employer wants the true one. Ask job center staff how to write it: ${jobCenterPhone} finds your office. The resume does not mention the record. If a form asks, he answers truthfully.`,
    name: 'Daniel Brooks',
    contact: 'Toledo, Ohio | 555-0191 | daniel.brooks@example.com',
    summary:
      'Painter with more than 4 years of work, indoors and outdoors. Safety card. Own tools. Free to start now.',
    skills: ['Rolling and spraying', 'Drywall repair', 'Ladders', 'Reading plans', 'Spanish'],
    jobs: [
      {
        title: 'Painter, day jobs',
        employer: 'Self-employed',
        place: 'Toledo, Ohio',
        dates: 'January 2025 to Present',
        lines: [
          'Paint 2 to 3 rooms a week and clean up each day.',
          'Repair drywall before painting: about 60 holes so far.',
        ],
      },
      {
        title: 'Painter, work crew',
        employer: '',
        place: 'Marion, Ohio',
        dates: 'May 2021 to November 2024',
        lines: [
          'Painted 14 halls and 200 doors with a crew of 5.',
          'Taught 9 new painters to load a roller and cut an edge.',
          'Finished two halls a week early with paint to spare.',
        ],
      },
    ],
    education: ['Construction safety card (OSHA 10), 2024', 'GED, Marion, Ohio, 2022'],
  },
  ...moreSampleResumes,
];
