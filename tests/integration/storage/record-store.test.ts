import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { queueDoc } from '@/domain/outbox/outbox';
import { changeWork, loadWork, writeWork } from '@/workspace/persistence/record-store';
import { parseResume, printResume } from '../../unit/domain/merge/merge-language';
import { countingIds } from '../../unit/domain/resume/sample-resume';
import { edgeOf, newPerson, openLoadedTab, openTab } from './device';

test('an empty device has no work', async () => {
  const { work } = await openLoadedTab(newPerson());
  expect(work).toEqual({
    doc: null,
    slot: null,
    base: null,
    seen: { rev: 0, doc: null },
    problem: null,
  });
});

test('what one tab wrote, the next one loads: the resume and the slot', async () => {
  const person = newPerson();
  const { db, work, edge } = await openLoadedTab(person);
  const doc = parseResume('name Ana; job a Cook');
  const written = await writeWork(db, { doc, seen: work.seen, queue: true }, edge);
  expect(written).toMatchObject({ doc, merged: false, seen: { rev: 1 } });
  const { work: loaded } = await openLoadedTab(person);
  expect(loaded).toMatchObject({ doc, problem: null, seen: { rev: 1, doc } });
  expect(loaded.slot).toMatchObject({ seq: 1, state: 'queued', baseRevision: 0, doc });
});

test('a guest’s words stay on the device: nothing is queued', async () => {
  const { db, work, edge } = await openLoadedTab(newPerson());
  const doc = parseResume('name Ana');
  expect((await writeWork(db, { doc, seen: work.seen, queue: false }, edge)).slot).toBeNull();
});

test('writing the same words again makes no new revision and no new save', async () => {
  const { db, work, edge } = await openLoadedTab(newPerson());
  const doc = parseResume('name Ana');
  const first = await writeWork(db, { doc, seen: work.seen, queue: true }, edge);
  const again = await writeWork(
    db,
    { doc: parseResume('name Ana'), seen: first.seen, queue: true },
    edge,
  );
  expect(again.seen.rev).toBe(1);
  expect(again.slot).toEqual(first.slot);
});

test('a device that was emptied under an open tab counts on, so that no tab takes the old words for newer', async () => {
  const { db, work, edge } = await openLoadedTab(newPerson());
  const doc = parseResume('name Ana');
  const first = await writeWork(db, { doc, seen: work.seen, queue: true }, edge);
  await Promise.all(db.tables.map((table) => table.clear()));
  const next = parseResume('name Ana Lopez');
  const again = await writeWork(db, { doc: next, seen: first.seen, queue: true }, edge);
  expect(again).toMatchObject({
    doc: next,
    seen: { rev: 2 },
    slot: { doc: next, baseRevision: 0 },
  });
});

test('words of a former guest are queued at the first signed-in write, even if unchanged', async () => {
  const { db, work, edge } = await openLoadedTab(newPerson());
  const doc = parseResume('name Ana');
  const asGuest = await writeWork(db, { doc, seen: work.seen, queue: false }, edge);
  expect((await writeWork(db, { doc, seen: asGuest.seen, queue: true }, edge)).slot).toMatchObject({
    doc,
  });
});

test('the resume and the slot are written together or not at all', async () => {
  const { db, work, edge } = await openLoadedTab(newPerson());
  db.outbox.hook('creating', () => {
    throw new Error('The disk is full.');
  });
  const write = writeWork(db, { doc: parseResume('name Ana'), seen: work.seen, queue: true }, edge);
  await expect(write).rejects.toThrow();
  expect((await loadWork(db, edge)).doc).toBeNull();
});

test('a tab never writes over another tab: both edits live, and the writer learns of it', async () => {
  const person = newPerson();
  const one = await openLoadedTab(person);
  const start = parseResume('name Ana; job a Cook');
  const first = await writeWork(one.db, { doc: start, seen: one.work.seen, queue: true }, one.edge);
  const two = await openLoadedTab(person);
  const renamed = parseResume('name Bea; job a Cook');
  await writeWork(one.db, { doc: renamed, seen: first.seen, queue: true }, one.edge);
  const promoted = parseResume('name Ana; job a Chef');
  const written = await writeWork(
    two.db,
    { doc: promoted, seen: two.work.seen, queue: true },
    two.edge,
  );
  expect(written.merged).toBe(true);
  expect(printResume(written.doc)).toBe('name Bea; job a Chef');
  const { work } = await openLoadedTab(person);
  expect(work.doc && printResume(work.doc)).toBe('name Bea; job a Chef');
  expect(work.slot?.doc).toEqual(written.doc);
  expect(work.slot?.seq).toBe(3);
});

test('two tabs that typed into one field keep both versions', async () => {
  const person = newPerson();
  const one = await openLoadedTab(person);
  const two = await openLoadedTab(person);
  await writeWork(
    one.db,
    { doc: parseResume('name Ana'), seen: one.work.seen, queue: true },
    one.edge,
  );
  const write = { doc: parseResume('name Bea'), seen: two.work.seen, queue: true };
  expect(printResume((await writeWork(two.db, write, two.edge)).doc)).toBe('name Bea | Ana');
});

test('a record that is no resume is kept aside, and the copy that waits to be sent is taken', async () => {
  const person = newPerson();
  const db = openTab(person);
  const doc = parseResume('name Ana');
  await db.resume.put({ id: 1, doc: 'not a resume', rev: 4, updatedAt: 0 });
  await db.outbox.put({ ...queueDoc(null, doc, 0, countingIds()), id: 1 });
  const work = await loadWork(db, edgeOf('x'));
  expect(work).toMatchObject({ doc, problem: 'set-aside', seen: { rev: 5 } });
  expect(await db.conflicts.toArray()).toMatchObject([{ value: 'not a resume', keptAt: 1_000 }]);
  expect((await loadWork(db, edgeOf('x'))).problem).toBeNull();
});

test('a record that is no resume is never written over, even by a tab that did not load', async () => {
  const db = openTab(newPerson());
  await db.resume.put({ id: 1, doc: ['odd'], rev: 4, updatedAt: 0 });
  const write = { doc: parseResume('name Ana'), seen: { rev: 0, doc: null }, queue: false };
  await writeWork(db, write, edgeOf('x'));
  expect(await db.conflicts.toArray()).toMatchObject([{ value: ['odd'] }]);
});

test('a broken slot is kept aside and the work is queued again', async () => {
  const db = openTab(newPerson());
  const doc = parseResume('name Ana');
  await db.resume.put({ id: 1, doc, rev: 1, updatedAt: 0 });
  await db.outbox.put({ id: 1, state: 'odd' });
  const work = await loadWork(db, edgeOf('x'));
  expect(work).toMatchObject({ problem: 'set-aside', slot: { state: 'queued', doc } });
  expect((await loadWork(db, edgeOf('x'))).slot).toEqual(work.slot);
});

test('a stored resume of the wrong shape is repaired, and the repaired one is stored', async () => {
  const db = openTab(newPerson());
  await db.resume.put({ id: 1, doc: { skills: 'Excel, Spanish' }, rev: 1, updatedAt: 0 });
  const work = await loadWork(db, edgeOf('x'));
  expect(work).toMatchObject({ doc: { skills: ['Excel', 'Spanish'] }, problem: null });
  expect((await db.resume.get(1))?.doc).toEqual(work.doc);
});

test('what a page learnt of the account while the device was full is written with the next words', async () => {
  const { db, work, edge } = await openLoadedTab(newPerson());
  const before = parseResume('name Ana');
  const { seen } = await writeWork(db, { doc: before, seen: work.seen, queue: true }, edge);
  const base = { doc: parseResume('name Ana; job a Cook'), revision: 3, savedAt: 7 };
  // The job went to the account from the memory, and has been removed since: the device holds that very record.
  const learnt = { slot: null, base, over: null };
  const written = await writeWork(db, { doc: before, seen, queue: true, learnt }, edge);
  expect(written).toMatchObject({ base, slot: { doc: before, baseRevision: 3 } });
  const { base: stored, slot } = await loadWork(db, edge);
  expect(stored).toEqual(base);
  expect(slot).toMatchObject({ doc: before, baseRevision: 3, state: 'queued' });
});

test('what the device has heard of the account since stays, and what was removed in the memory stays removed', async () => {
  const { db, work, edge } = await openLoadedTab(newPerson());
  const before = parseResume('name Ana');
  const { seen } = await writeWork(db, { doc: before, seen: work.seen, queue: true }, edge);
  const learnt = {
    slot: null,
    base: { doc: parseResume('name Ana; job a Cook'), revision: 3, savedAt: 7 },
    over: null,
  };
  const newer = { doc: parseResume('name Anna; job a Cook'), revision: 4, savedAt: 8 };
  await changeWork(db, () => ({ doc: newer.doc, slot: null, base: newer }), edge);
  const written = await writeWork(db, { doc: before, seen, queue: true, learnt }, edge);
  expect(printResume(written.doc)).toBe('name Anna');
  expect(written).toMatchObject({ base: newer, slot: { baseRevision: 4 } });
});
