import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { idleEndMs } from '../../domain/shared-computer/idle';
import { offlineMegabytes } from '../../pwa/offline-size';
import { keepForOffline, useWorkerNews } from '../../pwa/worker';
import { isStorageBlocked } from '../../state/blocked-storage';
import { forgetLeftAlone, useLeftAlone, type LeftAlone } from '../../state/left-alone';
import { loadAnew, takeUpdate } from '../../state/take-update';
import { useClearOf } from './use-clear-of';
import styles from './corner-notices.module.css';

/**
 * What nobody asked for but should know: once that the app is ready offline, when a new version waits, where data is
 * scarce the question whether to fetch everything, why a session has ended, and that a browser keeps nothing.
 */
export function CornerNotices() {
  const { notice, isSwitchedOff, dismiss } = useWorkerNews();
  const away = useLeftAlone((state) => state.away);
  const isBlocked = useSyncExternalStore(noChanges, isStorageBlocked, () => false);
  const [isTold, setTold] = useState(false);
  const isNothingKept = isBlocked && !isTold;
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSwitchedOff) void loadAnew();
  }, [isSwitchedOff]);
  useClearOf(corner, notice !== 'none' || away !== null || isNothingKept);
  return (
    <div ref={corner} role="status" className={styles.corner}>
      {away && (
        <Notice text={<WhyEmpty away={away} />}>
          <button type="button" className="btn quiet small" onClick={forgetLeftAlone}>
            <Trans>OK</Trans>
          </button>
        </Notice>
      )}
      {isNothingKept && (
        <Notice
          text={
            <Trans>
              Your browser blocks storage, so nothing is kept here. Take a copy of your work before
              you close this page.
            </Trans>
          }
        >
          <button type="button" className="btn quiet small" onClick={() => setTold(true)}>
            <Trans>OK</Trans>
          </button>
        </Notice>
      )}
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

const noChanges = () => () => undefined;

const idleMinutes = idleEndMs / 60_000;

/** Why this page is empty. Whoever reads it may be somebody else. */
function WhyEmpty({ away }: { away: LeftAlone }) {
  switch (away) {
    case 'learner':
      return (
        <Trans>
          Nobody used this computer for {idleMinutes} minutes, so we logged you out. What is not in
          your account yet waits here for your next log in.
        </Trans>
      );
    case 'guest':
      return (
        <Trans>
          Nobody used this computer for {idleMinutes} minutes, so we cleared what was typed here.
        </Trans>
      );
    case 'closed-learner':
      return (
        <Trans>
          This page was closed for more than a minute, so we logged you out. What is not in your
          account yet waits here for your next log in.
        </Trans>
      );
    case 'closed-guest':
      return (
        <Trans>
          This page was closed for more than a minute, so we cleared what was typed here.
        </Trans>
      );
  }
}

function Notice({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  );
}
