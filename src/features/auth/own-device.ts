import { useSyncExternalStore } from 'react';
import { isInstalled } from '@/platform/install';
import { isGuestsOwnComputer, useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { sessionStore } from '@/workspace/session/session';

/**
 * Whether this is most likely the person's own device. A sign-in that has died here and was not one on a shared
 * computer comes first: taken for a shared one the device would lose what is kept on it alone. Then what was said here by
 * a guest, in this window or on an earlier day: an account on a shared computer never sees what a guest left on their own
 * device. Then whether the app is installed.
 */
export function isOwnDevice(): boolean {
  if (sessionStore.needsSignIn() && sessionStore.readMarker()?.shared === false) return true;
  const { computer } = useGuestComputer.getState();
  return isGuestsOwnComputer() || (computer === 'unknown' && isInstalled());
}

/** `isOwnDevice` for what is drawn: a page written by the build takes a shared computer. */
export function useIsOwnDevice(): boolean {
  return useSyncExternalStore(subscribe, isOwnDevice, () => false);
}

function subscribe(listener: () => void): () => void {
  const stops = [sessionStore.onChange(listener), useGuestComputer.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
