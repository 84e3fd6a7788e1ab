import type { ChoiceId, SortId } from './activity-shapes';
import type { SourceCheck } from '@/domain/course/source-check';
import type { SourceId } from './source-ids';

/**
 * The shapes of the course's facts, the same in every language.
 * Prose stands beside them as MDX; nothing here holds a word that a learner reads.
 */

/** The languages that have a content folder. */
export type Language = 'en';

/** The five activities of the resume builder, by their ids, which name stored answers: never rename one. */
export type ChapterActivityKind =
  | 'ResumeAutopsy'
  | 'JobDescriptionAnalysis'
  | 'ExperienceInventory'
  | 'TailoringSimulation'
  | 'PeerReview';

export type ChapterId = 1 | 2 | 3 | 4 | 5;

/** One line the guide says. The guide says all of a chapter's script lines. */
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

export interface Source {
  readonly id: SourceId;
  /** Short words for the place in the text where the figure stands. */
  readonly label: string;
  readonly title: string;
  readonly publisher: string;
  /** Of a study; of what ages, the day of the copy stands in its place. */
  readonly year?: number;
  readonly url: string;
  readonly says: string;
  /** What the reader should know before trusting it. */
  readonly caution: string;
  /** A rule of law or money ages; a study does not. */
  readonly check?: SourceCheck;
}

export interface ModuleEntry {
  /** 1, 2 and 3 have lessons. Any other number here announces a module: its title, and 'Module content coming soon...'. */
  readonly id: number;
  readonly title: string;
  readonly objective: string;
}

export interface ModuleActivity {
  readonly id: ChapterId;
  readonly title: string;
  readonly summary: string;
  /** The chapter of the resume builder where the activity is done. */
  readonly chapter: ChapterId;
}

/** A named part of a module: its title is data, its prose is the file. */
export interface ModulePart<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** Relative to the language's folder. */
  readonly file: string;
}

/** A part of one of the three modules. */
export interface CoursePart<Id extends string> extends ModulePart<Id> {
  /** A plain line under the title, for people to whom the title says little. */
  readonly plainTitle: string;
}

/** The nine learning events of module 1, in the order in which they are taught. */
export type LearningEventId =
  | 'gaining-attention'
  | 'learning-objectives'
  | 'reflecting'
  | 'core-concepts'
  | 'tools'
  | 'practice'
  | 'peer-review'
  | 'final-assessment'
  | 'looking-ahead';

export type NarrativeSlideId =
  | 'introduction'
  | 'modern-resume'
  | 'cover-letter'
  | 'star-method'
  | 'wrap-up';

export type NetworkingSectionId =
  | 'introduction'
  | 'networking'
  | 'interviewing'
  | 'follow-up'
  | 'wrap-up';

/** A made-up person's resume, to look at. A job without an employer has ''. */
export interface SampleResume {
  readonly id: string;
  /** Whom it may fit, in a few words. */
  readonly who: string;
  readonly notice: string;
  readonly name: string;
  readonly contact: string;
  readonly summary: string;
  readonly skills: readonly string[];
  readonly jobs: readonly {
    readonly title: string;
    readonly employer: string;
    readonly place: string;
    readonly dates: string;
    readonly lines: readonly string[];
  }[];
  readonly education: readonly string[];
}

/** A box to answer a question of Reflecting in. Its id is that of its place, and of its answer. */
export interface ReflectingNote extends PromptField<
  'reflecting-trust' | 'reflecting-day' | 'reflecting-worry'
> {
  readonly title: string;
}

/** The places in the prose where the interface puts an activity or a table. */
export type ActivityId =
  | 'module-activities'
  | 'to-resume'
  | 'have-resume'
  | 'module-test'
  | 'official-rubric'
  | 'reflecting-trust'
  | 'reflecting-day'
  | 'reflecting-worry'
  | 'resume-checkup'
  | 'spot-the-difference'
  | 'star-story'
  | 'pitch'
  | 'interview-simulator'
  | 'hourly-questions'
  | 'behavioral-questions'
  | 'questions-to-ask'
  | 'follow-up-email'
  | 'sample-resumes'
  | 'seven-seconds'
  | ChoiceId
  | SortId;

export type RubricItemId =
  | 'formatting'
  | 'readability'
  | 'contact-information'
  | 'tailoring'
  | 'action-verbs'
  | 'quantified-accomplishments'
  | 'grammar-and-spelling';

export interface RubricItem {
  readonly id: RubricItemId;
  readonly category: string;
  readonly criteria: string;
  readonly points: number;
}

export interface RubricLevelWords {
  /** The level holds for scores above this number, up to the level before it in the list. */
  readonly above: number;
  readonly label: string;
  readonly meaning: string;
}

export type LetterId = 'generic' | 'tailored';

export interface SampleLetter {
  readonly id: LetterId;
  readonly label: string;
  readonly paragraphs: readonly string[];
  /** What the learner reads after choosing this letter. */
  readonly message: string;
  readonly reasons: readonly string[];
}

export interface SpotTheDifference {
  readonly question: string;
  readonly posting: { readonly title: string; readonly lines: readonly string[] };
  readonly letters: readonly SampleLetter[];
}

/** One text field of an activity, with what helps to fill it. */
export interface PromptField<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  /** The start of a sentence, for who does not know how to begin. */
  readonly frame?: string;
}

/** Something that a person checks in their own text. */
export interface SelfCheck {
  readonly id: string;
  readonly text: string;
}

export type StarFieldId = 's' | 't' | 'a' | 'r';
export type PitchFieldId = 'p1' | 'p2' | 'p3';
export type FollowUpFieldId = 'interviewerName' | 'jobTitle' | 'specificPoint';

export interface InterviewQuestion {
  readonly q: string;
  /** The strategy, one paragraph per line break. */
  readonly a: string;
  /** What a good answer has in it, each the end of “Did I say …?”, to tick after saying it aloud. */
  readonly checks: readonly [string, string, string];
}

export interface EmployerQuestion {
  readonly question: string;
  readonly why: string;
}

/** Pieces hold `{fieldId}`; an empty field shows its placeholder. */
export interface FollowUpTemplate {
  readonly fields: readonly (PromptField<FollowUpFieldId> & { readonly placeholder: string })[];
  readonly subject: string;
  readonly greeting: string;
  readonly body: readonly string[];
  /** The lines at the end; brackets stand for what only the learner knows. */
  readonly signature: readonly string[];
}
