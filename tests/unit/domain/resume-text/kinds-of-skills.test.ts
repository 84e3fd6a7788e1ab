import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

function skillsOf(...lines: string[]): { sure: string[]; offered: string[] } {
  const { fields, suggestions = [] } = placedResume(
    ['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'),
  );
  return {
    sure: fields.skills,
    offered: suggestions.flatMap(({ kind, value }) => (kind === 'skill' ? [value] : [])),
  };
}

describe('skills', () => {
  test.each([
    [
      'Beginner in Potting, Weaving and Dyeing. Years of work with Looms and Kilns.',
      ['Potting', 'Looms', 'Kilns'],
    ],
    ['- Weaver - main tool used for all the cloth of the shop', ['Weaver']],
    ['Looms & Kilns', ['Looms', 'Kilns']],
  ])('are offered out of %j', (line, names) => {
    expect(skillsOf('Skills', line).offered).toEqual(expect.arrayContaining(names));
  });

  test('end before "etc." and "et al."', () => {
    expect(skillsOf('Skills', 'Potting, Weaving, Dyeing etc.').sure).toEqual([
      'Potting',
      'Weaving',
      'Dyeing',
    ]);
  });

  test('are whole where a line spreads its words over its width', () => {
    const { sure, offered } = skillsOf(
      'Skills',
      'Crafts: Wood Work, Dyeing,\tWeaving\tof\tlong\tcloth,\tPotting',
    );
    expect([...sure, ...offered]).toContain('Weaving of long cloth');
    expect(sure).not.toContain('of');
  });

  test('are no addresses of pages', () => {
    const { sure, offered } = skillsOf(
      'Skills',
      'Loom Weaving\thttps://example.com/mira/loom',
      'Potting, Dyeing',
    );
    expect([...sure, ...offered].filter((one) => one.includes('/'))).toEqual([]);
  });

  test('stand beside the names of their kinds in a table, which are none', () => {
    const { sure, offered } = skillsOf(
      'Skills',
      'Cloth\tWeaving',
      'Dyeing',
      'Clay\tPotting',
      'Glazing',
      'Kilns',
      'Wood and Carving\tTurning, Joining',
    );
    expect(sure).toEqual([
      'Weaving',
      'Dyeing',
      'Potting',
      'Glazing',
      'Kilns',
      'Turning',
      'Joining',
    ]);
    expect(offered).toEqual([]);
  });

  test('stand in two columns, where no column names the kinds', () => {
    const { sure, offered } = skillsOf('Skills', 'Weaving\tPotting', 'Dyeing\tGlazing', 'Carving');
    expect([...sure, ...offered]).toEqual(['Weaving', 'Potting', 'Dyeing', 'Glazing', 'Carving']);
  });

  test('follow how well they are known', () => {
    const { sure, offered } = skillsOf('Skills', '- Some proficiency: loom weaving, deep dyeing.');
    expect([...sure, ...offered]).toEqual(['loom weaving', 'deep dyeing']);
  });

  test('end with their sentence', () => {
    const { sure } = skillsOf(
      'Skills',
      '- Weaving, Dyeing, Potting, Knitting and Glazing of small pots.',
      'Workshop  &  Tools',
      '- Kilns, Looms',
    );
    expect(sure).not.toContain('Workshop &');
    expect(sure).toEqual(expect.arrayContaining(['Weaving', 'Kilns', 'Looms']));
  });

  test('have no marks before them', () => {
    const { sure, offered } = skillsOf('Skills', '- * Weaving', '- * Potting', 'Clay\t:Glazing');
    expect([...sure, ...offered]).toEqual(['Weaving', 'Potting', 'Glazing']);
  });

  test('are offered where each is a short sentence', () => {
    const { offered } = skillsOf(
      'Skills',
      '- Ability to weave things fast.',
      '- Excellent in working under pressure.',
    );
    expect(offered).toEqual([
      'Ability to weave things fast',
      'Excellent in working under pressure',
    ]);
  });

  test('fill a long line at the top of the page', () => {
    const names =
      'Weaving Dyeing Potting Glazing Kilns Looms Carving Turning Joining Knitting Sewing'
        .split(' ')
        .map((name) => `${name} Work`);
    expect(skillsOf(`Skills: ${names.join(' | ')}`, '', 'Education', 'Oak College').sure).toEqual(
      names,
    );
  });

  test('have no numbers before them', () => {
    expect(skillsOf('Skills', '1.Weaving', '2.Dyeing', '3.Potting').sure).toEqual([
      'Weaving',
      'Dyeing',
      'Potting',
    ]);
  });

  test('are offered without the sentence in their bracket', () => {
    const told =
      'Loom reports, Bright presentations, Deep reports, Recommending better cloth, Long talks';
    expect(skillsOf('Skills', '- Dyeing', `- Weaving (${told})`).offered).toContain('Weaving');
  });

  test('stand behind the bar that follows their kind', () => {
    const { sure, offered } = skillsOf(
      'Skill Summary',
      '- Cloth | Weaving, Dyeing',
      '- Clay | Potting, Kilns',
    );
    expect([...sure, ...offered]).toEqual(['Weaving', 'Dyeing', 'Potting', 'Kilns']);
  });

  test('of a few known names are one by one', () => {
    const { sure, offered } = skillsOf('Skills', 'HTML CSS Loomscript', 'Time Management', 'Git');
    expect([...sure, ...offered]).toEqual(['HTML', 'CSS', 'Loomscript', 'Time Management', 'Git']);
  });

  test('are no courses and certificates in rows of the same table', () => {
    const { sure, offered } = skillsOf(
      'Skills',
      'Cloth\tWeaving, Dyeing',
      'Academic Coursework     Oak Loom, Deep Dye',
    );
    expect([...sure, ...offered]).toEqual(['Weaving', 'Dyeing']);
  });

  test('below a heading that we do not know are offered where some are surely tools', () => {
    const { sure, offered } = skillsOf(
      '# Experience',
      'Weaver, Oakleaf Mill, May 2015 - June 2018',
      '# Education',
      'Oak College',
      '# Zzorble',
      '- HTML',
      '- Python',
      '- Loomscript',
      'Tkanina:',
      '- Git',
      '# Zzarble',
      'Lake Hill',
      'Oak Hill',
      'Elm Hill',
    );
    expect(sure).toEqual([]);
    expect(offered).toEqual(['HTML', 'Python', 'Loomscript', 'Git']);
  });

  test('go on below the skills under names of their own', () => {
    const { offered } = skillsOf(
      '# Experience',
      'Weaver, Oakleaf Mill, May 2015 - June 2018',
      '# Education',
      'Oak College',
      '# Skills',
      '- Weaving',
      '# Zzorble',
      '- Loomscript',
      '- Dyescript',
      '- Potscript',
    );
    expect(offered).toEqual(['Loomscript', 'Dyescript', 'Potscript']);
  });

  test('among many sentences are offered, and none is sure', () => {
    const { sure, offered } = skillsOf(
      'Skills',
      '- I have always been the one who finds the fault in every loom of the whole mill.',
      '- Weaving, Dyeing, Potting',
      '- I have shown many others how cloth is made and how it is sold to the right people.',
    );
    expect(sure).toEqual([]);
    expect(offered).toEqual(expect.arrayContaining(['Weaving', 'Dyeing', 'Potting']));
  });

  test('are those of leaders, too', () => {
    const { sure, offered } = skillsOf('LEADERSHIP SKILLS', 'Honesty\tPatience', 'Calm\tCare');
    expect([...sure, ...offered]).toEqual(['Honesty', 'Patience', 'Calm', 'Care']);
  });

  test('that a job names do not end the jobs', () => {
    const { fields } = placedResume(
      [
        'Mira Tolan',
        'mira@example.com',
        '',
        'Experience',
        'Weaver, Oakleaf Mill, May 2015 - June 2018',
        '- Wove cloth',
        'Technologies used include:',
        '- Loomscript, Dyescript',
        '',
        'Line Cook, Oakleaf Diner, May 2012 - June 2014',
        '- Cooked breakfast',
      ].join('\n'),
    );
    expect(fields.experience).toHaveLength(2);
    expect(fields.skills).toEqual([]);
  });

  test('of a line that begins with the name of their kind are not sure with it', () => {
    expect(skillsOf('Skills', 'Programming Loomscript, Dyescript, Potscript').sure).not.toContain(
      'Programming Loomscript',
    );
  });
});

test('a number that stands in pairs far from the top is offered', () => {
  const { suggestions = [] } = placedResume(
    ['Mira Tolan', 'mira@example.com', '', 'Education', 'Oak College', '+33 6 55 55 01 42'].join(
      '\n',
    ),
  );
  expect(suggestions).toContainEqual(
    expect.objectContaining({ field: 'phone', value: '+33 6 55 55 01 42' }),
  );
});

describe('headings', () => {
  test('with numbers before them begin sections', () => {
    const { sure } = skillsOf(
      '1\tPersonal Statement',
      'I weave.',
      '2\tKey Skills',
      '• Potting',
      '• Dyeing',
      '3\tEducation',
      'Oak College',
    );
    expect(sure).toEqual(['Potting', 'Dyeing']);
  });

  test('in capitals stand before what they head', () => {
    const { sure } = skillsOf('SKILLS Front: Potting, Dyeing', 'Back: Weaving, Knitting');
    expect(sure).toEqual(['Potting', 'Dyeing', 'Weaving', 'Knitting']);
  });

  test('of other things in a column of their own end the jobs', () => {
    const { fields } = placedResume(
      [
        'Mira Tolan',
        'mira@example.com',
        'EXPERIENCE\tLine Cook\tMay 2015 - June 2018',
        'Oakleaf Diner | Lima, OH',
        '- Cooked breakfast',
        'PROJECTS\tCloth Map\tMay 2019 - Present',
        'A map of cloth',
      ].join('\n'),
    );
    expect(fields.experience).toHaveLength(1);
  });
});
