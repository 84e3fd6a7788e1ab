import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { PersonDb } from '../../../src/storage/person-db';
import {
  deletePersonDb,
  hasPersonDb,
  recordForm,
  keepOnlyUnsent,
  rewritePersonDb,
} from '../../../src/storage/person-dbs';
import { loadWork, writeWork } from '../../../src/storage/resume-store';
import { importSealKey, newKeyBytes } from '../../../src/storage/seal';
import type { Sealing } from '../../../src/storage/sealed-tables';
import { storageErrorKind } from '../../../src/storage/storage-error';
import { watchWork, type WatchedWork } from '../../../src/storage/watch-work';
import { personDbName } from '../../../src/storage/work-db';
import { parseResume } from '../../unit/domain/merge/merge-language';
import { edgeOf, newPerson, openTab } from './device';

const edge = edgeOf('x');
const blankSeen = { rev: 0, doc: null };

async function newSealing(): Promise<{ mode: 'plain' | 'sealed' | 'blocked'; sealing: Sealing }> {
  const key = await importSealKey(newKeyBytes());
  const state = { mode: 'sealed' as 'plain' | 'sealed' | 'blocked' };
  return Object.assign(state, {
    sealing: { mode: () => state.mode, key: () => Promise.resolve(key) },
  });
}

/** Everything a person's database holds, as it lies there. */
async function rawRows(person: string): Promise<string> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(personDbName(person));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('no database')));
  });
  const found: string[] = [];
  for (const name of db.objectStoreNames) {
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = db.transaction(name).objectStore(name).getAll();
      request.addEventListener('success', () => resolve(request.result as unknown[]));
    });
    found.push(name, ...rows.map((row) => asText(row)));
  }
  db.close();
  return found.join('\n');
}

function asText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Uint8Array ? Buffer.from(part).toString('latin1') : part,
  );
}

async function fillEveryTable(db: PersonDb): Promise<void> {
  const doc = parseResume('name Planted; job a Planted-Cook');
  await writeWork(db, { doc, seen: blankSeen, queue: true }, edge);
  await db.base.put({ id: 1, doc: 'Planted-base' });
  await db.drafts.put({ id: 'star', value: { s: 'Planted-draft' }, updatedAt: 1 });
  await db.progress.put({ id: 'game', value: { reply: 'Planted-reply' }, updatedAt: 1 });
  await db.conflicts.add({ value: 'Planted-conflict', keptAt: 1 });
}

test('every table lies sealed on the disk, and reads the same as before', async () => {
  const { sealing } = await newSealing();
  const person = newPerson();
  const db = openTab(person, { sealing });
  await fillEveryTable(db);
  const raw = await rawRows(person);
  for (const table of ['resume', 'outbox', 'base', 'drafts', 'progress', 'conflicts'])
    expect(raw).toContain(table);
  expect(raw).not.toContain('Planted');
  const work = await loadWork(db, edge);
  expect(work.doc).toEqual(parseResume('name Planted; job a Planted-Cook'));
  expect(work.slot).toMatchObject({ state: 'queued' });
  expect(await db.drafts.toArray()).toEqual([
    { id: 'star', value: { s: 'Planted-draft' }, updatedAt: 1 },
  ]);
  expect(await db.progress.bulkGet(['game', 'nothing'])).toMatchObject([
    { value: { reply: 'Planted-reply' } },
    undefined,
  ]);
  expect(await db.conflicts.toArray()).toMatchObject([{ id: 1, value: 'Planted-conflict' }]);
  expect(await db.drafts.count()).toBe(1);
});

test('the same words never lie there twice the same way', async () => {
  const { sealing } = await newSealing();
  const person = newPerson();
  const db = openTab(person, { sealing });
  const draft = { id: 'star', value: { s: 'same' }, updatedAt: 1 };
  await db.drafts.put(draft);
  const before = await rawRows(person);
  await db.drafts.put(draft);
  expect(await rawRows(person)).not.toBe(before);
});

test('two tabs of one session read each other, and a watcher hears of it', async () => {
  const { sealing } = await newSealing();
  const person = newPerson();
  const [one, other] = [openTab(person, { sealing }), openTab(person, { sealing })];
  const heard: WatchedWork[] = [];
  const arrived = new Promise<void>((resolve, reject) => {
    watchWork(
      one,
      () => ({ rev: -1, doc: null }),
      (work) => {
        heard.push(work);
        if (work.doc !== null) resolve();
      },
      reject,
    );
  });
  const doc = parseResume('name Ana');
  await writeWork(other, { doc, seen: blankSeen, queue: true }, edge);
  await arrived;
  expect(heard.at(-1)).toMatchObject({ doc, rev: 1, slot: { state: 'queued' } });
});

test('many writers at once: each transaction stays whole over the sealing', async () => {
  const { sealing } = await newSealing();
  const db = openTab(newPerson(), { sealing });
  await db.drafts.put({ id: 'n', value: { n: '0' }, updatedAt: 0 });
  const add = () =>
    db.transaction('rw', db.drafts, async () => {
      const row = await db.drafts.get('n');
      const n = Number((row?.value as { n: string } | undefined)?.n) + 1;
      await db.drafts.put({ id: 'n', value: { n: String(n) }, updatedAt: 0 });
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect((await db.drafts.get('n'))?.value).toEqual({ n: '20' });
});

test('a failure after a sealed write takes it back', async () => {
  const { sealing } = await newSealing();
  const db = openTab(newPerson(), { sealing });
  const failing = db.transaction('rw', db.drafts, async () => {
    await db.drafts.put({ id: 'a', value: {}, updatedAt: 0 });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await db.drafts.count()).toBe(0);
});

test('a changed bit or another key opens nothing: the copy that waits is taken, nothing crashes', async () => {
  const person = newPerson();
  const { sealing } = await newSealing();
  const db = openTab(person, { sealing });
  const doc = parseResume('name Ana');
  await writeWork(db, { doc, seen: blankSeen, queue: true }, edge);
  await changeBit(person, 'resume');
  const work = await loadWork(db, edge);
  expect(work).toMatchObject({ doc, problem: 'set-aside', slot: { state: 'queued' } });
  expect((await loadWork(db, edge)).problem).toBeNull();

  const stranger = openTab(person, { sealing: (await newSealing()).sealing });
  expect(await loadWork(stranger, edge)).toMatchObject({ doc: null, problem: 'set-aside' });
  expect(await stranger.conflicts.toArray()).not.toHaveLength(0);
});

test('a draft with a changed bit is no draft, and can be written anew', async () => {
  const person = newPerson();
  const { sealing } = await newSealing();
  const db = openTab(person, { sealing });
  await db.drafts.put({ id: 'star', value: { s: 'words' }, updatedAt: 1 });
  await changeBit(person, 'drafts', 'star');
  expect(await db.drafts.toArray()).toEqual([{ id: 'star' }]);
  await db.drafts.put({ id: 'star', value: { s: 'again' }, updatedAt: 2 });
  expect(await db.drafts.get('star')).toMatchObject({ value: { s: 'again' } });
});

test('a sealed record that is moved to another table does not open there', async () => {
  const person = newPerson();
  const { sealing } = await newSealing();
  const db = openTab(person, { sealing });
  await db.drafts.put({ id: 'star', value: { s: 'words' }, updatedAt: 1 });
  const plain = openTab(person);
  await plain.progress.put((await plain.drafts.get('star')) as never);
  expect(await db.progress.get('star')).toEqual({ id: 'star' });
});

test('a tab that cannot have the key refuses, and sets nothing aside', async () => {
  const person = newPerson();
  const { sealing } = await newSealing();
  await writeWork(
    openTab(person, { sealing }),
    { doc: parseResume('name Ana'), seen: blankSeen, queue: true },
    edge,
  );
  const refuse = () => Promise.reject(new DOMException('No key here.', 'NotAllowedError'));
  const locked = openTab(person, { sealing: { mode: () => 'sealed', key: refuse } });
  const error: unknown = await loadWork(locked, edge).catch((reason: unknown) => reason);
  expect(storageErrorKind(error)).toBe('refused');
  expect((await loadWork(openTab(person, { sealing }), edge)).problem).toBeNull();
});

test('when a session has ended nothing can be written any more, not even by a late tab', async () => {
  const person = newPerson();
  const state = await newSealing();
  const db = openTab(person, { sealing: state.sealing });
  await fillEveryTable(db);
  state.mode = 'blocked';
  const write = db.drafts.put({ id: 'late', value: { s: 'late' }, updatedAt: 1 });
  expect(storageErrorKind(await write.catch((error: unknown) => error))).toBe('gone');
  await deletePersonDb(person);
  expect(await hasPersonDb(person)).toBe(false);
});

test('plain records of before stay readable; rewriting seals them, and opens them again', async () => {
  const person = newPerson();
  await fillEveryTable(openTab(person));
  const state = await newSealing();
  const db = openTab(person, { sealing: state.sealing });
  expect((await loadWork(db, edge)).doc?.personalInfo.name).toBe('Planted');
  expect(await recordForm(person)).toBe('plain');
  await rewritePersonDb(person, state.sealing);
  expect(await recordForm(person)).toBe('sealed');
  expect(await rawRows(person)).not.toContain('Planted');
  expect(await db.conflicts.toArray()).toMatchObject([{ value: 'Planted-conflict' }]);
  state.mode = 'plain';
  await rewritePersonDb(person, state.sealing);
  expect(await rawRows(person)).toContain('Planted-draft');
  expect(await recordForm(person)).toBe('plain');
  expect((await loadWork(openTab(person), edge)).doc?.personalInfo.name).toBe('Planted');
});

test('a database that does not open now says nothing of what lies in it', async () => {
  const person = newPerson();
  await fillEveryTable(openTab(person));
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    // As Chromium says while a killed browser's storage process still holds the files.
    throw new DOMException(
      'Internal error opening backing store for indexedDB.open.',
      'UnknownError',
    );
  });
  expect(await recordForm(person)).toBe('unknown');
  open.mockRestore();
  expect(await recordForm(person)).toBe('plain');
});

test('on an own computer records lie plain, as they always did', async () => {
  const person = newPerson();
  const state = await newSealing();
  state.mode = 'plain';
  await fillEveryTable(openTab(person, { sealing: state.sealing }));
  const raw = await rawRows(person);
  expect(raw.match(/Planted/g)?.length).toBeGreaterThan(6);
});

test('what is left of a closed session: unsent words stay, sent ones go, without any key', async () => {
  const { sealing } = await newSealing();
  const [unsent, sent, answers] = [newPerson(), newPerson(), newPerson()];
  const seen = blankSeen;
  const doc = parseResume('name Ana');
  await writeWork(openTab(unsent, { sealing }), { doc, seen, queue: true }, edge);
  await writeWork(openTab(sent, { sealing }), { doc, seen, queue: false }, edge);
  await openTab(answers, { sealing }).drafts.put({ id: 'star', value: { s: 'a' }, updatedAt: 1 });
  await writeWork(openTab(answers, { sealing }), { doc, seen, queue: false }, edge);
  expect(await keepOnlyUnsent(unsent)).toBe(true);
  expect(await keepOnlyUnsent(sent)).toBe(false);
  expect(await keepOnlyUnsent(answers)).toBe(true);
  expect(await keepOnlyUnsent('nobody-here')).toBe(false);
  expect(await recordForm('nobody-here')).toBe('none');
  expect((await loadWork(openTab(unsent, { sealing }), edge)).doc).toEqual(doc);
  expect(await openTab(answers, { sealing }).resume.count()).toBe(0);
  expect(await openTab(answers, { sealing }).drafts.count()).toBe(1);
});

/** Flips one bit of a sealed record, as a broken disk or a meddler would. */
async function changeBit(person: string, table: string, id: string | number = 1): Promise<void> {
  const plain = openTab(person);
  const row = (await plain.table(table).get(id)) as { sealed: Uint8Array };
  row.sealed[20] = (row.sealed[20] ?? 0) ^ 1;
  await plain.table(table).put(row);
}
