import { describe, expect, test } from 'vitest';
import { takeDateRange } from '@/domain/resume-text/values/dates';
import { placedResume, resumeFromLines } from '@/domain/resume-text/resume-from-text';
import { columns, plainStyle, styledLines } from '@/domain/resume-text/lines/text-lines';
import { seen } from '@tests/support/seen-fields';

describe('headings', () => {
  test.each([
    'Principais competências',
    'FORTALEZAS',
    'Языки программирования:',
    'Професійні навички',
  ])('%s is over skills', (heading) => {
    expect(seen([heading, 'Welding', 'Roofing', 'Tiling']).skills).toEqual([
      'Welding',
      'Roofing',
      'Tiling',
    ]);
  });

  test('a heading with a slip in its longest word is one', () => {
    const { experience } = seen([
      'Previous Worked Experiance',
      'Line Cook, Oakleaf Diner, 2018 – 2020',
    ]);
    expect(experience).toMatchObject([{ jobTitle: 'Line Cook', company: 'Oakleaf Diner' }]);
  });

  test('languages stand below "Language Proficiencies", whatever else they are', () => {
    const { skills, sections } = seen(['Language Proficiencies', 'Spanish', 'English (fluent)']);
    expect(skills).toEqual([]);
    expect(sections.languages).toHaveLength(2);
  });

  test('the heading of a section that was not read is no title of a job', () => {
    const { fields } = placedResume(
      [
        'Mira Tolan',
        'mira@example.com',
        'REFEREES',
        'Ana Oak, baker at the Gate Diner',
        'EDUCATION',
        'Waite High School (2012 -2015) – attained a mean grade B-.',
      ].join('\n'),
    );
    expect(fields.experience).toEqual([]);
  });
});

describe('forms', () => {
  test('a place between the labels of a job ends nothing', () => {
    const { experience } = seen([
      'Experience',
      'Company\t:\tOakleaf Diner',
      'Lima, Peru',
      'Duration\t:\tMarch 2016 to November 2018',
      'Designation\t:\tLine Cook',
      'Company\t:\tGatehouse Foods',
      'Lima, Peru',
      'Duration\t:\tMarch 2012 to January 2016',
      'Designation\t:\tBaker',
    ]);
    expect(experience).toMatchObject([
      { jobTitle: 'Line Cook', company: 'Oakleaf Diner', startDate: 'March 2016' },
      { jobTitle: 'Baker', company: 'Gatehouse Foods', startDate: 'March 2012' },
    ]);
  });

  test('labels stand in a column of their own', () => {
    const { experience } = seen([
      'EMPLOYMENT HISTORY',
      'Company Name\tOakleaf Diner',
      'Date of Employment\tApril 2016 - October 2017',
      'Position Held\tLine Cook',
    ]);
    expect(experience).toMatchObject([
      { jobTitle: 'Line Cook', company: 'Oakleaf Diner', startDate: 'April 2016' },
    ]);
  });
});

test('below a heading, one of a lower level heads an entry, whatever its words', () => {
  const { education, sections } = seen([
    '## Education',
    '### Certificate in Baking, Waite College',
    '2016',
    '### Licence Pro, Oak College',
    '2014',
    '## Skills',
    'welding, roofing',
  ]);
  expect(education).toHaveLength(2);
  expect(sections.certificates).toBeUndefined();
});

test('of several bold skills the last heads nothing', () => {
  const { skills } = seen(['## Skills', '**Welding**', '**Roofing**', '**Tiling**', '_Baking_']);
  expect(skills).toEqual(['Welding', 'Roofing', 'Tiling', 'Baking']);
});

describe('skills', () => {
  test.each([
    [
      ['Photoshop - 6 years', 'Ovens - 2 years'],
      ['Photoshop', 'Ovens'],
    ],
    [['HTML Grundkenntnisse'], ['HTML']],
    [
      ['Blender | Podstawowy', 'Welding | Sprawny'],
      ['Blender', 'Welding'],
    ],
    [
      ['Good communication  skills', 'Welding'],
      ['Good communication  skills', 'Welding'],
    ],
    [
      ['Welding, roofing, etc', 'N/A'],
      ['Welding', 'roofing'],
    ],
    [['Ability\tSkill level', 'Welding\tExcellent'], ['Welding']],
    [
      ['Welding', 'Dirección de Proyectos de Datos y Tecnología'],
      ['Welding', 'Dirección de Proyectos de Datos y Tecnología'],
    ],
    [['Welding', '211/212 Oak Arcade, Lima, Peru', '31000 TOULOUSE'], ['Welding']],
    [['Welding', 'Address\tLima, Barranco\tWebsite example.com'], ['Welding']],
  ])('%j are %j', (lines, skills) => {
    const read = seen(['SKILLS', ...lines]).skills.map((skill) => skill.replaceAll(/\s+/gu, ' '));
    expect(read).toEqual(skills.map((skill) => skill.replaceAll(/\s+/gu, ' ')));
  });

  test('a column of the page right below a heading is what it heads', () => {
    const line = (text: string, isApart = false) => ({ ...plainStyle, text, isApart });
    const { fields } = resumeFromLines(
      styledLines([
        line('Mira Tolan'),
        line('mira@example.com'),
        line('WEITERE KENNTNISSE'),
        line('Blender', true),
        line('Photoshop'),
        line('Grundkenntnisse', true),
        line('Fortgeschritten'),
      ]),
    );
    expect(fields.skills).toEqual(['Blender', 'Photoshop']);
  });
});

describe('what is not sure', () => {
  test.each(['Network', 'Class Projects', 'Compliance', 'MS-OFFICE.FOXPRO.DATA BASE.EXCEL'])(
    '"%s" alone is offered and not taken for a skill',
    (item) => {
      const { fields, suggestions = [] } = placedResume(
        ['Mira Tolan', 'mira@example.com', 'SKILLS', 'Welding', item, 'Roofing'].join('\n'),
      );
      expect(fields.skills).toEqual(['Welding', 'Roofing']);
      expect(suggestions).toMatchObject([{ kind: 'skill', value: item, isLikely: true }]);
    },
  );

  test('a list within a sentence, words of one and an address are no sure skills', () => {
    const { fields } = placedResume(
      [
        'Mira Tolan',
        'mira@example.com',
        'SKILLS',
        'Welding',
        'Thinking I’m really funny',
        'In my daily work I value: honesty, calm and an easy way.',
        '211/212 Oak Arcade, Shyam, Lima, Peru.',
      ].join('\n'),
    );
    expect(fields.skills).toEqual(['Welding']);
  });

  test('a name below a place and a date is signed: it is offered, and is no skill', () => {
    const { fields, suggestions = [] } = placedResume(
      ['Lebenslauf', 'Kenntnisse', 'Schweißen, Löten', 'Duisburg, 25.01.2024', 'Mira Tolan'].join(
        '\n',
      ),
    );
    expect(fields.skills).toEqual(['Schweißen', 'Löten']);
    expect(suggestions).toMatchObject([{ field: 'name', value: 'Mira Tolan' }]);
  });
});

test('an arrow stands between dates', () => {
  expect(takeDateRange('Oakleaf Diner (2016 -> Present)')).toMatchObject({
    startDate: '2016',
    endDate: 'Present',
  });
});

test('a role below an employer, in other letters than the headings, heads no section', () => {
  const { experience } = seen([
    'ERFAHRUNG',
    'Oakleaf Diner',
    'Praktikum',
    '02/2019 – 05/2021',
    'KENNTNISSE',
    'Schweißen',
  ]);
  expect(experience).toHaveLength(1);
  expect(experience[0]).toMatchObject({ startDate: '02/2019', endDate: '05/2021' });
});

test('a list of skills within the schools ends at the next date', () => {
  const { education, skills } = seen([
    'EDUCATION',
    '2014 – 2018',
    'Bachelor of Baking, Waite College',
    'Skills: welding, roofing',
    'Final grade\t2.3\tThesis\tOvens',
    '2010 – 2014',
    'High School Diploma, Oak High School',
  ]);
  expect(education).toMatchObject([{ school: 'Waite College' }, { school: 'Oak High School' }]);
  expect(skills).toEqual(['welding', 'roofing']);
});

test('a heading of a lower level within the skills heads a part of them', () => {
  const { skills } = seen([
    '## Skills',
    '### Technical Skills',
    '- Welding, roofing',
    '### Leadership',
    '- Team building, coaching',
    '## Education',
    'Waite High School, 2016',
  ]);
  expect(skills).toEqual(
    expect.arrayContaining(['Welding', 'roofing', 'Team building', 'coaching']),
  );
});

test('jobs behind labels are jobs below the references, too', () => {
  const { experience } = seen([
    'References',
    'Ana Oak, 419-555-0142',
    'Company name:   Oakleaf Diner',
    'Position:   Line Cook',
    'Period:   August 2018 - April 2019',
    'Company name:   Gatehouse Foods',
    'Position:   Baker',
    'Period:   April 2016 - July 2018',
  ]);
  expect(experience).toMatchObject([
    { jobTitle: 'Line Cook', company: 'Oakleaf Diner', startDate: 'August 2018' },
    { jobTitle: 'Baker', company: 'Gatehouse Foods', startDate: 'April 2016' },
  ]);
});

test('a program may be named by its year', () => {
  expect(
    seen(['SKILLS', 'Welding', 'Windows 2000', 'MS Office- 2007', 'Spring 2019']).skills,
  ).toEqual(['Welding', 'Windows 2000', 'MS Office- 2007']);
});

test('arrows part the columns of a line', () => {
  expect(columns('2016 => Oak High School -> B plus')).toEqual([
    '2016',
    'Oak High School',
    'B plus',
  ]);
});
