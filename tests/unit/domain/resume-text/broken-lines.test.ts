import { describe, expect, test } from 'vitest';
import {
  placedResume,
  resumeFromLines,
  resumeFromText,
} from '@/domain/resume-text/resume-from-text';
import { plainStyle, styledLines } from '@/domain/resume-text/lines/text-lines';
import { seen } from '@tests/support/seen-fields';

const top = 'Mira Tolan\nmira@example.com\n\n';
const fieldsOf = (text: string) => resumeFromText(top + text).fields;
const offered = (text: string) =>
  (placedResume(top + text).suggestions ?? []).map(({ kind, value }) => `${kind}: ${value}`);

describe('an email', () => {
  test.each([
    'Mira Tolan\nEmail: mira.tolan\n@example.com\n937-555-0142',
    'Mira Tolan\nmira.tolan@\nexample.com\n937-555-0142',
    'Mira Tolan\nmira.tolan@example.comLinkedIn\n937-555-0142',
    'Mira Tolan\n[Email](mailto:mira.tolan@example.com) | 937-555-0142',
  ])('is whole in %j', (text) => {
    expect(resumeFromText(text).fields.personalInfo.email).toBe('mira.tolan@example.com');
  });

  test('is none of a name for other pages', () => {
    expect(resumeFromText('Mira Tolan\nTwitter\n@mira_tolan').fields.personalInfo.email).toBe(
      undefined,
    );
  });
});

describe('a name', () => {
  test('in large letters goes on in the next line, though more space is between them', () => {
    const line = (text: string, size: number, gap = 0) => ({ ...plainStyle, text, size, gap });
    const { fields } = resumeFromLines(
      styledLines([
        line('MIRA JOANA', 24),
        line('TOLAN', 24, 1),
        line('Line cook', 10, 1),
        line('mira@example.com', 10),
        line('937-555-0142', 10),
        line('Cooked for 200 guests a day.', 10),
      ]),
    );
    expect(fields.personalInfo.name).toBe('MIRA JOANA TOLAN');
  });

  test('ends before what somebody is', () => {
    expect(
      resumeFromText('Mira Tolan, Undergraduate\nmira@example.com').fields.personalInfo.name,
    ).toBe('Mira Tolan');
  });
});

describe('jobs', () => {
  test('of one employer are each at that employer, and the line over them is none', () => {
    const { experience } = seen(
      'Experience\nBlue Door Diner Inc.\t2010 - 2020\n\nHead Cook\t2015 - 2020\n- Led six people.\n\nLine Cook\t2010 - 2015\n- Cooked.'.split(
        '\n',
      ),
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Head Cook', company: 'Blue Door Diner Inc.' },
      { jobTitle: 'Line Cook', company: 'Blue Door Diner Inc.' },
    ]);
  });

  test('begin with an item where most items of its mark stand over dates', () => {
    const { experience } = fieldsOf(
      'Experience\n* Blue Door Diner Inc.\nLine Cook, 2015 - 2020\n-- Cooked for 90 guests.\n* Lake Hotel Inc.\nDishwasher, 2012 - 2014\n-- Cleaned.',
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Line Cook', company: 'Blue Door Diner Inc.' },
      { jobTitle: 'Dishwasher', company: 'Lake Hotel Inc.' },
    ]);
  });

  test('in a form have their employer over it, with a number', () => {
    const { experience } = fieldsOf(
      'Experience\n1. Blue Door Diner Inc.\nPosition: Line Cook\nPeriod: 2015 - 2020\nCooked.\n2. Lake Hotel Inc.\nPosition: Dishwasher\nPeriod: 2012 - 2014\nCleaned.',
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Line Cook', company: 'Blue Door Diner Inc.', startDate: '2015' },
      { jobTitle: 'Dishwasher', company: 'Lake Hotel Inc.', startDate: '2012' },
    ]);
  });

  test.each([
    ['Line Cook @Lake Hotel\t2015 - 2020', 'Line Cook', 'Lake Hotel'],
    ['2 years as Line Cook at Lake Hotel from 2015 to 2017', 'Line Cook', 'Lake Hotel'],
  ])('%j names both', (head, jobTitle, company) => {
    expect(fieldsOf(`Experience\n${head}\n- Cooked.`).experience).toMatchObject([
      { jobTitle, company },
    ]);
  });

  test('are told apart without a sign between title and employer', () => {
    expect(
      fieldsOf('Experience\nLine Cook Lake Hotel Inc.\t2015 - 2020\n- Cooked.').experience,
    ).toMatchObject([{ jobTitle: 'Line Cook', company: 'Lake Hotel Inc.' }]);
  });

  test('have the title that the first sentence says', () => {
    const text =
      'Experience\nLake Hotel Inc. (2015 - 2020)\nAs a line cook, I cooked for 90 guests.';
    const { experience } = fieldsOf(text);
    expect([...offered(text), `job: ${experience[0]?.jobTitle ?? ''}`]).toContain('job: line cook');
  });
});

describe('schools', () => {
  test('of a table have what the heads of its columns say', () => {
    const { education } = fieldsOf(
      'Education\nCourse\tBoard\tInstitution\tYear\tPercentage\nB.Sc\tLima Board\tHill Top\t2015\t71%\nHSC\tLima Board\tLow Field\t2012\t80%',
    );
    expect(education).toMatchObject([
      { degree: 'B.Sc', school: 'Hill Top', graduationYear: '2015' },
      { degree: 'HSC', school: 'Low Field', graduationYear: '2012' },
    ]);
  });

  test.each([
    ['Bachelor - Nursing\nLima University\t2015', { degree: 'Bachelor - Nursing' }],
    ['B. Tech in Welding\nLima University\t2015', { degree: 'B. Tech in Welding' }],
    [
      'Lima University in Salem, OR\nB.A., Music\t2015',
      { school: 'Lima University', location: 'Salem, OR' },
    ],
    ['B.Tech in Welding, CGPA: 8.02\nLima University\t2015', { school: 'Lima University' }],
    [
      'Bachelor of Science (Lima University, 2008)',
      { degree: 'Bachelor of Science', school: 'Lima University' },
    ],
  ])('%j', (text, school) => {
    expect(fieldsOf(`Education\n${text}`).education).toMatchObject([school]);
  });

  test('stand below "Qualifications" line by line', () => {
    const text = 'QUALIFICATIONS\n\nLima University, Peru\n2011-2015\nBachelor of Computing';
    const { education } = fieldsOf(text);
    expect(education.map(({ school }) => school)).toEqual(['Lima University']);
  });

  test('stand below "Qualifications", where these are degrees', () => {
    expect(
      fieldsOf('Professional Qualifications\nBSc Computing: University of Lima\nFirst aid')
        .education,
    ).toMatchObject([{ degree: 'BSc Computing', school: 'University of Lima' }]);
  });

  test('are one with their faculty', () => {
    const { fields, suggestions = [] } = placedResume(
      'Education\nUniversity of Lima\nCollege of Engineering, 2016',
    );
    expect(fields.education).toMatchObject([{ graduationYear: '2016' }]);
    expect(suggestions).toContainEqual(
      expect.objectContaining({ field: 'school', value: 'University of Lima' }),
    );
  });
});

describe('skills', () => {
  test('that are sure are no interests and no halves of a name', () => {
    expect(fieldsOf('Skills and Interests\n- Music\n- Welding').skills).toEqual([]);
    expect(fieldsOf('Skills\nGrill C4 - Oven Systems').skills).toEqual([]);
  });

  test('lose the signs of notes', () => {
    expect(fieldsOf('Skills\nWelding†, Roofing*, Tiling').skills).toEqual([
      'Welding',
      'Roofing',
      'Tiling',
    ]);
  });
});

describe('a list of skills', () => {
  test('goes on in the next line of a narrow column', () => {
    const lines = ['Skills', 'Loom weaving, pot-', 'ting, self-', 'made dyeing, long', 'carving'];
    expect(fieldsOf(lines.join('\n')).skills).toEqual([
      'Loom weaving',
      'potting',
      'self-made dyeing',
      'long carving',
    ]);
  });

  test('goes on in the next line where it is as wide as the page', () => {
    const lines = [
      'Skills',
      'Weaving, Potting, Dyeing, Knitting, Sewing, Glazing, Turning, Wood',
      'Carving, Kilns, Looms',
    ].join('\n');
    const all = [...fieldsOf(lines).skills, ...offered(lines)].join('; ');
    expect(all).toContain('Wood Carving');
  });
});

test('a line that begins with "&" goes on with the one above, and heads nothing', () => {
  const { fields } = placedResume(
    [
      'Mira Tolan',
      'mira@example.com',
      '',
      'Certifications',
      'Lima Institute of Cloth',
      '& Technology',
      'Loom Card',
    ].join('\n'),
  );
  expect(fields.skills).toEqual([]);
});

test('a summary of work and the schools attended are jobs and schools', () => {
  const { fields } = placedResume(
    [
      'Mira Tolan',
      'mira@example.com',
      '',
      'Work Summary',
      'Line Cook, Oak Diner, May 2015 - June 2017',
      '- Made soup',
      '',
      'Schools Attended',
      'Lima City College',
      'Bachelor of Science, 2012',
    ].join('\n'),
  );
  expect(fields.experience.map(({ company }) => company)).toEqual(['Oak Diner']);
  expect(fields.education.map(({ school }) => school)).toEqual(['Lima City College']);
});
