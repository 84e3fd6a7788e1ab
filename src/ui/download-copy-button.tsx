import { Trans } from '@lingui/react/macro';
import { downloadText } from './download-text';
import { workingResume } from '../state/working-resume';
import { resumeFileName } from './resume-sheet/use-named-print';

/** Saves the resume in memory as a file: the way out when neither the device nor the account can keep it. */
export function DownloadCopyButton() {
  return (
    <button type="button" className="btn quiet small" onClick={downloadCopy}>
      <Trans>Download a copy</Trans>
    </button>
  );
}

export function downloadCopy(): void {
  const { resume } = workingResume.getState();
  if (!resume) return;
  downloadText(
    `${resumeFileName(resume.personalInfo.name)}.json`,
    JSON.stringify(resume, null, 2),
    'application/json',
  );
}
