import { Trans } from '@lingui/react/macro';
import styles from './progress-line.module.css';
import type { Standing } from './use-standing';

/** How far the learner is, in words and as a bar; empty until the device has been read. */
export function ProgressLine({ standing }: { standing: Standing }) {
  const { status, done, total, isRead } = standing;
  return (
    <div className={styles.line}>
      <p role="status" className="hint">
        {isRead && status === 'not-started' && <Trans>Not yet started</Trans>}
        {isRead && status === 'in-progress' && <Trans>In progress</Trans>}
        {isRead && status === 'completed' && <Trans>Completed</Trans>}
        {isRead && status !== 'not-started' && (
          <>
            {': '}
            <span>
              <Trans>
                {done} of {total} done
              </Trans>
            </span>
          </>
        )}
      </p>
      <progress value={done} max={total} aria-hidden="true" />
    </div>
  );
}
