import { Trans, useLingui } from '@lingui/react/macro';
import { ActivityFrame } from '../activity-frame';
import { Findings } from './findings';
import { ResumeText } from './resume-text';

/** Counts the words and seven strong verbs of a resume the learner brings. What leaves the device is the record alone. */
export function ResumeAutopsy() {
  const { t } = useLingui();
  return (
    <ActivityFrame title={t`Resume Autopsy`}>
      <p>
        <Trans>
          Add the resume you have now. It is kept with your own work. Other learners can’t see it.
        </Trans>
      </p>
      <ResumeText />
      <Findings />
    </ActivityFrame>
  );
}
