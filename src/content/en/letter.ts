import type { LetterPart } from '@/domain/job-search/letter-paper';

/** A part of a letter: what it is for, and sentences to start from. What stands in [brackets] is filled in. */
export type LetterPrompt = {
  label: string;
  hint: string;
  /** `[job]`, `[employer]` and `[phone]` are filled from what is known. */
  frames: readonly string[];
};

export const letterPrompts: Readonly<Record<LetterPart, LetterPrompt>> = {
  why: {
    label: 'Part 1: Why this job',
    hint: 'Name the job. Say one true thing that draws you to it.',
    frames: [
      'I am applying for the [job] job at [employer].',
      'I saw your posting on [where you saw it].',
      '[A person who works there] told me about this job.',
      'I like this job because [one true thing].',
    ],
  },
  proof: {
    label: 'Part 2: Your proof',
    hint: 'Pick what they need most. Say where you did it, and what came of it.',
    frames: [
      'You need someone who can [what the posting asks for].',
      'At [place], I [what you did, with a number].',
      'For [how long], I [what you did at home or as a helper].',
      'Since then, [what changed, with a number].',
    ],
  },
  next: {
    label: 'Part 3: What is next',
    hint: 'Say when you can talk or start. Thank them.',
    frames: [
      'I can start [day].',
      'I can work [days and hours].',
      'I would like to meet you and talk about the job.',
      'You can reach me at [phone].',
      'Thank you for reading this.',
    ],
  },
};
