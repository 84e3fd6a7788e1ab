import { Trans, useLingui } from '@lingui/react/macro';
import { ImportResume } from '@/resume-tools/import/import-resume';
import { ActivityFrame } from '../activity-frame';
import frame from '../activity-frame.module.css';
import { Findings } from './findings';
import { ResumeTextBox } from './resume-text';

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
      <ResumeTextBox />
      <Findings />
      <OtherFiles />
    </ActivityFrame>
  );
}

/** What is counted is plain text; who has no such file finds here what takes the others. */
function OtherFiles() {
  return (
    <section className={frame.panel} aria-labelledby="other-files-title">
      <h3 id="other-files-title">
        <Trans>Is it a Word file or a PDF?</Trans>
      </h3>
      <p className="hint">
        <Trans>We count plain text only. But any file can go right into your resume.</Trans>
      </p>
      <ImportResume />
    </section>
  );
}
