import { Trans, useLingui } from '@lingui/react/macro';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { loadAnew } from '@/workspace/document/accept-update';
import { Dialog } from '@/ui/dialog';
import { DownloadCopyButton } from '@/resume-tools/backup-file/download-copy-button';

/** Dialog over a page that can store nothing more because a newer version has the database. Only a reload closes it. */
export function OldPage() {
  const { t } = useLingui();
  const isRefused = useSaveFacts(({ deviceError }) => deviceError !== null);
  const handleLoad = () => (isRefused ? window.location.reload() : void loadAnew());
  return (
    <Dialog title={t`A newer version is open in another tab`} onClose={() => void loadAnew()}>
      <p>
        {isRefused ? (
          <Trans>Your last words are not saved. Save a copy first.</Trans>
        ) : (
          <Trans>What you typed is saved on this device. Load the page again to continue.</Trans>
        )}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={handleLoad}>
          <Trans>Load the page again</Trans>
        </button>
        {isRefused && <DownloadCopyButton />}
      </div>
    </Dialog>
  );
}
