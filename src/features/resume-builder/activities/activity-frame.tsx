import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAreAnswersRefused } from '@/workspace/document/activity-answers';
import { useOpenCourse } from '@/workspace/document/course-work';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import styles from './activity-frame.module.css';

/** The frame of an activity: its name, and below it whatever the device kept of the learner's answers. */
export function ActivityFrame({ title, children }: { title: string; children: ReactNode }) {
  useOpenCourse();
  const areDraftsRefused = useAreAnswersRefused();
  return (
    <section
      className={`card on-its-own ${styles.activity}`}
      aria-labelledby="activity-title"
      {...ignoreSecondClicks}
    >
      <p className="pill">
        <Trans>Activity</Trans>
      </p>
      <h2 id="activity-title" tabIndex={-1}>
        {title}
      </h2>
      {areDraftsRefused && (
        <p role="alert" className="message error">
          <Trans>
            This device can’t keep your answers right now. Copy them before you close this page.
          </Trans>
        </p>
      )}
      {children}
    </section>
  );
}
