import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Access } from '@/backend/session';
import { setPersonalInfo } from '@/domain/resume/edit-resume';
import { blankRecord } from '@/domain/resume/record-schema';
import {
  storeBackgroundSyncToken,
  readBackgroundSyncToken,
  deleteBackgroundSyncToken,
} from '@/workspace/persistence/background-sync-token';
import { readOutbox } from '@/workspace/persistence/outbox-store';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { hasPersonDb, rewritePersonDb } from '@/workspace/persistence/person-db-admin';
import { loadWork, writeWork } from '@/workspace/persistence/record-store';
import { importEncryptionKey, newKeyBytes } from '@/workspace/persistence/encryption';
import { watchWork, type WatchedWork } from '@/workspace/persistence/record-store';
import { openServiceWorkerDb } from '@/workspace/persistence/service-worker-db';
import { sendFromBackgroundSync } from '@/workspace/sync/send-from-background-sync';
import { edgeOf, newPerson, openTab } from '../storage/device';
import { modelServer, type Line } from './model-server';

const hourMs = 3_600_000;

/** A device with the name "Ana" typed, unsent, and a token for the worker that came at time 0 and lives an hour. */
async function startWithUnsent(server = modelServer()) {
  const userId = newPerson();
  const db = openTab(userId);
  const edge = edgeOf(userId);
  const { seen } = await loadWork(db, edge);
  const doc = setPersonalInfo(blankRecord(edge.newId), 'name', 'Ana');
  await writeWork(db, { doc, seen, queue: true }, edge);
  expect(await storeBackgroundSyncToken(db, () => accessOf(userId))).toBe('new');

  /** The browser wakes the worker; answers which tokens it asked with. */
  const wake = async (
    now = 1_000,
    lines: Line[] = [],
    afterAnswer = () => Promise.resolve(),
  ): Promise<string[]> => {
    const tokens: string[] = [];
    const table = server.tableFor(() => lines.shift() ?? 'good');
    const workerDb = await openServiceWorkerDb(userId);
    if (!workerDb) return tokens;
    const ask =
      <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
      (token: () => Promise<string>) =>
      async (...asked: Asked) => {
        try {
          tokens.push(await token());
        } catch {
          return { kind: 'offline' } as const;
        }
        const answer = await call(...asked);
        await afterAnswer();
        return answer;
      };
    await sendFromBackgroundSync({
      userId,
      db: workerDb,
      tableWith: (token) => ({ load: ask(table.load)(token), save: ask(table.save)(token) }),
      lock: (_name, run) => run(),
      now: () => now,
      random: () => 0,
      newId: edge.newId,
    }).finally(workerDb.close);
    return tokens;
  };
  return { userId, db, edge, server, wake };
}

function accessOf(userId: string): Access {
  return { userId, accessToken: `token of ${userId}`, receivedAt: 0, expiresIn: 3600 };
}

test('the worker sends what waits with the token it was left, and leaves no token behind', async () => {
  const { userId, db, server, wake } = await startWithUnsent();
  expect(await wake()).toEqual([`token of ${userId}`]);
  expect(server.row()).toMatchObject({ revision: 1, data: { personalInfo: { name: 'Ana' } } });
  expect(await db.outbox.toArray()).toEqual([]);
  expect(await wake()).toEqual([]);
});

test('an open page sees what the worker did', async () => {
  const { db, wake } = await startWithUnsent();
  const seen: WatchedWork[] = [];
  const stop = watchWork(
    db,
    () => ({ rev: 0, doc: null }),
    (work) => void seen.push(work),
    (error) => {
      throw error;
    },
  );
  await expect.poll(() => seen.at(-1)?.slot).toMatchObject({ state: 'queued' });
  await wake();
  await expect.poll(() => seen.at(-1)).toMatchObject({ slot: null, base: { savedAt: 1_000 } });
  stop();
});

test('when another device has saved, the worker merges and sends the merged resume', async () => {
  const server = modelServer();
  const { db, edge, wake } = await startWithUnsent(server);
  const theirs = setPersonalInfo(blankRecord(edge.newId), 'phone', '555-0100');
  server.setRow({ data: theirs, revision: 4, saveId: 'other', updatedAt: 4 });
  await wake();
  expect(server.row()).toMatchObject({
    revision: 5,
    data: { personalInfo: { name: 'Ana', phone: '555-0100' } },
  });
  const { doc, slot, problem } = await loadWork(db, edge);
  expect([doc?.personalInfo.phone, slot, problem]).toEqual(['555-0100', null, null]);
});

test('a token with a minute left, or of another person, sends nothing', async () => {
  const { db, userId, server, wake } = await startWithUnsent();
  expect(await wake(hourMs - 60_000)).toEqual([]);
  expect(await readBackgroundSyncToken(db, userId)).toBeNull();
  await storeBackgroundSyncToken(db, () => accessOf('somebody else'));
  expect(await wake()).toEqual([]);
  expect(server.log).toEqual([]);
  expect(await readOutbox(db)).toMatchObject({ state: 'queued', attempts: 0 });
});

test('a log out takes the token away even while the worker runs, and the work waits', async () => {
  const server = modelServer();
  const { db, edge, wake } = await startWithUnsent(server);
  const row = { data: blankRecord(edge.newId), revision: 4, saveId: 'other', updatedAt: 4 };
  server.setRow(row);
  expect(await wake(1_000, [], () => deleteBackgroundSyncToken(db))).toHaveLength(1);
  expect(server.log).toEqual(['save good']);
  expect(server.row()).toBe(row);
  expect(await readOutbox(db)).toMatchObject({ state: 'conflict' });
});

test.each<[Line, string, number]>([
  ['request-lost', 'at once', 1_000],
  ['portal', 'at once', 1_000],
  ['error-after', 'after the wait', 60_000],
  ['busy', 'after the wait', 60_000],
])('after "%s" the browser is asked to wake it again, and it sends %s', async (line, _, now) => {
  const { server, wake } = await startWithUnsent();
  await expect(wake(1_000, [line])).rejects.toThrow('could not be sent');
  await wake(now);
  expect(server.row()).toMatchObject({ revision: 1 });
});

test('a server that asked for patience gets it', async () => {
  const { server, wake } = await startWithUnsent();
  await expect(wake(1_000, ['busy'])).rejects.toThrow('could not be sent');
  await expect(wake(3_000)).rejects.toThrow('could not be sent');
  expect(server.log).toEqual(['save busy']);
});

test('it makes no database, and holds up nobody who deletes one', async () => {
  expect(await openServiceWorkerDb('nobody')).toBeNull();
  expect(await hasPersonDb('nobody')).toBe(false);
  const { userId, db } = await startWithUnsent();
  const workerDb = await openServiceWorkerDb(userId);
  await db.delete();
  await expect(Promise.resolve(workerDb?.outbox.get(1))).rejects.toThrow();
  expect(await hasPersonDb(userId)).toBe(false);
});

test('what turns encrypted under it stays as it is, and the token goes', async () => {
  const { userId, db, server, wake } = await startWithUnsent();
  const key = await importEncryptionKey(newKeyBytes());
  await rewritePersonDb(userId, { mode: () => 'encrypted', key: () => Promise.resolve(key) });
  const before = await rawOutbox(db);
  expect(before).toEqual([{ id: 1, encrypted: expect.any(Uint8Array) as unknown }]);
  await expect(wake()).rejects.toThrow('no key');
  expect(await rawOutbox(db)).toEqual(before);
  expect(server.log).toEqual([]);
});

test('no token is left when nothing waits', async () => {
  const userId = newPerson();
  const db = openTab(userId);
  await loadWork(db, edgeOf(userId));
  expect(await storeBackgroundSyncToken(db, () => accessOf(userId))).toBe('none');
  expect(await db.outbox.count()).toBe(0);
});

function rawOutbox(db: PersonDb): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const request = db.backendDB().transaction('outbox').objectStore('outbox').getAll();
    request.addEventListener('success', () => resolve(request.result as unknown[]));
    request.addEventListener('error', () => reject(new Error('no answer')));
  });
}
