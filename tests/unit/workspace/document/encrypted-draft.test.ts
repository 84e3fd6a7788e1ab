import { beforeEach, expect, test, vi } from 'vitest';
import { memoryArea, stubStorage } from '../../backend/support/browser-parts';

/** A page of a tab: what it has in memory is new, what the tab keeps is not. */
async function openPage() {
  vi.resetModules();
  const { createDraftStorage } = await import('@/workspace/document/draft-storage');
  const { decryptDraft } = await import('@/workspace/document/encrypted-draft');
  return {
    net: createDraftStorage('course-draft', 'guest', { readMarker: () => null }),
    decryptDraft,
  };
}

/** What the page after this one finds. */
async function readLater(): Promise<unknown[]> {
  const { net } = await openPage();
  return net.read();
}

let tab = memoryArea();
beforeEach(() => {
  tab = memoryArea();
  stubStorage('sessionStorage', () => tab);
});

test('on a shared computer the newest words wait for the next page of the tab, not as they stand', async () => {
  const words = 'Ana López, Line Cook 🍳'.repeat(20_000);
  const { net } = await openPage();
  for (const word of ['A', 'An', words]) net.follow(() => word);
  net.write(words);
  // Half a million letters are encrypted three times: on a busy machine that takes more than the second of a usual wait.
  await vi.waitFor(async () => expect(await readLater()).toEqual([words]), 30_000);
  expect([...tab.entries.values()].join()).not.toContain('Line Cook');
});

test('nothing lies in the tab before its page goes, and then what is encrypted does at once', async () => {
  const { net } = await openPage();
  net.follow(() => 'Ana');
  // A later value is encrypted after an earlier one.
  await new Promise<void>((resolve) => {
    net.follow(() => resolve());
  });
  expect(await readLater()).toEqual([]);
  net.write('Ana');
  expect([...tab.entries.keys()].some((key) => key.startsWith('cq-course-draft-guest'))).toBe(true);
  expect(await readLater()).toEqual(['Ana']);
});

test('words that the database has by the time they are encrypted are not put by', async () => {
  const { net } = await openPage();
  const stored: string[] = [];
  const { setItem } = tab;
  tab.setItem = (key, value) => {
    stored.push(key);
    setItem.call(tab, key, value);
  };
  net.write('Ana');
  net.clear();
  net.write('Bo');
  await vi.waitFor(async () => expect(await readLater()).toEqual(['Bo']));
  expect(stored.filter((key) => key.startsWith('cq-course-draft-'))).toHaveLength(1);
  net.clear();
  expect(await readLater()).toEqual([]);
});

test('when the session has ended nothing is put by and nothing opens, even with a new one in the tab', async () => {
  const { net } = await openPage();
  net.write('Ana');
  await vi.waitFor(async () => expect(await readLater()).toEqual(['Ana']));
  const left = [...tab.entries].filter(([key]) => key.startsWith('cq-course-draft-guest'));
  tab.entries.clear();
  net.write('Ana');
  const { net: next } = await openPage();
  next.write('Bo');
  await vi.waitFor(async () => expect(await readLater()).toEqual(['Bo']));
  for (const [key, text] of left) tab.setItem(key, text);
  expect(await readLater()).toEqual(['Bo']);
});

test('what was never encrypted opens to nothing', async () => {
  const { decryptDraft } = await openPage();
  for (const odd of ['', 'odd', 'a.b', '0'.repeat(100)]) expect(await decryptDraft(odd)).toBeNull();
});
