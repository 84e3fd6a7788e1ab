import { describe, expect, test } from 'vitest';
import { pagesOf, type Block } from '../../../../src/domain/paper/printed-pages';

const page = { pageHeight: 100, lineHeight: 10 };

/** Blocks of these heights, ten apart. */
function stack(...heights: number[]): Block[] {
  let top = 0;
  return heights.map((height) => {
    const block = { top, bottom: top + height };
    top += height + 10;
    return block;
  });
}

describe('pages', () => {
  test.each([
    ['nothing is one page', stack(), { pages: 1, lines: 1 }],
    ['what fits to the last line is one page', stack(40, 50), { pages: 1, lines: 10 }],
    ['a block that is over goes to the next page whole', stack(40, 51), { pages: 2, lines: 5 }],
    ['the gap before it stays behind', stack(90, 30), { pages: 2, lines: 3 }],
    ['a block longer than a page goes on over the edge', stack(230), { pages: 3, lines: 3 }],
    ['and what follows stands below its end', stack(230, 40), { pages: 3, lines: 8 }],
    ['each page begins with a block', stack(60, 60, 60), { pages: 3, lines: 6 }],
  ])('%s', (_name, blocks, expected) => expect(pagesOf(blocks, page)).toEqual(expected));

  test('where the text begins does not matter', () => {
    const lower = stack(60, 60, 20).map(({ top, bottom }) => ({
      top: top + 777,
      bottom: bottom + 777,
    }));
    expect(pagesOf(lower, page)).toEqual(pagesOf(stack(60, 60, 20), page));
  });
});
