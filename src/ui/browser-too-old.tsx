import { Trans } from '@lingui/react/macro';

/** Said of a script that has come and cannot run here; index.html says the same before the app has come. */
export function BrowserTooOld() {
  return (
    <Trans>
      This browser is too old for this part. Update it, or ask staff. Your work is safe.
    </Trans>
  );
}
