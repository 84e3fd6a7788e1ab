import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Prose } from '@/ui/prose/prose';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import { cardFootOf } from '../card-foot';
import type { ListedPart } from '../course-parts';
import { PartEnd } from '../part-end';
import { ModuleEnd } from '../module-end';
import { partIdsOf } from '@/content/part-ids';
import { ProgressLine } from '../progress-line';
import { SourceList } from '../source-list';
import { usePlace } from '../use-place';
import { useStanding } from '../use-standing';
import { SectionHeader } from '../section-header';
import styles from './networking.module.css';

type NetworkingProps = {
  sections: readonly ListedPart[];
  facts: ProseFacts;
  activities: ProseActivities;
  /** What stands at the module's end: the one thing to do next. */
  next: ReactNode;
};

const moduleId = 3;
const CardFoot = cardFootOf(moduleId);

/** Module 3: five sections under a header that stays. */
export function Networking({ sections, facts, activities, next }: NetworkingProps) {
  const { t } = useLingui();
  const { root, place } = usePlace(moduleId);
  const standing = useStanding(moduleId, partIdsOf(moduleId));
  return (
    <>
      <div className={styles.progress}>
        <ProgressLine standing={standing} />
      </div>
      <SectionHeader
        moduleId={moduleId}
        sections={sections}
        label={t`Sections of Module 3`}
        place={place}
        isDone={standing.isDone}
        on="all"
      />
      <div ref={root} data-wide-cards="">
        {sections.map(({ id, title, plainTitle, page }, index) => (
          <section key={id} aria-labelledby={id} className={`long-part ${styles.section}`}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <div>
              <p className="lead">{plainTitle}</p>
              <Prose
                page={page}
                partId={id}
                facts={facts}
                activities={activities}
                CardFoot={CardFoot}
              />
              <PartEnd moduleId={moduleId} part={{ id, title }} next={sections[index + 1]} />
              {index === sections.length - 1 && <ModuleEnd standing={standing}>{next}</ModuleEnd>}
            </div>
          </section>
        ))}
        <SourceList sources={facts.sources} />
      </div>
    </>
  );
}
