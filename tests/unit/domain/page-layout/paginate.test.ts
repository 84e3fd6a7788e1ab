import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { breakAroundAddresses, breakItems, breakLines } from '@/domain/page-layout/break-lines';
import { fitToPages, isSparse, paginate } from '@/domain/page-layout/paginate';
import type { PositionedLine } from '@/domain/page-layout/paginate';
import { sampleBlocks } from '@/domain/page-layout/sample-blocks';
import { pageStyle } from '@/domain/page-layout/page-style';
import type { PageStyle } from '@/domain/page-layout/page-style';
import { spacingPresets } from '@/domain/page-layout/spacing-presets';
import type { SpacingPreset } from '@/domain/page-layout/spacing-presets';
import { blankExperience, blankRecord } from '@/domain/resume/record-schema';
import { someResume } from '@tests/support/some-resume';

const measure = (text: string, _face: unknown, size: number) => text.length * size * 0.5;
const text = fc.integer({ min: 1, max: 25 }).map((words) => 'many words '.repeat(words).trim());
const job = fc.record({
  title: text,
  dates: text,
  bullets: fc.array(text, { maxLength: 8 }),
});

/** Papers of several pages, whose breaks fall anywhere. */
const longPaper: fc.Arbitrary<PageBlock[]> = fc
  .array(fc.array(job, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((sections) => [
    { kind: 'name', text: 'Ana Lopez' },
    ...sections.flatMap((jobs): PageBlock[] => [
      { kind: 'section', text: 'Experience' },
      ...jobs.flatMap(({ title, dates, bullets }, index): PageBlock[] => [
        {
          kind: 'entry',
          title,
          dates,
          rest: [title],
          isFirst: index === 0,
          isLine: bullets.length === 0,
        },
        ...(bullets.length > 0 ? [{ kind: 'bullets' as const, texts: bullets }] : []),
      ]),
    ]),
  ]);

test('no heading stands alone at the end of a page, and the first two lines of a job stand together', () => {
  fc.assert(
    fc.property(longPaper, (blocks) => {
      for (const lines of paginate(
        blocks,
        pageStyle({ template: 'modern', size: 'medium' }),
        measure,
      ).slice(0, -1)) {
        const last = blocks[lines.at(-1)?.block ?? -1];
        const next = blocks[(lines.at(-1)?.block ?? -1) + 1];
        expect(last?.kind).not.toBe('section');
        expect(last?.kind === 'entry' && next?.kind === 'bullets').toBe(false);
      }
    }),
  );
});

test('every line stands on the paper, beneath the one before it', () => {
  fc.assert(
    fc.property(longPaper, fc.constantFrom('modern', 'classic'), (blocks, template) => {
      const style = pageStyle({ template, size: 'medium' });
      const { height, margin, side, width } = style.page;
      for (const lines of paginate(blocks, style, measure))
        for (const [index, { y, height: own, pieces }] of lines.entries()) {
          const above = lines[index - 1];
          expect(y).toBeGreaterThanOrEqual(above ? above.y + above.height - 0.01 : margin);
          expect(y + own).toBeLessThanOrEqual(height - margin + 0.01);
          for (const { text, x, face, size } of pieces)
            expect(x + measure(text.trimEnd(), face, size)).toBeLessThanOrEqual(
              width - side + 0.01,
            );
        }
    }),
  );
});

test('the lines say every letter of the blocks in order', () => {
  fc.assert(
    fc.property(someResume, (resume) => {
      const blocks = resumeBlocks(resume);
      const lines = paginate(
        blocks,
        pageStyle({ template: 'classic', size: 'medium' }),
        measure,
      ).flat();
      const said = lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
      const typed = blockTexts(blocks);
      // The titles of sections are drawn in capitals.
      const plain = (words: string) => withoutSpace(words).toUpperCase();
      expect(plain(said)).toBe(plain(typed.join('')));
    }),
  );
});

const sizes = ['small', 'medium', 'large'] as const;

test('the widest step of a size is taken that costs no page, of those with whole jobs first', () => {
  const anyLook = fc.record({
    template: fc.constantFrom('modern', 'classic'),
    size: fc.constantFrom(...sizes),
  });
  fc.assert(
    fc.property(longPaper, anyLook, (blocks, look) => {
      const { presets } = spacingPresets[look.size];
      const { preset, style, pages } = fitToPages(blocks, look, measure);
      const setAt = (one: SpacingPreset, isWhole: boolean) =>
        paginate(blocks, pageStyle(look, one, isWhole), measure);
      expect(pages).toHaveLength(setAt(presets[0], false).length);
      const wider = presets.slice(presets.indexOf(preset) + 1);
      const isBetter = (one: SpacingPreset, isWhole: boolean) => {
        const other = setAt(one, isWhole);
        // More air is for a page that stays partly empty.
        if (one.maxPageFill !== undefined && shareOf(other, pageStyle(look, one)) > one.maxPageFill)
          return false;
        return other.length === pages.length && (!isWhole || isUsedUp(other, style));
      };
      expect(wider.some((one) => isBetter(one, style.keepsEntriesTogether))).toBe(false);
      if (!style.keepsEntriesTogether)
        expect(presets.some((one) => isBetter(one, true))).toBe(false);
    }),
  );
});

/** How much of its only page the lines fill; 1 of several pages. */
function shareOf(pages: readonly PositionedLine[][], { page }: PageStyle): number {
  const { y = 0, height = 0 } = pages[0]?.at(-1) ?? {};
  return pages.length > 1 ? 1 : (y + height - page.margin) / (page.height - 2 * page.margin);
}

/** No page but the last ends with more than a third of its room empty. */
function isUsedUp(pages: readonly PositionedLine[][], { page }: PageStyle): boolean {
  const room = page.height - 2 * page.margin;
  return pages.slice(0, -1).every((lines) => {
    const { y = 0, height = 0 } = lines.at(-1) ?? {};
    return page.height - page.margin - y - height <= room / 3;
  });
}

test('no job goes from one page to the next where that costs no page', () => {
  const jobs = Array.from({ length: 6 }, (_, index) => ({
    ...blankExperience(() => `job ${String(index)}`),
    jobTitle: `Cook ${String(index)}`,
    description: Array.from({ length: 9 }, () => 'Cooked 120 meals a day').join('\n'),
  }));
  const blocks = resumeBlocks({ ...blankRecord(String), experience: jobs });
  const { pages, style } = fitToPages(blocks, { template: 'modern', size: 'medium' }, measure);
  expect(pages).toHaveLength(2);
  expect(style.keepsEntriesTogether).toBe(true);
  expect(blocks[pages[1]?.[0]?.block ?? -1]?.kind).toBe('entry');
});

test('what goes on is said in one word, however it was typed', () => {
  const job = { ...blankExperience(() => 'job'), jobTitle: 'Cook', startDate: 'May 2023' };
  const shown = ['now', 'Current', 'present', 'Hoy', 'June 2024', ''].map(
    (endDate) =>
      blockTexts(resumeBlocks({ ...blankRecord(String), experience: [{ ...job, endDate }] }))[2],
  );
  const goesOn = 'May 2023 – Present';
  expect(shown).toEqual([goesOn, goesOn, goesOn, goesOn, 'May 2023 – June 2024', 'May 2023']);
});

test.each(sizes)('%s: no letter is under 10 points, no margin under half an inch', (size) => {
  for (const step of spacingPresets[size].presets) {
    const { page, body } = pageStyle({ template: 'classic', size }, step);
    expect(body.size).toBeGreaterThanOrEqual(10);
    expect(page.margin).toBeGreaterThanOrEqual(36);
  }
  const short = fitToPages(
    [{ kind: 'name', text: 'Ana Lopez' }],
    { template: 'modern', size },
    measure,
  );
  expect(short.preset).toBe(spacingPresets[size].presets.at(-1));
});

test.each(['medium', 'large'] as const)(
  '%s: the paper of one job and one school fills more than half of its page, within a wider frame',
  (size) => {
    const paper = fitToPages(sampleBlocks, { template: 'modern', size }, measure);
    const { style, pages } = paper;
    expect(style.page.margin).toBeGreaterThan(72);
    expect(style.page.side).toBeGreaterThan(72);
    expect(shareOf(pages, style)).toBeGreaterThan(0.55);
    expect(isSparse(paper), 'more can still stand on it').toBe(true);
  },
);

test('a smaller size never needs more pages', () => {
  fc.assert(
    fc.property(longPaper, fc.constantFrom('modern', 'classic'), (papers, template) => {
      // Dates that fill a line and more stand beside the title only where the page is wide enough, and narrow it.
      const blocks = papers.map((block) =>
        block.kind === 'entry' ? { ...block, dates: block.dates.slice(0, 40) } : block,
      );
      const counts = sizes.map(
        (size) => fitToPages(blocks, { template, size }, measure).pages.length,
      );
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
    }),
  );
});

test('a line breaks after a space or a dash between letters or numbers, and inside a word only where it must', () => {
  const lines = (text: string) => breakLines(text, 10, (from, to) => to - from);
  expect(lines('picked and packed')).toEqual(['picked and ', 'packed']);
  expect(lines('walk-in-cooler')).toEqual(['walk-in-', 'cooler']);
  expect(lines('in COVID-19 time')).toEqual(['in COVID-', '19 time']);
  expect(lines('from 2019–2021')).toEqual(['from 2019–', '2021']);
  expect(lines('from -5 on')).toEqual(['from -5 on']);
  expect(lines('a abcdefghijklmnopqrstuvw x')).toEqual(['a ', 'abcdefghij', 'klmnopqrst', 'uvw x']);
});

test('in a line of contacts no line ends at the dash of a phone number or an email address', () => {
  const lines = (text: string) => breakAroundAddresses([text], 12, (from, to) => to - from);
  expect(lines('phone 555-0142 now')).toEqual(['phone ', '555-0142 now']);
  expect(lines('or ana-lo@x.org')).toEqual(['or ', 'ana-lo@x.org']);
});

test('an item stands whole on a line where it can, and on lines of its own where it is wider', () => {
  const lines = (...items: string[]) => breakItems(items, 16, (from, to) => to - from);
  expect(lines('Till work, ', 'Food safety')).toEqual(['Till work, ', 'Food safety']);
  expect(lines('The Inn, ', 'Troy, OH')).toEqual(['The Inn, ', 'Troy, OH']);
  expect(lines('Inn, ', 'Troy, OH')).toEqual(['Inn, Troy, OH']);
  expect(lines('Care, ', 'Kept the shelves in order, ', 'Sales')).toEqual([
    'Care, ',
    'Kept the shelves ',
    'in order, ',
    'Sales',
  ]);
});

test('an email that is longer than a line breaks at "@" or ".", one that is not goes whole to the next line', () => {
  const lines = (text: string, width: number) => breakLines(text, width, (from, to) => to - from);
  expect(lines('call or a.lopez@kit.org', 16)).toEqual(['call or ', 'a.lopez@kit.org']);
  expect(lines('maria.lopez@kitchen.example.com', 12)).toEqual([
    'maria.lopez@',
    'kitchen.',
    'example.com',
  ]);
  expect(lines('maria@kitchenofthecounty.org', 10)).toEqual([
    'maria@',
    'kitchenoft',
    'hecounty.',
    'org',
  ]);
});

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, '');
}

test('a word of a quarter of a million letters breaks into lines and not the page', () => {
  const word = 'x'.repeat(270_000);
  const lines = breakLines(word, 90, (from, to) => to - from);
  expect(lines).toHaveLength(3000);
  expect(lines.join('')).toBe(word);
});

test('no skill breaks over two lines', () => {
  const skills = Array.from({ length: 40 }, (_, at) => `Service ${'x'.repeat(1 + (at % 7))}`);
  const style = pageStyle({ template: 'modern', size: 'medium' });
  const blocks = resumeBlocks({ ...blankRecord(() => 'id'), skills });
  const [, ...lines] = paginate(blocks, style, measure).flat();
  expect(lines.length).toBeGreaterThan(3);
  for (const { pieces } of lines)
    for (const skill of pieces
      .map(({ text }) => text)
      .join('')
      .replace(/, ?$/, '')
      .split(', '))
      expect(skills).toContain(skill);
});

test('the dates stand beside the first line of a head, at the right edge, and a place stays whole', () => {
  const style = pageStyle({ template: 'modern', size: 'medium' });
  const { page, body } = style;
  const title = 'Assistant manager '.repeat(8).trim();
  const dates = 'May 2020 – June 2022';
  const company =
    'Franklin Community Grocery Store and Bakery of the Whole County and All of the City Blocks';
  const rest = [company, 'Columbus, OH'];
  for (const isLine of [false, true]) {
    const [lines = []] = paginate(
      [{ kind: 'entry', title, dates, rest, isFirst: true, isLine }],
      style,
      measure,
    );
    const last = lines[0]?.pieces.at(-1);
    expect(last?.text).toBe(dates);
    const end = (last?.x ?? 0) + measure(dates, 'regular', body.size);
    expect(end).toBeCloseTo(page.width - page.side, 5);
    const said = lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
    expect(said.length).toBeGreaterThan(2);
    if (!isLine) expect(said.slice(-2)).toEqual([`${company}, `, 'Columbus, OH']);
  }
});
