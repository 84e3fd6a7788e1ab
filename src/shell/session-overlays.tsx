import { useEffect } from 'react';
import { useOldPage } from '@/platform/old-page';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { LazyPart } from '@/resume-tools/lazy-part';

const loadCopyButton = () => import('@/resume-tools/backup-file/download-copy-button');
const loadOldPage = () => import('./old-page');

/** "Save a copy" where a first visit has no room for its code; {@link SessionOverlays} has it here before it is needed. */
export function LazyCopyButton() {
  return (
    // No "Loading…" here: this is inside the status line, and screen readers would announce it as the state of the work.
    <LazyPart load={loadCopyButton} waiting="">
      {({ DownloadCopyButton }) => <DownloadCopyButton />}
    </LazyPart>
  );
}

/**
 * What stands over a page that is too old to write. The code of all ways out comes as soon as somebody's work is open: when
 * something fails, the line may have failed, too.
 */
export function SessionOverlays() {
  const isWorkOpen = useRecordInMemory() !== null;
  const isOld = useOldPage((state) => state.isOld);
  useEffect(() => {
    // What does not come now is asked for again when it is drawn.
    if (isWorkOpen) Promise.all([loadCopyButton(), loadOldPage()]).catch(() => undefined);
  }, [isWorkOpen]);
  return isOld && <LazyPart load={loadOldPage}>{({ OldPage }) => <OldPage />}</LazyPart>;
}
