import { areMainPartsBlank, type LearnerRecord } from '../resume/record-schema';
import { isResumeReady } from '../game/is-resume-ready';
import { courseOf, textOf } from './course-record';
import { doneMark, gameProgressId, moduleProgressId, partField, placeField } from './progress-keys';

/** A module on the map: how many of its parts are done. */
export type QuestModule = { id: number; done: number; total: number };

/** Where a learner goes on: in the first module that is begun and not done, else in the resume. */
export type WayOn =
  | {
      kind: 'module';
      moduleId: number;
      /** The part they go on with, counted from 1; null where only the place is known. */
      part: { number: number; id: string } | null;
      /** The id of the heading that the link leads to. */
      place: string;
    }
  | { kind: 'resume' };

/** What somebody has reached in the course and the resume. `isReady`: the chat has called the resume ready. */
export type Quest = {
  modules: readonly QuestModule[];
  hasResume: boolean;
  isReady: boolean;
  wayOn: WayOn | null;
};

/**
 * Reads the quest out of a record. `partIdsByModule`: the parts of each module that can be done, in their order. The way
 * on is null for somebody who has begun nothing.
 */
export function questOf(
  record: LearnerRecord,
  partIdsByModule: Readonly<Record<number, readonly string[]>>,
): Quest {
  const hasResume = !areMainPartsBlank(record);
  const { progress } = courseOf(record);
  const standings = Object.entries(partIdsByModule).map(([key, partIds]): Standing => {
    const id = Number(key);
    const kept = progress[moduleProgressId(id)] ?? {};
    const isDone = (partId: string) => kept[partField(partId)] === doneMark;
    const place = kept[placeField] ?? '';
    return { id, partIds, isDone, place, done: partIds.filter(isDone).length };
  });
  const open = standings.find(
    ({ partIds, done, place }) => (done > 0 || place !== '') && done < partIds.length,
  );
  const modules = standings.map(({ id, partIds, done }) => ({ id, done, total: partIds.length }));
  return {
    modules,
    hasResume,
    isReady: hasResume && isResumeReady(textOf(progress, gameProgressId, 'state')),
    wayOn: open ? wayInto(open) : hasResume ? { kind: 'resume' } : null,
  };
}

/** The card or part where they were last, unless that part is done: then the first one that is not. */
function wayInto({ id, partIds, isDone, place, done }: Standing): WayOn {
  // A card's address begins with its part's.
  const at = partIds.find((partId) => place === partId || place.startsWith(`${partId}--`));
  const here = at !== undefined && !isDone(at) ? at : undefined;
  const first = done > 0 ? partIds.find((partId) => !isDone(partId)) : undefined;
  const partId = here ?? first;
  if (partId === undefined) return { kind: 'module', moduleId: id, part: null, place };
  const part = { number: partIds.indexOf(partId) + 1, id: partId };
  return { kind: 'module', moduleId: id, part, place: partId === here ? place : partId };
}

type Standing = {
  id: number;
  partIds: readonly string[];
  isDone: (partId: string) => boolean;
  place: string;
  done: number;
};
