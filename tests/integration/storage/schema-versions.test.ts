import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { loadWork, writeWork } from '@/workspace/persistence/record-store';
import { personDbName } from '@/workspace/persistence/sync-tables';
import { parseResume } from '../../unit/domain/merge/merge-language';
import { edgeOf, newPerson, openTab } from './device';

type Rows = Readonly<Record<string, readonly object[]>>;
type Release = { version: number; stores: Readonly<Record<string, string>>; rows: Rows };

const doc = parseResume('name Ana');
const older = parseResume('name An');
const base = { id: 1, doc: older, revision: 3, savedAt: 5 };
const slot = {
  id: 1,
  saveId: 'save-4',
  seq: 1,
  baseRevision: 3,
  doc,
  state: 'queued',
  attempts: 0,
  nextAttemptAt: 0,
  lastError: null,
  sent: null,
};

/**
 * Every schema that people have on their devices, with records as its app wrote them. Devices are upgraded years later
 * and from any of these: add one for each new version in `openPersonDb`, and never change one that is here.
 */
const releases: readonly Release[] = [
  {
    version: 1,
    stores: {
      resume: 'id',
      outbox: 'id',
      base: 'id',
      conflicts: '++id',
      keyring: 'id',
      drafts: 'id',
    },
    rows: {
      resume: [{ id: 1, doc, rev: 7, updatedAt: 6 }],
      outbox: [slot],
      base: [base],
      conflicts: [{ id: 1, value: 'no resume', keptAt: 6 }],
      keyring: [{ id: 1, wrapped: 'a locked key', aliveAt: 6 }],
      drafts: [{ id: 'resume/a-page', value: { base: older, doc } }],
    },
  },
];

test('the app opens the newest schema of this list, so that none goes without a test', async () => {
  const db = openTab(newPerson());
  await db.open();
  const { version, stores } = releases.at(-1) ?? {};
  expect(db.verno, 'a new version needs an entry in the list above').toBe(version);
  expect(schemaOf(db)).toEqual(stores);
});

for (const release of releases) {
  const name = `a device of version ${String(release.version)}`;

  test(`${name} keeps each of its stores, keys and indexes`, async () => {
    const db = openTab(newPerson());
    await db.open();
    const now = schemaOf(db);
    for (const [store, schema] of Object.entries(release.stores)) {
      const [key, ...indexes] = schema.split(',');
      const [keyNow, ...indexesNow] = now[store]?.split(',') ?? [];
      expect(keyNow, `the key of ${store}`).toBe(key);
      expect(indexesNow, `the indexes of ${store}`).toEqual(expect.arrayContaining(indexes));
    }
  });

  test(`${name} opens with every record, and its work goes on`, async () => {
    const person = newPerson();
    await makeDevice(person, release);
    const db = openTab(person);
    const edge = edgeOf('x');
    const work = await loadWork(db, edge);
    expect(work).toMatchObject({ doc, slot: { saveId: 'save-4' }, base: { revision: 3 } });
    expect(work.problem).toBeNull();
    expect(await rowsOf(db, release)).toEqual(release.rows);

    const next = parseResume('name Ana; job a Cook');
    await writeWork(db, { doc: next, seen: work.seen, queue: true }, edge);
    expect((await loadWork(db, edge)).slot).toMatchObject({ doc: next, baseRevision: 3 });
  });
}

test('a page of this version that opens a newer device reads and writes it, and harms nothing of it', async () => {
  const person = newPerson();
  const [newest] = releases.slice(-1);
  if (!newest) throw new Error('There is no release.');
  const newer: Release = {
    version: newest.version + 1,
    stores: {
      ...newest.stores,
      drafts: `${newest.stores['drafts'] ?? ''},at`,
      photos: 'id',
    },
    rows: { ...newest.rows, photos: [{ id: 1, value: 'a photo' }] },
  };
  await makeDevice(person, newer);
  const db = openTab(person);
  const edge = edgeOf('x');
  const { seen } = await loadWork(db, edge);
  const next = parseResume('name Ana; job a Cook');
  await writeWork(db, { doc: next, seen, queue: false }, edge);
  db.close();

  const after = new Dexie(personDbName(person));
  await after.open();
  expect(after.verno).toBe(newer.version);
  expect(await after.table('photos').toArray()).toEqual(newer.rows['photos']);
  expect(await after.table('drafts').toArray()).toEqual(newer.rows['drafts']);
  expect(await after.table('resume').get(1)).toMatchObject({ doc: next });
  after.close();
});

/** A device as the app of that version left it. */
async function makeDevice(person: string, { version, stores, rows }: Release): Promise<void> {
  const db = new Dexie(personDbName(person));
  db.version(version).stores(stores);
  for (const [name, records] of Object.entries(rows)) await db.table(name).bulkAdd(records);
  db.close();
}

async function rowsOf(db: Dexie, { stores }: Release): Promise<Rows> {
  const names = Object.keys(stores);
  const found = names.map(async (name) => [name, await db.table<object>(name).toArray()] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** The stores in the short form in which the library is told of them. */
function schemaOf(db: Dexie): Record<string, string> {
  const schemas = db.tables.map(({ name, schema }) => {
    const parts = [schema.primKey, ...schema.indexes].map(({ src }) => src);
    return [name, parts.join(',')] as const;
  });
  return Object.fromEntries(schemas);
}
