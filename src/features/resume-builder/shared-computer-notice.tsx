import { Trans } from '@lingui/react/macro';
import { offerGuestWork } from '@/workspace/document/guest-offer';
import { ensureWork } from '@/workspace/document/open-work';
import { useSession } from '@/workspace/session/session';
import styles from './shared-computer-notice.module.css';

/** Says that the sign-in ends with the window, and lets the owner of the device change that. */
export function SharedComputerNotice() {
  const session = useSession();
  if (!session?.shared) return null;
  return (
    <p className={`hint ${styles.note}`}>
      <Trans>Shared computer: you are logged out one minute after you close this window.</Trans>{' '}
      <button type="button" onClick={() => void makeOwn(session.userId)}>
        <Trans>This is my own device</Trans>
      </button>
    </p>
  );
}

async function makeOwn(personId: string): Promise<void> {
  const { makeOwnDevice } = await import('@/workspace/shared-computer/reencrypt');
  await makeOwnDevice();
  // While the sign-in was one on a shared computer, nobody was asked about it. The work may still be on its way.
  const { flush } = await ensureWork(personId);
  await offerGuestWork(flush);
}
