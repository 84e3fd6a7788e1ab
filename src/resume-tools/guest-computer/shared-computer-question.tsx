import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { answerGuestComputer } from '@/workspace/shared-computer/answer-guest-computer';
import { useFocusIfLost } from '@/ui/use-focus-if-lost';
import { useMediaQuery } from '@/ui/use-media-query';
import styles from './guest-computer.module.css';

/** Nearly every phone has one owner, and a thumb takes the first button. */
const phone = '(pointer: coarse) and (max-width: 40rem)';

type SharedComputerQuestionProps = {
  /** False while the page opens, when the question takes nobody's place. */
  isLater: boolean;
  heading?: 'h2' | 'h3' | 'h5';
  /** What happens to the answers until then. */
  children?: ReactNode;
  onAnswer?: () => void;
  /** True in the chat, where the question looks like a message of the guide. */
  isSaid?: boolean;
};

/** Asked once in a browser session, before the first word about a guest is kept. */
export function SharedComputerQuestion({
  isLater,
  heading: Heading = 'h2',
  children,
  onAnswer,
  isSaid = false,
}: SharedComputerQuestionProps) {
  const title = useFocusIfLost<HTMLHeadingElement>(isLater);
  const titleId = useId();
  const isPhone = useMediaQuery(phone);
  const handleAnswer = (computer: 'own' | 'shared') => {
    void answerGuestComputer(computer);
    onAnswer?.();
  };
  const shared = (
    <button
      key="shared"
      type="button"
      className={isPhone ? 'btn quiet' : 'btn'}
      onClick={() => handleAnswer('shared')}
    >
      {isPhone ? (
        <Trans context="phone">Yes, it is shared</Trans>
      ) : (
        <Trans>Yes, it is shared</Trans>
      )}
    </button>
  );
  const own = (
    <button
      key="own"
      type="button"
      className={isPhone ? 'btn' : 'btn quiet'}
      onClick={() => handleAnswer('own')}
    >
      <Trans>No, only I use it</Trans>
    </button>
  );
  return (
    <div className={styles.question} role="group" aria-labelledby={titleId} data-said={isSaid}>
      <div className={styles.words}>
        <Heading id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {isPhone ? (
            <Trans>Does anyone else use this phone?</Trans>
          ) : (
            <Trans>Is this a shared computer?</Trans>
          )}
        </Heading>
        <p>
          <span>
            {isPhone ? (
              <Trans>
                Your answers are kept on this phone so that you can come back to them. If it is
                shared, we clear them for you.
              </Trans>
            ) : (
              <Trans>
                Your answers are kept on this device so that you can come back to them. On a shared
                computer, like one at a library, we clear them for you.
              </Trans>
            )}
          </span>{' '}
          {children}
        </p>
      </div>
      <div className="row">{isPhone ? [own, shared] : [shared, own]}</div>
    </div>
  );
}
