import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';
import { seen } from '@tests/support/seen-fields';

/** The lines of a text that have no place. */
function leftOf(text: string): string[] {
  return placedResume(text)
    .lines.filter(({ target }) => target === null)
    .map((line) => line.text);
}

describe('one letter before a contact detail', () => {
  test.each([
    ['T.J. Smith', { name: 'T.J. Smith' }],
    ['M. Elena Garcia', { name: 'M. Elena Garcia' }],
    ['Ana Lopez\nP.O. Box 12, Dayton, OH 45402', { address: 'P.O. Box 12, Dayton, OH 45402' }],
    ['Ana Lopez\nm.garcia@example.com', { email: 'm.garcia@example.com' }],
    ['Ana Lopez\nhome.care@example.com', { email: 'home.care@example.com' }],
    ['Ana Lopez\nE. ana@example.com', { email: 'ana@example.com' }],
    ['Ana Lopez\nE: ana@example.com', { email: 'ana@example.com' }],
    ['Ana Lopez\nP 937-555-0142', { phone: '937-555-0142' }],
    ['Ana Lopez\nP. 937-555-0142', { phone: '937-555-0142' }],
    ['Ana Lopez\nT: Dayton, OH', { address: 'Dayton, OH' }],
  ])('%j', (text, personalInfo) => {
    expect(placedResume(text).fields.personalInfo).toMatchObject(personalInfo);
  });
});

test.each([
  ['Microsoft Excel: Advanced', ['Microsoft Excel: Advanced'], []],
  ['Excel: Advanced, Word: Básico', ['Excel: Advanced', 'Word: Básico'], []],
  ['Forklift: 2+ years', ['Forklift: 2+ years'], []],
  ['Soldadura: 3 años', ['Soldadura: 3 años'], []],
  ['Tools: drill, saw', ['drill', 'saw'], []],
  ['Microsoft Office (Word, Excel)', [], []],
  ['Line setup (labels, cartons)', ['Line setup (labels, cartons)'], []],
  ['Office (Word, Excel, Outlook and PowerPoint), filing', ['filing'], []],
  ['Maria Gomez, 937-555-0142', [], ['Maria Gomez, 937-555-0142']],
])('skills on the line %j', (line, skills, left) => {
  const text = `Ana Lopez\nSkills\ngrill\n${line}`;
  expect(placedResume(text).fields.skills).toEqual(['grill', ...skills]);
  expect(leftOf(text)).toEqual(left);
});

describe('loud lines', () => {
  test.each(['TRAINING MANAGER', 'VOLUNTEER COORDINATOR', 'HISTORY TEACHER'])(
    '%s is a job and no heading',
    (title) => {
      const { experience } = seen([
        'EXPERIENCE',
        'Cook, Diner, 2015 - 2017',
        '',
        title,
        'Dayton Center, 2018 - 2020',
        'Helped people',
      ]);
      expect(experience.map(({ jobTitle }) => jobTitle)).toEqual(['Cook', title]);
    },
  );

  test('right below a heading are what it heads', () => {
    const { education, sections } = placedResume(
      'Ana Lopez\nEDUCATION\nADULT EDUCATION CENTER\nGED, 2015\n\nCERTIFICATES\nFORKLIFT CERTIFICATION\nSERVSAFE\nFOOD SAFETY TRAINING CERTIFICATE\n',
    ).fields;
    expect(education).toMatchObject([{ school: 'ADULT EDUCATION CENTER', degree: 'GED' }]);
    expect(sections.certificates?.map(({ name }) => name)).toEqual([
      'FORKLIFT CERTIFICATION',
      'SERVSAFE',
      'FOOD SAFETY TRAINING CERTIFICATE',
    ]);
  });

  test('that head nothing are left over', () => {
    const text = 'Ana Lopez\n\nSAFETY TRAINING DONE\n\nSKILLS\ngrill\n\nTRUCK TRAINING\nRoad test';
    expect(leftOf(text)).toEqual(['SAFETY TRAINING DONE', 'Road test']);
  });

  test.each(['Special Education', 'SPECIAL EDUCATION', '#1 in sales training'])(
    '%s is no heading',
    (line) => {
      expect(leftOf(`Ana Lopez\nSKILLS\ngrill\n\n${line}\npatient`)).toEqual([]);
    },
  );
});

describe('headings of sections with fields', () => {
  test.each([
    'Referencias personales',
    'REFERENCIAS LABORALES',
    'Character References',
    'Work references',
  ])('%s: people are no skills', (heading) => {
    const { skills, sections } = placedResume(
      `Ana Lopez\nSkills\ngrill\n\n${heading}\nMaria Gomez, 937-555-0142`,
    ).fields;
    expect(skills).toEqual(['grill']);
    expect(sections.references).toEqual([{ name: 'Maria Gomez', phone: '937-555-0142' }]);
  });

  test.each(['Escolaridad', 'Historial académico', 'Formación profesional'])(
    '%s is education',
    (heading) => {
      const { education } = placedResume(`Ana Lopez\n${heading}\nGED, Lima Center, 2012`).fields;
      expect(education).toMatchObject([{ degree: 'GED', school: 'Lima Center' }]);
    },
  );

  test('courses are no skills', () => {
    expect(leftOf('Ana Lopez\nSkills\ngrill\n\nCursos y talleres\nManejo')).toEqual(['Manejo']);
  });
});

test.each([
  ['o limpieza de oficinas', 'o limpieza de oficinas'],
  ['o Cleaned rooms', 'Cleaned rooms'],
  ['o\tcleaned rooms', 'cleaned rooms'],
  ['#1 in sales', '#1 in sales'],
  ['# Sold food', 'Sold food'],
])('the mark of the line %j', (line, description) => {
  const { experience } = placedResume(
    `Ana Lopez\nExperience\nCook, Diner, 2015 - 2017\n${line}`,
  ).fields;
  expect(experience[0]?.description).toBe(description);
});
