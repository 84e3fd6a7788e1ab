import { parse } from 'acorn';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildTargets, minimumBrowsers } from '@/build/browsers/minimum';
import { newerInScript } from '@/build/browsers/newer-script';
import { newerInStyle } from '@/build/browsers/newer-style';
import { declaredNames, type Node } from '@/build/browsers/script-tree';

test('the list in package.json is the one that the docs tell', () => {
  const { chrome, chrome_android, edge, firefox, safari, safari_ios } =
    Object.fromEntries(minimumBrowsers());
  expect([safari_ios, edge, chrome_android]).toEqual([safari, chrome, chrome]);
  expect(buildTargets()).toHaveLength(5);
  const [, table = ''] = readFileSync('src/docs/testing.md', 'utf8').split('## Browsers');
  const told = Array.from(table.matchAll(/^\| (Safari|Chrome|Firefox).* \| ([\d.]+) \|$/gm));
  expect(told.map(([, name, version]) => [name, version])).toEqual([
    ['Safari', safari],
    ['Chrome', chrome],
    ['Firefox', firefox],
  ]);
});

test.each([
  ['/(?<=a)b/u', ['look-behind']],
  ['/(?<!a)b/', ['look-behind']],
  ['new RegExp("(?<=a)b")', ['look-behind']],
  ['new RegExp(`(?<!${a})b`)', ['look-behind']],
  ['/[\\p{L}--a]/v', [expect.stringContaining('/v')]],
  ['/(?i:a)/', [expect.stringContaining('(?i:a)')]],
  ['/(?<year>\\d)(?=a)(?!b)/dgimsuy', []],
  ['[].toSorted()', ['.toSorted()']],
  ['[].toReversed().toSpliced(1)', ['.toSpliced()', '.toReversed()']],
  // Safari has it since 15.4; the type checker, which knows years alone, refuses it all the same.
  ['[].findLast(one)', []],
  ['field.form?.requestSubmit()', ['.requestSubmit()']],
  ['indexedDB.databases()', ['.databases()']],
  ['Object.groupBy([], one)', ['Object.groupBy']],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['Array.fromAsync(one)', ['Array.fromAsync']],
  ['AbortSignal.any([])', ['AbortSignal.any']],
  ['structuredClone(crypto.randomUUID())', []],
  ['requestIdleCallback(run)', ['requestIdleCallback']],
  ['window.requestIdleCallback(run)', ['requestIdleCallback']],
  ['new Intl.Segmenter("en")', ['Intl.Segmenter']],
  ['addEventListener("scrollend", run)', ['the event scrollend']],
  ['jsx("div", { inert: true })', ['<div inert>']],
  ['class A { static { run() } }', ['static {}']],
])('a script that says %s uses %j', (text, what) => {
  expect(whatIn(text)).toEqual(what);
});

test.each([
  'if ("requestSubmit" in form) form.requestSubmit()',
  'form.requestSubmit?.()',
  'form.requestSubmit ? form.requestSubmit() : form.submit()',
  '"requestIdleCallback" in window && requestIdleCallback(run)',
  'typeof requestIdleCallback',
  'function list() { if (!indexedDB.databases) return []; return indexedDB.databases() }',
  'try { indexedDB.databases() } catch {}',
  '`Segmenter` in Intl ? new Intl.Segmenter("en") : one',
  'class Shop { groupBy() {} toSorted() { return this.toSorted() } }',
  'const requestIdleCallback = (run) => run(); requestIdleCallback(run)',
])('a script may say %s', (text) => {
  expect(whatIn(text)).toEqual([]);
});

test.each([
  'if ("submit" in form) form.requestSubmit()',
  'form?.requestSubmit()',
  'try { run() } catch { form.requestSubmit() }',
  'if (form.requestSubmit) run(); form.requestSubmit()',
])('a question for something else guards nothing: %s', (text) => {
  expect(whatIn(text)).toEqual(['.requestSubmit()']);
});

test.each([
  ['a:has(b) { color: red }', [':has']],
  ['@supports selector(:has(a)) { a:has(b) { color: red } }', []],
  ['@supports (color: red) { a:has(b) { color: red } }', [':has']],
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['a { color: red; color: color-mix(in srgb, red, blue) }', []],
  ['a { color: color-mix(in srgb, red, blue); color: red }', ['color-mix()']],
  ['a { color: red; color: color-mix(in srgb, var(--a), blue) }', ['color-mix()']],
  [
    '@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, var(--a)) } }',
    [],
  ],
  ['a { height: 100dvh }', ['dvh']],
  ['a { height: 100vh; height: 100dvh }', []],
  ['a { text-wrap: balance }', ['text-wrap']],
  ['a { overflow: clip }', ['overflow: clip']],
  ['a { &:hover { color: red } }', ['&']],
  ['@container (width > 1px) { a { color: red } }', ['@container']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  ['@layer one { a { inset: 0; aspect-ratio: 1 } a:focus-visible, a:is(b) { color: red } }', []],
])('a style that says %s uses %j', (text, what) => {
  expect(newerInStyle(text).map((newer) => newer.what)).toEqual(what);
});

function whatIn(text: string): string[] {
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Node;
  return newerInScript(program, declaredNames(program)).map((newer) => newer.what);
}
