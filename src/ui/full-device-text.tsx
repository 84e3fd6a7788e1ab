import { Trans } from '@lingui/react/macro';

/** Why the site is not ready to work offline, and the way out. */
export function FullDeviceText() {
  return (
    <Trans>
      This device is full. There is no room to keep this site, so it works only with the internet.
      Delete something you do not need, then load this page again.
    </Trans>
  );
}
