import { useEffect, useState } from 'react';
import { isGuestsOwnComputer, useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';

/**
 * Whether a guest has written a resume here. Nobody's is kept before they have said whose computer this is: until then
 * nothing is opened, and Home loads nothing for it.
 */
export function useHasGuestResume(): boolean {
  const isGuest = useSession() === null;
  const computer = useGuestComputer((guest) => guest.computer);
  const [hasResume, setHasResume] = useState(false);
  useEffect(() => {
    if (!isGuest || (computer === 'unknown' && !isGuestsOwnComputer())) return;
    let isCurrent = true;
    const look = async () => {
      const { hasGuestResume } = await import('./guest-resume');
      const isThere = await hasGuestResume();
      if (isCurrent) setHasResume(isThere);
    };
    // Home is whole without it.
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
      setHasResume(false);
    };
  }, [isGuest, computer]);
  return hasResume;
}
