import { Trans } from '@lingui/react/macro';
import { Prose } from '../../../ui/prose/prose';
import type { ProseActivities, ProseFacts } from '../../../ui/prose/prose-context';
import type { CoursePart } from '../course-parts';
import { MarkDone } from '../mark-done';
import { PartList, partListId } from '../part-list';
import { partIdsOf } from '../part-ids';
import { ProgressLine } from '../progress-line';
import { SourceList } from '../source-list';
import { usePlace } from '../use-place';
import { useStanding } from '../use-standing';
import styles from '../course-layout.module.css';

type LearningEventsProps = {
  events: readonly CoursePart[];
  facts: ProseFacts;
  activities: ProseActivities;
};

const moduleId = 1;

/** Module 1: the nine learning events one below the other, with the list of them beside. */
export function LearningEvents({ events, facts, activities }: LearningEventsProps) {
  const { root, place } = usePlace(moduleId);
  const standing = useStanding(moduleId, partIdsOf(moduleId));
  const count = events.length;
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <ProgressLine standing={standing} />
        <PartList parts={events} place={place} isDone={standing.isDone} />
      </div>
      <div ref={root}>
        {events.map(({ id, title, page }, index) => (
          <section key={id} aria-labelledby={id} className={`long-part ${styles.part}`}>
            <p className="pill">
              <Trans>
                Part {index + 1} of {count}
              </Trans>
            </p>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <Prose page={page} partId={id} facts={facts} activities={activities} />
            <div className="row">
              <MarkDone moduleId={moduleId} part={{ id, title }} />
              <a href={`#${partListId}`} className={styles.toList}>
                <Trans>Back to the list of parts</Trans>
              </a>
            </div>
          </section>
        ))}
        <SourceList sources={facts.sources} />
      </div>
    </div>
  );
}
