import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

function skillsOf(...lines: string[]): { sure: string[] } {
  const { fields } = placedResume(['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'));
  return { sure: fields.skills };
}

describe('skills that are the rest of a sentence', () => {
  test('behind "ability to" are offered and not sure', () => {
    const { sure } = skillsOf(
      'Skills',
      '- Soft skills: Weaving, dyeing, potting, ability to write clear, concise, and kind letters.',
    );
    expect(sure).toEqual(['Weaving', 'dyeing', 'potting']);
  });

  test.each(['deadlines', 'follow', 'in teams'])(
    '"%s" on the next line of a column is not sure',
    (rest) => {
      const { sure } = skillsOf(
        'Skills',
        'Weaving',
        'Self-motivated',
        'Ability to work within tight',
        rest,
        'Quick potting',
        'Dyeing',
      );
      expect(sure).not.toContain(rest);
      expect(sure).toEqual(expect.arrayContaining(['Weaving', 'Self-motivated', 'Dyeing']));
    },
  );

  test('whose names all begin in small letters stay sure', () => {
    expect(skillsOf('Skills', 'weaving', 'dyeing', 'potting', 'spinning').sure).toEqual([
      'weaving',
      'dyeing',
      'potting',
      'spinning',
    ]);
  });

  test('a bullet over deeper bullets names their kind', () => {
    const { sure } = skillsOf(
      'Skills',
      '- Workshop',
      '    - Potting',
      '    - Weaving',
      '- Kitchen',
      '    - Baking',
      '    - Brewing',
    );
    expect(sure).toEqual(['Potting', 'Weaving', 'Baking', 'Brewing']);
  });

  test('a language for computers over deeper bullets stays a sure skill', () => {
    const { sure } = skillsOf('Skills', '- JavaScript', '    - Loomjs', '    - Potjs', '- Ruby');
    expect(sure).toContain('JavaScript');
  });
});
