/**
 * The shapes of the course's facts, the same in every language.
 * Prose stands beside them as MDX; nothing here holds a word that a learner reads.
 */

/** The languages that have a content folder. */
export type Language = 'en';

/** The five activities of the resume builder, named as in the spec's section 2. */
export type ChapterActivityKind =
  | 'ResumeAutopsy'
  | 'JobDescriptionAnalysis'
  | 'ExperienceInventory'
  | 'TailoringSimulation'
  | 'PeerReview';

export type ChapterId = 1 | 2 | 3 | 4 | 5;

/** One line the guide says. The spec's script lines are all spoken by the guide. */
export interface BotLine {
  readonly type: 'bot';
  readonly text: string;
}

export interface Chapter {
  readonly id: ChapterId;
  readonly title: string;
  /** A plain line under the title, for people to whom the title says little. */
  readonly plainTitle: string;
  readonly objective: string;
  readonly activity: ChapterActivityKind;
  readonly script: readonly BotLine[];
  /** The instructional content, relative to the language's folder. */
  readonly file: string;
  /** Only chapter 2 has them: the phrases its sample posting is read for. */
  readonly keywords?: readonly string[];
}
