import { Trans, useLingui } from '@lingui/react/macro';
import { ActivityFrame } from '../activity-frame';
import { Findings } from './findings';
import { ResumeText } from './resume-text';

/** Counts the words and seven strong verbs of a resume the learner brings. The text never leaves the device. */
export function ResumeAutopsy() {
  const { t } = useLingui();
  return (
    <ActivityFrame title={t`Resume Autopsy`}>
      <p>
        <Trans>Add the resume you have now. It stays on this device. We send it to no one.</Trans>
      </p>
      <ResumeText />
      <Findings />
    </ActivityFrame>
  );
}
