import { beforeEach, expect, test, vi } from 'vitest';
import { memoryArea } from '../backend/support/browser-parts';

type Pad = typeof import('../../../src/record/pad');

/** A page of a tab: what it has in memory is new, what the tab keeps is not. */
async function openPage(): Promise<Pad> {
  vi.resetModules();
  const pad = await import('../../../src/record/pad');
  await pad.preparePad();
  return pad;
}

let tab = memoryArea();
beforeEach(() => {
  tab = memoryArea();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.getItem(key),
    setItem: (key: string, value: string) => tab.setItem(key, value),
    removeItem: (key: string) => tab.removeItem(key),
  });
});

test('words covered as a page goes can be read by the next page of the tab, and not as they stand', async () => {
  const words = 'Ana López, Line Cook 🍳'.repeat(500);
  const covered = (await openPage()).coverText(words);
  expect(covered).not.toContain('Cook');
  expect(await (await openPage()).uncoverText(covered)).toBe(words);
});

test('several texts at once use different parts of the stream', async () => {
  const page = await openPage();
  const covered = ['one text', 'one text', 'another'].map((text) => page.coverText(text));
  expect(new Set(covered.map((text) => text?.split('.').at(-1))).size).toBe(3);
  const next = await openPage();
  expect(await Promise.all(covered.map((text) => next.uncoverText(text)))).toEqual([
    'one text',
    'one text',
    'another',
  ]);
});

test('when the session has ended nothing is covered and nothing opens', async () => {
  const page = await openPage();
  const covered = page.coverText('Ana');
  tab.entries.clear();
  expect(page.coverText('Ana')).toBeNull();
  const next = await openPage();
  expect(await next.uncoverText(covered)).not.toBe('Ana');
});

test('what is too long, or was never covered, is nothing', async () => {
  const page = await openPage();
  expect(page.coverText('x'.repeat(2_000_000))).toBeNull();
  for (const odd of [null, '', 'odd', '1.2', '0.a.b'])
    expect(await page.uncoverText(odd)).not.toBe('Ana');
});

test('a page that covers again and again never runs dry for long', async () => {
  const page = await openPage();
  for (let turn = 0; turn < 6; turn += 1) {
    expect(page.coverText('x'.repeat(500_000))).not.toBeNull();
    await page.preparePad();
  }
});
