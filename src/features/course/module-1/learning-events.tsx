import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Prose } from '@/ui/prose/prose';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import { cardFootOf } from '../card-foot';
import type { ListedPart } from '../course-parts';
import { ModuleEnd } from '../module-end';
import { PartEnd } from '../part-end';
import { PartList, partListId } from '../part-list';
import { partIdsOf } from '@/content/part-ids';
import { ProgressLine } from '../progress-line';
import { SectionHeader } from '../section-header';
import { SourceList } from '../source-list';
import { usePlace } from '../use-place';
import { useStanding } from '../use-standing';
import styles from '../course-layout.module.css';

type LearningEventsProps = {
  events: readonly ListedPart[];
  facts: ProseFacts;
  activities: ProseActivities;
  /** What stands at the module's end: the one thing to do next. */
  next: ReactNode;
};

const moduleId = 1;
const CardFoot = cardFootOf(moduleId);

/** Module 1: the nine learning events one below the other, with the list of them beside, or on top where there is no room. */
export function LearningEvents({ events, facts, activities, next }: LearningEventsProps) {
  const { t } = useLingui();
  const { root, place } = usePlace(moduleId);
  const standing = useStanding(moduleId, partIdsOf(moduleId));
  const count = events.length;
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <ProgressLine standing={standing} />
        <div className={styles.wideOnly}>
          <PartList parts={events} place={place} isDone={standing.isDone} />
        </div>
      </div>
      <SectionHeader
        moduleId={moduleId}
        sections={events}
        label={t`Parts of this module`}
        place={place}
        isDone={standing.isDone}
        on="narrow"
      />
      <div ref={root}>
        {events.map(({ id, title, plainTitle, page }, index) => (
          <section key={id} aria-labelledby={id} className={`long-part ${styles.part}`}>
            <p className="pill">
              <Trans>
                Part {index + 1} of {count}
              </Trans>
            </p>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <p className="lead">{plainTitle}</p>
            <Prose
              page={page}
              partId={id}
              facts={facts}
              activities={activities}
              CardFoot={CardFoot}
            />
            <PartEnd moduleId={moduleId} part={{ id, title }} next={events[index + 1]} />
            <a href={`#${partListId}`} className={`${styles.wideOnly} ${styles.toList}`}>
              <Trans>Back to the list of parts</Trans>
            </a>
            {index === count - 1 && <ModuleEnd standing={standing}>{next}</ModuleEnd>}
          </section>
        ))}
        <SourceList sources={facts.sources} />
      </div>
    </div>
  );
}
