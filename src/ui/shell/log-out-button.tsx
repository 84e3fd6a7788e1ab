import { Trans } from '@lingui/react/macro';

/** Ends the session on this device. */
export function LogOutButton() {
  return (
    <button type="button" className="btn quiet small">
      <Trans>Log Out</Trans>
    </button>
  );
}
