import { mergeDrafts, mergeProgress, undoKept } from '../domain/take-along/merge-kept';
import type { KeptRecords, TakeAlong } from '../domain/take-along/take-along';
import { progress } from './course-progress';
import { drafts } from './drafts';

/** A person's answers in the course and how far they are. */
type Kept = Pick<TakeAlong, 'progress' | 'drafts'>;

/** Opens the answers and the progress of a person; read them after the next {@link flushKept}. */
export function openKept(personId: string): void {
  for (const kept of [progress, drafts]) kept.open(personId);
}

/** Resolves when the device has been read and holds everything, or has refused it: then it answers false. */
export async function flushKept(): Promise<boolean> {
  const all = [progress, drafts];
  await Promise.all(all.map((kept) => kept.flush()));
  return all.every((kept) => !kept.store.getState().isRefused);
}

/** As they stand in the memory. */
export function currentKept(): Kept {
  return { progress: progress.store.getState().records, drafts: drafts.store.getState().records };
}

/** Merges somebody's records into the open ones, in the memory. @returns the way back */
export function bringInKept(theirs: Kept): () => void {
  const undoProgress = change(progress, (mine) => mergeProgress(mine, theirs.progress));
  const undoDrafts = change(drafts, (mine) => mergeDrafts(mine, theirs.drafts));
  return () => {
    undoProgress();
    undoDrafts();
  };
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
