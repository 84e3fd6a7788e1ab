import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clearGuestAndLeave } from '../../state/guest-computer';
import { workingResume } from '../../state/working-resume';
import { Dialog } from '../dialog';
import { DownloadCopyButton } from '../download-copy-button';
import styles from './guest-computer.module.css';

/** On a shared computer: when a guest's work goes, and the button that makes it go now. */
export function LeaveNotice() {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.leave}>
      <p className="hint">
        <Trans>
          Shared computer: press “Clear and leave” when you are done. If you only close the window,
          your answers stay here until this site is opened again. Then they are erased.
        </Trans>
      </p>
      <button type="button" className="btn quiet small" onClick={() => setAsking(true)}>
        <Trans>Clear and leave</Trans>
      </button>
      {isAsking && (
        <Dialog title={t`Clear everything you typed here?`} onClose={() => setAsking(false)}>
          <p>
            <Trans>
              Your answers and your resume are deleted from this computer. You cannot get them back
              here. Print your resume or download a copy first.
            </Trans>
          </p>
          <div className="row">
            <button type="button" className="btn danger" onClick={() => void clearGuestAndLeave()}>
              <Trans>Clear it now</Trans>
            </button>
            {workingResume.getState().resume && <DownloadCopyButton />}
            <button type="button" className="btn quiet" onClick={() => setAsking(false)}>
              <Trans>Keep working</Trans>
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
