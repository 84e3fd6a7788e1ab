import { expect, test } from 'vitest';
import { writeTextResume } from '@/domain/export/text-resume';
import { checkResume } from '@/domain/machine-check/check-resume';
import { resumeBlocks, blockTexts, type PageBlock } from '@/domain/page-layout/resume-blocks';
import { fitToPages, paginate, type PositionedLine } from '@/domain/page-layout/paginate';
import { accents, pageStyle, ruleHeight } from '@/domain/page-layout/page-style';
import { blankExperience, blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';

const measure = (text: string, _face: unknown, size: number) => text.length * size * 0.5;
const sizes = ['small', 'medium', 'large'] as const;

test.each(
  sizes.flatMap((size) => (['modern', 'classic'] as const).map((template) => ({ size, template }))),
)('a short resume is not stretched: %j', (look) => {
  const blocks: PageBlock[] = [
    { kind: 'name', text: 'Ana Lopez' },
    { kind: 'contact', text: 'Dayton, OH · 937-555-0142', phone: '937-555-0142' },
    { kind: 'section', text: 'Experience' },
    { kind: 'paragraph', text: 'Line Cook' },
    { kind: 'section', text: 'Education' },
    { kind: 'paragraph', text: 'GED' },
  ];
  const { pages, style } = fitToPages(blocks, look, measure);
  const [, contact, first, job, second] = pages[0] ?? [];
  const gap = (above?: PositionedLine, below?: PositionedLine) =>
    above && below ? below.y - above.y - above.height : Number.NaN;
  expect(style.body.size).toBeLessThanOrEqual(12);
  // Beside the line that Classic draws there.
  const line = style.headRule.thickness > 0 ? style.headRule.gap + ruleHeight : 0;
  expect(gap(contact, first) - line).toBeLessThanOrEqual(36);
  expect(gap(job, second)).toBeLessThanOrEqual(28);
});

test.each([
  [{ template: 'modern', size: 'medium' }, 'regular', accents.forest],
  [{ template: 'classic', size: 'medium' }, 'italic', '#1c1c1c'],
  [{ template: 'classic', size: 'medium', fonts: 'warm' }, 'regular', '#1c1c1c'],
] as const)(
  'a title is larger than the rest, and an employer set apart from the place behind its comma: %j',
  (look, face, color) => {
    const job = { ...blankExperience(() => 'job'), jobTitle: 'Cook', startDate: 'May 2019' };
    const setOf = (place: { company: string; location: string }) => {
      const record = { ...blankRecord(() => 'x'), experience: [{ ...job, ...place }] };
      return paginate(resumeBlocks(record), pageStyle(look), measure)
        .flat()
        .flatMap(({ pieces }) => pieces);
    };
    const last = (count: number, place: { company: string; location: string }) =>
      setOf(place)
        .slice(-count)
        .map((piece) => [piece.text, piece.face, piece.color]);
    expect(last(2, { company: 'Blue Plate', location: 'Dayton, OH' })).toEqual([
      ['Blue Plate', face, color],
      [', Dayton, OH', 'regular', '#4a4a46'],
    ]);
    expect(last(1, { company: '', location: 'Dayton, OH' })[0]?.slice(0, 2)).toEqual([
      'Dayton, OH',
      'regular',
    ]);
    expect(last(1, { company: 'Blue Plate', location: '' })).toEqual([['Blue Plate', face, color]]);
    const { body } = pageStyle(look);
    const pieces = setOf({ company: 'Blue Plate', location: '' });
    expect(pieces.find(({ text }) => text === 'Cook')).toMatchObject({
      face: 'bold',
      size: body.size + 1,
    });
    expect(pieces.find(({ text }) => text === 'May 2019')).toMatchObject({
      face,
      size: body.size,
      color: body.color,
    });
  },
);

const full: LearnerRecord = {
  ...blankRecord(() => 'x'),
  personalInfo: { name: 'Jo Bailey', email: '', phone: '(937) 555-0142', address: '' },
  skills: ['Food safety', 'Grill and fry stations'],
  sections: {
    summary: [{ id: 's', text: 'Line cook with six years in busy kitchens.' }],
    certificates: [{ id: 'c', name: 'Food Handler', issuer: '', year: '2024', number: '' }],
    languages: [{ id: 'l', language: 'Spanish', level: '' }],
  },
};

test('short sections at the end stand as rows under one heading that our reader knows', () => {
  const textsOf = (record: LearnerRecord) => blockTexts(resumeBlocks(record)).slice(3);
  expect(textsOf(full)).toEqual([
    'Skills, Certificates and Languages',
    'Certificates:',
    'Food Handler, 2024',
    'Skills:',
    'Food safety, Grill and fry stations',
    'Languages:',
    'Spanish',
  ]);
  expect(checkResume(full).filter(({ kind }) => kind === 'headings')).toEqual([]);
  const alone = { ...full, sections: {} };
  expect(textsOf(alone).slice(-1)).toEqual(['Food safety, Grill and fry stations']);
  expect(blockTexts(resumeBlocks(alone))).toContain('Skills');
  const many = { ...full, skills: Array.from({ length: 20 }, () => 'Food safety') };
  expect(blockTexts(resumeBlocks(many)), 'a section of its own needs its heading').toContain(
    'Skills',
  );
});

test('the words about the person need no heading beneath the contact; plain text says it', () => {
  expect(blockTexts(resumeBlocks(full)).slice(0, 3)).toEqual([
    'Jo Bailey',
    '(937) 555-0142',
    'Line cook with six years in busy kitchens.',
  ]);
  expect(writeTextResume(resumeBlocks(full))).toContain('\nSummary\n\nLine cook with six years');
  const nameless = { ...full, personalInfo: { name: '', email: '', phone: '', address: '' } };
  expect(blockTexts(resumeBlocks(nameless))[0]).toBe('Summary');
});
