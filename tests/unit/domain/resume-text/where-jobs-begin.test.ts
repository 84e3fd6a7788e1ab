import { expect, test } from 'vitest';
import { resumeFromLines } from '@/domain/resume-text/resume-from-text';
import { plainStyle, styledLines } from '@/domain/resume-text/lines/text-lines';
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

/** The fields of lines in letters of a size, with a gap above where it is written so. */
function fieldsOf(...lines: [text: string, size: number, gap?: number][]) {
  const { fields } = resumeFromLines(
    styledLines([
      { ...plainStyle, text: 'Mira Tolan', size: 22 },
      { ...plainStyle, text: 'mira@example.com' },
      ...lines.map(([text, size, gap = 0]) => ({
        ...plainStyle,
        text,
        size,
        gap,
        isBold: size > 11,
      })),
    ]),
  );
  return fields;
}

test.each([
  [
    ['Assistant Baker', 11, 1],
    ['Oak & Birch Research Kitchen', 13],
    ['May 2017 – June 2018', 11, 1],
  ],
  [
    ['Ausbildung zur Kauffrau EFZ', 13, 1],
    ['Lima Mills', 11],
    ['May 2017 – June 2018', 11],
  ],
] as [string, number, number?][][])('%j is a job, in the letters of the one above', (...job) => {
  const { experience, education } = fieldsOf(
    ['WORK EXPERIENCE', 14, 1],
    ['Line Cook', 11, 1],
    ['Oakleaf Diner', 13],
    ['May 2019 – June 2021', 11],
    ['• Made soup for many guests', 11],
    ...job,
    ['• Made bread', 11],
    ['EDUCATION', 14, 1],
    ['Lima High School, 2014', 11],
    ['SKILLS', 14, 1],
    ['welding, roofing', 11],
  );
  expect(experience).toMatchObject([{ endDate: 'June 2021' }, { endDate: 'June 2018' }]);
  expect(education).toHaveLength(1);
});

test('jobs go on in another column, below schools, without a heading', () => {
  const line = (text: string, isApart = false) => ({ ...plainStyle, text, isApart });
  const { fields } = resumeFromLines(
    styledLines([
      line('Mira Tolan'),
      line('WORK EXPERIENCE'),
      line('Line Cook'),
      line('2019 – 2021'),
      line('Oakleaf Diner'),
      line('• Made soup'),
      line('EDUCATION', true),
      line('Lima High School'),
      line('2010 – 2014'),
      line('Baker', true),
      line('2016 – 2018'),
      line('Pinewood Grill'),
      line('• Made bread for the guests of a high school'),
    ]),
  );
  expect(fields.experience).toMatchObject([{ startDate: '2019' }, { startDate: '2016' }]);
  expect(fields.education).toHaveLength(1);
});

test('how somebody was hired stays with the title', () => {
  const jobs = jobsOf(
    'Experiencia',
    '01/2021 - Actualmente',
    'Lima Telas / Desarrolladora web',
    '- Cosas',
    '02/2020 - 03/2020',
    'Casa trabajo para un hermano / Desarrolladora web – Freelancer',
    '- Hizo cosas',
    '02/2019 - 03/2019',
    'Casa Pino / Desarrolladora web – Freelancer',
    '- Hizo cosas',
  );
  expect(jobs[1]?.slice(0, 2)).toEqual([
    'Desarrolladora web – Freelancer',
    'Casa trabajo para un hermano',
  ]);
});

test('projects under a heading in the letters of the others are no jobs', () => {
  const { experience } = fieldsOf(
    ['WORK EXPERIENCE', 14, 1],
    ['Oakleaf Diner\tLima, OH | June 2019 – August 2020', 13],
    ['Line Cook', 11],
    ['• Made soup', 11],
    ['PROJECTS', 14, 1],
    ['Center for Bread and Soup Lab\tLima, OH | May 2018 – May 2019', 13],
    ['• Baked', 11],
    ['EDUCATION', 14, 1],
    ['Lima High School, 2014', 11],
  );
  expect(experience).toMatchObject([{ startDate: 'June 2019' }]);
});

test('"Divers" right after jobs has more of them', () => {
  const jobs = jobsOf(
    'EXPERIENCES PROFESSIONNELLES',
    '2015-2016\t\tStage en tissage – Duchêne – Lima',
    '- Tissage',
    'DIVERS',
    '2013-2014\t\tLiberté Plus - Lima',
    '- Femme de ménage',
    '2008-2009\t\tMaison du Chêne - Lima',
    '- Femme d’entretien',
  );
  expect(jobs.map(([title, , start]) => [title, start])).toEqual([
    ['Stage en tissage', '2015'],
    ['Femme de ménage', '2013'],
    ['Femme d’entretien', '2008'],
  ]);
});

test.each(['Teaching', 'Docencia', 'Lehre', 'Prácticas', 'Odd Jobs'])(
  '"%s" heads jobs',
  (heading) => {
    expect(jobsOf(heading, 'Weaving Instructor, Oak Mills', '2019 - 2021')).toHaveLength(1);
  },
);

test('whom somebody worked with is no employer', () => {
  const [job] = jobsOf(
    'Experience',
    'Data Analyst',
    'October 2010 - September 2011',
    'Oak Research Institute, Lima, Ohio',
    'Department of Loom Studies, Advisor: Ida Example',
  );
  expect(job?.slice(0, 2)).toEqual(['Data Analyst', 'Oak Research Institute']);
});

test('members of associations have no job there', () => {
  const jobs = jobsOf(
    'Work Experience',
    'Baker, Pinewood Grill, 2016 – 2018',
    'Professional Associations',
    'Member, Bakers Guild of Ohio, 2017 – 2019',
  );
  expect(jobs).toHaveLength(1);
});

test('"Summary of Responsibilities:" tells of the job above', () => {
  const jobs = jobsOf(
    '### Work',
    'May, 2012 - Sept, 2014: **Lima Yarn Group**',
    'Position: *Weaver*',
    'Summary of Responsibilities:',
    '* Wove cloth',
    'May, 2009 - Aug, 2010: **Marsh Boats**',
    'Position: *Boat Guide*',
    'Summary of Responsibilities:',
    '* Guided tours',
  );
  expect(jobs.map(([title]) => title)).toEqual(['Weaver', 'Boat Guide']);
});

test.each(['previously: Junior Weaver', 'built a tool that sorts wool; was asked to stay'])(
  'a last bracket (%s) tells of the job, and is no part of its title',
  (told) => {
    const [job] = jobsOf(
      'Experience',
      'Oak Mills',
      `Head Weaver (${told})`,
      '2019 - 2021',
      '- Wove',
    );
    expect(job?.slice(0, 2)).toEqual(['Head Weaver', 'Oak Mills']);
  },
);

test('words beside dates in one bracket are no part of the title', () => {
  const [job] = jobsOf('Experience', 'Oak Builders Inc. – Laborer (Summer Employment, 2020–2022)');
  expect(job).toEqual(['Laborer', 'Oak Builders Inc.', '2020', '2022']);
});

test('a kind of skills in the letters of the other kinds ends no list', () => {
  const { skills } = fieldsOf(
    ['SKILLS', 16, 1],
    ['Wood and Metal', 13, 1],
    ['Welding', 11],
    ['Roofing', 11],
    ['Project & Site', 13, 1],
    ['Tiling', 11],
    ['EDUCATION', 16, 1],
    ['Lima High School, 2014', 11],
  );
  expect(skills).toEqual(expect.arrayContaining(['Welding', 'Roofing', 'Tiling']));
});
