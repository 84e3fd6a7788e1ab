import { mergeResume } from '../domain/merge/merge-resume';
import { mergeDrafts, mergeProgress, undoKept } from '../domain/take-along/merge-kept';
import type { KeptRecords, TakeAlong } from '../domain/take-along/take-along';
import { undoRestore } from '../domain/take-along/undo-restore';
import { progress } from './course-progress';
import { drafts } from './drafts';
import { currentPersonId } from './kept-fields';
import { ensureWork, type openWork } from './use-work';
import { currentResume, editResume } from './working-resume';

type OpenWork = NonNullable<ReturnType<typeof openWork>>;

/** Everything of whoever sits here, as it stands on the device, the last typed words included. */
export async function gatherWork(): Promise<TakeAlong> {
  await openEverything();
  return {
    resume: currentResume(),
    progress: progress.store.getState().records,
    drafts: drafts.store.getState().records,
  };
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
  const undoProgress = change(progress, (mine) => mergeProgress(mine, file.progress));
  const undoDrafts = change(drafts, (mine) => mergeDrafts(mine, file.drafts));
  editResume(() => after);
  await flushAll(work);
  return {
    undo: async () => {
      editResume((now) => undoRestore(before, after, now));
      undoProgress();
      undoDrafts();
      await flushAll(work);
    },
  };
}

async function openEverything(): Promise<OpenWork> {
  const personId = currentPersonId();
  for (const kept of [progress, drafts]) kept.open(personId);
  const work = await ensureWork(personId);
  await flushAll(work);
  return work;
}

// The records are read before they are written, in turn: afterwards the memory is whole.
async function flushAll(work: OpenWork): Promise<void> {
  await Promise.all([work.flush(), progress.flush(), drafts.flush()]);
}

function change(kept: typeof drafts, changesOf: (mine: KeptRecords) => KeptRecords): () => void {
  const before = kept.store.getState().records;
  const changes = changesOf(before);
  setAll(kept, changes);
  return () => setAll(kept, undoKept(before, changes, kept.store.getState().records));
}

function setAll(kept: typeof drafts, changes: KeptRecords): void {
  for (const [id, fields] of Object.entries(changes)) kept.set(id, fields);
}
