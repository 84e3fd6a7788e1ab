import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWorkerNews } from '@/platform/service-worker';
import { useAiMode } from '@/resume-tools/ai/ai-mode';
import { isStorageBlocked } from '@/platform/blocked-storage';
import { useFileNotice } from './file-notice';
import { useSessionEnd } from '@/workspace/shared-computer/session-end-reason';
import { loadAnew } from '@/workspace/document/accept-update';
import { LazyPart } from '@/resume-tools/lazy-part';
import { useSession } from '@/workspace/session/session';
import { useInAppNote } from '@/ui/in-app-browser';
import styles from './corner-notices.module.css';

/**
 * What nobody asked for but should know: the worker's news, why a session has ended, how to leave another app's browser,
 * that a browser keeps nothing, that a file stays on a shared computer, and what the AI switch does.
 */
export function CornerNotices() {
  const { notice, isSwitchedOff } = useWorkerNews();
  const away = useSessionEnd((state) => state.reason);
  const isBlocked = useSyncExternalStore(noChanges, isStorageBlocked, () => false);
  const [isTold, setTold] = useState(false);
  const isNothingKept = isBlocked && !isTold;
  const isFileToTell = useFileNotice((state) => state.isToTell);
  const isInApp = useInAppNote(({ isShown }) => isShown);
  const ai = useAiMode();
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSwitchedOff) void loadAnew();
  }, [isSwitchedOff]);
  const personId = useSession()?.userId;
  useEffect(() => {
    if (personId !== undefined) void watchLanguage().catch(() => undefined);
  }, [personId]);
  const isShown =
    notice !== 'none' || away !== null || isNothingKept || isInApp || isFileToTell || ai.isToTell;
  return (
    <div ref={corner} role="status" className={styles.corner}>
      {isShown && (
        <LazyPart load={loadClearOf} isOptional>
          {({ KeepFocusInSight }) => <KeepFocusInSight notice={corner} />}
        </LazyPart>
      )}
      {away && (
        <LazyPart load={loadWhyEnded} isOptional>
          {({ SessionEndNotice }) => <SessionEndNotice away={away} />}
        </LazyPart>
      )}
      {isInApp && (
        <LazyPart load={loadInAppNote} isOptional>
          {({ InAppNote }) => (
            <InAppNote onClose={() => useInAppNote.setState({ isShown: false })} />
          )}
        </LazyPart>
      )}
      {(isNothingKept || isFileToTell || ai.isToTell) && (
        <LazyPart load={loadToldOnce} isOptional>
          {({ NothingKeptNotice, FileStaysNotice, AiModeNotice }) => (
            <>
              {isNothingKept && <NothingKeptNotice onClose={() => setTold(true)} />}
              {isFileToTell && <FileStaysNotice />}
              {ai.isToTell && <AiModeNotice />}
            </>
          )}
        </LazyPart>
      )}
      {notice !== 'none' && (
        <LazyPart load={loadWorkerNotices} isOptional>
          {({ WorkerNotices }) => <WorkerNotices />}
        </LazyPart>
      )}
    </div>
  );
}

async function watchLanguage(): Promise<void> {
  (await import('./account-language')).watchAccountLanguage();
}

const noChanges = () => () => undefined;

const loadWhyEnded = () => import('./session-end-notice');
const loadWorkerNotices = () => import('./worker-notices');
const loadClearOf = () => import('./keep-focus-in-sight');
const loadToldOnce = () => import('./told-once-notices');
const loadInAppNote = () => import('./in-app-note');
