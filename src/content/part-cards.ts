import type { LearningEventId, NarrativeSlideId, NetworkingSectionId } from './types';

// Every id of a type must be listed: a part that progress does not know would never count.
const learningEvents: Record<LearningEventId, number> = {
  'gaining-attention': 3,
  'learning-objectives': 3,
  reflecting: 3,
  'core-concepts': 3,
  tools: 3,
  practice: 3,
  'peer-review': 3,
  'final-assessment': 3,
  'looking-ahead': 3,
};

const narrativeSlides: Record<NarrativeSlideId, number> = {
  introduction: 3,
  'modern-resume': 4,
  'cover-letter': 5,
  'star-method': 3,
  'wrap-up': 3,
};

const networkingSections: Record<NetworkingSectionId, number> = {
  introduction: 2,
  networking: 3,
  interviewing: 8,
  'follow-up': 4,
  'wrap-up': 5,
};

/** How many cards each part of a module has, by module and in their order (a test counts them in the lessons). */
export const partCards: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: learningEvents,
  2: narrativeSlides,
  3: networkingSections,
};

/** The parts of a module in their order; the hub counts them without loading the lessons. */
export function partIdsOf(moduleId: number): readonly string[] {
  return Object.keys(partCards[moduleId] ?? {});
}
