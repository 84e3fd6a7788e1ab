import { Prose } from '../../../ui/prose/prose';
import type { ProseActivities, ProseFacts } from '../../../ui/prose/prose-context';
import type { CoursePart } from '../course-parts';
import { MarkDone } from '../mark-done';
import { partIdsOf } from '../part-ids';
import { ProgressLine } from '../progress-line';
import { SourceList } from '../source-list';
import { usePlace } from '../use-place';
import { useStanding } from '../use-standing';
import styles from './networking.module.css';
import { SectionHeader } from './section-header';

type NetworkingProps = {
  sections: readonly CoursePart[];
  facts: ProseFacts;
  activities: ProseActivities;
};

const moduleId = 3;

/** Module 3: five sections under a header that stays. */
export function Networking({ sections, facts, activities }: NetworkingProps) {
  const { root, place } = usePlace(moduleId);
  const standing = useStanding(moduleId, partIdsOf(moduleId));
  return (
    <>
      <div className={styles.progress}>
        <ProgressLine standing={standing} />
      </div>
      <SectionHeader sections={sections} place={place} isDone={standing.isDone} />
      <div ref={root}>
        {sections.map(({ id, title, page }) => (
          <section key={id} aria-labelledby={id} className={`long-part ${styles.section}`}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <div>
              <Prose page={page} partId={id} facts={facts} activities={activities} />
              <MarkDone moduleId={moduleId} part={{ id, title }} />
            </div>
          </section>
        ))}
        <SourceList sources={facts.sources} />
      </div>
    </>
  );
}
