import { useEffect } from 'react';

/** Lazy parts of the game: without them the first question comes sooner on a slow connection. */
export const laterParts = {
  guest: async () => ({
    ...(await import('@/resume-tools/guest-computer/shared-computer-question')),
    ...(await import('@/resume-tools/guest-computer/leave-notice')),
  }),
  descriptionReply: async () => (await import('./description-reply')).DescriptionReply,
  answerHelp: async () => (await import('./answer-help')).AnswerHelp,
  datePicker: async () => (await import('./date-picker')).DatePicker,
  liveResume: async () => (await import('./live-resume')).LiveResume,
  resumePeek: async () => (await import('./resume-peek')).ResumePeek,
  readAloud: async () => (await import('./read-aloud-source')).ReadAloudSource,
  conclusion: async () => (await import('./conclusion')).Conclusion,
  // With this exact test the build removes the import where it is false.
  ...(import.meta.env.BASE_URL !== '/' && {
    englishTitle: async () => (await import('@/resume-tools/phrases/english-title')).EnglishTitle,
  }),
};

/** Preloads the lazy parts while the person answers the first questions, so that they also work offline later. */
export function useLaterParts(): void {
  useEffect(() => {
    // Loading failed: the component that shows the part loads it again.
    for (const load of Object.values(laterParts)) load().catch(() => {});
  }, []);
}
