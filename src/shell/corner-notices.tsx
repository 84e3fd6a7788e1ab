import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAppNotices } from '@/platform/app-notices';
import { useAiMode } from '@/resume-tools/ai/ai-mode';
import { isStorageBlocked } from '@/platform/blocked-storage';
import { useFileNotice } from './file-notice';
import { useSessionEnd } from '@/workspace/shared-computer/session-end-reason';
import { loadAnew } from '@/workspace/document/accept-update';
import { LazyPart } from '@/resume-tools/lazy-part';
import { useSession } from '@/workspace/session/session';
import { useInAppNote } from '@/ui/in-app-note-store';
import styles from './corner-notices.module.css';

/**
 * The notices in the corner of the window: about updates, offline use and language, why a session has ended, how to leave
 * another app's browser, that storage is blocked, that a downloaded file stays on a shared computer, and what AI Mode does.
 */
export function CornerNotices() {
  const { notice, isSwitchedOff } = useAppNotices();
  const away = useSessionEnd((state) => state.reason);
  const isBlocked = useSyncExternalStore(noChanges, isStorageBlocked, () => false);
  const [isDismissed, setDismissed] = useState(false);
  const isStorageNoticeShown = isBlocked && !isDismissed;
  const isFileNoticeShown = useFileNotice((state) => state.isShown);
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
    notice !== 'none' ||
    away !== null ||
    isStorageNoticeShown ||
    isInApp ||
    isFileNoticeShown ||
    ai.isToTell;
  return (
    <div ref={corner} role="status" className={styles.corner}>
      {isShown && (
        <LazyPart load={loadKeepFocusInSight} isOptional>
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
      {(isStorageNoticeShown || isFileNoticeShown || ai.isToTell) && (
        <LazyPart load={loadOneTimeNotices} isOptional>
          {({ StorageBlockedNotice, DownloadedFileNotice, AiModeNotice }) => (
            <>
              {isStorageNoticeShown && <StorageBlockedNotice onClose={() => setDismissed(true)} />}
              {isFileNoticeShown && <DownloadedFileNotice />}
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
const loadKeepFocusInSight = () => import('./keep-focus-in-sight');
const loadOneTimeNotices = () => import('./one-time-notices');
const loadInAppNote = () => import('./in-app-note');
