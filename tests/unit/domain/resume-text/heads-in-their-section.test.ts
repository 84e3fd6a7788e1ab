import { expect, test } from 'vitest';
import { seen } from '@tests/support/seen-fields';

/** Title, employer, start and end of each job, as a person sees it first. */
function jobsOf(...lines: string[]): string[][] {
  return seen(lines).experience.map((job) => [
    job.jobTitle,
    job.company,
    job.startDate,
    job.endDate,
  ]);
}

test.each([
  ['Intern, Kitchen Services', 'OSTW'],
  ['Assistant: Food Services', 'Birchway'],
])('where all other heads have the employer below, "%s" is a title', (title, employer) => {
  const jobs = jobsOf(
    'Experience',
    'Line Cook',
    'Oakleaf Diner\t2019 – 2021',
    '- Made soup',
    'Head Cook',
    'Pinewood Grill\t2017 – 2019',
    '- Made bread',
    title,
    `${employer}\t2015 – 2017`,
    '- Made pies',
  );
  expect(jobs.at(-1)).toEqual([title, employer, '2015', '2017']);
});

test('all of the line is the title of a role within the time at the employer above', () => {
  expect(
    jobsOf(
      'Experience',
      'OAKSTONE KITCHENS, Lima, OH 2011 - 2018',
      'Shift Lead: Night Soups, 2015 - 2018',
      '- Led much',
      'Shift Lead: Bread, 2013 - 2015',
      '- Led some',
      'Soup Cook, 2012',
      '- Cooked',
    ),
  ).toEqual([
    ['Shift Lead: Night Soups', 'OAKSTONE KITCHENS', '2015', '2018'],
    ['Shift Lead: Bread', 'OAKSTONE KITCHENS', '2013', '2015'],
    ['Soup Cook', 'OAKSTONE KITCHENS', '2012', ''],
  ]);
});

test('a role within the time of another keeps its own employer in a column', () => {
  const jobs = jobsOf(
    'Experience',
    'OAKSTONE KITCHENS, Lima, OH 2011 - Present',
    'Co-Founder\tSoupQ AI\t2015 - 2018',
    '- Led much',
  );
  expect(jobs.at(-1)).toEqual(['Co-Founder', 'SoupQ AI', '2015', '2018']);
});

test('each line that is no item names the employer of the dated items below it', () => {
  expect(
    jobsOf(
      'Appointments',
      'Kitchen Lab, Oakleaf University',
      '• Assistant Cook (Fall 2022 – present)',
      'Mapleton Services Office',
      '• Soup Scientist (Fall 2019 – Summer 2022)',
    ),
  ).toEqual([
    ['Assistant Cook', 'Kitchen Lab, Oakleaf University', 'Fall 2022', 'present'],
    ['Soup Scientist', 'Mapleton Services Office', 'Fall 2019', 'Summer 2022'],
  ]);
});

test('what goes on below a small word is one head, beside dates in a column of their own, too', () => {
  expect(
    jobsOf(
      'Berufserfahrung',
      '08.2013-02.2015\tKrankenschwester. Fachklinik für',
      'schöne Suppen',
      '03.2015-03.2016\tKöchin. Gasthaus am',
      'Eichenblatt',
    ),
  ).toEqual([
    ['Krankenschwester', 'Fachklinik für schöne Suppen', '08.2013', '02.2015'],
    ['Köchin', 'Gasthaus am Eichenblatt', '03.2015', '03.2016'],
  ]);
});

test.each([
  ['Military service', 'Supply Sergeant, US Army, 2010 – 2014'],
  ['RESEARCH ACTIVITIES', 'Research Assistant, Oakleaf Soup Company, 2010 – 2014'],
])('below "%s" stand jobs, too', (heading, head) => {
  const jobs = jobsOf(
    'Experience',
    'Line Cook, Oakleaf Diner, 2019 – 2021',
    '- Made soup',
    heading,
    head,
  );
  expect(jobs).toHaveLength(2);
  expect(jobs[1]).toEqual([...head.split(', ').slice(0, 2), '2010', '2014']);
});

test.each([
  ['Cuisinier\nOAKLEAF - TOULOUSE (31)\t2021 - 2022', ['Cuisinier', 'OAKLEAF', '2021', '2022']],
  [
    '01.08.2020 - 10.07.21\tLine Cook, Oakleaf Diner',
    ['Line Cook', 'Oakleaf Diner', '01.08.2020', '10.07.2021'],
  ],
])('%s', (head, job) => {
  expect(jobsOf('Experience', ...head.split('\n'), '- Made soup')).toEqual([job]);
});

test('the dot of a short degree ends nothing', () => {
  const { education } = seen([
    'Education',
    'M. Eng. Elektrische Suppen\t2016',
    'Oakleaf University',
  ]);
  expect(education).toMatchObject([
    { degree: 'M. Eng. Elektrische Suppen', school: 'Oakleaf University' },
  ]);
});

test('each line that names a degree and a school is a school of its own', () => {
  const { education } = seen([
    'Education',
    '**Masters of Business Administration**, Oakleaf City University',
    'Bachelor of Science, Business, Oakleaf City University',
    'Lean Bread Green Belt Certification, University of Lima',
    'Soup Technology Engineering, Mapleton University (69 credits, 3.75 GPA)',
  ]);
  expect(education.slice(0, 3)).toMatchObject([
    { degree: 'Masters of Business Administration', school: 'Oakleaf City University' },
    { degree: 'Bachelor of Science, Business', school: 'Oakleaf City University' },
    { degree: 'Lean Bread Green Belt Certification', school: 'University of Lima' },
  ]);
});

test('what is left of schools and languages makes no job with what stands far from it', () => {
  const { experience } = seen([
    'Experience',
    'Line Cook, Oakleaf Diner, May 2019 - June 2021',
    'Education',
    'Oak College, Croatia',
    '- Bachelor of Baking',
    '- Passed lessons: bread',
    '- Master of Baking',
    'September 2016 – July 2018',
    'July 2018 – today',
    'Skills',
    'Weaving, dyeing',
    'Other',
    'Languages',
    'Member of',
    'Driving licence',
    'English (native), Spanish (fluent)',
    'Loomers, Potters',
  ]);
  expect(experience).toHaveLength(1);
});

test('each line is a job where each has its dates and words beside them', () => {
  expect(
    jobsOf(
      'Experience',
      'Night Cook, Oak Diner. May 2019 - June 2021.',
      'Loom tutor. Kettle Club. September 2018.',
      'Bread delivery. Elm Mail. 2005.',
    ).map(([, , start]) => start),
  ).toEqual(['May 2019', 'September 2018', '2005']);
});
