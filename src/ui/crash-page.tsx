import { Trans, useLingui } from '@lingui/react/macro';
import { useSaveFacts } from '../state/save-facts';
import { useResumeInMemory } from '../state/working-resume';
import { DownloadCopyButton } from './download-copy-button';
import { Page } from './page';

/** What shows when a screen fails: the work stays on the device, and a copy of it can be taken. */
export function CrashPage() {
  const { t } = useLingui();
  const hasResume = useResumeInMemory() !== null;
  const isRefused = useSaveFacts(({ deviceError }) => deviceError !== null);
  return (
    <Page title={t`Something went wrong on this screen`}>
      <p role="alert">
        {isRefused ? (
          <Trans>We are sorry. Your last words are not saved. Download a copy first.</Trans>
        ) : (
          <Trans>
            We are sorry. What you typed is kept on this device. Load the page again to go on.
          </Trans>
        )}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          <Trans>Load the page again</Trans>
        </button>
        {hasResume && <DownloadCopyButton />}
      </div>
    </Page>
  );
}
