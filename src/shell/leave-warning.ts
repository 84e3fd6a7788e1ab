import { hasJobSearch } from '@/domain/job-search/edit-job-search';
import { isBlankResume } from '@/domain/resume/record-schema';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { askBeforeLeaving, isReloadAllowed } from '@/workspace/shared-computer/leave-question';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { sessionStore } from '@/workspace/session/session';
import { listTabKeys } from '@/workspace/shared-computer/tab-key';
import { workingRecord } from '@/workspace/document/working-record';

/**
 * On a shared computer, warns when the window is closed while work is stored nowhere else. A person who then stays is asked
 * what to do with the work. Returns the function that stops it.
 */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isReloadAllowed() || !hasUnsavedWork()) return;
    event.preventDefault();
    // The page is blocked while the browser asks, so this runs only if the person stays.
    setTimeout(() => askBeforeLeaving(sessionStore.readMarker() ? 'unsent' : 'clear-guest'));
  };
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

/** True while closing the window would lose words, or leave them locked here until the person's next log in. */
function hasUnsavedWork(): boolean {
  // The session has ended (idle timeout or log out): the page is already being replaced.
  if (listTabKeys().length === 0) return false;
  const { slot, onlyPositionsUnsent, saving, deviceError, signedIn } = useSaveFacts.getState();
  const isUnsent = slot !== null && !onlyPositionsUnsent;
  if (signedIn) return isUnsent || saving || deviceError !== null;
  const { record } = workingRecord.getState();
  return (
    useGuestComputer.getState().hasTyped ||
    (record !== null && (!isBlankResume(record) || hasJobSearch(record)))
  );
}
