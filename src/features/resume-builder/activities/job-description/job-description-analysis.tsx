import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChapterActivities } from '@/content/chapter-activity-types';
import { ActivityFrame } from '../activity-frame';
import { PastedPosting } from './pasted-posting';
import styles from './job-description.module.css';
import { SamplePostingPractice } from './sample-posting';

/** Read a sample posting for its clues, from an office or for work by the hour, then a posting of one's own. */
export function JobDescriptionAnalysis({ content }: { content: ChapterActivities }) {
  const { t } = useLingui();
  const [isHourly, setHourly] = useState(false);
  const posting = isHourly ? content.hourlyPosting : content.posting;
  return (
    <ActivityFrame title={t`Job Description Analysis`}>
      <div className={`row ${styles.samples}`} role="group" aria-label={t`Which sample posting`}>
        <button
          type="button"
          className="btn quiet small"
          aria-pressed={!isHourly}
          onClick={() => setHourly(false)}
        >
          <Trans>Office work</Trans>
        </button>
        <button
          type="button"
          className="btn quiet small"
          aria-pressed={isHourly}
          onClick={() => setHourly(true)}
        >
          <Trans>Work by the hour</Trans>
        </button>
      </div>
      <SamplePostingPractice key={posting.title} posting={posting} />
      <PastedPosting />
    </ActivityFrame>
  );
}
