import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import {
  deletePersonDb,
  hasPersonDb,
  listPersonDbs,
} from '@/workspace/persistence/person-db-admin';
import { personDbName } from '@/workspace/persistence/sync-tables';
import { loadWork, writeWork } from '@/workspace/persistence/record-store';
import { storageErrorKind } from '@/workspace/persistence/storage-error';
import { watchWork } from '@/workspace/persistence/record-store';
import type { WatchedWork } from '@/workspace/persistence/record-store';
import { blankRecord } from '@/domain/resume/record-schema';
import { parseResume } from '../../unit/domain/merge/merge-language';
import { edgeOf, newPerson, openLoadedTab, openTab } from './device';

const edge = edgeOf('x');
const blankSeen = { rev: 0, doc: null };

test('each person has an own database, and the list names them', async () => {
  const [one, two] = [newPerson(), newPerson()];
  await openLoadedTab(one);
  await openLoadedTab(two);
  await new Dexie('somebody-elses', { allowEmptyDB: true }).open();
  const people = await listPersonDbs();
  expect(people).toContain(one);
  expect(people).toContain(two);
  expect(people.join(' ')).not.toContain('somebody');
});

test('looking for a person’s database makes none', async () => {
  const person = newPerson();
  expect(await hasPersonDb(person)).toBe(false);
  expect(await listPersonDbs()).not.toContain(person);
  await openLoadedTab(person);
  expect(await hasPersonDb(person)).toBe(true);
  await deletePersonDb(person);
  expect(await hasPersonDb(person)).toBe(false);
});

test('looking for a person’s database harms none that another tab makes at that moment', async () => {
  const person = newPerson();
  const db = openTab(person);
  await Promise.all([hasPersonDb(person), db.open()]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const doc = blankRecord(edge.newId);
  await writeWork(db, { doc, seen: blankSeen, queue: false }, edge);
  expect((await loadWork(openTab(person), edge)).doc).toEqual(doc);
});

test('a database deleted by another tab stays deleted, whatever this tab still writes', async () => {
  const person = newPerson();
  const changes: string[] = [];
  const db = openTab(person, { onVersionChange: (change) => void changes.push(change) });
  await loadWork(db, edge);
  await deletePersonDb(person);
  expect(changes).toEqual(['deleted']);
  const write = writeWork(
    db,
    { doc: parseResume('name Ana'), seen: blankSeen, queue: false },
    edge,
  );
  expect(storageErrorKind(await write.catch((error: unknown) => error))).toBe('gone');
  expect(await listPersonDbs()).not.toContain(person);
});

test('a database that the browser has only lost the line to is opened again, with what is in it', async () => {
  const person = newPerson();
  const changes: string[] = [];
  const db = openTab(person, { onVersionChange: (change) => void changes.push(change) });
  const doc = parseResume('name Ana');
  await writeWork(db, { doc, seen: blankSeen, queue: false }, edge);
  const reopened = new Promise((resolve) => db.on('ready', resolve, true));
  forceCloseDatabase(db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
  await reopened;
  expect(await loadWork(db, edge)).toMatchObject({ doc });
  expect(changes).toEqual([]);
});

test('a tab may write down what is typed before a new version takes the database', async () => {
  const person = newPerson();
  const db = openTab(person, {
    onVersionChange: async () => {
      await writeWork(db, { doc: parseResume('name Ana'), seen: blankSeen, queue: false }, edge);
    },
  });
  await loadWork(db, edge);
  const newer = new Dexie(personDbName(person));
  newer.on('blocked', () => false);
  newer.version(2).stores({ resume: 'id', outbox: 'id', base: 'id', photos: 'id' });
  expect(await newer.table('resume').get(1)).toMatchObject({
    doc: { personalInfo: { name: 'Ana' } },
  });
  expect(storageErrorKind(await loadWork(db, edge).catch((error: unknown) => error))).toBe('gone');
  newer.close();
});

test('a watcher hears of another tab’s write and of nothing after it ends', async () => {
  const person = newPerson();
  const { db } = await openLoadedTab(person);
  const other = openTab(person);
  const heard: WatchedWork[] = [];
  let tell: (() => void) | null = null;
  const stop = watchWork(
    db,
    () => ({ rev: -1, doc: null }),
    (work) => {
      heard.push(work);
      if (work.doc !== null) tell?.();
    },
    (error) => {
      throw error;
    },
  );
  const arrived = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const doc = parseResume('name Ana');
  const first = await writeWork(other, { doc, seen: blankSeen, queue: true }, edge);
  await arrived;
  expect(heard.at(-1)).toMatchObject({ doc, rev: 1, slot: { state: 'queued' }, base: null });
  stop();
  const count = heard.length;
  await writeWork(other, { doc: parseResume('name Bea'), seen: first.seen, queue: true }, edge);
  expect(heard).toHaveLength(count);
});

test('storage errors are named by their cause', () => {
  const quota = new DOMException('No room', 'QuotaExceededError');
  expect(storageErrorKind(new Dexie.AbortError('Transaction aborted', quota))).toBe('full');
  expect(storageErrorKind(quota)).toBe('full');
  expect(storageErrorKind(new Dexie.MissingAPIError('IndexedDB API missing'))).toBe('refused');
  const denied = new DOMException('Denied', 'SecurityError');
  expect(storageErrorKind(new Dexie.OpenFailedError('No', denied))).toBe('refused');
  expect(storageErrorKind(new DOMException('Private', 'InvalidStateError'))).toBe('refused');
  expect(storageErrorKind(new Dexie.DatabaseClosedError('Closed'))).toBe('gone');
  // What Chromium says where the site's data is blocked, and what the library says of it from then on.
  const unknown = new DOMException('The user denied permission', 'UnknownError');
  expect(storageErrorKind(new Dexie.DatabaseClosedError('Closed', unknown))).toBe('refused');
  expect(storageErrorKind(new Error('odd'))).toBe('unknown');
  expect(storageErrorKind('odd')).toBe('unknown');
});
