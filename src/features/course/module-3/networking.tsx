import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { partIdsOf } from '@/content/part-cards';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import { cardFootOf } from '../card-foot';
import type { ListedPart } from '../course-parts';
import { FoldedParts } from '../folded-parts';
import { ProgressLine } from '../progress-line';
import { SectionHeader } from '../section-header';
import { SourceList } from '../source-list';
import { stepMarkOf } from '../step-mark';
import { useOpenPart } from '../use-open-part';
import { useReadingPosition } from '../use-reading-position';
import { useModuleStanding } from '../use-module-standing';
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
const StepMark = stepMarkOf(moduleId);

/** Module 3: five sections under a header that stays, one open at a time. */
export function Networking({ sections, facts, activities, next }: NetworkingProps) {
  const { t } = useLingui();
  const root = useReadingPosition(moduleId);
  const open = useOpenPart(moduleId, sections, root);
  const standing = useModuleStanding(moduleId, partIdsOf(moduleId));
  return (
    <>
      <div className={styles.progress}>
        <ProgressLine standing={standing} />
      </div>
      <SectionHeader
        sections={sections}
        label={t`Sections of Module 3`}
        current={open}
        standing={standing}
        on="all"
      />
      <div data-wide-cards="">
        <FoldedParts
          {...{ moduleId, open, root, standing, facts, activities, CardFoot, StepMark, next }}
          parts={sections}
        />
        <SourceList sources={facts.sources} />
      </div>
    </>
  );
}
