import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountEnd } from '@/workspace/account/account-end';
import { sessionStore } from '@/workspace/session/session';
import { Dialog } from '@/ui/dialog';
import { AccountEndProblem } from './account-end-problem';
import styles from './your-data.module.css';

type Outcome = AccountEnd | 'unsent' | 'asking';

/** Ends the sign-ins of all devices; never before everything typed here is in the account. */
export function SignOutEverywhere() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isAsking = outcome === 'asking';

  const handleClick = async () => {
    if (isAsking) return;
    setOutcome('asking');
    const personId = sessionStore.readMarker()?.userId ?? null;
    const told = await askServer();
    if (told !== 'done') return setOutcome(told);
    const { endSession } = await import('@/workspace/account/end-session');
    await navigate({ to: '/' });
    await endSession({ discard: false, personId });
  };

  return (
    <section className={`card ${styles.card}`} aria-labelledby="everywhere-title">
      <h2 id="everywhere-title">
        <Trans>Log out everywhere</Trans>
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
      <button
        type="button"
        className="btn quiet"
        aria-disabled={isAsking}
        onClick={() => void handleClick()}
      >
        {isAsking ? <Trans>Asking your account…</Trans> : <Trans>Log out everywhere</Trans>}
      </button>
      <div role="alert">{outcome && outcome !== 'asking' && <Problem outcome={outcome} />}</div>
      {/* Over everything: what is typed from here on would come too late to be sent. */}
      {isAsking && (
        <Dialog title={t`Log out everywhere`} onClose={() => undefined}>
          <p role="status">
            <Trans>Asking your account…</Trans>
          </p>
        </Dialog>
      )}
    </section>
  );
}

function Problem({ outcome }: { outcome: Exclude<Outcome, 'asking'> }) {
  if (outcome === 'done') return null;
  return (
    <p className="message error">
      {outcome === 'unsent' ? (
        <Trans>
          Some of your work is not in your account yet, and we could not send it now. So we did
          nothing. Try again when you are online.
        </Trans>
      ) : (
        <AccountEndProblem outcome={outcome} />
      )}{' '}
      <Trans>
        You are still logged in. To log out on this device only, use the button “Log Out” at the
        top.
      </Trans>
    </p>
  );
}

async function askServer(): Promise<AccountEnd | 'unsent'> {
  try {
    const { signOutEverywhere } = await import('@/workspace/account/account-end');
    return await signOutEverywhere();
  } catch {
    // A failed import means that the connection is down.
    return 'unreachable';
  }
}
