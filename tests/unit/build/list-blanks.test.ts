import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { listBlanks } from '@/build/list-blanks';

test('a list of a lesson has items alone, and its words stay', async () => {
  const source = '1. Fix **all** of\n2. these\n\n- a\n- b\n\nAnd a text.';
  const blank = '"\\n"';
  const codeBy = async (rehypePlugins: (typeof listBlanks)[]) =>
    String(await compile(source, { rehypePlugins }));
  expect(await codeBy([])).toContain(`children: [${blank}`);
  const code = await codeBy([listBlanks]);
  expect(code).not.toContain(`children: [${blank}`);
  expect(code).not.toContain(`}), ${blank}]`);
  for (const words of ['"Fix "', '" of"', '"these"', '"And a text."'])
    expect(code).toContain(words);
});
