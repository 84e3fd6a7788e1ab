import { describe, expect, test } from 'vitest';
import { placedResume, resumeFromLines } from '@/domain/resume-text/resume-from-text';
import { plainStyle, styledLines } from '@/domain/resume-text/text-lines';
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

/** Sure details of a text. */
const detailsOf = (...lines: string[]) => placedResume(lines.join('\n')).fields.personalInfo;

describe('details of a person', () => {
  test.each([
    ['Surname:\t\tTolan', 'First Name:\tMira'],
    ['Prénom : Mira', 'Nom : TOLAN'],
    ['NOMBRES\tMira', 'APELLIDOS\tTolan'],
    ['Vorname: Mira', 'Nachname: Tolan'],
  ])('%s and %s are one name', (first, second) => {
    const { name } = detailsOf('Curriculum Vitae', first, second, 'mtol@example.com');
    expect(name?.toLowerCase()).toBe('mira tolan');
  });

  test.each([
    'Mr. MIRA TOLAN’S CV',
    'Mira Tolan- Pastry Cook',
    'MIRA TOLAN\tBakery',
    '# Mira Tolan',
  ])('"%s" holds a name and no more of it', (first) => {
    const { name = '' } = detailsOf(first, 'mtol@example.com', '[My GitHub](https://example.com)');
    expect(name.replace(/^Mr\. /u, '').toLowerCase()).toBe('mira tolan');
  });

  test.each([
    ['Cedula:', "1'052.408.845"],
    ['I.D. Number : 8307145495082', ''],
    ['CEDULA DE CIUDADANIA\t1234339670 de Lima', ''],
    ['date& of birth: 01/07/1979.', ''],
  ])('%s %s is no phone number', (first, second) => {
    const lines = ['Mira Tolan', first, second, 'Phone:', '3125550142', 'mtol@example.com'];
    expect(detailsOf(...lines).phone).toBe('3125550142');
  });

  test('a second number and somebody else behind it cost the first nothing', () => {
    const { phone } = detailsOf(
      'Mira Tolan',
      'TEL.0725550142/0735550143contact person 0715550144',
      'mtol@example.com',
    );
    expect(phone).toBe('0725550142');
  });

  test.each([
    [['Adres\t\t\tLange Straat 18', 'Mobiel\t\t0645550142'], 'Lange Straat 18'],
    [['Endereço: Rua Imbirussu'], 'Rua Imbirussu'],
    [['Werarring 21', '38446 Wolfsburg'], 'Werarring 21, 38446 Wolfsburg'],
    [['Lima, Barranco, Peru'], 'Lima, Barranco, Peru'],
    [['Contagem - MG'], 'Contagem - MG'],
    [
      ['Schlosserstr. 65, 47809 Krefeld, Deutschland'],
      'Schlosserstr. 65, 47809 Krefeld, Deutschland',
    ],
  ])('%s is an address', (lines, address) => {
    expect(detailsOf('Mira Tolan', ...lines, 'mtol@example.com').address).toBe(address);
  });

  test('"Mail ID" is no town in Idaho', () => {
    expect(detailsOf('Mira Tolan', 'Mail ID\tmtol@example.com')).toEqual({
      name: 'Mira Tolan',
      email: 'mtol@example.com',
    });
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

test('a town in large letters among the details of a person heads nothing', () => {
  const { name, phone, email } = detailsOf(
    '**CURRICULUM VITAE**',
    '**MIRA TOLAN**',
    'OAK STREET',
    '**KOZHIKODE**',
    'Contact No: 0091 419 555 0142',
    'E-Mail: mtol@example.com',
    '**OBJECTIVE**',
    'To cook.',
    '**SKILLS**',
    'Welding',
  );
  expect([name, phone, email]).toEqual(['MIRA TOLAN', '0091 419 555 0142', 'mtol@example.com']);
});

describe('skills', () => {
  test.each([
    [
      ['Photoshop - 6 years', 'Ovens - 2 years'],
      ['Photoshop (6 years)', 'Ovens (2 years)'],
    ],
    [['HTML Grundkenntnisse'], ['HTML (Grundkenntnisse)']],
    [
      ['Blender | Podstawowy', 'Welding | Sprawny'],
      ['Blender (Podstawowy)', 'Welding (Sprawny)'],
    ],
    [
      ['Good communication  skills', 'Welding'],
      ['Good communication  skills', 'Welding'],
    ],
    [
      ['Welding, roofing, etc', 'N/A'],
      ['Welding', 'roofing'],
    ],
    [['Ability\tSkill level', 'Welding\tExcellent'], ['Welding (Excellent)']],
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
