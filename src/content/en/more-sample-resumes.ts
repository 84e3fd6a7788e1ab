import type { SampleResume } from '../types';

/** Five more made-up people: work abroad, temp and gig work, and three next steps. */
export const moreSampleResumes: readonly SampleResume[] = [
  {
    id: 'newcomer',
    who: 'New to this country, with work abroad',
    notice:
      'Her job abroad has its true title in English, with the town and the country. A resume says nothing of a permit or of papers. The diploma has its years of study, so that a reader here knows what it is.',
    name: 'Olena Marchuk',
    contact: 'Columbus, Ohio | 555-0147 | olena.marchuk@example.com',
    summary:
      'Cook with 8 years in a hotel kitchen in Lviv and one year in Columbus. Food handler card. Takes an English class two evenings a week.',
    skills: ['Soups and sauces', 'Baking', 'Food safety', 'Weekly orders', 'Ukrainian and English'],
    jobs: [
      {
        title: 'Prep cook',
        employer: 'Maple Street Cafe',
        place: 'Columbus, Ohio',
        dates: 'September 2025 to Present',
        lines: [
          'Cut vegetables and meat for about 150 meals a day.',
          'Label and date about 60 boxes of food a day.',
        ],
      },
      {
        title: 'Senior cook',
        employer: 'Hotel Beskyd',
        place: 'Lviv, Ukraine',
        dates: 'March 2017 to May 2025',
        lines: [
          'Cooked for 200 hotel guests a day with a team of 5.',
          'Ordered food each week and cut waste by a third.',
          'Taught 6 new cooks how to run the hot line.',
        ],
      },
    ],
    education: ['Food handler card, Ohio, 2025', 'Cook’s diploma, two years, Lviv, Ukraine'],
  },
  {
    id: 'temp-and-gig',
    who: 'Temp and gig work',
    notice:
      'All of his temp jobs came from one agency, so the agency is the employer and there is one entry. The first line says how many places. Work by an app is self-employed work. Three short jobs read like one steady path.',
    name: 'Andre Simmons',
    contact: 'Memphis, Tennessee | 555-0163 | andre.simmons@example.com',
    summary:
      'Warehouse worker and driver with 4 years of temp and app work. Forklift card. Free for any shift.',
    skills: ['Forklift', 'Scanner', 'Loading', 'Route planning', 'Safe driving'],
    jobs: [
      {
        title: 'Delivery driver',
        employer: 'Self-employed',
        place: 'Memphis, Tennessee',
        dates: 'February 2025 to Present',
        lines: [
          'Deliver about 60 meals a week, checked against the list.',
          'Plan routes for up to 6 stops at once.',
        ],
      },
      {
        title: 'Warehouse worker, temp',
        employer: 'Quick Start Staffing',
        place: 'Memphis, Tennessee',
        dates: 'May 2022 to January 2025',
        lines: [
          'Loaded up to 8 trucks a shift at 4 warehouses.',
          'Packed 70 orders an hour with a hand scanner.',
          'Earned a second stay at 3 of the 4 places.',
        ],
      },
    ],
    education: ['Forklift card, 2023', 'GED, Memphis, Tennessee'],
  },
  {
    id: 'next-step-nurse',
    who: 'A next step: from aide to LPN',
    notice:
      'School that is not finished has the month when it will be. The practice hours count as experience. The aide job stays on the page, for a nurse needs the same skills.',
    name: 'Grace Bennett',
    contact: 'Peoria, Illinois | 555-0119 | grace.bennett@example.com',
    summary:
      'Nurse aide with 4 years in a nursing home. In school to be a practical nurse, done in May 2027. Free for nights and weekends.',
    skills: ['Vital signs', 'Safe lifting', 'Charting', 'CPR', 'Calm with families'],
    jobs: [
      {
        title: 'Student nurse, practice hours',
        employer: 'Peoria Valley Hospital',
        place: 'Peoria, Illinois',
        dates: 'January 2026 to Present',
        lines: [
          'Clean and cover simple wounds with a nurse: 120 hours so far.',
          'Give a short report on 4 patients at the end of each day.',
        ],
      },
      {
        title: 'Certified nurse aide',
        employer: 'Lakeview Nursing Home',
        place: 'Peoria, Illinois',
        dates: 'August 2022 to Present',
        lines: [
          'Care for 9 residents a shift: baths, meals and walks.',
          'Take vital signs twice a shift and write them down.',
          'Teach 3 new aides how to lift safely.',
        ],
      },
    ],
    education: [
      'Practical nursing (LPN), expected May 2027, Peoria Career College',
      'Nurse aide certificate, Illinois, 2022',
    ],
  },
  {
    id: 'next-step-apprentice',
    who: 'A next step: an apprenticeship',
    notice:
      'An apprenticeship asks for math, being on time and work with the hands. Each line shows one of them. The math class is there because the program asks for it.',
    name: 'Luis Herrera',
    contact: 'Reno, Nevada | 555-0184 | luis.herrera@example.com',
    summary:
      'Construction helper with 2 years of framing and a class in algebra. Wants to learn the electrical trade. Has a driver’s license.',
    skills: ['Measuring', 'Power tools', 'Ladders', 'Algebra', 'Spanish'],
    jobs: [
      {
        title: 'Construction helper',
        employer: 'Sierra Framing',
        place: 'Reno, Nevada',
        dates: 'June 2024 to Present',
        lines: [
          'Measure and cut lumber for a crew of 5.',
          'Carry up to 80 pounds on site and set up ladders safely.',
          'Set out the tools 15 minutes before each shift and miss no day.',
        ],
      },
      {
        title: 'Warehouse worker',
        employer: 'Reno Tile Supply',
        place: 'Reno, Nevada',
        dates: 'March 2022 to May 2024',
        lines: [
          'Loaded 12 trucks a day by hand and by forklift.',
          'Counted stock each Friday and found 30 wrong labels in a year.',
        ],
      },
    ],
    education: [
      'Algebra, Reno Adult School, 2025',
      'Construction safety card (OSHA 10), 2024',
      'High school diploma, Reno, Nevada',
    ],
  },
  {
    id: 'next-step-help-desk',
    who: 'A next step: from a store to a help desk',
    notice:
      'Both jobs need the same skills: to listen, to write down, and to fix one thing at a time. So those lines come first. The certificate and the Saturdays stand in for paid computer work.',
    name: 'Sam Whitfield',
    contact: 'Boise, Idaho | 555-0176 | sam.whitfield@example.com',
    summary:
      'Store clerk with 5 years at a phone counter and a certificate in computer support. Fixes computers for older neighbors each week.',
    skills: [
      'Phone support',
      'Windows and Android',
      'Passwords and accounts',
      'Clear notes',
      'Patience',
    ],
    jobs: [
      {
        title: 'Volunteer, computer help',
        employer: 'Boise Senior Center',
        place: 'Boise, Idaho',
        dates: 'October 2025 to Present',
        lines: [
          'Fix phones and laptops for about 8 people each Saturday.',
          'Write down each problem and what fixed it: 90 notes so far.',
        ],
      },
      {
        title: 'Sales clerk, phones',
        employer: 'Valley Electronics',
        place: 'Boise, Idaho',
        dates: 'April 2021 to Present',
        lines: [
          'Set up about 15 phones a day and move what was on the old ones.',
          'Answer 30 calls a shift and solve most of them in one call.',
          'Teach 4 new clerks how to reset accounts.',
        ],
      },
    ],
    education: [
      'Certificate in computer support, online, 2025',
      'High school diploma, Boise, Idaho',
    ],
  },
];
