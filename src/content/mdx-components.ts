import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { AgencyFact } from './agency';
import type { DownloadId } from './library-types';
import type { PictureId } from './picture-ids';
import type { SourceId } from './source-ids';
import type { ActivityId, ChapterId } from './types';

/**
 * The closed set of components that prose may use. MDX files import nothing:
 * whoever renders a page passes all of these.
 */
export interface ContentComponents {
  /** Inline: names where a figure comes from, and links to it. */
  readonly Source: ComponentType<{ id: SourceId }>;
  /** Block: a worked example with a short title. */
  readonly Example: ComponentType<{ title: string; children: ReactNode }>;
  /** Block: one piece of advice to act on now. */
  readonly Tip: ComponentType<{ children: ReactNode }>;
  /** Inline: a link to a chapter of the resume builder, worded with its title. */
  readonly ChapterLink: ComponentType<{ chapter: ChapterId }>;
  /** Block: a download with its title and what it is for. */
  readonly Download: ComponentType<{ id: DownloadId }>;
  /** Block: the place where an activity or a table made from data stands. */
  readonly Activity: ComponentType<{ id: ActivityId }>;
  /**
   * Block: one idea, with one picture and one thing to do. `task` is how many minutes the doing takes now, with the
   * words of its activity; the card's own words are counted. `later` is how many more the rest takes at home. The title is a heading of level 3.
   */
  readonly Card: ComponentType<{
    title: string;
    englishTitle?: string;
    picture?: PictureId;
    task?: number;
    later?: number;
    children: ReactNode;
  }>;
  /** Block: some cards of a long part, folded up but for one step at a time. */
  readonly Step: ComponentType<{ title: string; step: number; of: number; children: ReactNode }>;
  /** Block: longer text for who wants it (a study, a source), folded up. */
  readonly More: ComponentType<{ title: string; children: ReactNode }>;
  /** Block: a drawing that teaches. */
  readonly Picture: ComponentType<{ id: PictureId }>;
  /** Block: one thing to do now, which a person checks when it is done. Its id is its own in the guide. */
  readonly Do: ComponentType<{ id: string; children: ReactNode }>;
  /** Inline: a fact of the agency that runs the site. */
  readonly Agency: ComponentType<{ fact: AgencyFact }>;
}

/** The names, for whoever must know that nothing else occurs. */
export const contentComponentNames: readonly (keyof ContentComponents)[] = [
  'Source',
  'Example',
  'Tip',
  'ChapterLink',
  'Download',
  'Activity',
  'Picture',
  'Do',
  'Card',
  'Step',
  'More',
  'Agency',
];

/** A heading; in a translation the build tells it its English words, of which its id is made (build/english-headings.ts). */
export type HeadingProps = ComponentProps<'h3'> & { englishTitle?: ReactNode };

/** Markdown's own elements, which the interface may dress: links inside the site, headings. */
export interface MarkdownElements {
  readonly a?: ComponentType<ComponentProps<'a'>>;
  readonly h3?: ComponentType<HeadingProps>;
}

/** A compiled page. Its headings start at level 3: the title above it comes from data. */
export type ContentPage = ComponentType<{ components: ContentComponents & MarkdownElements }>;
