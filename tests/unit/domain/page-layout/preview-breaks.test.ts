import { expect, test } from 'vitest';
import { pageBreaks, pageGap } from '@/domain/page-layout/preview-breaks';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { paginate } from '@/domain/page-layout/paginate';
import { pageStyle } from '@/domain/page-layout/page-style';

const measure = (text: string, _face: unknown, size: number) => text.length * size * 0.5;
const style = pageStyle({ template: 'modern', size: 'medium' });
const { height, margin } = style.page;

function breaksOf(blocks: PageBlock[]) {
  const pages = paginate(blocks, style, measure);
  const preset = { fontSize: 10.5, lineHeight: 1.45, spacingScale: 1 };
  return { pages, breaks: pageBreaks({ preset, style, pages }) };
}

test('a page begins with what the paper puts there, pushed down over what is left of the page before', () => {
  const { pages, breaks } = breaksOf([
    { kind: 'name', text: 'Ana Lopez' },
    ...Array.from({ length: 60 }, (): PageBlock => ({ kind: 'paragraph', text: 'One line.' })),
  ]);
  expect(pages).toHaveLength(2);
  const last = pages[0]?.at(-1);
  const used = (last?.y ?? 0) + (last?.height ?? 0);
  expect(breaks).toEqual([
    {
      block: pages[1]?.[0]?.block,
      part: 0,
      push: expect.closeTo(height - used + pageGap + margin, 5),
      bands: [],
    },
  ]);
});

test('a text that is longer than a page has a band without lines at each end of a page', () => {
  const words = 'many words '.repeat(2500).trim();
  const { pages, breaks } = breaksOf([
    { kind: 'name', text: 'Ana Lopez' },
    { kind: 'bullets', texts: ['Short.', words] },
  ]);
  expect(pages.length).toBeGreaterThan(3);
  const [only, ...others] = breaks;
  expect(others).toEqual([]);
  expect(only).toMatchObject({ block: 1, part: 1 });
  const bands = only?.bands ?? [];
  expect(bands).toHaveLength(pages.length - (only?.push === null ? 1 : 2));
  for (const { from, to } of bands) {
    expect(to - from, 'both margins and the gap lie in it').toBeGreaterThanOrEqual(
      2 * margin + pageGap,
    );
    expect(to - from, 'and less than a line more').toBeLessThan(
      2 * margin + pageGap + style.body.size * style.body.height + 0.01,
    );
  }
  for (const [at, { from }] of bands.entries())
    expect(from, 'below the band before').toBeGreaterThan(bands[at - 1]?.to ?? 0);
});
