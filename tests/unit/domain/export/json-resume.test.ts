import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJsonResume, writeJsonResume } from '@/domain/export/json-resume';
import { isBlankEntry, type LearnerRecord } from '@/domain/resume/record-schema';
import { someResume } from '@tests/support/some-resume';

describe('JSON Resume', () => {
  test('every resume comes back whole', () => {
    fc.assert(
      fc.property(someResume, (resume) => {
        const back = readJsonResume(writeJsonResume(resume));
        expect(withoutBlanks(back?.record)).toEqual(withoutBlanks(resume));
      }),
    );
  });

  test('a second round changes not one letter of the file', () => {
    fc.assert(
      fc.property(someResume, (resume) => {
        const file = writeJsonResume(resume);
        const back = readJsonResume(file);
        expect(back && JSON.parse(writeJsonResume(back.record))).toEqual(JSON.parse(file));
      }),
    );
  });

  test('dates stand in the form of the schema, and the words of the person beside them', () => {
    const file = JSON.parse(writeJsonResume(lopez)) as {
      work: Record<string, unknown>[];
      education: Record<string, unknown>[];
    };
    expect(file.work[0]).toEqual({
      position: 'Line Cook',
      name: 'Riverside Diner',
      location: 'Dayton, Ohio',
      startDate: '2023-05',
      highlights: ['Cook 120 meals in a shift.', 'Saved 400 pounds of food.'],
      x_careerQuest: {
        id: 'job-1',
        endDate: 'now',
        description: 'Cook 120 meals in a shift.',
        achievement: 'Saved 400 pounds of food.',
      },
    });
    expect(file.education[0]).toEqual({
      studyType: 'High School Equivalency',
      institution: 'Sinclair Learning Center',
      endDate: '2021',
      x_careerQuest: { id: 'school-1', location: 'Dayton, Ohio' },
    });
  });

  test('what somebody changed in another program counts', () => {
    const file = writeJsonResume(lopez)
      .replace('"startDate": "2023-05"', '"startDate": "2022-01"')
      .replace('"Saved 400 pounds of food."\n', '"Saved 500 pounds of food."\n');
    const job = readJsonResume(file)?.record.experience[0];
    expect(job).toMatchObject({
      startDate: 'January 2022',
      endDate: 'now',
      description: 'Cook 120 meals in a shift.\nSaved 500 pounds of food.',
    });
    expect(job).not.toHaveProperty('achievement');
  });

  test('a foreign file gives what our fields have room for, and the rest is kept and written again', () => {
    const foreign = {
      basics: {
        name: 'Sam Reed',
        label: 'Welder',
        email: 'sam.reed@example.com',
        location: { address: '12 Elm St', city: 'Dayton', region: 'OH', postalCode: '45402' },
      },
      work: [
        {
          name: 'Steel Works',
          position: 'Welder',
          startDate: '2020-02-17',
          summary: 'Welded frames.',
          highlights: ['No accident in two years.'],
          url: 'https://example.com',
        },
      ],
      education: [{ institution: 'Tech School', studyType: 'Certificate', area: 'Welding' }],
      skills: [{ name: 'Welding', level: 'Master', keywords: ['MIG', 'TIG'] }],
      languages: [{ language: 'Spanish', fluency: 'Fluent' }],
    };
    const resume = readJsonResume(JSON.stringify(foreign))?.record;
    expect(resume).toMatchObject({
      personalInfo: { name: 'Sam Reed', address: '12 Elm St, Dayton, OH 45402' },
      experience: [
        {
          jobTitle: 'Welder',
          company: 'Steel Works',
          startDate: 'February 2020',
          endDate: 'Present',
          description: 'Welded frames.\nNo accident in two years.',
        },
      ],
      education: [{ degree: 'Certificate, Welding', school: 'Tech School' }],
      skills: ['Welding (Master)', 'MIG', 'TIG'],
    });
    const again = JSON.parse(writeJsonResume(resume as LearnerRecord)) as typeof foreign;
    expect(again.languages).toEqual(foreign.languages);
    expect(again.basics.label).toBe('Welder');
    expect(again.work[0]?.url).toBe('https://example.com');
  });

  test.each([
    '',
    'Ana Lopez\nLine Cook',
    '{',
    '[]',
    '7',
    '{"format":"career-quest"}',
    '{"work":3}',
  ])('what is no JSON Resume is refused: %j', (text) => {
    expect(readJsonResume(text)).toBeNull();
  });

  test('anything that parses is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('basics', 'work', 'skills'), (json, key) => {
        readJsonResume(`{"${key}":[${json}],"education":${json}}`);
      }),
    );
  });
});

const lopez: LearnerRecord = {
  personalInfo: { name: 'Ana Lopez', email: 'ana@example.com', phone: '', address: '' },
  experience: [
    {
      id: 'job-1',
      jobTitle: 'Line Cook',
      company: 'Riverside Diner',
      location: 'Dayton, Ohio',
      startDate: 'May 2023',
      endDate: 'now',
      description: 'Cook 120 meals in a shift.',
      achievement: 'Saved 400 pounds of food.',
    },
  ],
  education: [
    {
      id: 'school-1',
      degree: 'High School Equivalency',
      school: 'Sinclair Learning Center',
      location: 'Dayton, Ohio',
      graduationYear: '2021',
    },
  ],
  skills: ['Food safety'],
  parStatements: [],
  currentProblem: '',
  currentAction: '',
  currentResult: '',
};

/** Blank entries, blank skills and blank texts are nothing that could be lost. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isBlank(item)).map((item) => withoutBlanks(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => !isBlank(item))
      .map(([key, item]) => [key, withoutBlanks(item)]),
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || isBlankEntry({ value });
}
