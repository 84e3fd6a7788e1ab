import { partMinutes } from '@/content/en/part-minutes';
import { moduleProgress, type ModuleProgress } from '@/domain/course/module-progress';
import { useCourseProgress, type CardCount } from './course-progress';

/** Where a learner stands in a module, and what is known about it. */
export type Standing = ModuleProgress & {
  isRead: boolean;
  place: string;
  isDone: (partId: string) => boolean;
  cardsOf: (partId: string) => CardCount;
  /** All cards of the module. */
  cards: CardCount;
  /** About how many minutes the parts take that are not done. */
  minutesLeft: number;
};

/** Counts the parts that are done. Who has read on but marked nothing is in progress too, at 0. */
export function useStanding(moduleId: number, partIds: readonly string[]): Standing {
  const { isRead, isDone, cardsOf, place } = useCourseProgress(moduleId);
  const counted = moduleProgress(partIds.filter((id) => isDone(id)).length, partIds.length);
  const cards = partIds.map(cardsOf).reduce(add, { done: 0, total: 0 });
  const minutesLeft = partIds
    .filter((id) => !isDone(id))
    .reduce((sum, id) => sum + (partMinutes[moduleId]?.[id] ?? 0), 0);
  const hasBegun = counted.status === 'not-started' && (place !== '' || cards.done > 0);
  return {
    ...counted,
    ...(hasBegun && { status: 'in-progress' }),
    isRead,
    isDone,
    cardsOf,
    cards,
    minutesLeft,
    place,
  };
}

function add(one: CardCount, other: CardCount): CardCount {
  return { done: one.done + other.done, total: one.total + other.total };
}
