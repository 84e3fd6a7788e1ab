import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from './page';

/** What shows when a screen fails: the work stays on the device, and a copy can be taken. */
export function CrashPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Something went wrong on this screen`}>
      <p>
        <Trans>Your work is still on this device. Load the page again to go on.</Trans>
      </p>
    </Page>
  );
}
