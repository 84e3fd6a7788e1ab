import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { storeReadingPosition } from '../course-progress';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import styles from '../course-layout.module.css';
import { cardFootOf } from '../card-foot';
import type { ListedPart } from '../course-parts';
import { ModuleEnd } from '../module-end';
import { PartBody } from '../part-body';
import { PartList } from '../part-list';
import { partIdsOf } from '@/content/part-cards';
import { ProgressLine } from '../progress-line';
import { SourceList } from '../source-list';
import { useReadingPosition } from '../use-reading-position';
import { useModuleStanding } from '../use-module-standing';
import { Carousel } from './carousel';

type NarrativeProps = {
  slides: readonly ListedPart[];
  facts: ProseFacts;
  activities: ProseActivities;
  /** What stands at the module's end: the one thing to do next. */
  next: ReactNode;
};

const moduleId = 2;
const CardFoot = cardFootOf(moduleId);

/** Module 2: five slides in a carousel. On a desk the list of them stands beside it. */
export function Narrative({ slides, facts, activities, next }: NarrativeProps) {
  const { t } = useLingui();
  const root = useReadingPosition(moduleId);
  const standing = useModuleStanding(moduleId, partIdsOf(moduleId));
  const [shown, setShown] = useState(slides[0]?.id ?? '');
  const handleShow = useCallback((slideId: string) => {
    setShown(slideId);
    storeReadingPosition(moduleId, slideId);
  }, []);
  const dressed = useMemo(
    () =>
      slides.map((slide, index) => ({
        id: slide.id,
        title: slide.title,
        body: (
          <div className={styles.part}>
            <h2 id={slide.id} tabIndex={-1}>
              {slide.title}
            </h2>
            <p className="lead">{slide.plainTitle}</p>
            <PartBody
              moduleId={moduleId}
              part={slide}
              next={slides[index + 1]}
              facts={facts}
              activities={activities}
              CardFoot={CardFoot}
            />
          </div>
        ),
      })),
    [slides, facts, activities],
  );
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <ProgressLine standing={standing} />
        <div className={styles.wideOnly}>
          <PartList parts={slides} current={shown} isDone={standing.isDone} />
        </div>
      </div>
      <div ref={root}>
        <Carousel label={t`Parts of Module 2`} slides={dressed} onShow={handleShow} />
        {shown === slides.at(-1)?.id && <ModuleEnd standing={standing}>{next}</ModuleEnd>}
        <SourceList sources={facts.sources} />
      </div>
    </div>
  );
}
