import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
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

describe('in a translation', () => {
  const draw = async (children: ReactNode, type: 'p' | 'option' = 'p') => {
    vi.resetModules();
    vi.stubEnv('BASE_URL', '/es/');
    const own = await import('../../../src/ui/jsx-runtime');
    vi.unstubAllEnvs();
    return renderToStaticMarkup((Array.isArray(children) ? own.jsxs : own.jsx)(type, { children }));
  };

  test('English in quotes with its meaning behind it says that it is English', async () => {
    expect(await draw('Escriba “Line Cook” (cocinero).')).toBe(
      '<p><span><span>Escriba </span><span lang="en">“Line Cook”</span><span> (cocinero).</span></span></p>',
    );
    expect(await draw(['“Yes” (sí)', 'b'])).toBe(
      '<p><span><span></span><span lang="en">“Yes”</span><span> (sí)</span></span><span>b</span></p>',
    );
  });

  test('other texts stay as they are', async () => {
    expect(await draw('Presione “Guardar”. (Abajo)')).toBe('<p>Presione “Guardar”. (Abajo)</p>');
    expect(await draw('“A” (b)', 'option')).toBe('<option>“A” (b)</option>');
    expect(renderToStaticMarkup(jsx('p', { children: '“A” (b)' }))).toBe('<p>“A” (b)</p>');
  });
});
