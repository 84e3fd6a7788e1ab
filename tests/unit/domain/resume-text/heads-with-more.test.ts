import { expect, test } from 'vitest';
import { cleanText } from '@/domain/resume-text/lines/clean-text';
import { placedResume, resumeFromText } from '@/domain/resume-text/resume-from-text';
import { seen } from '@tests/support/seen-fields';

const namesOf = (...lines: string[]) =>
  seen(lines).experience.map(({ jobTitle, company }) => [jobTitle, company]);

test.each(['Engineer Tier I Bread Ovens', 'Baker Level I Night Shift'])(
  'the number of a step is nobody who tells of a job: "%s"',
  (title) => {
    const jobs = seen([
      'Experience',
      `${title} | January 2024 – Present`,
      'Oakleaf Mills Inc., Lima, Ohio',
      '- Made bread',
      'Baker Helper | May 2021 – December 2023',
      'Pinewood Mills Inc., Lima, Ohio',
      '- Made soup',
    ]).experience;
    expect(jobs.map(({ company, startDate }) => [company, startDate])).toEqual([
      ['Oakleaf Mills Inc.', 'January 2024'],
      ['Pinewood Mills Inc.', 'May 2021'],
    ]);
  },
);

test('letters that a font has drawn as one are two again', () => {
  expect(cleanText('EducaƟon, SoŌware, aƩenƟon, plaƞorm, seƫng')).toBe(
    'Education, Software, attention, platform, setting',
  );
  expect(cleanText('Ōsaka')).toBe('Ōsaka');
});

test.each([
  ['BSc, Meteorology (First Class Honours)', 'BSc, Meteorology'],
  ['Baccalauréat Général, mention Très Bien', 'Baccalauréat Général'],
  ['Bachelor of Arts, Cum Laude', 'Bachelor of Arts'],
  ['Bachelor of Arts in Music, with honors', 'Bachelor of Arts in Music'],
])('"%s" is a degree, and how well it was passed', (written, degree) => {
  const { education } = seen(['Education', written, 'Oak University\t2015 – 2018']);
  expect(education.map((one) => [one.degree, one.school])).toEqual([[degree, 'Oak University']]);
});

test('roles under one employer that stands on the line of the first role are at it, too', () => {
  expect(
    namesOf(
      'Experience',
      'Oakleaf, Remote - Senior Kitchen Manager',
      'January 2022 - Present',
      '• Led the kitchen',
      'Kitchen Manager',
      'March 2021 - December 2021',
      '• Ran the kitchen',
      'Line Cook',
      'January 2019 - February 2021',
      '• Made soup',
      'Pinewood, Lima, OH - Baker',
      'October 2017 - June 2018',
    ),
  ).toEqual([
    ['Senior Kitchen Manager', 'Oakleaf'],
    ['Kitchen Manager', 'Oakleaf'],
    ['Line Cook', 'Oakleaf'],
    ['Baker', 'Pinewood'],
  ]);
});

test('what a bracket names behind a skill is asked, and the name is offered alone', () => {
  const { fields, suggestions = [] } = placedResume(
    'Skills\nJava (animation), Soup, Hand sewing (stamps, stencils)',
  );
  // What a bracket lists in small letters is a part of the name.
  expect(fields.skills).toEqual(['Soup', 'Hand sewing (stamps, stencils)']);
  expect(suggestions.map(({ value }) => value)).toEqual(expect.arrayContaining(['Java']));
});

test('a long row of digits is no phone number where another is said to be one', () => {
  const { fields } = resumeFromText(
    'Ana Cruz\n9611245750083.\nIdentity Number :\nContact Number : (+27)81 003 4286.',
  );
  expect(fields.personalInfo.phone).toBe('(+27)81 003 4286');
});
