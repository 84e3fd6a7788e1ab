/** The shapes of the samples that the builder's five activities work on. */

/** A phrase of the sample posting, and why a recruiter would mark it. */
export interface PostingHighlight {
  readonly phrase: string;
  readonly why: string;
}

export interface SamplePosting {
  readonly title: string;
  readonly employer: string;
  readonly paragraphs: readonly string[];
  readonly duties: readonly string[];
  readonly needs: readonly string[];
  readonly hardSkills: readonly PostingHighlight[];
  readonly softSkills: readonly PostingHighlight[];
  readonly keyDuties: readonly PostingHighlight[];
}

export interface SamplePar {
  readonly problem: string;
  readonly action: string;
  readonly result: string;
}

export interface PeerSubmission {
  readonly id: number;
  readonly target: string;
  readonly text: string;
  /** What a coach noticed, to compare one's own feedback with. */
  readonly noticed: readonly string[];
}

/** The words of the builder's five activities, apart from the interface's own. */
export interface ChapterActivities {
  readonly posting: SamplePosting;
  /** One for work by the hour, beside the office one. */
  readonly hourlyPosting: SamplePosting;
  readonly reframeNote: string;
  readonly tailoring: {
    readonly keywords: readonly string[];
    readonly parStatements: readonly SamplePar[];
    readonly original: {
      readonly jobTitle: string;
      readonly company: string;
      readonly location: string;
      readonly dates: string;
      readonly lines: readonly string[];
    };
    readonly practiceNote: string;
  };
  readonly peerReview: {
    readonly communityNote: string;
    readonly submissions: readonly PeerSubmission[];
    readonly questions: Readonly<Record<'clarity' | 'impact' | 'relevance', string>>;
  };
}
