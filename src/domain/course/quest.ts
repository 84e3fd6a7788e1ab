import { areMainPartsBlank, type LearnerRecord } from '../resume/record-schema';
import { isResumeReady } from '../game/is-resume-ready';
import { courseOf, courseText } from './course-record';
import { cardsDone, isPartDone } from './cards-done';
import { gameProgressId, moduleProgressId, positionField } from './progress-keys';

/** A module on the map: how many of its cards are checked. */
export type QuestModule = { id: number; done: number; total: number };

/** Where a learner goes on: in the first module that is begun and not done, else in the resume. */
export type NextStep =
  | {
      kind: 'module';
      moduleId: number;
      /** The part they go on with, counted from 1; null where only the reading position is known. */
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
  wayOn: NextStep | null;
};

/**
 * Reads the quest out of a record. `partCards`: how many cards each part of each module has, in their order. The way on
 * is null for somebody who has begun nothing.
 */
export function questOf(
  record: LearnerRecord,
  partCards: Readonly<Record<number, Readonly<Record<string, number>>>>,
): Quest {
  const hasResume = !areMainPartsBlank(record);
  const { progress } = courseOf(record);
  const standings = Object.entries(partCards).map(([key, cards]): Standing => {
    const id = Number(key);
    const kept = progress[moduleProgressId(id)] ?? {};
    const partIds = Object.keys(cards);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    return {
      id,
      partIds,
      isDone: (partId) => isPartDone(kept, partId, cards[partId] ?? 0),
      place: kept[positionField] ?? '',
      done: sum(Object.entries(cards).map(([partId, count]) => cardsDone(kept, partId, count))),
      total: sum(Object.values(cards)),
    };
  });
  const open = standings.find(
    ({ done, total, place }) => (done > 0 || place !== '') && done < total,
  );
  const modules = standings.map(({ id, done, total }) => ({ id, done, total }));
  return {
    modules,
    hasResume,
    isReady: hasResume && isResumeReady(courseText(progress, gameProgressId, 'state')),
    wayOn: open ? nextStepIn(open) : hasResume ? { kind: 'resume' } : null,
  };
}

/** The card or part where they were last, unless that part is done: then the first one that is not. */
function nextStepIn({ id, partIds, isDone, place, done }: Standing): NextStep {
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
  total: number;
};
