import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';
import { LazyPart } from '@/resume-tools/lazy-part';

/**
 * Loads the guard of a shared computer (shared-computer-watch.tsx) in a session on a shared computer, or once a guest on
 * an unknown computer has typed.
 */
export function SharedComputer() {
  const session = useSession();
  const isGuestHere = useGuestComputer(({ computer, hasTyped }) =>
    computer === 'unknown' ? hasTyped : computer === 'shared',
  );
  if (session ? !session.shared : !isGuestHere) return null;
  return (
    <LazyPart load={loadWatch} isOptional>
      {({ SharedComputerWatch }) => <SharedComputerWatch />}
    </LazyPart>
  );
}

const loadWatch = () => import('./shared-computer-watch');
