import { mergeRecords } from '@/domain/merge/merge-records';
import { addComments, jobSearchOf, removeComments } from '@/domain/job-search/edit-job-search';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import { fromBackup, toBackup, type Backup } from '@/domain/backup/backup';
import { undoRestore } from '@/domain/backup/undo-restore';
import { currentPersonId } from '@/workspace/session/session';
import { ensureWork } from '@/workspace/document/open-work';
import { currentRecord, editRecord } from '@/workspace/document/working-record';

/** Everything of whoever sits here, as it stands on the device, the last typed words included. */
export async function gatherWork(): Promise<Backup> {
  const work = await ensureWork(currentPersonId());
  await work.flush();
  return toBackup(currentRecord());
}

/**
 * Merges a file into the work of whoever sits here. It takes the way of a keystroke: into the memory
 * at once, then to the device, and to the account of a signed-in person.
 *
 * @returns the way back, which leaves alone what was typed since
 */
export async function restoreWork(file: Backup): Promise<{ undo: () => Promise<void> }> {
  const work = await ensureWork(currentPersonId());
  const before = currentRecord();
  const after = mergeRecords({ base: null, mine: before, theirs: fromBackup(file) });
  editRecord(() => after);
  await work.flush();
  return {
    undo: async () => {
      editRecord((now) => undoRestore(before, after, now));
      await work.flush();
    },
  };
}

/** Puts comments of staff beside the lines of whoever sits here; no line changes. Returns the way back. */
export async function restoreComments(
  comments: readonly StaffComment[],
): Promise<{ undo: () => Promise<void> }> {
  const work = await ensureWork(currentPersonId());
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
