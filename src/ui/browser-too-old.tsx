import { Trans } from '@lingui/react/macro';

/** Shown when a loaded script cannot run in this browser; index.html has the same text for the time before the app. */
export function BrowserTooOld() {
  return (
    <Trans>
      This browser is too old for this part. Update it, or ask staff. Your work is safe.
    </Trans>
  );
}
