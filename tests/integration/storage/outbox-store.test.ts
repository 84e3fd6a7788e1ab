import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { SaveOutcome } from '@/domain/outbox/save-outcome';
import {
  beginSend,
  readOutbox,
  settle,
  settleLoadFailure,
} from '@/workspace/persistence/outbox-store';
import { loadWork, writeWork } from '@/workspace/persistence/record-store';
import { parseResume } from '../../unit/domain/merge/merge-language';
import { newPerson, openLoadedTab } from './device';

const chance = { now: 2_000, random: () => 0 };
const due = { now: 2_000, force: false };

test('nothing to send on an empty device', async () => {
  const { db } = await openLoadedTab(newPerson());
  expect(await beginSend(db, due)).toBeNull();
});

test('a proven commit empties the slot and writes the base', async () => {
  const { db, edge } = await writtenTab('name Ana');
  const step = await beginSend(db, due);
  if (step?.kind !== 'send') throw new Error('There was something to send.');
  expect(await readOutbox(db)).toMatchObject({ state: 'sending' });
  const outcome: SaveOutcome = { kind: 'committed', saveId: step.request.saveId, revision: 1 };
  expect(await settle(db, { seq: step.seq, outcome }, chance)).toBeNull();
  const work = await loadWork(db, edge);
  expect(work).toMatchObject({ slot: null, base: { revision: 1, savedAt: 2_000, doc: work.doc } });
});

test('words typed while a save is on its way stay in the slot', async () => {
  const { db, edge, seen } = await writtenTab('name Ana');
  const step = await beginSend(db, due);
  if (step?.kind !== 'send') throw new Error('There was something to send.');
  await writeWork(db, { doc: parseResume('name Annabel'), seen, queue: true }, edge);
  const outcome: SaveOutcome = { kind: 'committed', saveId: step.request.saveId, revision: 1 };
  const slot = await settle(db, { seq: step.seq, outcome }, chance);
  expect(slot).toMatchObject({
    baseRevision: 1,
    state: 'queued',
    doc: parseResume('name Annabel'),
  });
  expect((await loadWork(db, edge)).base?.doc).toEqual(parseResume('name Ana'));
});

test('a slot that waits for its time goes only by force', async () => {
  const { db } = await writtenTab('name Ana');
  const step = await beginSend(db, due);
  await settle(
    db,
    { seq: step?.kind === 'send' ? step.seq : 0, outcome: { kind: 'offline' } },
    chance,
  );
  expect(await beginSend(db, due)).toBeNull();
  expect(await beginSend(db, { ...due, force: true })).toMatchObject({ kind: 'send' });
});

test('a stale slot asks for a merge first, and a failed load puts it off', async () => {
  const { db } = await writtenTab('name Ana');
  const step = await beginSend(db, due);
  await settle(
    db,
    { seq: step?.kind === 'send' ? step.seq : 0, outcome: { kind: 'stale' } },
    chance,
  );
  expect(await beginSend(db, { now: 10_000, force: false })).toEqual({ kind: 'merge' });
  await settleLoadFailure(db, 'offline', { now: 10_000, random: () => 0 });
  expect(await readOutbox(db)).toMatchObject({
    state: 'conflict',
    attempts: 2,
    nextAttemptAt: 11_000,
  });
});

async function writtenTab(text: string) {
  const { db, work, edge } = await openLoadedTab(newPerson());
  const { seen } = await writeWork(
    db,
    { doc: parseResume(text), seen: work.seen, queue: true },
    edge,
  );
  return { db, edge, seen };
}
