import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { partIdsOf } from '@/content/part-cards';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import { cardFootOf } from '../card-foot';
import type { ListedPart } from '../course-parts';
import { FoldedParts } from '../folded-parts';
import { PartList } from '../part-list';
import { ProgressLine } from '../progress-line';
import { SectionHeader } from '../section-header';
import { SourceList } from '../source-list';
import { useOpenPart } from '../use-open-part';
import { useReadingPosition } from '../use-reading-position';
import { useModuleStanding } from '../use-module-standing';
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

/** Module 1: the nine learning events, one open at a time, with the list of them beside, or on top where there is no room. */
export function LearningEvents({ events, facts, activities, next }: LearningEventsProps) {
  const { t } = useLingui();
  const root = useReadingPosition(moduleId);
  const open = useOpenPart(moduleId, events, root);
  const standing = useModuleStanding(moduleId, partIdsOf(moduleId));
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <ProgressLine standing={standing} />
        <div className={styles.wideOnly}>
          <PartList parts={events} current={open} isDone={standing.isDone} />
        </div>
      </div>
      <SectionHeader
        sections={events}
        label={t`Parts of this module`}
        current={open}
        standing={standing}
        on="narrow"
      />
      <div>
        <FoldedParts
          {...{ moduleId, open, root, standing, facts, activities, CardFoot, next }}
          parts={events}
        />
        <SourceList sources={facts.sources} />
      </div>
    </div>
  );
}
