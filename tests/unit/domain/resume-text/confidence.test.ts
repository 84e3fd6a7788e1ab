import { expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

/** The sure title and employer of each job, and which of them are offered instead. */
function jobsOf(...lines: string[]): { sure: string[]; offered: string[] } {
  const { fields, suggestions = [] } = placedResume(
    ['Mira Tolan', 'mira@example.com', '', 'Experience', ...lines].join('\n'),
  );
  return {
    sure: fields.experience.flatMap(({ jobTitle, company }) => [jobTitle, company]),
    offered: suggestions.flatMap(({ kind, value, isLikely }) =>
      kind === 'job' && isLikely ? [value] : [],
    ),
  };
}

test('clear heads of one form are sure', () => {
  const { sure, offered } = jobsOf(
    'Line Cook',
    'Oakleaf Diner, Lima, OH',
    'March 2018 - June 2021',
    '- Cooked breakfast',
    '',
    'Dishwasher',
    'Lake Hotel, Lima, OH',
    'May 2015 - March 2018',
    '- Washed pans',
  );
  expect(sure).toEqual(['Line Cook', 'Oakleaf Diner', 'Dishwasher', 'Lake Hotel']);
  expect(offered).toEqual([]);
});

test.each([
  {
    about: 'a place over an employer without a title',
    lines: [
      'Wels | May 2022 - June 2022',
      'SOUP & SONS',
      '- Stirred',
      '',
      'Linz | May 2023 - June 2023',
      'BREAD & CO',
    ],
    doubtful: ['Wels', 'Linz'],
  },
  {
    about: 'half of an employer, of which the next line has the rest',
    lines: [
      'Assistant, Mill and Oven Property',
      'Letting Office, Wels, 2017 - 2019',
      'Wrote letters.',
    ],
    doubtful: ['Mill and Oven Property'],
  },
  {
    about: 'hours in place of a title',
    lines: [
      'Oakleaf Company: Full-time positions',
      'January 2013 – January 2016',
      'Worked on soup.',
    ],
    doubtful: ['Full-time positions'],
  },
  {
    about: 'a school with nobody’s title',
    lines: ['Oakleaf Higher Secondary School, Lima', '10 Lakeside School', '12 Hilltop School'],
    doubtful: ['Oakleaf Higher Secondary School', '10 Lakeside School'],
  },
])('$about is never sure', ({ lines, doubtful }) => {
  const { sure } = jobsOf(...lines);
  for (const value of doubtful) expect(sure).not.toContain(value);
});
