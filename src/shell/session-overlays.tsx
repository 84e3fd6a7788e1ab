import { useEffect } from 'react';
import { useOldPage } from '@/platform/old-page';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { LazyPart } from '@/resume-tools/lazy-part';

const loadCopyButton = () => import('@/resume-tools/backup-file/download-copy-button');
const loadOldPage = () => import('./old-page');

/** "Save a copy", loaded on demand to keep a first visit small; {@link SessionOverlays} preloads it. */
export function LazyCopyButton() {
  return (
    // No "Loading…": inside the status line screen readers would announce it as the state of the work.
    <LazyPart load={loadCopyButton} waiting="">
      {({ DownloadCopyButton }) => <DownloadCopyButton />}
    </LazyPart>
  );
}

/**
 * The dialog over a page that is too old to store anything. Preloads its code and that of "Save a copy" when work is open:
 * when they are needed, the connection may be down, too.
 */
export function SessionOverlays() {
  const isWorkOpen = useRecordInMemory() !== null;
  const isOld = useOldPage((state) => state.isOld);
  useEffect(() => {
    // A part that does not load now is loaded again when it renders.
    if (isWorkOpen) Promise.all([loadCopyButton(), loadOldPage()]).catch(() => undefined);
  }, [isWorkOpen]);
  return isOld && <LazyPart load={loadOldPage}>{({ OldPage }) => <OldPage />}</LazyPart>;
}
