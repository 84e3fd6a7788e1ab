import { Trans, useLingui } from '@lingui/react/macro';
import type { ChapterActivities } from '@/content/chapter-activity-types';
import frame from '../activity-frame.module.css';
import { ActivityFrame } from '../activity-frame';
import { AddStatement } from './add-statement';
import { Arsenal } from './arsenal';

/** Collect PAR statements, and turn them into bullets of the resume. */
export function ExperienceInventory({ content }: { content: ChapterActivities }) {
  const { t } = useLingui();
  return (
    <ActivityFrame title={t`Experience Inventory`}>
      <p>
        <Trans>
          Write one short line for each part. Work, home, school, church, a shelter: it all counts.
        </Trans>
      </p>
      <AddStatement />
      <Arsenal />
      <div className={frame.note}>
        <h3>
          <Trans>Reframe Your Perspective</Trans>
        </h3>
        <p>{content.reframeNote}</p>
      </div>
    </ActivityFrame>
  );
}
