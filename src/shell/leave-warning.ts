import { hasJobSearch } from '@/domain/job-search/edit-job-search';
import { isBlankResume } from '@/domain/resume/record-schema';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { askBeforeLeaving, isReloadAllowed } from '@/workspace/shared-computer/leave-question';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { sessionStore } from '@/workspace/session/session';
import { listTabKeys } from '@/workspace/shared-computer/tab-key';
import { workingRecord } from '@/workspace/document/working-record';

/**
 * On a shared computer, warns whoever closes the window with work that is nowhere else. Who then stays is asked what to
 * do with it.
 */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isReloadAllowed() || !hasUnsavedWork()) return;
    event.preventDefault();
    // Runs only when the person has chosen to stay: until then the page stands still.
    setTimeout(() => askBeforeLeaving(sessionStore.readMarker() ? 'unsent' : 'clear-guest'));
  };
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

/** True while closing the window would cost words, or put them off to the person's next log in here. */
function hasUnsavedWork(): boolean {
  // The session has ended by itself or by a log out: the page is on its way out already.
  if (listTabKeys().length === 0) return false;
  const { slot, hasOnlyPlaces, saving, deviceError, signedIn } = useSaveFacts.getState();
  const isUnsent = slot !== null && !hasOnlyPlaces;
  if (signedIn) return isUnsent || saving || deviceError !== null;
  const { record } = workingRecord.getState();
  return (
    useGuestComputer.getState().hasTyped ||
    (record !== null && (!isBlankResume(record) || hasJobSearch(record)))
  );
}
