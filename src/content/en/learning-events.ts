import type { CoursePart, LearningEventId } from '../types';

/** Module 1's nine learning events. Order and names are given: do not reword them. The plain titles are ours. */
export const learningEvents: readonly CoursePart<LearningEventId>[] = [
  {
    id: 'gaining-attention',
    title: 'Gaining Attention',
    plainTitle: 'The first seven seconds',
    file: 'module-1/1-gaining-attention.mdx',
  },
  {
    id: 'learning-objectives',
    title: 'Learning Objectives',
    plainTitle: 'What you will do, and what to bring',
    file: 'module-1/2-learning-objectives.mdx',
  },
  {
    id: 'reflecting',
    title: 'Reflecting',
    plainTitle: 'What people trust you to do',
    file: 'module-1/3-reflecting.mdx',
  },
  {
    id: 'core-concepts',
    title: 'Core Concepts',
    plainTitle: 'Three ideas that make a resume better',
    file: 'module-1/4-core-concepts.mdx',
  },
  {
    id: 'tools',
    title: 'Tools',
    plainTitle: 'Three sheets to print or read',
    file: 'module-1/5-tools.mdx',
  },
  {
    id: 'practice',
    title: 'Practice',
    plainTitle: 'Write your own lines',
    file: 'module-1/6-practice.mdx',
  },
  {
    id: 'peer-review',
    title: 'Peer Review',
    plainTitle: 'Let someone else read it',
    file: 'module-1/7-peer-review.mdx',
  },
  {
    id: 'final-assessment',
    title: 'Final Assessment',
    plainTitle: 'Finish it, and give it points',
    file: 'module-1/8-final-assessment.mdx',
  },
  {
    id: 'looking-ahead',
    title: 'Looking Ahead',
    plainTitle: 'Send it, and send the next one',
    file: 'module-1/9-looking-ahead.mdx',
  },
];
