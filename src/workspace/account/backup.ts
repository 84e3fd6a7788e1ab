import {
  commentsThatFit,
  findTooLarge,
  withoutRecordPart,
  type RemovablePart,
  type TooLarge,
} from '@/domain/account-size/record-parts';
import { mergeRecords } from '@/domain/merge/merge-records';
import { addComments, jobSearchOf, removeComments } from '@/domain/job-search/edit-job-search';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import { fromBackup, toBackup, type Backup } from '@/domain/backup/backup';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { undoRestore } from '@/domain/backup/undo-restore';
import { currentPersonId } from '@/workspace/session/session';
import { ensureWork } from '@/workspace/document/open-work';
import { currentRecord, editRecord } from '@/workspace/document/working-record';

/** Everything of the current person, as stored on the device, the last typed words included. */
export async function gatherWork(): Promise<Backup> {
  const work = await ensureWork(currentPersonId());
  await work.flush();
  return toBackup(currentRecord());
}

/** What came of bringing something in: the way back, which leaves alone what was typed since, or what is too large. */
export type Restored = { undo: () => Promise<void> } | { tooLarge: TooLarge };

/**
 * Merges a file into the work of the current person. It takes the way of a keystroke: into the memory
 * at once, then to the device, and to the account of a signed-in person. What an account could not hold is not merged, for
 * nothing could be saved any more.
 *
 * @param without parts of the file to leave out
 */
export async function restoreWork(
  file: Backup,
  without: readonly RemovablePart[] = [],
): Promise<Restored> {
  const work = await ensureWork(currentPersonId());
  const before = currentRecord();
  const add = (theirs: LearnerRecord) => mergeRecords({ base: null, mine: before, theirs });
  const brought = without.reduce(withoutRecordPart, fromBackup(file));
  const tooLarge = findTooLarge(before, brought, add);
  if (tooLarge) return { tooLarge };
  const after = add(brought);
  editRecord(() => after);
  await work.flush();
  return {
    undo: async () => {
      editRecord((now) => undoRestore(before, after, now));
      await work.flush();
    },
  };
}

/** How many of a file's comments fit the account of the current person. */
export async function countFittingComments(comments: readonly StaffComment[]): Promise<number> {
  await ensureWork(currentPersonId());
  return commentsThatFit(currentRecord(), comments).length;
}

/** Puts as many comments of staff as fit beside the lines of the current person; no line changes. Returns the way back. */
export async function restoreComments(
  all: readonly StaffComment[],
): Promise<{ undo: () => Promise<void> }> {
  const work = await ensureWork(currentPersonId());
  const comments = commentsThatFit(currentRecord(), all);
  const { comments: before } = jobSearchOf(currentRecord());
  const known = new Set(before.map(({ id }) => id));
  const brought = new Set(comments.map(({ id }) => id));
  editRecord((record) => addComments(record, comments));
  await work.flush();
  const added = new Set([...brought].filter((id) => !known.has(id)));
  const reworded = before.filter(({ id }) => brought.has(id));
  return {
    undo: async () => {
      editRecord((now) => addComments(removeComments(now, added), reworded));
      await work.flush();
    },
  };
}
