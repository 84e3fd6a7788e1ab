import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@/ui/dialog';
import { DownloadCopyButton } from '@/resume-tools/backup-file/download-copy-button';

type DeleteHereDialogProps = {
  isLearner: boolean;
  onLeave: () => Promise<void>;
  onClose: () => void;
};

/** The last question before everything goes from this device. */
export function DeleteHereDialog({ isLearner, onLeave, onClose }: DeleteHereDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Delete everything on this device?`} onClose={onClose}>
      <p>
        {isLearner ? (
          <Trans>
            You are logged out, and this device forgets your work. Your account stays, with the work
            that is in it. What has not been sent to your account is lost.
          </Trans>
        ) : (
          <Trans>
            Your resume, your answers and your place go from this device. There is no other copy.
            You cannot get them back.
          </Trans>
        )}
      </p>
      <div className="row">
        <button type="button" className="btn danger" onClick={() => void onLeave()}>
          <Trans>Yes, delete it from this device</Trans>
        </button>
        <DownloadCopyButton />
        <button type="button" className="btn quiet" data-first-focus onClick={onClose}>
          <Trans>Keep it</Trans>
        </button>
      </div>
    </Dialog>
  );
}
