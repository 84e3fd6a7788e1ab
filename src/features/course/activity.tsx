import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { useAreAnswersRefused } from '@/workspace/document/activity-answers';
import { useOpenCourse } from '@/workspace/document/course-work';
import { OtherAnswersNote } from '@/resume-tools/answers/other-answers-note';
import styles from './activity.module.css';
import { GuestAnswers } from './guest-answers';

type ActivityProps = {
  title: string;
  /** Where the answers are kept; leave out when they tell nothing about a person. */
  draftId?: string;
  /** 3 where it stands under the part's title itself, in no card. */
  level?: 3 | 4;
  children: ReactNode;
};

/** The frame of an interactive activity. Inside it, answers are read from the device and kept there. */
export function Activity({ title, draftId, level = 4, children }: ActivityProps) {
  useOpenCourse();
  const titleId = useId();
  const areDraftsRefused = useAreAnswersRefused();
  return (
    <section className={`card ${styles.activity}`} aria-labelledby={titleId}>
      <p className="pill">
        <Trans>Activity</Trans>
      </p>
      <h4 id={titleId} aria-level={level}>
        {title}
      </h4>
      {children}
      {draftId && <OtherAnswersNote draftId={draftId} />}
      {draftId && <GuestAnswers draftId={draftId} />}
      {areDraftsRefused && (
        <p role="alert" className="message error">
          <Trans>
            This device can’t keep your answers right now. Copy them before you close this page.
          </Trans>
        </p>
      )}
    </section>
  );
}
