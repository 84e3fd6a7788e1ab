import { partMinutes } from '@/content/en/part-minutes';
import { moduleProgress, type ModuleProgress } from '@/domain/course/module-progress';
import { useCourseProgress, type CardCount } from './course-progress';

/** A learner's progress in a module, counted by checked cards. */
export type ModuleStanding = ModuleProgress & {
  isRead: boolean;
  place: string;
  isDone: (partId: string) => boolean;
  cardsOf: (partId: string) => CardCount;
  /** Estimated minutes for the cards that are not checked. */
  minutesLeft: number;
};

/** Counts the checked cards. A module that was read but has no checked card is in progress, too, at 0. */
export function useModuleStanding(moduleId: number, partIds: readonly string[]): ModuleStanding {
  const { isRead, isDone, cardsOf, place } = useCourseProgress(moduleId);
  const cards = partIds.map(cardsOf).reduce(add, { done: 0, total: 0 });
  const counted = moduleProgress(cards.done, cards.total);
  const minutesLeft = partIds.reduce(
    (sum, id) => sum + minutesLeftIn(moduleId, id, cardsOf(id)),
    0,
  );
  const hasBegun = counted.status === 'not-started' && place !== '';
  return {
    ...counted,
    ...(hasBegun && { status: 'in-progress' }),
    isRead,
    isDone,
    cardsOf,
    minutesLeft,
    place,
  };
}

/** A part's minutes times the fraction of its cards that are not checked. */
function minutesLeftIn(moduleId: number, partId: string, { done, total }: CardCount): number {
  const minutes = partMinutes[moduleId]?.[partId] ?? 0;
  return total === 0 ? 0 : (minutes * (total - done)) / total;
}

function add(one: CardCount, other: CardCount): CardCount {
  return { done: one.done + other.done, total: one.total + other.total };
}
