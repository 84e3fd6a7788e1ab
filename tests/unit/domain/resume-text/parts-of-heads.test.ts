import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

const read = (...lines: string[]) =>
  placedResume(['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'));

describe('a head that says more than a title and an employer', () => {
  const jobs = (...heads: string[]) =>
    read('Experience', ...heads.flatMap((head) => [head, '- Wove cloth for the whole town', '']));

  test('offers an employer with its department', () => {
    const { fields, suggestions = [] } = jobs(
      'Research Assistant\nUniversity of Lima, Department of Cloth\tMay 2019 - June 2021',
      'Research Assistant\nUniversity of Lima, Department of Cloth\tMay 2016 - June 2018',
    );
    expect(fields.experience.map(({ company }) => company)).not.toContain('University of Lima');
    expect(suggestions).toContainEqual(
      expect.objectContaining({
        field: 'company',
        value: 'University of Lima, Department of Cloth',
      }),
    );
  });

  test('offers a title with what stands behind its comma', () => {
    const { fields, suggestions = [] } = jobs(
      '[2008-10]\tOakleaf Trapeze Academy ::  Instructor, Catcher',
      '[2007-8]\tElm Mill / Cloth Publishing ::  Graphic Designer',
      '[2004-7]\tOakleaf University ::  Teaching Assistant',
    );
    expect(fields.experience[0]?.jobTitle).not.toBe('Instructor');
    const offer = suggestions.find((one) => one.kind === 'job' && one.field === 'jobTitle');
    expect([offer?.value, offer?.runnerUp]).toContain('Instructor, Catcher');
  });

  test('offers the end of its second range of dates', () => {
    const { fields, suggestions = [] } = jobs(
      'Line Cook, Oakleaf Diner LLC\nOctober 2018 - August 2019, March 2020 - Present',
    );
    expect(fields.experience[0]?.endDate).toBe('');
    expect(suggestions).toContainEqual(
      expect.objectContaining({ field: 'endDate', value: 'Present', runnerUp: 'August 2019' }),
    );
  });

  test.each(['eine Woche', 'one week', '2 semanas', 'un mois'])(
    'begins at its date where "%s" stands for the end',
    (time) => {
      const { fields } = jobs(`Line Cook, Oakleaf Diner LLC\tMay 2022 – ${time}`);
      expect(fields.experience[0]).toMatchObject({ startDate: 'May 2022', endDate: '' });
      expect(fields.experience).toHaveLength(1);
    },
  );

  test('is of the employer over all roles, with a part of it beside each', () => {
    const { fields, suggestions = [] } = read(
      'Experience',
      'Oakleaf University; Lima, Peru',
      'Teaching Assistant (2012 - 2015)',
      '- Marked the work of students',
      '',
      'Research Assistant, Loom Lab (2012 - 2014)',
      '- Wove cloth',
      '',
      'Research Assistant, Prof. Mary Elm (2010 - 2011)',
      '- Dyed cloth',
    );
    expect(fields.experience.map(({ company }) => company)).not.toContain('Mary Elm');
    const employers = suggestions.flatMap((one) =>
      one.kind === 'job' && one.field === 'company' ? [one.value] : [],
    );
    expect(employers).toEqual(['Oakleaf University', 'Oakleaf University']);
  });
});

test('below each title with its dates, one line of names over the list is the employer', () => {
  const { fields, suggestions = [] } = read(
    'Experiencia Laboral',
    'Ingeniero Tier I Administración Telares | enero 2024 – Presente',
    '',
    'Asociación Popular de Telas y Lanas (APTL), Santo Domingo, República Dominicana',
    'Responsabilidades:',
    '- Lideré la implementación de telares en toda la casa',
    '- Tejí telas',
    'Administrador de Sistemas | junio 2015 – octubre 2022',
    'NAP de Lanas, Santo Domingo, República Dominicana',
    'Responsabilidades:',
    '- Configuré telares',
    '- Tejí telas',
  );
  const employers = fields.experience.map(
    ({ company }, at) =>
      company ||
      suggestions.find((one) => one.kind === 'job' && one.index === at && one.field === 'company')
        ?.value,
  );
  expect(employers).toEqual(['Asociación Popular de Telas y Lanas (APTL)', 'NAP de Lanas']);
});

describe('a school', () => {
  test('or degree of very many words is offered', () => {
    const { fields, suggestions = [] } = read(
      'Education',
      'Bachelor of Science in Loom and Cloth and Pot and Kiln and Wood and Stone and Dye Design\tMay 2019',
      'Oakleaf University',
    );
    expect(fields.education[0]?.degree).toBe('');
    expect(suggestions.map(({ value }) => value)).toEqual([expect.stringContaining('Bachelor')]);
  });

  test('stands below the degree and its date, too', () => {
    const { fields, suggestions = [] } = read(
      'Education',
      'BS in Computer Science',
      'May 2021 | 3.458 GPA',
      'Oakleaf State University',
      'Concentration in Looms',
      '',
      'AS in Mathematics',
      'May 2012 | 3.64 GPA',
      'Elm College',
    );
    expect(fields.education).toHaveLength(2);
    const of = (index: number, field: 'degree' | 'school') =>
      fields.education[index]?.[field] ||
      suggestions.find((one) => one.kind === 'school' && one.index === index && one.field === field)
        ?.value;
    expect(of(0, 'school')).toBe('Oakleaf State University');
    expect(of(0, 'degree')).toBe('BS in Computer Science');
    expect(of(1, 'school')).toBe('Elm College');
  });

  test('of a few days beside conferences is none', () => {
    const { fields } = read(
      'Education',
      'Master in Weaving, Oakleaf University, 2019',
      '',
      'Conferences, Workshops and Schools',
      'Loom School of Advanced Cloth. Lima, June 2021. Poster presentation.',
      'University of Elm, June 24-27, 2024. Invited speaker.',
    );
    expect(fields.education).toHaveLength(1);
  });
});

test('a list that says "Tecnologías" again and again is of projects, and not sure', () => {
  const { fields } = read(
    'Proyectos',
    'Mapa de telas',
    'Tecnologías: Loomscript, Dyescript, Potscript',
    'Mapa de ollas',
    'Tecnologías: Loomscript, Kettle, Wheeler',
    'Habilidades',
    '- Paciencia',
  );
  expect(fields.skills).toEqual(['Paciencia']);
});

test('a name may stand between marks, and below "Text Resume"', () => {
  expect(placedResume('{ Mira Tolan }\n[ mira@example.com ]').fields.personalInfo.name).toBe(
    'Mira Tolan',
  );
  expect(
    placedResume(
      'Text Resume\n\nMira Tolan\nGreater Lima Area\nWeaver at Oakleaf Mill\n\nSummary\nI weave.',
    ).fields.personalInfo.name,
  ).toBe('Mira Tolan');
});

test('small letters below the label of a list are skills, and a plus parts names', () => {
  const { fields, suggestions = [] } = read(
    'Skills',
    '- Weaving',
    '- Potting',
    'Circus:',
    'slapstick, flying trapeze [catching, flying], unicycle',
    '- Loomdesk + Kettle Text',
  );
  const all = [...fields.skills, ...suggestions.map(({ value }) => value)];
  expect(all).toEqual(
    expect.arrayContaining(['Weaving', 'slapstick', 'unicycle', 'Loomdesk', 'Kettle Text']),
  );
  expect(all).not.toContain('flying]');
});
