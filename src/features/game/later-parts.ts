import { useEffect } from 'react';

/** Parts of the game that nobody needs while it opens: on a slow line the first question comes sooner without them. */
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
  // The build takes out of a file what this very test rules out, and no import of it stays.
  ...(import.meta.env.BASE_URL !== '/' && {
    englishTitle: async () => (await import('@/resume-tools/phrases/english-title')).EnglishTitle,
  }),
};

/** Brings the later parts while the first questions are answered, so that they are there when the line has gone. */
export function useLaterParts(): void {
  useEffect(() => {
    // Loading failed: the component that shows the part loads it again.
    for (const load of Object.values(laterParts)) load().catch(() => {});
  }, []);
}
