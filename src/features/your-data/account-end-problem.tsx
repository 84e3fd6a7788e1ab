import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Deletion } from '@/workspace/account/account-end';

/** Why the account did not do what was asked, and what helps. */
export function AccountEndProblem({ outcome }: { outcome: Exclude<Deletion, 'done'> }) {
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
    case 'wrong-password':
      return (
        <Trans>
          This is not the password of this account. If you forgot it, log out and press “Forgot your
          password?”.
        </Trans>
      );
    case 'too-many-tries':
      return <Trans>Too many tries. Wait an hour, then try again.</Trans>;
    case 'refused':
      return <Trans>Your account did not do it. Try again later.</Trans>;
  }
}
