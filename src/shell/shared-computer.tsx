import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';
import { LazyPart } from '@/resume-tools/lazy-part';

/** What a shared computer asks of every screen; it loads only where somebody has something to lose. */
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
