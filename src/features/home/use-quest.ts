import { useEffect, useState } from 'react';
import { isGuestsOwnComputer, useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { currentPersonId, useSession } from '@/workspace/session/session';
import type { OpenQuest } from './open-quest';

/**
 * What whoever sits here has reached; null for a new person and until their work is open. Of a guest nothing is kept before
 * they have said whose computer this is: until then nothing is opened, and Home loads nothing for it.
 */
export function useQuest(): OpenQuest | null {
  const personId = useSession()?.userId ?? 'guest';
  const computer = useGuestComputer((guest) => guest.computer);
  const [quest, setQuest] = useState<OpenQuest | null>(null);
  useEffect(() => {
    // While a written page wakes up it takes everybody for a guest.
    if (personId !== currentPersonId()) return;
    if (personId === 'guest' && computer === 'unknown' && !isGuestsOwnComputer()) return;
    let isCurrent = true;
    let stop: (() => void) | null = null;
    const open = async () => {
      const { openQuest } = await import('./open-quest');
      const end = await openQuest(personId, (next) => {
        if (isCurrent) setQuest(next);
      });
      if (isCurrent) stop = end;
      else end();
    };
    // Home is whole without it.
    open().catch(() => undefined);
    return () => {
      isCurrent = false;
      stop?.();
      setQuest(null);
    };
  }, [personId, computer]);
  return quest;
}
