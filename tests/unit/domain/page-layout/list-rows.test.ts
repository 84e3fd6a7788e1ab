import { expect, test } from 'vitest';
import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import { fitToPages } from '@/domain/page-layout/paginate';
import { blankExperience, blankRecord } from '@/domain/resume/record-schema';

const measure = (text: string, _face: unknown, size: number) => text.length * size * 0.5;

test('a short resume has its skills in two columns, read from left to right; a full one has them between dots', () => {
  const short = {
    ...blankRecord(String),
    skills: ['Laundry', 'Spanish', 'English', 'First aid', 'Time management'],
  };
  const skillsOf = (resume: typeof short) => {
    const blocks = resumeBlocks(resume);
    const { pages } = fitToPages(blocks, { template: 'modern', size: 'medium' }, measure);
    const at = blocks.findIndex(({ kind }) => kind === 'items');
    const lines = pages.flat().filter(({ block }) => block === at);
    return lines.map(({ pieces }) => pieces.map(({ text, x }) => ({ text, x })));
  };
  const rows = skillsOf(short);
  expect(rows.map((row) => row.map(({ text }) => text).join(' '))).toEqual([
    '• Laundry • Spanish',
    '• English • First aid',
    '• Time management',
  ]);
  expect(new Set(rows.map((row) => row[0]?.x)).size).toBe(1);
  expect(rows[0]?.[2]?.x).toBe(rows[1]?.[2]?.x);

  const wide = { ...short, skills: [...short.skills, 'Words '.repeat(12)] };
  expect(skillsOf(wide)[0]?.[0]?.text, 'one is wider than a column').toMatch(/^Laundry, /);
  const four = { ...short, skills: short.skills.slice(0, 4) };
  expect(skillsOf(four), 'four are no column').toHaveLength(1);
  const job = {
    ...blankExperience(() => 'job'),
    description: Array.from({ length: 40 }, () => 'Cooked 120 meals a day').join('\n'),
  };
  const full = skillsOf({ ...short, experience: [job] });
  expect(full).toHaveLength(1);
  expect(full[0]?.map(({ text }) => text).join('')).toMatch(/^Laundry, Spanish, /);
});
