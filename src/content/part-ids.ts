import type { LearningEventId, NarrativeSlideId, NetworkingSectionId } from './types';

// Every id of the type must be listed: a part that progress does not know would never count.
const learningEvents: Record<LearningEventId, true> = {
  'gaining-attention': true,
  'learning-objectives': true,
  reflecting: true,
  'core-concepts': true,
  tools: true,
  practice: true,
  'peer-review': true,
  'final-assessment': true,
  'looking-ahead': true,
};

const narrativeSlides: Record<NarrativeSlideId, true> = {
  introduction: true,
  'modern-resume': true,
  'cover-letter': true,
  'star-method': true,
  'wrap-up': true,
};

const networkingSections: Record<NetworkingSectionId, true> = {
  introduction: true,
  networking: true,
  interviewing: true,
  'follow-up': true,
  'wrap-up': true,
};

/** The parts of each module that a learner can mark as done, in their order. */
export const partIdsByModule: Readonly<Record<number, readonly string[]>> = {
  1: Object.keys(learningEvents),
  2: Object.keys(narrativeSlides),
  3: Object.keys(networkingSections),
};

/** The parts of a module that a learner can mark as done; the hub counts them without loading the lessons. */
export function partIdsOf(moduleId: number): readonly string[] {
  return partIdsByModule[moduleId] ?? [];
}
