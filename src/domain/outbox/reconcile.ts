import { mergeRecords } from '../merge/merge-records';
import { isSameValue } from '../resume/json-value';
import { readRecordDocument } from '../resume/read-record-document';
import type { NewId, LearnerRecord } from '../resume/record-schema';
import { afterCommit, requeueMerged } from './outbox';
import type { Base, OutboxSlot } from './outbox';
import type { LoadOutcome } from './save-outcome';

/** A person's work on this device: the document, what waits to be sent, what the account has. */
export type Work = { doc: LearnerRecord | null; slot: OutboxSlot | null; base: Base | null };

/**
 * The account's row, read by `readRecordDocument`. `savedAt` is ms since 1970. `isWhole` is false when some other
 * program wrote it
 * and parts had to be filled in or set aside: nobody removed what it lacks.
 */
export type AccountRow = {
  doc: LearnerRecord;
  revision: number;
  saveId: string | null;
  savedAt: number;
  isWhole: boolean;
};

/** The row of a load, `now` standing in for a time that cannot be read; null when it is no record. */
export function readAccountRow(
  { data, revision, saveId, updatedAt }: Extract<LoadOutcome, { kind: 'found' }>,
  now: number,
): AccountRow | null {
  const read = readRecordDocument(data);
  if (!read.ok) return null;
  const { record: doc, repairs } = read;
  const isWhole = !repairs.includes('missing-filled') && !repairs.includes('set-aside');
  return { doc, revision, saveId, savedAt: updatedAt ?? now, isWhole };
}

/**
 * Brings the device's work together with the row found in the account. The row becomes the base; if
 * the merged document says more than the row, it waits in the slot on top of the row's revision.
 */
export function reconcile(before: Work, row: AccountRow, newId: NewId): Work {
  const work = settleDoubt(before, row);
  const base: Base = { doc: row.doc, revision: row.revision, savedAt: row.savedAt };
  if (work.doc === null) return { doc: row.doc, slot: work.slot, base };
  const doc = mergeRecords({ base: sharedBase(work.base, row), mine: work.doc, theirs: row.doc });
  return { doc, slot: slotAfter(work, doc, row, newId), base };
}

/**
 * The account has no row for this person. The device keeps everything; what was believed to be in
 * the account, or waits to get there, is queued as the first save of a new row.
 */
export function reconcileWithNone(work: Work, newId: NewId): Work {
  const { doc, slot, base } = work;
  const isFirstSave = base === null && (slot === null || slot.state !== 'conflict');
  if (isFirstSave || doc === null) return { ...work, base: null };
  return { doc, slot: requeueMerged(slot, doc, 0, newId), base: null };
}

/** The row carries the very save whose answer was lost: so it was committed. */
function settleDoubt(work: Work, row: AccountRow): Work {
  const { slot } = work;
  if (slot?.sent == null || slot.sent.saveId !== row.saveId) return work;
  const base = { doc: slot.sent.doc, revision: row.revision, savedAt: row.savedAt };
  return { ...work, slot: afterCommit(slot, slot.sent.seq, row.revision), base };
}

/** A row older than our base was created again or restored; that, or one with holes, does not build on what we know. */
function sharedBase(base: Base | null, row: AccountRow): LearnerRecord | null {
  return base !== null && row.isWhole && row.revision >= base.revision ? base.doc : null;
}

function slotAfter(
  { slot, base }: Work,
  doc: LearnerRecord,
  row: AccountRow,
  newId: NewId,
): OutboxSlot | null {
  const isUnmoved = row.revision === base?.revision;
  // A request in doubt may still arrive at an unmoved row: only sending again can tell.
  const isInDoubt = isUnmoved && slot?.sent != null;
  if (isSameValue(doc, row.doc) && !isInDoubt) return null;
  if (slot !== null && slot.state !== 'conflict' && isUnmoved && isSameValue(doc, slot.doc)) {
    return slot;
  }
  return requeueMerged(slot, doc, row.revision, newId);
}
