import type { GuideId } from './guide-types';

/** The shapes of the resource hub's and the forum's facts. */

export type DownloadId =
  | 'experience-inventory-worksheet'
  | 'modern-resume-template'
  | 'powerful-action-verbs';

export interface Download {
  readonly id: DownloadId;
  readonly title: string;
  readonly summary: string;
  /** The name the file is saved under. */
  readonly fileName: string;
  readonly href: string;
}

export type ResourceItem =
  | { readonly kind: 'guide'; readonly guide: GuideId }
  | { readonly kind: 'download'; readonly download: DownloadId }
  | {
      readonly kind: 'link';
      readonly id: string;
      readonly title: string;
      readonly summary: string;
      readonly href: string;
    }
  | {
      readonly kind: 'coming-soon';
      readonly id: string;
      readonly title: string;
      /** What already helps, until the item exists. */
      readonly meanwhile: {
        readonly text: string;
        readonly linkText?: string;
        readonly href?: string;
      };
    };

export type ResourceSectionId = 'resume' | 'networking' | 'interview' | 'well-being';

export interface ResourceSection {
  readonly id: ResourceSectionId;
  readonly title: string;
  readonly intro: string;
  readonly items: readonly ResourceItem[];
}

/** A topic that cannot be opened yet, and what helps today in its place. */
export interface ForumTopic {
  readonly id: string;
  readonly title: string;
  /** Where an activity with a number of the workshop is on this site. */
  readonly where?: string;
  readonly doNow: { readonly text: string; readonly href: string };
}

export interface ForumCategory {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly topics: readonly ForumTopic[];
}
