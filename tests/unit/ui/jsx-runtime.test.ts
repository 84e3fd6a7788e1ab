import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fragment, jsx, jsxs } from '../../../src/ui/jsx-runtime';

test.each([
  ['texts beside each other', ['A', 'b'], '<p><span>A</span><span>b</span></p>'],
  ['a number beside nothing', [3, null], '<p><span>3</span></p>'],
  ['a text beside an element', ['A', jsx('b', { children: 'x' })], '<p><span>A</span><b>x</b></p>'],
  ['a space', [' ', jsx('b', {})], '<p><span class="blank"> </span><b></b></p>'],
  ['no text', ['', false, jsx('b', {})], '<p><b></b></p>'],
  ['a list of texts', [['a', 'b'], 'c'], '<p><span>a</span><span>b</span><span>c</span></p>'],
])('%s: each stands in an element of its own', (_, children, markup) => {
  expect(renderToStaticMarkup(jsxs('p', { children }))).toBe(markup);
});

test('a text alone in an element stays as it is', () => {
  expect(renderToStaticMarkup(jsx('p', { children: 'A' }))).toBe('<p>A</p>');
});

test('a text alone in a fragment stands beside what is around it', () => {
  const part = jsx(Fragment, { children: 'A' });
  expect(renderToStaticMarkup(part)).toBe('<span>A</span>');
});

test('what takes no elements gets none', () => {
  expect(renderToStaticMarkup(jsxs('option', { children: ['A', 'b'] }))).toBe(
    '<option>Ab</option>',
  );
});

test('what holds certain elements alone gets no other for the space between them', () => {
  const items = ['\n', jsx('li', { children: 'A' }), '\n', jsx('li', { children: 'b' }), '\n'];
  expect(renderToStaticMarkup(jsxs('ul', { children: items }))).toBe(
    '<ul><li>A</li><li>b</li></ul>',
  );
});
