import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';
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
