import { useMemo } from 'react';
import type { ContentPage } from '@/content/mdx-components';
import { proseComponents } from './prose-components';
import {
  ProseContext,
  type CardFoot,
  type OtherFormats,
  type ProseActivities,
  type ProseFacts,
  type ProseToDo,
  type StepMark,
} from './prose-context';
import styles from './prose.module.css';

type ProseProps = {
  page: ContentPage;
  /** The id of the part the page belongs to; its headings' ids start with it. */
  partId: string;
  facts: ProseFacts;
  activities?: ProseActivities;
  ToDo?: ProseToDo;
  CardFoot?: CardFoot;
  StepMark?: StepMark | undefined;
  OtherFormats?: OtherFormats;
};

const noActivities: ProseActivities = {};

/** One page of the course's prose, dressed. Hand in facts and activities that stay the same object. */
export function Prose({
  page: Page,
  partId,
  facts,
  activities = noActivities,
  ToDo,
  CardFoot,
  StepMark,
  OtherFormats,
}: ProseProps) {
  const surroundings = useMemo(
    () => ({ partId, facts, activities, ToDo, CardFoot, StepMark, OtherFormats }),
    [partId, facts, activities, ToDo, CardFoot, StepMark, OtherFormats],
  );
  return (
    <ProseContext value={surroundings}>
      <div className={styles.prose} data-prose="">
        <Page components={proseComponents} />
      </div>
    </ProseContext>
  );
}
