import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccountEnd } from '../../state/account-end';
import { LogOutButton } from '../../ui/shell/log-out-button';
import { AccountEndProblem } from './account-end-problem';
import styles from './your-data.module.css';

/** Ends the sign-ins of all devices. Unsent work is treated as at any log out. */
export function SignOutEverywhere() {
  const [outcome, setOutcome] = useState<AccountEnd | null>(null);
  const tellServer = async () => {
    setOutcome(null);
    const { signOutEverywhere } = await import('../../state/account-end');
    const told = await signOutEverywhere();
    setOutcome(told);
    return told === 'done';
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="everywhere-title">
      <h2 id="everywhere-title">
        <Trans>Sign out everywhere</Trans>
      </h2>
      <p>
        <Trans>
          Did you forget to log out on another computer or phone? This logs you out on all of them,
          and here. It needs the internet. The others notice it within an hour.
        </Trans>
      </p>
      <p className="hint">
        <Trans>Work that is kept on another device of your own stays on that device.</Trans>
      </p>
      <LogOutButton first={tellServer}>
        <Trans>Sign out everywhere</Trans>
      </LogOutButton>
      <div role="alert">
        {outcome && outcome !== 'done' && (
          <p className="message error">
            <AccountEndProblem outcome={outcome} />{' '}
            <Trans>
              You are still logged in. To log out on this device only, use the button “Log Out” at
              the top.
            </Trans>
          </p>
        )}
      </div>
    </section>
  );
}
