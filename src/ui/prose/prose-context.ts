import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Download } from '@/content/library-types';
import type { PictureId } from '@/content/picture-ids';
import type { ActivityId, ChapterId, Language, Source } from '@/content/types';
import type { PictureProps } from '../pictures/picture';

/** What prose may name, in one language. */
export type ProseFacts = {
  language: Language;
  sources: readonly Source[];
  chapters: readonly { id: ChapterId; title: string; plainTitle: string }[];
  downloads: readonly Download[];
  pictures?: ProsePictures;
};

/** What stands where a page says `<Activity id="…" />`. */
export type ProseActivities = Partial<Record<ActivityId, ComponentType>>;

/** What stands where a page says `<Picture id="…" />`: the drawing, and its words. */
export type ProsePictures = Partial<Record<PictureId, PictureProps>>;

/** One thing to do now, at its place in a part. */
export type ProseToDo = ComponentType<{ partId: string; id: string; children: ReactNode }>;
/** What stands at the end of a card: the way on to the next one, which says that this one is done. */
export type CardFoot = ComponentType<{ cardId: string; title: string }>;

/** What says beside the heading of some cards how many of them are done. */
export type StepMark = ComponentType<{ cardIds: readonly string[] }>;

/** What stands below a handout: the same words in other kinds of files. */
export type OtherFormats = ComponentType<{ download: Download }>;

type ProseSurroundings = {
  partId: string;
  facts: ProseFacts;
  activities: ProseActivities;
  /** Who remembers what is done; without it the words stand in a box. */
  ToDo?: ProseToDo | undefined;
  CardFoot?: CardFoot | undefined;
  StepMark?: StepMark | undefined;
  OtherFormats?: OtherFormats | undefined;
};

export const ProseContext = createContext<ProseSurroundings | null>(null);

/** The surroundings of a page of prose, for the components inside it. */
export function useProse(): ProseSurroundings {
  const surroundings = useContext(ProseContext);
  if (!surroundings) throw new Error('A component of the prose stands outside of it.');
  return surroundings;
}
