import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createKeptFields, currentPersonId } from './kept-fields';
import type { KeptFields } from './kept-rows';
import { useSession } from './session';

/** How far the learner is, one record per module and for chapters and game: what is done, and the place. */
export const progress = createKeptFields('progress');
const none: KeptFields = {};
const placeField = 'place';
const doneMark = 'done';

/** Where a learner stands in one module. */
export type CourseProgress = {
  /** False until the device has been read: then nothing is known yet. */
  isRead: boolean;
  isDone: (partId: string) => boolean;
  /** The id of the heading where the learner was last, or ''. */
  place: string;
};

/** The progress of whoever sits here, in one module. */
export function useCourseProgress(moduleId: number): CourseProgress {
  const personId = useSession()?.userId ?? 'guest';
  useEffect(() => progress.open(currentPersonId()), [personId]);
  const isRead = useStore(progress.store, (state) => state.isRead);
  const record = useStore(progress.store, ({ records }) => records[recordId(moduleId)] ?? none);
  return {
    isRead,
    isDone: (partId) => record[partField(partId)] === doneMark,
    place: record[placeField] ?? '',
  };
}

export function markPart(moduleId: number, partId: string, isDone: boolean): void {
  progress.set(recordId(moduleId), { [partField(partId)]: isDone ? doneMark : '' });
}

/** Remembers the heading the learner is at, so that "Continue" leads back to it. */
export function rememberPlace(moduleId: number, headingId: string): void {
  const before = progress.store.getState().records[recordId(moduleId)]?.[placeField];
  if (before !== headingId) progress.set(recordId(moduleId), { [placeField]: headingId });
}

function recordId(moduleId: number): string {
  return `module-${String(moduleId)}`;
}

// A prefix, so that no part can ever be called like the place.
function partField(partId: string): string {
  return `part:${partId}`;
}
