import { mergeResume } from '../domain/merge/merge-resume';
import type { TakeAlong } from '../domain/take-along/take-along';
import { undoRestore } from '../domain/take-along/undo-restore';
import { currentPersonId } from './kept-fields';
import { bringInKept, currentKept, flushKept, openKept } from './kept-records';
import { ensureWork, type openWork } from './use-work';
import { currentResume, editResume } from './working-resume';

type OpenWork = NonNullable<ReturnType<typeof openWork>>;

/** Everything of whoever sits here, as it stands on the device, the last typed words included. */
export async function gatherWork(): Promise<TakeAlong> {
  await openEverything();
  return { resume: currentResume(), ...currentKept() };
}

/**
 * Merges a file into the work of whoever sits here. It takes the way of a keystroke: into the memory
 * at once, then to the device, and to the account of a signed-in person.
 *
 * @returns the way back, which leaves alone what was typed since
 */
export async function restoreWork(file: TakeAlong): Promise<{ undo: () => Promise<void> }> {
  const work = await openEverything();
  const before = currentResume();
  const after = mergeResume({ base: null, mine: before, theirs: file.resume });
  const undoKept = bringInKept(file);
  editResume(() => after);
  await flushAll(work);
  return {
    undo: async () => {
      editResume((now) => undoRestore(before, after, now));
      undoKept();
      await flushAll(work);
    },
  };
}

async function openEverything(): Promise<OpenWork> {
  const personId = currentPersonId();
  openKept(personId);
  const work = await ensureWork(personId);
  await flushAll(work);
  return work;
}

// The records are read before they are written, in turn: afterwards the memory is whole.
async function flushAll(work: OpenWork): Promise<void> {
  await Promise.all([work.flush(), flushKept()]);
}
