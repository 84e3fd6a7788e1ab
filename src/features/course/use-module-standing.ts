import { partMinutes } from '@/content/en/part-minutes';
import { moduleProgress, type ModuleProgress } from '@/domain/course/module-progress';
import { useCourseProgress, type CardCount } from './course-progress';

/** Where a learner stands in a module, by the cards that are checked, and what is known about it. */
export type ModuleStanding = ModuleProgress & {
  isRead: boolean;
  place: string;
  isDone: (partId: string) => boolean;
  cardsOf: (partId: string) => CardCount;
  /** About how many minutes the cards take that are open. */
  minutesLeft: number;
};

/** Counts the cards that are checked. Who has read on but checked nothing is in progress too, at 0. */
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

/** A part's minutes, less the share of its cards that are checked. */
function minutesLeftIn(moduleId: number, partId: string, { done, total }: CardCount): number {
  const minutes = partMinutes[moduleId]?.[partId] ?? 0;
  return total === 0 ? 0 : (minutes * (total - done)) / total;
}

function add(one: CardCount, other: CardCount): CardCount {
  return { done: one.done + other.done, total: one.total + other.total };
}
