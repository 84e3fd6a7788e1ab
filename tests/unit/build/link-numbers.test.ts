import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { linkNumbers } from '@/build/link-numbers';
import { contentFiles, readContent } from '../../support/content-files';
import { standIns } from '../../support/render-content';

async function htmlOf(source: string): Promise<string> {
  const { default: Page } = await evaluate(source, { ...runtime, rehypePlugins: [linkNumbers] });
  return renderToStaticMarkup(
    createElement(Page, { components: { ...standIns, Agency: () => null } }),
  );
}

test('a number of help is called or written to from where it stands', async () => {
  expect(await htmlOf('Call or text 988, or text the word AYUDA. In danger: **911**.')).toBe(
    '<p>Call or <a href="sms:988">text</a> <a href="tel:988">988</a>, or text the word <a href="sms:988?&amp;body=AYUDA">AYUDA</a>. In danger: <strong><a href="tel:911">911</a></strong>.</p>',
  );
  expect(await htmlOf('Mande un mensaje de texto al 988, o llame al 1-800-799-7233.')).toBe(
    '<p>Mande un <a href="sms:988">mensaje de texto</a> al <a href="tel:988">988</a>, o llame al <a href="tel:+18007997233">1-800-799-7233</a>.</p>',
  );
  expect(await htmlOf('Or text 233733.')).toContain('<a href="sms:233733">233733</a>');
});

test('money, other counts, links and examples stay as they are', async () => {
  const untouched = '$211, 2,211 and 211.50; [call 211](/resources#well-being)';
  expect(await htmlOf(untouched)).not.toMatch(/tel:|sms:/);
  expect(await htmlOf('<Example title="A note">Call 211.</Example>')).not.toContain('tel:');
});

test.each(['en', 'es'] as const)(
  'no number of help in the %s prose is left to copy by hand',
  async (language) => {
    let count = 0;
    for (const file of contentFiles()) {
      const html = await htmlOf(readContent(file, language));
      count += html.split('href="tel:').length - 1;
      const left = html.replaceAll(/<a [^>]*>.*?<\/a>/gs, '');
      expect(left, file).not.toMatch(/\b1-8\d\d-\d{3}-\d{4}\b|\b(?:988|911|211)\b(?!,?\d)/);
    }
    expect(count).toBeGreaterThan(25);
  },
);
