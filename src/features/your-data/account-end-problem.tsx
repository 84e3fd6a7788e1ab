import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AccountEnd } from '../../account/account-end';

/** Why the account did not do what was asked, and what helps. */
export function AccountEndProblem({ outcome }: { outcome: Exclude<AccountEnd, 'done'> }) {
  switch (outcome) {
    case 'unreachable':
      return (
        <Trans>
          We could not reach your account, so we do not know if it worked. This needs the internet.
          Try again when you are online. Trying twice does no harm.
        </Trans>
      );
    case 'signed-out':
      return (
        <Trans>
          Your log in on this device has run out. <Link to="/auth">Log in again</Link>, then come
          back to this page.
        </Trans>
      );
    case 'refused':
      return <Trans>Your account did not do it. Try again later.</Trans>;
  }
}
