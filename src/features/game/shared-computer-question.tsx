import { Trans } from '@lingui/react/macro';
import { answerGuestComputer } from '../../state/answer-guest-computer';
import styles from './game-page.module.css';
import { useFocusWhenLeftAlone } from './use-focus-when-left-alone';

/** Asked once in a browser session, before the first word about a guest is kept. */
export function SharedComputerQuestion({ isLater }: { isLater: boolean }) {
  const title = useFocusWhenLeftAlone<HTMLHeadingElement>(isLater);
  return (
    <div className={styles.question} role="group" aria-labelledby="shared-title">
      <h2 id="shared-title" ref={title} tabIndex={-1}>
        <Trans>Is this a shared computer?</Trans>
      </h2>
      <p>
        <Trans>
          Your answers are kept on this device so that you can come back to them. On a shared
          computer, like one at a library, we clear them for you.
        </Trans>
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => void answerGuestComputer('shared')}>
          <Trans>Yes, it is shared</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={() => void answerGuestComputer('own')}>
          <Trans>No, only I use it</Trans>
        </button>
      </div>
    </div>
  );
}
