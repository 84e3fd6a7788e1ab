import { mergeResume } from '../domain/merge/merge-resume';
import { addComments, papersOf, removeComments } from '../domain/papers/edit-papers';
import type { StaffComment } from '../domain/papers/papers-schema';
import { fromTakeAlong, toTakeAlong, type TakeAlong } from '../domain/take-along/take-along';
import { undoRestore } from '../domain/take-along/undo-restore';
import { currentPersonId } from '../session/session';
import { ensureWork } from '../record/open-work';
import { currentResume, editResume } from '../record/working-resume';

/** Everything of whoever sits here, as it stands on the device, the last typed words included. */
export async function gatherWork(): Promise<TakeAlong> {
  const work = await ensureWork(currentPersonId());
  await work.flush();
  return toTakeAlong(currentResume());
}

/**
 * Merges a file into the work of whoever sits here. It takes the way of a keystroke: into the memory
 * at once, then to the device, and to the account of a signed-in person.
 *
 * @returns the way back, which leaves alone what was typed since
 */
export async function restoreWork(file: TakeAlong): Promise<{ undo: () => Promise<void> }> {
  const work = await ensureWork(currentPersonId());
  const before = currentResume();
  const after = mergeResume({ base: null, mine: before, theirs: fromTakeAlong(file) });
  editResume(() => after);
  await work.flush();
  return {
    undo: async () => {
      editResume((now) => undoRestore(before, after, now));
      await work.flush();
    },
  };
}

/** Puts comments of staff beside the lines of whoever sits here; no line changes. Returns the way back. */
export async function restoreComments(
  comments: readonly StaffComment[],
): Promise<{ undo: () => Promise<void> }> {
  const work = await ensureWork(currentPersonId());
  const { comments: before } = papersOf(currentResume());
  const known = new Set(before.map(({ id }) => id));
  const brought = new Set(comments.map(({ id }) => id));
  editResume((record) => addComments(record, comments));
  await work.flush();
  const added = new Set([...brought].filter((id) => !known.has(id)));
  const reworded = before.filter(({ id }) => brought.has(id));
  return {
    undo: async () => {
      editResume((now) => addComments(removeComments(now, added), reworded));
      await work.flush();
    },
  };
}
