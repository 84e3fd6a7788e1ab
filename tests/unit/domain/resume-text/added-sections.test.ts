import { describe, expect, test } from 'vitest';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { addFieldsToRecord } from '@/domain/resume-text/fill-record/add-fields';
import { resumeFromText } from '@/domain/resume-text/resume-from-text';

let made = 0;
const newId = () => `id-${String((made += 1))}`;
const sectionsOf = (text: string) => resumeFromText(text).fields.sections;

describe('languages', () => {
  const named = (...pairs: [string, string?][]) =>
    pairs.map(([language, level = '']) => ({ language, level }));

  test.each([
    ['English, Spanish', named(['English'], ['Spanish'])],
    ['English (native), Spanish (fluent)', named(['English', 'native'], ['Spanish', 'fluent'])],
    ['English – fluent', named(['English', 'fluent'])],
    ['Haitian Creole: mother tongue', named(['Haitian Creole', 'mother tongue'])],
    ['Spanish, Native or bilingual', named(['Spanish', 'Native or bilingual'])],
    ['Fluent in English and Spanish', named(['English', 'Fluent'], ['Spanish'])],
    ['Arabic/English', named(['Arabic'], ['English'])],
    ['• Vietnamese   • English (basic)', named(['Vietnamese'], ['English', 'basic'])],
    ['Spanish (speaking, reading)', named(['Spanish', 'speaking, reading'])],
    ['Inglés (intermedio)', named(['Inglés', 'intermedio'])],
  ])('are read out of "%s"', (line, languages) => {
    expect(sectionsOf(`Ana Lopez\n\nLanguages\n${line}`)).toEqual({ languages });
  });

  test.each([
    'Forklift',
    'I speak with customers every day',
    'Spanish and cooking',
    'Polish shoes',
  ])('are not seen in "%s"', (line) => {
    const { fields, rest } = resumeFromText(`Ana Lopez\n\nLanguages\n${line}`);
    expect(fields.sections).toEqual({});
    expect(rest).toContain(line);
  });

  test('in one line of the skills are languages, and the next line is a skill again', () => {
    const { fields } = resumeFromText(
      'Ana Lopez\n\nSkills\nCash register\nLanguages: English, Spanish\nFood safety',
    );
    expect(fields.sections.languages).toEqual(named(['English'], ['Spanish']));
    expect(fields.skills).toEqual(['Cash register', 'Food safety']);
  });
});

describe('certificates', () => {
  test.each([
    [
      'Food Handler Card, State of Ohio, 2024',
      [{ name: 'Food Handler Card', issuer: 'State of Ohio', year: '2024' }],
    ],
    [
      'CPR and First Aid | American Red Cross | 2023',
      [{ name: 'CPR and First Aid', issuer: 'American Red Cross', year: '2023' }],
    ],
    ['Forklift Operator (2022)', [{ name: 'Forklift Operator', year: '2022' }]],
    ['OSHA 10, March 2021', [{ name: 'OSHA 10', year: 'March 2021' }]],
    [
      'State Tested Nurse Aide, Ohio Department of Health, License #123456',
      [{ name: 'State Tested Nurse Aide', issuer: 'Ohio Department of Health', number: '123456' }],
    ],
    ['CPR, First Aid, Forklift', [{ name: 'CPR' }, { name: 'First Aid' }, { name: 'Forklift' }]],
    ['CDL Class B', [{ name: 'CDL Class B' }]],
    ['Welding, level 2', [{ name: 'Welding, level 2' }]],
    ['ServSafe (2019, renewed 2024)', [{ name: 'ServSafe (2019, renewed 2024)' }]],
  ])('are read out of "%s"', (line, certificates) => {
    expect(sectionsOf(`Ana Lopez\n\nLicenses & Certifications\n- ${line}`)).toEqual({
      certificates,
    });
  });

  test('may stand on two lines, with who gave them below', () => {
    const text =
      'Ana Lopez\n\nCertifications\n\nForklift Operator\nOhio Safety Council, 2022\n\nCPR\nAmerican Red Cross, 2024';
    expect(sectionsOf(text).certificates).toEqual([
      { name: 'Forklift Operator', issuer: 'Ohio Safety Council', year: '2022' },
      { name: 'CPR', issuer: 'American Red Cross', year: '2024' },
    ]);
  });
});

test.each([
  'Ana Lopez, page 2',
  'Ana Lopez · (937) 555-0142 · Page 2 of 2',
  '937-555-0142 · Page 2 of 2',
  'Page 2 of 3',
  'ANA LOPEZ | Page 2',
  '2 | Page',
])('"%s" on top of a sheet is no word of the section that goes on below it', (mark) => {
  const { fields, rest } = resumeFromText(
    `Ana Lopez\n\nExperience\nCook, Harbor Diner, 2019 - 2020\n- Cooked for the whole\n\n${mark}\nneighborhood\n\nSkills\nGrill\n${mark}\nSpanish`,
  );
  expect(fields.experience[0]?.description).toBe('Cooked for the whole neighborhood');
  expect(fields.skills).toEqual(['Grill', 'Spanish']);
  expect(rest).toEqual([]);
});

test('a summary is one text: broken lines are joined, bullets stay, what reaches the person is not taken', () => {
  const { fields, rest } = resumeFromText(`Ana Lopez
ana@example.com

Professional Summary
Line cook with six years in busy kitchens, who learned
every station and trained five new people.
- Bilingual
419-555-0199

Objective: To lead a kitchen.`);
  expect(fields.sections.summary).toEqual([
    {
      text: 'Line cook with six years in busy kitchens, who learned every station and trained five new people.\nBilingual\nTo lead a kitchen.',
    },
  ]);
  expect(rest).toEqual(['419-555-0199']);
});

test('volunteer work is no job of the experience, and a reference is a name with a way to reach them', () => {
  const { fields, rest } = resumeFromText(`Ana Lopez

Volunteer Experience
Food Pantry Volunteer, Grace Church, 2022 - Present
- Packed 80 boxes a week

References
Maria Gomez, shift lead, 419-555-0142
Call my uncle`);
  expect(fields.experience).toEqual([]);
  expect(fields.sections).toEqual({
    volunteer: [
      expect.objectContaining({ jobTitle: 'Food Pantry Volunteer', company: 'Grace Church' }),
    ],
    references: [{ name: 'Maria Gomez', relation: 'shift lead', phone: '419-555-0142' }],
  });
  expect(rest).toEqual(['Call my uncle']);
});

test('what a summary does not say yet comes after what somebody wrote; blank entries make room', () => {
  const before: LearnerRecord = {
    ...blankRecord(newId),
    sections: {
      summary: [{ id: 'summary', text: 'I like to cook.' }],
      languages: [{ id: 'x', language: '', level: '' }],
    },
  };
  const { fields } = resumeFromText(
    'Ana Lopez\n\nSummary\nI like to cook.\nI learn fast.\n\nLanguages\nSpanish',
  );
  const { sections } = addFieldsToRecord(before, fields, newId).record;
  expect(sections?.summary).toEqual([{ id: 'summary', text: 'I like to cook.\nI learn fast.' }]);
  expect(sections?.languages?.map(withoutId)).toEqual([{ language: 'Spanish', level: '' }]);
});

function withoutId({ id: _id, ...texts }: { id: string }): object {
  return texts;
}
