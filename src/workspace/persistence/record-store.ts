import { mergeRecords } from '@/domain/merge/merge-records';
import { queueDoc } from '@/domain/outbox/outbox';
import type { Base, OutboxSlot } from '@/domain/outbox/outbox';
import { readBase, readSlot } from '@/domain/outbox/read-outbox';
import type { Work } from '@/domain/outbox/reconcile';
import { isSameValue } from '@/domain/resume/json-value';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { NewId, LearnerRecord } from '@/domain/resume/record-schema';
import { SINGLETON_ID } from './sync-tables';
import type { StoredRecord, Watchable, WorkDb } from './sync-tables';

/** What a tab last read or wrote: hand it to the next write. `rev` 0 with null is an empty device. */
export type Seen = { rev: number; doc: LearnerRecord | null };

/** The time, ms since 1970, and new ids. */
export type Env = { now: () => number; newId: NewId };

export type LoadedWork = Work & {
  seen: Seen;
  /** `set-aside`: something stored was no record; it is kept in `conflicts`, the rest was loaded. */
  problem: 'set-aside' | null;
};

/**
 * What a page learnt of the account while the device refused to store: what waits to be sent and what the account has.
 * `over`: what the device had said of the account before.
 */
export type LearntWork = Pick<Work, 'slot' | 'base'> & { over: Base | null };

export type WrittenWork = {
  doc: LearnerRecord;
  seen: Seen;
  slot: OutboxSlot | null;
  /** What the device now says that the account has; null for a guest. */
  base: Base | null;
  merged: boolean;
};

/** Everything at start: the record, what waits to be sent, what the cloud has. */
export async function loadWork(db: WorkDb, env: Env): Promise<LoadedWork> {
  return await changeWork(db, (work) => work, env);
}

type WriteRequest = {
  doc: LearnerRecord;
  seen: Seen;
  /** True for a signed-in person. */
  queue: boolean;
  learnt?: LearntWork | null;
};

/**
 * Writes the record, and for a signed-in person (`queue`) the outbox slot, in one transaction. It
 * never writes over another tab: when what is stored is not what this tab last saw, the two
 * documents are merged, with what this tab last saw as their base, and `doc` is what was written:
 * take it over, and merge what was typed during the write into it the same way. The `rev` alone
 * does not tell: a database that was deleted and filled again counts from the start. What was `learnt` of the account is
 * written, too, unless the device knows more of it by now.
 */
export async function writeWork(
  db: WorkDb,
  { doc, seen, queue, learnt = null }: WriteRequest,
  { now, newId }: Env,
): Promise<WrittenWork> {
  return await db.transaction('rw', [db.resume, db.outbox, db.base, db.conflicts], async () => {
    const record = await db.resume.get(SINGLETON_ID);
    const known = queue ? readBase(await db.base.get(SINGLETON_ID)) : null;
    const news = learnt && isNews(learnt, known) ? learnt : null;
    const base = news ? news.base : known;
    const merged =
      record !== undefined && (record.rev !== seen.rev || !isSameValue(record.doc, seen.doc));
    // If the device already stored a newer base, that base includes what this page learnt: it is a common ancestor of
    // both documents.
    const ancestor = news ? seen.doc : (learnt?.base?.doc ?? seen.doc);
    const written = merged ? await mergeWithStored(db, record, { ancestor, doc }, now()) : doc;
    const isChanged = record === undefined || !isSameValue(written, record.doc);
    // The count goes on even where another tab has emptied the database: tabs ignore a document with a lower `rev`.
    const rev = (record?.rev ?? seen.rev) + (isChanged ? 1 : 0);
    if (isChanged) await db.resume.put({ id: SINGLETON_ID, doc: written, rev, updatedAt: now() });
    const slot = news
      ? await putLearnt(db, news, written, newId)
      : await queueWritten(db, written, { isChanged, queue, base }, newId);
    return { doc: written, seen: { rev, doc: written }, slot, base, merged };
  });
}

/**
 * One transaction that reads all the work, lets a pure function change it, and writes what is
 * different. Nothing typed up to the moment of reading can be missed by it. A document or a slot that
 * cannot be read goes to `conflicts` first; an unreadable base is dropped, for the account has it.
 */
export async function changeWork(
  db: WorkDb,
  change: (work: Work) => Work,
  { now, newId }: Env,
): Promise<LoadedWork> {
  return await db.transaction('rw', [db.resume, db.outbox, db.base, db.conflicts], async () => {
    const record = await db.resume.get(SINGLETON_ID);
    const slotRow = await db.outbox.get(SINGLETON_ID);
    const baseRow = await db.base.get(SINGLETON_ID);
    const { work: before, unreadable } = readRows(record, slotRow, baseRow, newId);
    for (const value of unreadable) await db.conflicts.add({ value, keptAt: now() });
    const after = change(before);
    const rev = await putDoc(db, record, after.doc, now());
    const isSlotNew = after.slot !== before.slot || unreadable.includes(slotRow);
    if (after.slot === null && slotRow !== undefined) await db.outbox.clear();
    else if (after.slot !== null && isSlotNew)
      await db.outbox.put({ ...after.slot, id: SINGLETON_ID });
    if (after.base === null && baseRow !== undefined) await db.base.delete(SINGLETON_ID);
    else if (after.base !== null && after.base !== before.base) {
      await db.base.put({ ...after.base, id: SINGLETON_ID });
    }
    const problem = unreadable.length > 0 ? 'set-aside' : null;
    return { ...after, seen: { rev, doc: after.doc }, problem };
  });
}

/** The work as stored, with the `rev` of its document (see `Seen`). */
export type WatchedWork = Work & { rev: number };

/**
 * Calls back with the stored work now and after every change, by this tab, another tab or the
 * service worker. Returns the function that ends it. Errors, a closed database among them, go to
 * `onError` and end it too. `seen`: what this tab last read or wrote.
 */
export function watchWork(
  db: WorkDb & Watchable,
  seen: () => Seen,
  onChange: (work: WatchedWork) => void,
  onError: (error: unknown) => void,
): () => void {
  // Reading a document costs more than the rest, and most changes are of the slot alone or this tab's own.
  let last: Seen = { rev: -1, doc: null };
  const rows = db.watch(() =>
    db.transaction('r', [db.resume, db.outbox, db.base], async () => ({
      record: await db.resume.get(SINGLETON_ID),
      slotRow: await db.outbox.get(SINGLETON_ID),
      baseRow: await db.base.get(SINGLETON_ID),
    })),
  );
  const subscription = rows.subscribe({
    next: ({ record, slotRow, baseRow }) => {
      const rev = record?.rev ?? 0;
      if (rev !== last.rev) last = seen();
      if (rev !== last.rev) last = { rev, doc: record === undefined ? null : readDoc(record.doc) };
      onChange({ doc: last.doc, rev, slot: readSlot(slotRow), base: readBase(baseRow) });
    },
    error: onError,
  });
  return () => subscription.unsubscribe();
}

/**
 * What the rows say. An unreadable document is replaced by its newest readable copy: the one that
 * waits to be sent, else the one the cloud has. Unsent work whose slot is broken is queued again.
 */
function readRows(
  record: StoredRecord | undefined,
  slotRow: unknown,
  baseRow: unknown,
  newId: NewId,
): { work: Work; unreadable: unknown[] } {
  const base = readWholeBase(baseRow);
  const slot = readSlot(slotRow);
  const stored = record === undefined ? null : readDoc(record.doc);
  const unreadable = [
    ...(record !== undefined && stored === null ? [record.doc] : []),
    ...(slotRow !== undefined && slot === null ? [slotRow] : []),
  ];
  const doc = stored ?? (slot && readDoc(slot.doc)) ?? base?.doc ?? null;
  const isSlotLost = slotRow !== undefined && slot === null && doc !== null;
  const waiting = isSlotLost ? queueDoc(null, doc, base?.revision ?? 0, newId) : slot;
  return { work: { doc, slot: waiting, base }, unreadable };
}

async function putDoc(
  db: WorkDb,
  record: StoredRecord | undefined,
  doc: LearnerRecord | null,
  now: number,
): Promise<number> {
  const rev = record?.rev ?? 0;
  if (doc === null || isSameValue(doc, record?.doc)) return rev;
  await db.resume.put({ id: SINGLETON_ID, doc, rev: rev + 1, updatedAt: now });
  return rev + 1;
}

async function mergeWithStored(
  db: WorkDb,
  record: StoredRecord,
  { ancestor, doc }: { ancestor: LearnerRecord | null; doc: LearnerRecord },
  now: number,
): Promise<LearnerRecord> {
  const theirs = readDoc(record.doc);
  if (theirs !== null) return mergeRecords({ base: ancestor, mine: doc, theirs });
  await db.conflicts.add({ value: record.doc, keptAt: now });
  return doc;
}

/** Whether the device says of the account (`known`) what it said before, or something older than what was learnt. */
function isNews({ base, over }: LearntWork, known: Base | null): boolean {
  const isUnmoved = known?.revision === over?.revision;
  return isUnmoved || (base?.revision ?? 0) > (known?.revision ?? 0);
}

async function putLearnt(
  db: WorkDb,
  { base, slot }: LearntWork,
  doc: LearnerRecord,
  newId: NewId,
): Promise<OutboxSlot | null> {
  if (base === null) await db.base.delete(SINGLETON_ID);
  else await db.base.put({ ...base, id: SINGLETON_ID });
  const isInDoubt = slot?.sent != null;
  if (isSameValue(base?.doc, doc) && !isInDoubt) {
    await db.outbox.clear();
    return null;
  }
  const isQueued = slot !== null && isSameValue(slot.doc, doc);
  const queued = isQueued ? slot : queueDoc(slot, doc, base?.revision ?? 0, newId);
  await db.outbox.put({ ...queued, id: SINGLETON_ID });
  return queued;
}

async function queueWritten(
  db: WorkDb,
  doc: LearnerRecord,
  { isChanged, queue, base }: { isChanged: boolean; queue: boolean; base: Base | null },
  newId: NewId,
): Promise<OutboxSlot | null> {
  const slot = readSlot(await db.outbox.get(SINGLETON_ID));
  if (!queue || (!isChanged && slot !== null)) return slot;
  // Nothing new, and the cloud has it: a save would only make a revision.
  if (!isChanged && isSameValue(base?.doc, doc)) return null;
  const queued = queueDoc(slot, doc, base?.revision ?? 0, newId);
  await db.outbox.put({ ...queued, id: SINGLETON_ID });
  return queued;
}

function readWholeBase(row: unknown): Base | null {
  const base = readBase(row);
  const doc = base && readDoc(base.doc);
  return base && doc ? { ...base, doc } : null;
}

function readDoc(value: unknown): LearnerRecord | null {
  const read = readRecordDocument(value);
  return read.ok ? read.record : null;
}
