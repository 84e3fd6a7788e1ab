import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { downloads } from '@/content/en/downloads';
import { handoutBlocks } from '@/domain/page-layout/handout-blocks';

test('a handout stands on paper with its title, headings, points and lines to write on', () => {
  const text = 'A SHEET\n\nRead this.\n\nPART 1. PLACES\n\n1.\n____\n\n- One point\n- Another\n';
  expect(handoutBlocks(text, 'A Sheet')).toEqual([
    { kind: 'name', text: 'A Sheet' },
    { kind: 'paragraph', text: 'Read this.' },
    { kind: 'section', text: 'PART 1. PLACES' },
    { kind: 'paragraph', text: '1.' },
    { kind: 'paragraph', text: '_'.repeat(68) },
    { kind: 'bullets', texts: ['One point', 'Another'] },
  ]);
});

test.each(downloads.map(({ fileName, title }) => [fileName, title]))(
  'no word of %s is lost on paper',
  (fileName, title) => {
    const text = readFileSync(`src/content/en/handouts/${fileName}`, 'utf8');
    const words = (from: string) => from.replaceAll(/[_\s]+/g, ' ').trim();
    const onPaper = handoutBlocks(text, title).flatMap((block) =>
      block.kind === 'bullets'
        ? block.texts.map((point) => `- ${point}`)
        : 'text' in block
          ? [block.text]
          : [],
    );
    expect(words(onPaper.slice(1).join(' '))).toBe(words(text.slice(text.indexOf('\n'))));
  },
);
