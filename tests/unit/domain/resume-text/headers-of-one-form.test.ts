import { expect, test } from 'vitest';
import { takeDateRange } from '@/domain/resume-text/values/dates';
import { withUsualSecondLine } from '@/domain/resume-text/entries/usual-header-lines';
import { textLines } from '@/domain/resume-text/lines/text-lines';
import { seen } from '@tests/support/seen-fields';

const namesOf = (...lines: string[]) =>
  seen(lines).experience.map(({ jobTitle, company }) => [jobTitle, company]);

test('the line below each employer is the title, whatever its words', () => {
  expect(
    namesOf(
      'Beruflicher Werdegang',
      'seit 6/2015\tBirkwald Personal-Service e.K., Niederlassung Dresden',
      'Helfer Brotlager, Ofenbau, Reinigung',
      '12/2014 – 3/2015\tFAB Steinhof Technologie Dresden',
      'Programmierer',
      '12/2013 – 12/2014\tUhrwald GbR, Dresden',
      'Helfer',
      '3/2013 - 4/2013\tFa. Ute Hafel GbR, Bautzen',
      'Abbruch- und Ofenarbeiten',
      '1/2012 - 2/2013\tWessmer GmbH, Stuttgart',
      'Mitgliederwerber',
      '5/2011 - 11/2011\tTechnoBrot GmbH, Dresden',
      'Entwicklungsingenieur',
      '1/2010 - 2/2011\tFernUniversität in Hagen',
      'HiWi',
    ),
  ).toEqual([
    ['Helfer Brotlager, Ofenbau, Reinigung', 'Birkwald Personal-Service e.K.'],
    ['Programmierer', 'FAB Steinhof Technologie Dresden'],
    ['Helfer', 'Uhrwald GbR'],
    ['Abbruch- und Ofenarbeiten', 'Fa. Ute Hafel GbR'],
    ['Mitgliederwerber', 'Wessmer GmbH'],
    ['Entwicklungsingenieur', 'TechnoBrot GmbH'],
    ['HiWi', 'FernUniversität in Hagen'],
  ]);
});

test('half of a column does not go on in the next one', () => {
  expect(
    namesOf(
      'Experience',
      'Manager, Bread and Ovens\tOakleaf Kitchens Company (OKC) | 2014–2017',
      '• Baked much',
      'Senior Oven Architect\tPinewood Kitchens Group | 2010–2014',
      '• Built ovens',
    ),
  ).toEqual([
    ['Manager, Bread and Ovens', 'Oakleaf Kitchens Company (OKC)'],
    ['Senior Oven Architect', 'Pinewood Kitchens Group'],
  ]);
});

test('a word with a hyphen is one word', () => {
  expect(
    namesOf(
      'Experience',
      'University of Lima, Lima: Bread Fair Co-Organizer\tMarch 2025 - April 2025',
      '- Did much',
    ),
  ).toEqual([['Bread Fair Co-Organizer', 'University of Lima']]);
});

test('"Skills and Experience" over short items without a date lists skills', () => {
  const { skills, experience } = seen([
    'SKILLS and EXPERIENCE',
    '· Bread ovens\t· Lean baking\t· Sales plans',
    '· Dough',
    '· Leadership',
    'EXPERIENCE',
    'Baker, Oakleaf Mills Inc.\t2018 - Present',
    '- Baked',
  ]);
  expect(skills).toEqual(
    expect.arrayContaining(['Bread ovens', 'Lean baking', 'Sales plans', 'Dough', 'Leadership']),
  );
  expect(experience.map(({ company }) => company)).toEqual(['Oakleaf Mills Inc.']);
});

test('a name below each title belongs to its head, where all jobs have one', () => {
  const entry = (header: string, body: string) => ({
    header: textLines(header),
    dates: takeDateRange(header.split('\n')[0] ?? ''),
    datedAt: 0,
    body: textLines(body),
  });
  const entries = [
    entry('2019 – 2021\tTester\nEurobrot S.A.', '• Testing of bread'),
    entry('2017 – 2019\tProgrammer', 'Protelwin\n• Building of ovens'),
    entry('2015 – 2017\tEngineer', 'Hammersbark\n• Mending of ovens'),
  ];
  const heads = (all: typeof entries) =>
    withUsualSecondLine(all).map(({ header }) => header.map(({ plain }) => plain).at(-1));
  expect(heads(entries)).toEqual(['Eurobrot S.A.', 'Protelwin', 'Hammersbark']);
  const told = entry('2013 – 2015\tBaker', 'Made bread for all of the many guests of the house');
  expect(heads([...entries, told])[1]).toBe('2017 – 2019\tProgrammer');
});

test('"im" before capitals parts what somebody is from where', () => {
  expect(
    namesOf(
      'Berufserfahrung',
      '03/2017 - 10/2020\tKrankenpflegerin im OKW Hamburg',
      '• Pflege',
      '02/2011 – 09/2013\tMonteur im Ofenbau, Brotwerk GmbH',
      '• Montage',
    ),
  ).toEqual([
    ['Krankenpflegerin', 'OKW Hamburg'],
    ['Monteur im Ofenbau', 'Brotwerk GmbH'],
  ]);
});

test('a title that was broken over two lines is whole', () => {
  const told = (dates: string) => [
    'Pinewood Technologies, Lima — Software Developer/Database',
    'Administrator',
    dates,
    '- Made bread for much of the house',
  ];
  expect(
    namesOf(
      'Experience',
      'Oakleaf Kitchens, Lima — Soup Cook Intern',
      'June 2020 - September 2020',
      '- Made soup for all of the guests',
      ...told('May 2019 - June 2020'),
      ...told('May 2018 - September 2018'),
      ...told('May 2017 - September 2017'),
    ).at(-1),
  ).toEqual(['Software Developer/Database Administrator', 'Pinewood Technologies']);
});
