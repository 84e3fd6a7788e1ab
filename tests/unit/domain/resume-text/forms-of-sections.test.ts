import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';
import { seen } from '@tests/support/seen-fields';

const jobsOf = (...lines: string[]) =>
  seen(['Experience', ...lines]).experience.map(({ jobTitle, company, startDate, endDate }) =>
    [jobTitle, company, startDate, endDate].join(' | '),
  );
const schoolsOf = (...lines: string[]) =>
  seen(['Education', ...lines]).education.map(({ degree, school, graduationYear }) =>
    [degree, school, graduationYear].join(' | '),
  );

describe('sections', () => {
  test('what stands over each job’s own lists heads no section', () => {
    const own = [
      '*Other Accomplishments:*',
      '- won a prize',
      '*Using the **oven**:*',
      '- made pies',
    ];
    const jobs = jobsOf(
      '### Gatehouse, Lima, OH — Line Cook 2/20-7/21',
      ...own,
      '### Oakleaf, Lima, OH — Baker 7/18-1/20',
      ...own,
      '### Pinehouse, Lima, OH — Baker 7/16-1/18',
      ...own,
    );
    expect(jobs).toEqual([
      'Line Cook | Gatehouse | 2/20 | 7/21',
      'Baker | Oakleaf | 7/18 | 1/20',
      'Baker | Pinehouse | 7/16 | 1/18',
    ]);
  });

  test('rows of short names below "Technical Experience" are skills', () => {
    const { skills, experience } = seen([
      'Technical Experience',
      'Core',
      'Welding, Roofing, Tiling, Paint',
      'Some',
      'Plaster, Drywall, Glass, Locks',
    ]);
    expect(skills).toEqual(expect.arrayContaining(['Welding', 'Paint', 'Plaster', 'Locks']));
    expect(experience).toEqual([]);
  });

  test('duties in the letters of a heading are of the job above them', () => {
    const { experience, skills } = seen([
      '**EXPERIENCE**',
      'Line Cook, Gate Diner, 2018 – 2020',
      '**RESPONSIBILITIES**',
      '- Made soup',
      '**SKILLS**',
      'Welding, Roofing',
      '**EDUCATION**',
      'Oak College, Diploma, 2015',
    ]);
    expect(experience).toMatchObject([
      { jobTitle: 'Line Cook', description: expect.stringContaining('Made soup') },
    ]);
    expect(skills).toEqual(['Welding', 'Roofing']);
  });

  test('a smaller heading tells of the school above it', () => {
    const { education } = seen([
      '## Experience',
      'Line Cook, Gate Diner, 2018 – 2020',
      '## Education',
      'Diploma, Oak College, 2015',
      '### Achievements and Activities',
      '-Won the prize of the best bread',
      'Certificate, Pine College, 2013',
      '## Skills',
      'Baking',
    ]);
    expect(education).toMatchObject([{ school: 'Oak College' }, { school: 'Pine College' }]);
  });

  test.each([
    ['WORK HYSTROY', 'experience'],
    ['**Employment Histroy:**', 'experience'],
    ['EDUCTAION', 'education'],
  ] as const)('%s has slips and heads %s', (heading, list) => {
    const text = list === 'education' ? 'Oak College, 2015' : 'THE OAK PLACE | LIMA – 2013-2016 |';
    const fields = seen([heading, text, '## Skills', 'Welding']);
    expect(fields[list]).toHaveLength(1);
    expect(fields.skills).toEqual(['Welding']);
  });

  test('the end of a broken sentence heads nothing', () => {
    const { sections, experience } = seen([
      'Summary',
      'Hard-working helper who looks for a kitchen with many new things and',
      'experiences.',
      'She is eager to resume her',
      'career. Offers much patience.',
      'Education',
      'Oak College, Diploma, 2015',
    ]);
    expect(sections.summary?.[0]?.text).toContain('experiences.');
    expect(sections.summary?.[0]?.text).toContain('patience');
    expect(experience).toEqual([]);
  });

  test('jobs stand below "Regional Experience and Projects", too', () => {
    const jobs = seen([
      'Experience',
      'Line Cook, Gate Diner, 2018 – 2020',
      '- Made soup',
      '**REGIONAL EXPERIENCE AND PROJECTS**',
      'Baker, Oak Foods, 2015 – 2017',
      '- Made bread',
    ]).experience;
    expect(jobs).toMatchObject([{ jobTitle: 'Line Cook' }, { jobTitle: 'Baker' }]);
  });

  test('a prize with a year is no job', () => {
    const { experience } = seen([
      'ACHIEVEMENTS',
      'Young Baker Scholar',
      'Oak College | 2019 - 2021',
      '• Money granted to those who bake the most bread of all in one year',
    ]);
    expect(experience).toEqual([]);
  });

  test('"Highlights" over short items are skills, and lists below "Skills" with names of their own', () => {
    expect(seen(['Highlights', '• Leak checks', '• Roofing', '• Tiling']).skills).toEqual([
      'Leak checks',
      'Roofing',
      'Tiling',
    ]);
  });

  test('a heading with a rule behind it, or under it', () => {
    const { skills, education } = seen([
      'SKILLS ------------------',
      '- Tools: Saw HTML 5 Router UI/UX Lathe Drill Vise.js',
      'SERVICE -----------------',
      'Pine Club (2014 — Present)',
      'EDUCATION ---------------',
      'Oak College, Diploma, 2015',
    ]);
    expect(skills).toEqual(expect.arrayContaining(['HTML 5', 'UI/UX', 'Drill']));
    expect(education).toMatchObject([{ school: 'Oak College', graduationYear: '2015' }]);
  });

  test.each([
    ['`Baking` `Cash handling` `Roofing`', ['Baking', 'Cash handling', 'Roofing']],
    [
      'I am comfortable working in many kitchens and with many tools in Hazel, Maple, Pine, and Oak.',
      ['Hazel', 'Maple', 'Pine', 'Oak'],
    ],
    ['- Clouds: “Hazel”, “Maple”, “Pine”.', ['Hazel', 'Maple', 'Pine']],
    [
      '- Tools: Hammer, Chisel, Plane, Router, Table\n  Saw, Lathe',
      ['Hammer', 'Chisel', 'Plane', 'Router', 'Table Saw', 'Lathe'],
    ],
    [
      '• Agile, Soup & Stew   • Sales, Returns & Training   • Mentoring',
      ['Agile, Soup & Stew', 'Mentoring'],
    ],
    [
      'Welding\nRoofing\nTiling\nReading of plans and of lists of parts',
      ['Welding', 'Reading of plans and of lists of parts'],
    ],
  ])('%s', (text, skills) => {
    expect(seen(['Skills', ...text.split('\n')]).skills).toEqual(expect.arrayContaining(skills));
  });

  test('a bar’s length below a skill is no skill', () => {
    expect(seen(['## Skills', '###### Welding', '70%', '###### Roofing', '50%']).skills).toEqual([
      'Welding',
      'Roofing',
    ]);
  });
});

describe('schools', () => {
  test.each<[string[], string[]]>([
    [
      ['Diploma in Welding in 2004 from Lima State Board of Trade.'],
      ['Diploma in Welding | Lima State Board of Trade | 2004'],
    ],
    [
      ['Licence informatique à l’Université de Lima, 2016'],
      ['Licence informatique | Université de Lima | 2016'],
    ],
    [
      ['### Doctor of Philosophy 2013', '- Bread Engineering, University of Lima'],
      ['Doctor of Philosophy Bread Engineering | University of Lima | 2013'],
    ],
    [
      ['Sep 2013-Sep 2015: Part-time PGDip in Bread; ULO'],
      ['Part-time PGDip in Bread | ULO | Sep 2015'],
    ],
    [
      ['University of Lima', 'Bread science and soup engineering'],
      ['Bread science and soup engineering | University of Lima | '],
    ],
    [['I finished Lima High School in 2016.'], [' | Lima High School | 2016']],
    [['Diploma in Baking @ Lima College, 2016'], ['Diploma in Baking | Lima College | 2016']],
  ])('%s', (lines, schools) => {
    expect(schoolsOf(...lines)).toEqual(schools);
  });

  test('each degree is an item, and its school the line below', () => {
    expect(
      schoolsOf(
        '• Master of Arts in Baking',
        'Lima University (Lima, OH)',
        '• Bachelor of Arts in Soup',
        'Oak University (Oak, OH)',
      ),
    ).toEqual([
      'Master of Arts in Baking | Lima University | ',
      'Bachelor of Arts in Soup | Oak University | ',
    ]);
  });

  test('without a heading they are offered and not sure', () => {
    const { fields, suggestions = [] } = placedResume(
      'Mira Tolan\nmira@example.com\n\nDiploma in Baking | 2018 | Oak College\n\nExperience\nCook, Gate Diner, 2019 - 2021',
    );
    expect(fields.education).toMatchObject([{ degree: '', school: '' }]);
    expect(suggestions).toContainEqual(
      expect.objectContaining({ kind: 'school', field: 'school', value: 'Oak College' }),
    );
  });
});

test('a number with its country and a remark is the phone', () => {
  const { fields } = placedResume(
    'Mira Tolan\nNationality: none | Phone number: (+351) 912345678 (Mobile)\n\nSummary\nBakes.',
  );
  expect(fields.personalInfo.phone).toBe('(+351) 912345678');
});

test('a school without a word of schools is offered', () => {
  const { fields, suggestions = [] } = placedResume(
    'Mira Tolan\nmira@example.com\n\nSchool\nCertificate in Food Safety, Lima Tech, 2015',
  );
  expect(fields.education).toMatchObject([{ school: '', graduationYear: '2015' }]);
  expect(suggestions).toContainEqual(
    expect.objectContaining({ kind: 'school', field: 'school', value: 'Lima Tech' }),
  );
});

test('all of a name counts, where large letters show a half of it', () => {
  const { fields } = placedResume(
    '# Mira Anna\nmira@example.com\nMira Anna Tolan\n\nSummary\nBakes bread for the whole town.',
  );
  expect(fields.personalInfo.name).toBe('Mira Anna Tolan');
});

test('a father’s name is not the person’s', () => {
  const { fields, suggestions = [] } = placedResume(
    'TOLAN\nFather’s Name\tMr. Balu Roan\nroan22@example.com\n\nSummary\nBakes bread for the whole town.',
  );
  expect(JSON.stringify([fields.personalInfo, suggestions])).not.toContain('Balu');
});

test('a heading with a count in square brackets heads its section', () => {
  const { lines } = placedResume(
    [
      'Mira Tolan',
      'mtol@example.com',
      '',
      'work experience [22 Months ~2 YearS]',
      'Loom Weaver\tSEPTEMBER 2019 – PRESENT',
      'Tolan Mill Company\tWels, AZ',
      '- Wove cloth for the shop.',
    ].join('\n'),
  );
  expect(lines.find(({ text }) => text.startsWith('work experience'))?.target).toEqual({
    kind: 'heading',
  });
});
