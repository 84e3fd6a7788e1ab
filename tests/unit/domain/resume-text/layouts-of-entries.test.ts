import { expect, test } from 'vitest';
import { sectionsOf } from '@/domain/resume-text/sections/section-headings';
import { resumeFromLines } from '@/domain/resume-text/resume-from-text';
import { plainStyle, styledLines, type LineStyle } from '@/domain/resume-text/lines/text-lines';
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

function read(...lines: [text: string, style?: Partial<LineStyle>][]) {
  return resumeFromLines(
    styledLines(lines.map(([text, style]) => ({ ...plainStyle, size: 10, ...style, text }))),
  ).fields;
}

test('each line with its dates in front begins a job where the first one does, whatever its words', () => {
  expect(
    jobsOf(
      'Berufserfahrung',
      'seit 6/2015\tEichblatt GmbH',
      'Koch',
      '3 - 4/2014\tFa. Ulmer, Lauter',
      'Abbruch von Wänden',
      '1 - 2/2013\tBirkweg GmbH',
      'Werber',
      '9/2010 - 4/2012\tTannwald GmbH',
      'Bäcker',
    ).map(([, , start, end]) => [start, end]),
  ).toEqual([
    ['6/2015', 'Present'],
    ['3/2014', '4/2014'],
    ['1/2013', '2/2013'],
    ['9/2010', '4/2012'],
  ]);
});

test('dates may stand in brackets, with one digit for the year in which it ended', () => {
  expect(
    jobsOf(
      'Experience',
      '[2011-present]\tOakleaf Diner :: Line Cook',
      '[2010]   \tBirchway :: Baker',
      '[2008-9]\tPinewood Grill :: Waiter',
      '[2004-7]\tElm Circus :: Clown',
    ).map(([, company, start, end]) => [company, start, end]),
  ).toEqual([
    ['Oakleaf Diner', '2011', 'present'],
    ['Birchway', '2010', ''],
    ['Pinewood Grill', '2008', '2009'],
    ['Elm Circus', '2004', '2007'],
  ]);
});

test('how long a job took is no part of its names, and one month has a date, too', () => {
  expect(
    jobsOf(
      'Expériences professionnelles',
      'Cuisinier',
      'Maison du Chêne, Lauter (Juillet - Août 2022, 3 semaines)',
      '• Soupes',
      'Agent administratif',
      'Commune du Bouleau, Lauter (Juillet 2021, 1 mois)',
      '• Lettres',
    ),
  ).toEqual([
    ['Cuisinier', 'Maison du Chêne', 'Juillet 2022', 'Août 2022'],
    ['Agent administratif', 'Commune du Bouleau', 'Juillet 2021', ''],
  ]);
});

test('a wide dot parts an employer from a title and its dates', () => {
  expect(
    jobsOf(
      'Experience',
      '• Oakleaf University・Line Cook・2019–2023',
      '• Birchway School・Baker・2010–2016',
    ),
  ).toEqual([
    ['Line Cook', 'Oakleaf University', '2019', '2023'],
    ['Baker', 'Birchway School', '2010', '2016'],
  ]);
});

test('the dates at the foot of each block are those of its job', () => {
  expect(
    jobsOf(
      'Experience',
      '',
      'Institute of Baking Sciences',
      'University of Lauter',
      'Research Assistant in the Dough - Project',
      'Research on combining many sorts of',
      'flour with methods for the making of',
      'bread from other places (reports, news)\tOctober 2021 - today',
      '',
      'Chair of Soups',
      'University of Hale',
      'Research Assistant (Parental Leave)',
      'Research on what soup needs',
      'and how it is eaten,',
      'Marking of the exercises for the course on soup.\tJuly 2019 - September 2021',
    ).map(([title, , start]) => [title, start]),
  ).toEqual([
    ['Research Assistant in the Dough - Project', 'October 2021'],
    ['Research Assistant (Parental Leave)', 'July 2019'],
  ]);
});

test('a summary of each job heads no section', () => {
  const job = (head: string, employer: string) => [
    { ...plainStyle, level: 2, text: head },
    { ...plainStyle, text: employer },
    { ...plainStyle, level: 3, text: 'Summary' },
    { ...plainStyle, text: 'Made soup for many.' },
    { ...plainStyle, level: 3, text: 'Accomplishments' },
    { ...plainStyle, text: '- Fed forty guests' },
  ];
  const lines = styledLines([
    ...job('2019 – 2021 | Line Cook', '@Oakleaf Diner'),
    ...job('2017 – 2019 | Baker', '@Birchway Bakery'),
    { ...plainStyle, level: 2, text: 'Skills' },
    { ...plainStyle, text: 'Soup' },
  ]);
  expect(sectionsOf(lines).map(({ kinds }) => kinds)).toEqual([['contact'], ['skills']]);
});

test('prizes and "Skills", apart and once in the file, end the jobs though they look like text', () => {
  const { experience, skills } = read(
    ['Mira Tolan', { size: 20 }],
    ['mira@example.com'],
    ['Education', { size: 11, gap: 1 }],
    ['Diploma in Baking\tLauter College\t2012'],
    ['Employment', { size: 11, gap: 1 }],
    ['Baker\tBirchway Bakery\tJuly – September 2018'],
    ['Made bread for ten weeks.'],
    ['Prizes/awards', { gap: 1 }],
    ['Bread Prize\tLauter College\tAugust 2011'],
    ['Skills', { gap: 1 }],
    ['Welding, Roofing, Tiling'],
  );
  expect(experience).toHaveLength(1);
  expect(skills).toEqual(['Welding', 'Roofing', 'Tiling']);
});

test('a job may be called a project, right over its employer and its year', () => {
  const head = { isBold: true, gap: 1 };
  const { experience } = read(
    ['Mira Tolan', { size: 20 }],
    ['mira@example.com'],
    ['SUMMARY', { isBold: true, gap: 1 }],
    ['Fond of bread and soup for many guests at a time.'],
    ['SKILLS', { isBold: true, gap: 1 }],
    ['Welding, Roofing, Tiling'],
    ['EXPERIENCE', { isBold: true, gap: 1 }],
    ['Line Cook', head],
    ['Oakleaf Diner — November 2015 to Present'],
    ['Made soup for forty guests each night'],
    ['Vessel Design and Implementation Project', head],
    ['University of Lauter — 2008'],
    ['Made bread rise for a project that was paid by the town'],
    ['EDUCATION', { isBold: true, gap: 1 }],
    ['Diploma in Baking, Lauter College, 2004'],
  );
  expect(experience.map(({ startDate }) => startDate)).toEqual(['November 2015', '2008']);
});
