import type { LearningEventId, ModulePart } from '../types';

/** Module 1's nine learning events. Order and names are the spec's. */
export const learningEvents: readonly ModulePart<LearningEventId>[] = [
  { id: 'gaining-attention', title: 'Gaining Attention', file: 'module-1/1-gaining-attention.mdx' },
  {
    id: 'learning-objectives',
    title: 'Learning Objectives',
    file: 'module-1/2-learning-objectives.mdx',
  },
  { id: 'reflecting', title: 'Reflecting', file: 'module-1/3-reflecting.mdx' },
  { id: 'core-concepts', title: 'Core Concepts', file: 'module-1/4-core-concepts.mdx' },
  { id: 'tools', title: 'Tools', file: 'module-1/5-tools.mdx' },
  { id: 'practice', title: 'Practice', file: 'module-1/6-practice.mdx' },
  { id: 'peer-review', title: 'Peer Review', file: 'module-1/7-peer-review.mdx' },
  { id: 'final-assessment', title: 'Final Assessment', file: 'module-1/8-final-assessment.mdx' },
  { id: 'looking-ahead', title: 'Looking Ahead', file: 'module-1/9-looking-ahead.mdx' },
];
