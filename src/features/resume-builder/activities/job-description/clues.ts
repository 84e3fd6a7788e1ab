import type { SamplePosting } from '@/content/chapter-activity-types';
import { highlightKinds, type HighlightLists } from '@/domain/job-posting/find-highlights';

/** A phrase that is open, and the place where the person opened it. */
export type OpenClue = { phrase: string; at: string };

/** What the parts of the posting need to show its clues, and to open one. */
export type Clues = {
  lists: HighlightLists;
  why: ReadonlyMap<string, string>;
  open: OpenClue | null;
  onToggle: (clue: OpenClue) => void;
};

/** The three highlight lists of a sample posting, and why each phrase is in one. */
export function readClues(posting: SamplePosting): Pick<Clues, 'lists' | 'why'> {
  const phrases = (kind: (typeof highlightKinds)[number]) =>
    posting[kind].map(({ phrase }) => phrase);
  return {
    lists: {
      hardSkills: phrases('hardSkills'),
      softSkills: phrases('softSkills'),
      keyDuties: phrases('keyDuties'),
    },
    why: new Map(
      highlightKinds.flatMap((kind) =>
        posting[kind].map(({ phrase, why }) => [phrase, why] as const),
      ),
    ),
  };
}
