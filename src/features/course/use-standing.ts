import { moduleProgress, type ModuleProgress } from '@/domain/course/module-progress';
import { useCourseProgress } from './course-progress';

/** Where a learner stands in a module, and what is known about it. */
export type Standing = ModuleProgress & {
  isRead: boolean;
  place: string;
  isDone: (partId: string) => boolean;
};

/** Counts the parts that are done. Who has read on but marked nothing is in progress too, at 0. */
export function useStanding(moduleId: number, partIds: readonly string[]): Standing {
  const { isRead, isDone, place } = useCourseProgress(moduleId);
  const counted = moduleProgress(partIds.filter((id) => isDone(id)).length, partIds.length);
  const hasBegun = counted.status === 'not-started' && place !== '';
  return { ...counted, ...(hasBegun && { status: 'in-progress' }), isRead, isDone, place };
}
