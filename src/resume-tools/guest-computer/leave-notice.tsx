import { Trans } from '@lingui/react/macro';
import { askBeforeLeaving } from '@/workspace/shared-computer/leave-question';
import styles from './guest-computer.module.css';

/** On a shared computer: when a guest's work goes, and the button that makes it go now. */
export function LeaveNotice() {
  return (
    <div className={styles.leave}>
      <p className="hint">
        <Trans>
          A shared computer forgets your work when you leave. So print it or save a copy first.
        </Trans>
      </p>
      <p className="hint">
        <Trans>
          Shared computer: press “Clear and leave” when you are done. If you only close the window,
          it can be opened again for one minute. After that nobody can read what stays, and it is
          erased when this site is opened again.
        </Trans>
      </p>
      <button
        type="button"
        className="btn quiet small"
        onClick={() => askBeforeLeaving('clear-guest')}
      >
        <Trans>Clear and leave</Trans>
      </button>
    </div>
  );
}
