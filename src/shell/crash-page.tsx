import { Trans, useLingui } from '@lingui/react/macro';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { Page } from '@/ui/page';
import { BrowserTooOld } from '@/ui/browser-too-old';
import { LazyCopyButton } from './ways-out';

/** How browsers name a script, and the build a style, that could not be got. */
const missing = /import.+module|preload/i;

/**
 * What shows when a screen fails: the work stays on the device, and a copy of it can be taken. Loading the page again
 * brings the words of a screen that this browser is too old to run.
 */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const hasResume = useRecordInMemory() !== null;
  const isRefused = useSaveFacts(({ deviceError }) => deviceError !== null);
  return (
    <Page title={t`Something went wrong on this screen`}>
      <p role="alert">
        {isRefused ? (
          <Trans>We are sorry. Your last words are not saved. Save a copy first.</Trans>
        ) : error instanceof SyntaxError ? (
          <BrowserTooOld />
        ) : missing.test(String(error)) ? (
          <Trans>This part did not load. Check your connection, then try again.</Trans>
        ) : (
          <Trans>
            We are sorry. What you typed is kept on this device. Load the page again to continue.
          </Trans>
        )}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          <Trans>Load the page again</Trans>
        </button>
        {hasResume && <LazyCopyButton />}
      </div>
    </Page>
  );
}
