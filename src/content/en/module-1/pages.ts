import type { ContentPage } from '../../mdx-components';
import type { LearningEventId } from '../../types';
import GainingAttention from './1-gaining-attention.mdx';
import LearningObjectives from './2-learning-objectives.mdx';
import Reflecting from './3-reflecting.mdx';
import CoreConcepts from './4-core-concepts.mdx';
import Tools from './5-tools.mdx';
import Practice from './6-practice.mdx';
import PeerReview from './7-peer-review.mdx';
import FinalAssessment from './8-final-assessment.mdx';
import LookingAhead from './9-looking-ahead.mdx';

export const learningEventPages: Readonly<Record<LearningEventId, ContentPage>> = {
  'gaining-attention': GainingAttention,
  'learning-objectives': LearningObjectives,
  reflecting: Reflecting,
  'core-concepts': CoreConcepts,
  tools: Tools,
  practice: Practice,
  'peer-review': PeerReview,
  'final-assessment': FinalAssessment,
  'looking-ahead': LookingAhead,
};
