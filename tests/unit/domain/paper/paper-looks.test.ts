import { expect, test } from 'vitest';
import { paperOf, type PaperBlock } from '@/domain/paper/paper';
import { fitPaper, layOutPaper, type LineOnPage } from '@/domain/paper/paper-pages';
import { paperStyle } from '@/domain/paper/paper-style';
import { blankExperience, blankRecord } from '@/domain/resume/record-schema';

const measure = (text: string, _face: unknown, size: number) => text.length * size * 0.5;
const sizes = ['small', 'medium', 'large'] as const;

test.each(
  sizes.flatMap((size) => (['modern', 'classic'] as const).map((template) => ({ size, template }))),
)('a short resume is not stretched: %j', (look) => {
  const blocks: PaperBlock[] = [
    { kind: 'name', text: 'Ana Lopez' },
    { kind: 'contact', text: 'Dayton, OH · 937-555-0142', phone: '937-555-0142' },
    { kind: 'section', text: 'Experience' },
    { kind: 'paragraph', text: 'Line Cook' },
    { kind: 'section', text: 'Education' },
    { kind: 'paragraph', text: 'GED' },
  ];
  const { pages, style } = fitPaper(blocks, look, measure);
  const [, contact, first, job, second] = pages[0] ?? [];
  const gap = (above?: LineOnPage, below?: LineOnPage) =>
    above && below ? below.y - above.y - above.height : Number.NaN;
  expect(style.body.size).toBeLessThanOrEqual(12);
  expect(gap(contact, first)).toBeLessThanOrEqual(36);
  expect(gap(job, second)).toBeLessThanOrEqual(28);
});

test.each([
  [{ template: 'modern', size: 'medium' }, 'bold'],
  [{ template: 'classic', size: 'medium' }, 'italic'],
  [{ template: 'classic', size: 'medium', fonts: 'warm' }, 'bold'],
] as const)(
  'an employer is set apart from the place, and the dates are as dark: %j',
  (look, face) => {
    const job = { ...blankExperience(() => 'job'), jobTitle: 'Cook', startDate: 'May 2019' };
    const setOf = (place: { company: string; location: string }) => {
      const record = { ...blankRecord(() => 'x'), experience: [{ ...job, ...place }] };
      return layOutPaper(paperOf(record), paperStyle(look), measure)
        .flat()
        .flatMap(({ pieces }) => pieces);
    };
    const faces = (place: { company: string; location: string }) =>
      setOf(place)
        .slice(-2)
        .map(({ text, face: one }) => [text, one]);
    expect(faces({ company: 'Blue Plate', location: 'Dayton, OH' })).toEqual([
      ['Blue Plate, ', face],
      ['Dayton, OH', 'regular'],
    ]);
    expect(faces({ company: '', location: 'Dayton, OH' }).at(-1)).toEqual([
      'Dayton, OH',
      'regular',
    ]);
    expect(faces({ company: 'Blue Plate', location: '' }).at(-1)).toEqual(['Blue Plate', face]);
    const dates = setOf({ company: 'Blue Plate', location: '' }).find(
      ({ text }) => text === 'May 2019',
    );
    expect(dates?.color).toBe(paperStyle(look).body.color);
  },
);
