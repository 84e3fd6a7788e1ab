import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

function skillsOf(...lines: string[]): { sure: string[]; offered: string[] } {
  const { fields, offers = [] } = placedResume(
    ['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'),
  );
  return {
    sure: fields.skills,
    offered: offers.flatMap(({ kind, value }) => (kind === 'skill' ? [value] : [])),
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

  test('of a line that begins with the name of their kind are not sure with it', () => {
    expect(skillsOf('Skills', 'Programming Loomscript, Dyescript, Potscript').sure).not.toContain(
      'Programming Loomscript',
    );
  });
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
