import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef } from 'react';
import { rememberPlace } from '../../../state/course-progress';
import { Prose } from '../../../ui/prose/prose';
import type { ProseActivities, ProseFacts } from '../../../ui/prose/prose-context';
import type { CoursePart } from '../course-parts';
import { MarkDone } from '../mark-done';
import { partIdsOf } from '../part-ids';
import { ProgressLine } from '../progress-line';
import { SourceList } from '../source-list';
import { usePlace } from '../use-place';
import { useStanding } from '../use-standing';
import { Carousel } from './carousel';
import styles from './narrative.module.css';

type NarrativeProps = {
  slides: readonly CoursePart[];
  facts: ProseFacts;
  activities: ProseActivities;
};

const moduleId = 2;

/** Module 2: five slides in a carousel. */
export function Narrative({ slides, facts, activities }: NarrativeProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  usePlace(moduleId, root);
  const standing = useStanding(moduleId, partIdsOf(moduleId));
  const handleShow = useCallback((slideId: string) => rememberPlace(moduleId, slideId), []);
  const dressed = useMemo(
    () =>
      slides.map(({ id, title, page }) => ({
        id,
        title,
        body: (
          <>
            <h2 id={id} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <Prose page={page} partId={id} facts={facts} activities={activities} />
            <MarkDone moduleId={moduleId} part={{ id, title }} />
          </>
        ),
      })),
    [slides, facts, activities],
  );
  return (
    <div ref={root} className={styles.narrative}>
      <ProgressLine standing={standing} />
      <Carousel label={t`Parts of Module 2`} slides={dressed} onShow={handleShow} />
      <SourceList sources={facts.sources} />
    </div>
  );
}
