import { useEffect } from 'react';
import { create } from 'zustand';
import type { GuestOffer, Work } from './open-work';
import { useSession } from './session';

type WorkState = {
  /** Whose work it is: a user id, or 'guest'. */
  personId: string | null;
  work: Work | null;
  guestOffer: GuestOffer | null;
};

export const useWorkState = create<WorkState>()(() => ({
  personId: null,
  work: null,
  guestOffer: null,
}));

/** The open work, or null before the device has been read. */
export function openWork(): Work | null {
  return useWorkState.getState().work;
}

/**
 * Opens the work of whoever is signed in (or the guest's) and keeps it open over navigations. Storage and sync load
 * only with the first screen that asks for them.
 */
export function useWork(): { state: 'loading' | 'ready' } {
  const personId = useSession()?.userId ?? 'guest';
  useEffect(() => {
    void switchTo(personId);
  }, [personId]);
  const isReady = useWorkState((state) => state.work !== null && state.personId === personId);
  return { state: isReady ? 'ready' : 'loading' };
}

/** The question whether a guest's resume on this device belongs to the person who has just signed in. */
export function useGuestOffer(): GuestOffer | null {
  return useWorkState((state) => state.guestOffer);
}

async function switchTo(personId: string): Promise<void> {
  const { personId: before, work } = useWorkState.getState();
  if (before === personId) return;
  useWorkState.setState({ personId, work: null, guestOffer: null });
  await work?.close();
  const { startWork } = await import('./open-work');
  const next = await startWork(personId, (guestOffer) => useWorkState.setState({ guestOffer }));
  // Another switch may have come meanwhile; its work is the one that counts.
  if (useWorkState.getState().personId === personId) useWorkState.setState({ work: next });
  else await next.close();
}
