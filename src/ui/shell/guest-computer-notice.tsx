import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { answerGuestComputer } from '../../state/answer-guest-computer';
import { isGuestsOwnComputer, useGuestComputer } from '../../state/guest-computer';
import { useWho } from '../../state/session';
import styles from './worker-notices.module.css';

/** Whether a guest has typed something and has not said whose computer this is. The game asks by itself. */
export function useIsGuestAsked(): boolean {
  // A page that the build wrote knows nothing of this browser before it is awake.
  const isGuest = useWho() === 'guest';
  const isOpen = useGuestComputer(({ computer, hasTyped }) => computer === 'unknown' && hasTyped);
  const isInGame = useLocation({ select: ({ pathname }) => pathname === '/game' });
  return isGuest && isOpen && !isInGame && !isGuestsOwnComputer();
}

/** Asks a guest whose computer this is, as soon as there is something that the answer is about. */
export function GuestComputerNotice() {
  return (
    <div className={styles.notice}>
      <p>
        <Trans>
          Is this a shared computer? We clear your answers when you close the window, unless only
          you use it.
        </Trans>
      </p>
      <div className="row">
        <button
          type="button"
          className="btn small"
          onClick={() => void answerGuestComputer('shared')}
        >
          <Trans>Yes, it is shared</Trans>
        </button>
        <button
          type="button"
          className="btn quiet small"
          onClick={() => void answerGuestComputer('own')}
        >
          <Trans>No, only I use it</Trans>
        </button>
      </div>
    </div>
  );
}
