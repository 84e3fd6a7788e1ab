import type { PlannedPart } from '@/domain/course/plan-today';
import { learningEvents } from './learning-events';
import { narrativeSlides } from './module-2';
import { networkingSections } from './module-3';
import { partMinutes } from './part-minutes';

const partsByModule = { 1: learningEvents, 2: narrativeSlides, 3: networkingSections } as const;

/** All parts of the course in their order, with their minutes. */
export const plannedParts: readonly PlannedPart[] = ([1, 2, 3] as const).flatMap((module) =>
  partsByModule[module].map(({ id, title }) => ({
    module,
    id,
    title,
    minutes: partMinutes[module]?.[id] ?? 0,
  })),
);
