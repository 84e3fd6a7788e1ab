import type { SourceId } from './source-ids';
import type { ModulePart } from './types';

/** The short guides beside the modules. */
export type GuideId =
  | 'where-to-look'
  | 'application-forms'
  | 'job-scams'
  | 'records'
  | 'benefits'
  | 'newcomers'
  | 'sample-resumes'
  | 'references'
  | 'first-week'
  | 'papers-and-id'
  | 'benefit-hours'
  | 'email'
  | 'online-application'
  | 'phone'
  | 'video-interviews'
  | 'ai'
  | 'wioa'
  | 'apprenticeship'
  | 'child-care-and-rides'
  | 'job-fair'
  | 'temp-and-gig'
  | 'first-90-days'
  | 'linkedin'
  | 'computer-basics'
  | 'accommodation'
  | 'clearing-a-record'
  | 'thank-you'
  | 'no-id'
  | 'child-support'
  | 'tax-credit'
  | 'restart-benefits'
  | 'medicaid-hours'
  | 'money'
  | 'unemployment'
  | 'housing'
  | 'unpaid-pay'
  | 'veterans'
  | 'disability-help';

export type GuideGroupId = 'find' | 'apply' | 'interview' | 'help' | 'work';

/** The guides of one group load together. */
export interface GuideGroup {
  readonly id: GuideGroupId;
  readonly title: string;
}

/** A guide: its group, what the lists say of it, how long it takes, and the sources that its text names. */
export interface Guide extends ModulePart<GuideId> {
  readonly group: GuideGroupId;
  readonly summary: string;
  /** To read it, at 150 words a minute. */
  readonly minutes: number;
  readonly sources: readonly SourceId[];
}

/** One answer to "What do you need today?": a few steps in their order. */
export interface Need {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly { readonly text: string; readonly href: string }[];
}
