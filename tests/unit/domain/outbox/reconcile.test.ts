import { expect, test } from 'vitest';
import { queueDoc, settleSend, startSend } from '@/domain/outbox/outbox';
import type { Base, OutboxSlot } from '@/domain/outbox/outbox';
import { readAccountRow, reconcile, reconcileWithNone } from '@/domain/outbox/reconcile';
import type { AccountRow } from '@/domain/outbox/reconcile';
import { parseResume, printResume } from '../merge/merge-language';
import { countingIds } from '../resume/sample-resume';

const newId = countingIds('new');

test('a device without work takes the row as it is', () => {
  const work = reconcile({ doc: null, slot: null, base: null }, row('name Ana', 3), newId);
  expect(work).toEqual({ doc: parseResume('name Ana'), slot: null, base: base('name Ana', 3) });
});

test('a newer row on a device without unsent work is taken, and nothing waits', () => {
  const before = { doc: parseResume('name Ana'), slot: null, base: base('name Ana', 3) };
  const work = reconcile(before, row('name Bea', 4), newId);
  expect(printResume(work.doc ?? parseResume(''))).toBe('name Bea');
  expect(work).toMatchObject({ slot: null, base: { revision: 4 } });
});

test('unsent work and a newer row are merged, and the merged document waits on the row', () => {
  const doc = parseResume('name Ana; job a Cook');
  const before = { doc, slot: slotOf(doc, 3), base: base('name Ana', 3) };
  const work = reconcile(
    { ...before, slot: { ...before.slot, state: 'conflict' } },
    row('name Bea', 4),
    newId,
  );
  expect(work.doc && printResume(work.doc)).toBe('name Bea; job a Cook');
  expect(work.slot).toMatchObject({ baseRevision: 4, state: 'queued', seq: 2, doc: work.doc });
  expect(work.base).toEqual(base('name Bea', 4));
});

test('the same row again leaves the slot and its backoff alone', () => {
  const doc = parseResume('name Ana; job a Cook');
  const slot: OutboxSlot = {
    ...slotOf(doc, 3),
    attempts: 4,
    nextAttemptAt: 99,
    lastError: 'offline',
  };
  const work = reconcile({ doc, slot, base: base('name Ana', 3) }, row('name Ana', 3), newId);
  expect(work.slot).toBe(slot);
  expect(work.doc).toBe(doc);
});

test('work that the row already says word for word needs no sending', () => {
  const doc = parseResume('name Bea');
  const work = reconcile(
    { doc, slot: slotOf(doc, 3), base: base('name Ana', 3) },
    row('name Bea', 4),
    newId,
  );
  expect(work).toMatchObject({ slot: null, base: { revision: 4 } });
});

test('a row that carries the save in doubt proves it, and my later words are no conflict', () => {
  const sent = startSend(slotOf(parseResume('name Anna'), 3));
  const lost = settleSend(
    sent.slot,
    sent.seq,
    { kind: 'offline' },
    { now: 0, random: () => 0 },
  ).slot;
  const doc = parseResume('name Annabel');
  const slot = queueDoc(lost, doc, 3, newId);
  const inAccount = { ...row('name Anna', 4), saveId: sent.request.saveId };
  const work = reconcile({ doc, slot, base: base('name Ana', 3) }, inAccount, newId);
  expect(work.doc).toBe(doc);
  expect(work.slot).toMatchObject({ baseRevision: 4, sent: null, doc });
});

test('a request in doubt is not forgotten because the person took the change back', () => {
  const sent = startSend(slotOf(parseResume('name Anna'), 3));
  const doc = parseResume('name Ana');
  const slot = queueDoc(sent.slot, doc, 3, newId);
  const work = reconcile({ doc, slot, base: base('name Ana', 3) }, row('name Ana', 3), newId);
  expect(work.slot).toBe(slot);
});

test('a row older than the base is somebody’s restored copy: both versions are kept', () => {
  const doc = parseResume('name Annabel');
  const work = reconcile(
    { doc, slot: null, base: base('name Annabel', 9) },
    row('name Ana', 2),
    newId,
  );
  expect(work.doc && printResume(work.doc)).toBe('name Annabel | Ana');
  expect(work.slot).toMatchObject({ baseRevision: 2 });
});

test('no row never blanks the device: what was there is queued as a first save', () => {
  const doc = parseResume('name Ana');
  const work = reconcileWithNone({ doc, slot: null, base: base('name Ana', 3) }, newId);
  expect(work).toMatchObject({ doc, base: null, slot: { baseRevision: 0, doc } });
  const guest = { doc, slot: null, base: null };
  expect(reconcileWithNone(guest, newId)).toEqual(guest);
  const first = { doc, slot: slotOf(doc, 0), base: null };
  expect(reconcileWithNone(first, newId)).toEqual(first);
});

test('a row with holes removes nothing: what it lacks stays, and what it has is taken', () => {
  const doc = parseResume('name Ana; job a Cook');
  const inAccount = { ...row('name Bea', 4), isWhole: false };
  const work = reconcile({ doc, slot: null, base: { ...base('', 3), doc } }, inAccount, newId);
  expect(work.doc && printResume(work.doc)).toBe('name Ana | Bea; job a Cook');
  expect(work.slot).toMatchObject({ baseRevision: 4 });
});

test('a row says by itself whether it is whole', () => {
  const found = { kind: 'found', revision: 2, saveId: 's', updatedAt: null } as const;
  const whole = readAccountRow({ ...found, data: parseResume('name Ana') }, 7);
  expect(whole).toMatchObject({ isWhole: true, savedAt: 7, revision: 2 });
  expect(readAccountRow({ ...found, data: { personalInfo: 5 } }, 7)).toMatchObject({
    isWhole: false,
  });
  expect(readAccountRow({ ...found, data: {} }, 7)).toMatchObject({ isWhole: false });
  expect(readAccountRow({ ...found, data: 'Ana' }, 7)).toBeNull();
});

function row(text: string, revision: number): AccountRow {
  return {
    doc: parseResume(text),
    revision,
    saveId: 'of-another-device',
    savedAt: 5,
    isWhole: true,
  };
}

function base(text: string, revision: number): Base {
  return { doc: parseResume(text), revision, savedAt: 5 };
}

function slotOf(doc: OutboxSlot['doc'], revision: number): OutboxSlot {
  return queueDoc(null, doc, revision, countingIds('save'));
}
