import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWorkerNews } from '@/platform/worker';
import { useAiMode } from '@/resume-tools/ai/ai-mode';
import { isStorageBlocked } from '@/platform/blocked-storage';
import { useWho } from '@/workspace/session/session';
import { dismissFileNotice, useFileNotice } from './file-notice';
import { forgetSessionEnd, useSessionEnd } from '@/workspace/shared-computer/session-end-reason';
import { loadAnew } from '@/workspace/document/accept-update';
import { LazyPart } from '@/resume-tools/lazy-part';
import { useInAppNote } from '@/ui/in-app-browser';
import { Notice } from './notice';
import { useClearOf } from './use-clear-of';
import styles from './corner-notices.module.css';

/**
 * What nobody asked for but should know: the worker's news, why a session has ended, how to leave another app's browser,
 * that a browser keeps nothing, that a file stays on a shared computer, and what the AI switch does.
 */
export function CornerNotices() {
  const { notice, isSwitchedOff } = useWorkerNews();
  const away = useSessionEnd((state) => state.away);
  const isBlocked = useSyncExternalStore(noChanges, isStorageBlocked, () => false);
  const [isTold, setTold] = useState(false);
  const isNothingKept = isBlocked && !isTold;
  const isFileToTell = useFileNotice((state) => state.isToTell);
  const isInApp = useInAppNote(({ isShown }) => isShown);
  const ai = useAiMode();
  const who = useWho();
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSwitchedOff) void loadAnew();
  }, [isSwitchedOff]);
  useClearOf(
    corner,
    notice !== 'none' || away !== null || isNothingKept || isInApp || isFileToTell || ai.isToTell,
  );
  return (
    <div ref={corner} role="status" className={styles.corner}>
      {away && (
        <LazyPart load={loadWhyEnded} isOptional>
          {({ SessionEndNotice }) => (
            <Notice text={<SessionEndNotice away={away} />}>
              <button type="button" className="btn quiet small" onClick={forgetSessionEnd}>
                <Trans>OK</Trans>
              </button>
            </Notice>
          )}
        </LazyPart>
      )}
      {isInApp && (
        <LazyPart load={loadInAppNote} isOptional>
          {({ InAppNote }) => (
            <div className={styles.notice}>
              <InAppNote onClose={() => useInAppNote.setState({ isShown: false })} />
            </div>
          )}
        </LazyPart>
      )}
      {isNothingKept && (
        <Notice
          text={
            <Trans>
              Your browser blocks storage, so nothing is kept here. Save a copy of your work before
              you close this page.
            </Trans>
          }
        >
          <button type="button" className="btn quiet small" onClick={() => setTold(true)}>
            <Trans>OK</Trans>
          </button>
        </Notice>
      )}
      {isFileToTell && (
        <Notice
          text={<Trans>The file stays on this computer. Delete it there before you go.</Trans>}
        >
          <button type="button" className="btn quiet small" onClick={dismissFileNotice}>
            <Trans>OK</Trans>
          </button>
        </Notice>
      )}
      {ai.isToTell && (
        <Notice
          text={
            <>
              <Trans>
                AI Mode is on. You find AI help in the resume builder and in the chat game.
              </Trans>{' '}
              {who === 'guest' && <Trans>It needs an account.</Trans>}
            </>
          }
        >
          <button type="button" className="btn quiet small" onClick={ai.dismiss}>
            <Trans>OK</Trans>
          </button>
        </Notice>
      )}
      {notice !== 'none' && (
        <LazyPart load={loadWorkerNotices} isOptional>
          {({ WorkerNotices }) => <WorkerNotices />}
        </LazyPart>
      )}
    </div>
  );
}

const noChanges = () => () => undefined;

const loadWhyEnded = () => import('./session-end-notice');
const loadWorkerNotices = () => import('./worker-notices');
const loadInAppNote = () => import('./in-app-note');
