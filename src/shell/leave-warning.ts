import { hasPapers } from '../domain/papers/edit-papers';
import { isBlankResume } from '../domain/resume/resume-schema';
import { useGuestComputer } from '../shared-computer/guest-computer';
import { askBeforeLeaving, isReloadAllowed } from '../shared-computer/leave-question';
import { useSaveFacts } from '../record/save-facts';
import { sessionStore } from '../session/session';
import { listTabKeys } from '../shared-computer/tab-key';
import { workingResume } from '../record/working-resume';

/**
 * On a shared computer, warns whoever closes the window with work that is nowhere else. Who then stays is asked what to
 * do with it.
 */
export function watchLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isReloadAllowed() || !isWorkOnlyHere()) return;
    event.preventDefault();
    // Runs only when the person has chosen to stay: until then the page stands still.
    setTimeout(() => askBeforeLeaving(sessionStore.readMarker() ? 'unsent' : 'clear-guest'));
  };
  addEventListener('beforeunload', warn);
  return () => removeEventListener('beforeunload', warn);
}

/** True while closing the window would cost words, or put them off to the person's next log in here. */
function isWorkOnlyHere(): boolean {
  // The session has ended by itself or by a log out: the page is on its way out already.
  if (listTabKeys().length === 0) return false;
  const { slot, hasOnlyPlaces, saving, deviceError, signedIn } = useSaveFacts.getState();
  const isUnsent = slot !== null && !hasOnlyPlaces;
  if (signedIn) return isUnsent || saving || deviceError !== null;
  const { resume } = workingResume.getState();
  return (
    useGuestComputer.getState().hasTyped ||
    (resume !== null && (!isBlankResume(resume) || hasPapers(resume)))
  );
}
