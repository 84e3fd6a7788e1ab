import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { Page } from '@/ui/page';
import { BrowserTooOld } from '@/ui/browser-too-old';
import { LazyCopyButton } from './session-overlays';

/** Error messages of a script (browser) or a style sheet (build) that did not load. */
const loadErrorPattern = /import.+module|preload/i;

/**
 * Replaces a screen that has crashed. The work is stored on the device, and a copy can be saved. If this browser cannot run
 * the screen's script, a reload shows at least the page's rendered text.
 */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const hasResume = useRecordInMemory() !== null;
  const isRefused = useSaveFacts(({ deviceError }) => deviceError !== null);
  const [tries, setTries] = useState(0);
  const isMissing = loadErrorPattern.test(String(error));
  const handleAgain = async () => {
    if (!isMissing || (await isServerReachable())) window.location.reload();
    else setTries(tries + 1);
  };
  return (
    <Page title={t`Something went wrong on this screen`}>
      {/* A new key with each try, so that screen readers announce it again. */}
      <p key={tries} role="alert">
        {isRefused ? (
          <Trans>We are sorry. Your last words are not saved. Save a copy first.</Trans>
        ) : error instanceof SyntaxError ? (
          <BrowserTooOld />
        ) : isMissing ? (
          <Trans>This part did not load. Check your connection, then try again.</Trans>
        ) : (
          <Trans>
            We are sorry. What you typed is kept on this device. Load the page again to continue.
          </Trans>
        )}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => void handleAgain()}>
          <Trans>Load the page again</Trans>
        </button>
        <Link to="/" className="btn quiet">
          <Trans>Go to Home</Trans>
        </Link>
        {hasResume && <LazyCopyButton />}
      </div>
    </Page>
  );
}

/** Whether the server answers: a reload without it would replace this page by the browser's error page. */
function isServerReachable(): Promise<boolean> {
  return fetch(window.location.href, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
