import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { PersonDb } from '@/workspace/persistence/person-db';
import {
  deletePersonDb,
  hasPersonDb,
  recordForm,
  deleteAllButUnsent,
  rewritePersonDb,
} from '@/workspace/persistence/person-db-admin';
import { loadWork, writeWork } from '@/workspace/persistence/record-store';
import { importEncryptionKey, newKeyBytes } from '@/workspace/persistence/encryption';
import type { Encryption } from '@/workspace/persistence/encrypted-tables';
import { storageErrorKind } from '@/workspace/persistence/storage-error';
import { watchWork, type WatchedWork } from '@/workspace/persistence/record-store';
import { personDbName } from '@/workspace/persistence/sync-tables';
import { parseResume } from '../../unit/domain/merge/merge-language';
import { edgeOf, newPerson, openTab } from './device';

const edge = edgeOf('x');
const blankSeen = { rev: 0, doc: null };

async function newEncryption(): Promise<{
  mode: 'plain' | 'encrypted' | 'blocked';
  encryption: Encryption;
}> {
  const key = await importEncryptionKey(newKeyBytes());
  const state = { mode: 'encrypted' as 'plain' | 'encrypted' | 'blocked' };
  return Object.assign(state, {
    encryption: { mode: () => state.mode, key: () => Promise.resolve(key) },
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
  await db.drafts.put({ id: 'star', value: { s: 'Planted-draft' } });
  await db.conflicts.add({ value: 'Planted-conflict', keptAt: 1 });
}

test('every table lies encrypted on the disk, and reads the same as before', async () => {
  const { encryption } = await newEncryption();
  const person = newPerson();
  const db = openTab(person, { encryption });
  await fillEveryTable(db);
  const raw = await rawRows(person);
  for (const table of ['resume', 'outbox', 'base', 'drafts', 'conflicts'])
    expect(raw).toContain(table);
  expect(raw).not.toContain('Planted');
  const work = await loadWork(db, edge);
  expect(work.doc).toEqual(parseResume('name Planted; job a Planted-Cook'));
  expect(work.slot).toMatchObject({ state: 'queued' });
  expect(await db.drafts.toArray()).toEqual([{ id: 'star', value: { s: 'Planted-draft' } }]);
  expect(await db.drafts.bulkGet(['star', 'nothing'])).toMatchObject([
    { value: { s: 'Planted-draft' } },
    undefined,
  ]);
  expect(await db.conflicts.toArray()).toMatchObject([{ id: 1, value: 'Planted-conflict' }]);
  expect(await db.drafts.count()).toBe(1);
});

test('the same words never lie there twice the same way', async () => {
  const { encryption } = await newEncryption();
  const person = newPerson();
  const db = openTab(person, { encryption });
  const draft = { id: 'star', value: { s: 'same' } };
  await db.drafts.put(draft);
  const before = await rawRows(person);
  await db.drafts.put(draft);
  expect(await rawRows(person)).not.toBe(before);
});

test('two tabs of one session read each other, and a watcher hears of it', async () => {
  const { encryption } = await newEncryption();
  const person = newPerson();
  const [one, other] = [openTab(person, { encryption }), openTab(person, { encryption })];
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

test('many writers at once: each transaction stays whole over the encryption', async () => {
  const { encryption } = await newEncryption();
  const db = openTab(newPerson(), { encryption });
  await db.drafts.put({ id: 'n', value: { n: '0' } });
  const add = () =>
    db.transaction('rw', db.drafts, async () => {
      const row = await db.drafts.get('n');
      const n = Number((row?.value as { n: string } | undefined)?.n) + 1;
      await db.drafts.put({ id: 'n', value: { n: String(n) } });
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect((await db.drafts.get('n'))?.value).toEqual({ n: '20' });
});

test('a failure after an encrypted write takes it back', async () => {
  const { encryption } = await newEncryption();
  const db = openTab(newPerson(), { encryption });
  const failing = db.transaction('rw', db.drafts, async () => {
    await db.drafts.put({ id: 'a', value: {} });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await db.drafts.count()).toBe(0);
});

test('a changed bit or another key opens nothing: the copy that waits is taken, nothing crashes', async () => {
  const person = newPerson();
  const { encryption } = await newEncryption();
  const db = openTab(person, { encryption });
  const doc = parseResume('name Ana');
  await writeWork(db, { doc, seen: blankSeen, queue: true }, edge);
  await changeBit(person, 'resume');
  const work = await loadWork(db, edge);
  expect(work).toMatchObject({ doc, problem: 'set-aside', slot: { state: 'queued' } });
  expect((await loadWork(db, edge)).problem).toBeNull();

  const stranger = openTab(person, { encryption: (await newEncryption()).encryption });
  expect(await loadWork(stranger, edge)).toMatchObject({ doc: null, problem: 'set-aside' });
  expect(await stranger.conflicts.toArray()).not.toHaveLength(0);
});

test('a draft with a changed bit is no draft, and can be written again', async () => {
  const person = newPerson();
  const { encryption } = await newEncryption();
  const db = openTab(person, { encryption });
  await db.drafts.put({ id: 'star', value: { s: 'words' } });
  await changeBit(person, 'drafts', 'star');
  expect(await db.drafts.toArray()).toEqual([{ id: 'star' }]);
  await db.drafts.put({ id: 'star', value: { s: 'again' } });
  expect(await db.drafts.get('star')).toMatchObject({ value: { s: 'again' } });
});

test('an encrypted record that is moved to another table does not open there', async () => {
  const person = newPerson();
  const { encryption } = await newEncryption();
  const db = openTab(person, { encryption });
  await db.drafts.put({ id: 'star', value: { s: 'words' } });
  const plain = openTab(person);
  await plain.table('base').put(await plain.drafts.get('star'));
  expect(await db.table('base').get('star')).toEqual({ id: 'star' });
});

test('a tab that cannot have the key refuses, and sets nothing aside', async () => {
  const person = newPerson();
  const { encryption } = await newEncryption();
  await writeWork(
    openTab(person, { encryption }),
    { doc: parseResume('name Ana'), seen: blankSeen, queue: true },
    edge,
  );
  const refuse = () => Promise.reject(new DOMException('No key here.', 'NotAllowedError'));
  const locked = openTab(person, { encryption: { mode: () => 'encrypted', key: refuse } });
  const error: unknown = await loadWork(locked, edge).catch((reason: unknown) => reason);
  expect(storageErrorKind(error)).toBe('refused');
  expect((await loadWork(openTab(person, { encryption }), edge)).problem).toBeNull();
});

test('when a session has ended nothing can be written any more, not even by a late tab', async () => {
  const person = newPerson();
  const state = await newEncryption();
  const db = openTab(person, { encryption: state.encryption });
  await fillEveryTable(db);
  state.mode = 'blocked';
  const write = db.drafts.put({ id: 'late', value: { s: 'late' } });
  expect(storageErrorKind(await write.catch((error: unknown) => error))).toBe('gone');
  await deletePersonDb(person);
  expect(await hasPersonDb(person)).toBe(false);
});

test('older plain records stay readable; rewriting encrypts them, and opens them again', async () => {
  const person = newPerson();
  await fillEveryTable(openTab(person));
  const state = await newEncryption();
  const db = openTab(person, { encryption: state.encryption });
  expect((await loadWork(db, edge)).doc?.personalInfo.name).toBe('Planted');
  expect(await recordForm(person)).toBe('plain');
  await rewritePersonDb(person, state.encryption);
  expect(await recordForm(person)).toBe('encrypted');
  expect(await rawRows(person)).not.toContain('Planted');
  expect(await db.conflicts.toArray()).toMatchObject([{ value: 'Planted-conflict' }]);
  state.mode = 'plain';
  await rewritePersonDb(person, state.encryption);
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
  const state = await newEncryption();
  state.mode = 'plain';
  await fillEveryTable(openTab(person, { encryption: state.encryption }));
  const raw = await rawRows(person);
  expect(raw.match(/Planted/g)?.length).toBeGreaterThan(5);
});

test('what is left of a closed session: unsent words stay, sent ones go, without any key', async () => {
  const { encryption } = await newEncryption();
  const [unsent, sent, answers] = [newPerson(), newPerson(), newPerson()];
  const seen = blankSeen;
  const doc = parseResume('name Ana');
  await writeWork(openTab(unsent, { encryption }), { doc, seen, queue: true }, edge);
  await writeWork(openTab(sent, { encryption }), { doc, seen, queue: false }, edge);
  await openTab(answers, { encryption }).drafts.put({
    id: 'star',
    value: { s: 'a' },
  });
  await writeWork(openTab(answers, { encryption }), { doc, seen, queue: false }, edge);
  expect(await deleteAllButUnsent(unsent)).toBe(true);
  expect(await deleteAllButUnsent(sent)).toBe(false);
  expect(await deleteAllButUnsent(answers)).toBe(true);
  expect(await deleteAllButUnsent('nobody-here')).toBe(false);
  expect(await recordForm('nobody-here')).toBe('none');
  expect((await loadWork(openTab(unsent, { encryption }), edge)).doc).toEqual(doc);
  expect(await openTab(answers, { encryption }).resume.count()).toBe(0);
  expect(await openTab(answers, { encryption }).drafts.count()).toBe(1);
});

/** Flips one bit of an encrypted record, as a broken disk or a meddler would. */
async function changeBit(person: string, table: string, id: string | number = 1): Promise<void> {
  const plain = openTab(person);
  const row = (await plain.table(table).get(id)) as { encrypted: Uint8Array };
  row.encrypted[20] = (row.encrypted[20] ?? 0) ^ 1;
  await plain.table(table).put(row);
}

test('what a page learnt of the account while the device was full is read again where it lies encrypted', async () => {
  const { encryption } = await newEncryption();
  const db = openTab(newPerson(), { encryption });
  const doc = parseResume('name Ana');
  const { seen } = await writeWork(db, { doc, seen: blankSeen, queue: true }, edge);
  const base = { doc: parseResume('name Ana; job a Cook'), revision: 2, savedAt: 5 };
  const learnt = { slot: null, base, over: null };
  await writeWork(db, { doc, seen, queue: true, learnt }, edge);
  const work = await loadWork(db, edge);
  expect(work).toMatchObject({ doc, base, slot: { doc, baseRevision: 2 }, problem: null });
});
