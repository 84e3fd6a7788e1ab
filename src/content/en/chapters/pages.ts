import type { ContentPage } from '../../mdx-components';
import type { ChapterId } from '../../types';
import ResumeAutopsy from './1-resume-autopsy.mdx';
import DeconstructingJobDescriptions from './2-deconstructing-job-descriptions.mdx';
import ExperienceInventory from './3-experience-inventory.mdx';
import TailoringSimulation from './4-tailoring-simulation.mdx';
import CollaborativePeerReview from './5-collaborative-peer-review.mdx';

export const chapterPages: Readonly<Record<ChapterId, ContentPage>> = {
  1: ResumeAutopsy,
  2: DeconstructingJobDescriptions,
  3: ExperienceInventory,
  4: TailoringSimulation,
  5: CollaborativePeerReview,
};
