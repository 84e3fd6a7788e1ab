import { useEffect, useState } from 'react';
import { isGuestsOwnComputer, useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { currentPersonId, useSession } from '@/workspace/session/session';
import type { OpenQuest } from './open-quest';

/**
 * The progress of the current person; null for a new person and until their work is open. A guest's work is not stored before
 * they say whose computer this is, so until then Home opens and loads nothing.
 */
export function useQuest(): OpenQuest | null {
  const personId = useSession()?.userId ?? 'guest';
  const computer = useGuestComputer((guest) => guest.computer);
  const [quest, setQuest] = useState<OpenQuest | null>(null);
  useEffect(() => {
    // While a page hydrates, the session is always a guest's.
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
    // Home works without it.
    open().catch(() => undefined);
    return () => {
      isCurrent = false;
      stop?.();
      setQuest(null);
    };
  }, [personId, computer]);
  return quest;
}
