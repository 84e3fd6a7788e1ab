import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { offlineMegabytes } from '../../pwa/offline-size';
import { keepForOffline, useWorkerNews } from '../../pwa/worker';
import { loadAnew, takeUpdate } from '../../state/take-update';
import { useClearOf } from './use-clear-of';
import styles from './worker-notices.module.css';

/**
 * What the service worker tells: once that the app is ready offline, when a new version waits, and where data is
 * scarce the question whether to fetch everything.
 */
export function WorkerNotices() {
  const { notice, isSwitchedOff, dismiss } = useWorkerNews();
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSwitchedOff) void loadAnew();
  }, [isSwitchedOff]);
  useClearOf(corner, notice !== 'none');
  return (
    <div ref={corner} role="status" className={styles.corner}>
      {notice === 'update' && (
        <Notice text={<Trans>A new version is ready.</Trans>}>
          <button type="button" className="btn small" onClick={() => void takeUpdate()}>
            <Trans>Update now</Trans>
          </button>
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>Later</Trans>
          </button>
        </Notice>
      )}
      {notice === 'ready-offline' && (
        <Notice text={<Trans>Ready to work offline</Trans>}>
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>Got it</Trans>
          </button>
        </Notice>
      )}
      {notice === 'ask-for-offline' && (
        <Notice
          text={
            <Trans>
              Your connection is slow or saves data. Get the whole workshop now, to use it offline?
              It takes less than {offlineMegabytes} MB.
            </Trans>
          }
        >
          <button
            type="button"
            className="btn small"
            onClick={() => {
              dismiss();
              keepForOffline().catch(() => undefined);
            }}
          >
            <Trans>Get it now</Trans>
          </button>
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>Not now</Trans>
          </button>
        </Notice>
      )}
    </div>
  );
}

function Notice({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  );
}
