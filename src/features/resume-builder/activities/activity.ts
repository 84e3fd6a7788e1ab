import type { ComponentType } from 'react';
import type { ChapterActivities } from '@/content/chapter-activity-types';
import type { ChapterActivityKind, Language } from '@/content/types';

/**
 * An Activity: what the learner does in a chapter of the builder. Its contract:
 *
 * - One component per kind, in a folder of its own, loaded only with its chapter: add it to the table below.
 * - It takes the samples and words of the learner's language, and nothing else.
 * - Its root is `ActivityFrame`, which names it and reads what the learner typed here before.
 * - Whatever is typed is kept at once, in the resume or in a draft under the activity's own id. React state holds only
 *   what may be gone after a reload, such as a message.
 * - It never subscribes to the whole resume (`useRecord` picks one value, `useDebouncedRecord` waits for quiet), and
 *   heavy reading of a text waits with `useDebounced`: a keystroke must cost what it costs in a plain page.
 * - It changes the resume only by a command that the learner asked for, never over something typed without a yes, and
 *   every such change can be undone.
 * - It needs no network and sends nothing.
 */
export type ChapterActivity = ComponentType<{ content: ChapterActivities }>;

const activities: Readonly<Record<ChapterActivityKind, () => Promise<ChapterActivity>>> = {
  ResumeAutopsy: async () => (await import('./resume-autopsy/resume-autopsy')).ResumeAutopsy,
  JobDescriptionAnalysis: async () =>
    (await import('./job-description/job-description-analysis')).JobDescriptionAnalysis,
  ExperienceInventory: async () =>
    (await import('./experience-inventory/experience-inventory')).ExperienceInventory,
  TailoringSimulation: async () =>
    (await import('./tailoring/tailoring-simulation')).TailoringSimulation,
  PeerReview: async () => (await import('./peer-review/peer-review')).PeerReview,
};

const samples: Readonly<Record<Language, () => Promise<ChapterActivities>>> = {
  en: async () => (await import('@/content/en/chapter-activities')).chapterActivities,
};

export type LoadedActivity = { Activity: ChapterActivity; content: ChapterActivities };

/** How to load each activity with its samples; the functions stay the same, so what they bring can be remembered. */
export const activityLoaders: Readonly<Record<ChapterActivityKind, () => Promise<LoadedActivity>>> =
  {
    ResumeAutopsy: () => loadActivity('ResumeAutopsy'),
    JobDescriptionAnalysis: () => loadActivity('JobDescriptionAnalysis'),
    ExperienceInventory: () => loadActivity('ExperienceInventory'),
    TailoringSimulation: () => loadActivity('TailoringSimulation'),
    PeerReview: () => loadActivity('PeerReview'),
  };

async function loadActivity(
  kind: ChapterActivityKind,
  language: Language = 'en',
): Promise<LoadedActivity> {
  const [Activity, content] = await Promise.all([activities[kind](), samples[language]()]);
  return { Activity, content };
}
