import { useEffect } from 'react';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { LazyPart } from '@/resume-tools/lazy-part';

const loadCopyButton = () => import('@/resume-tools/backup-file/download-copy-button');

/** "Save a copy" where a first visit has no room for its code; `useCopyButtonAhead` has it here before it is needed. */
export function LazyCopyButton() {
  return (
    <LazyPart load={loadCopyButton}>{({ DownloadCopyButton }) => <DownloadCopyButton />}</LazyPart>
  );
}

/** Loads the button's code as soon as somebody's work is open: when something fails, the line may have failed, too. */
export function useCopyButtonAhead(): void {
  const isWorkOpen = useRecordInMemory() !== null;
  useEffect(() => {
    // Without it here the button asks for it again when it is drawn.
    if (isWorkOpen) loadCopyButton().catch(() => undefined);
  }, [isWorkOpen]);
}
