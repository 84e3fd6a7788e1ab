import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useWorkerNews } from '../../pwa/worker';
import { takeUpdate } from '../../state/take-update';
import { useClearOf } from './use-clear-of';
import styles from './worker-notices.module.css';

/** What the service worker tells: once that the app is ready offline, and when a new version waits. */
export function WorkerNotices() {
  const { readyOffline, updateWaiting, dismiss } = useWorkerNews();
  const corner = useRef<HTMLDivElement>(null);
  useClearOf(corner, readyOffline || updateWaiting);
  return (
    <div ref={corner} role="status" className={styles.corner}>
      {updateWaiting && (
        <div className={styles.notice}>
          <p>
            <Trans>A new version is ready.</Trans>
          </p>
          <div className="row">
            <button type="button" className="btn small" onClick={() => void takeUpdate()}>
              <Trans>Update now</Trans>
            </button>
            <button type="button" className="btn quiet small" onClick={dismiss}>
              <Trans>Later</Trans>
            </button>
          </div>
        </div>
      )}
      {readyOffline && !updateWaiting && (
        <div className={styles.notice}>
          <p>
            <Trans>Ready to work offline</Trans>
          </p>
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>Got it</Trans>
          </button>
        </div>
      )}
    </div>
  );
}
