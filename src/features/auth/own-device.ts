import { useSyncExternalStore } from 'react';
import { isInstalled } from '@/platform/install';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { sessionStore } from '@/workspace/session/session';

/**
 * Whether this is most likely the person's own device. A sign-in that has died here and was not one on a shared
 * computer comes first: taken for a shared one the device would lose what is kept on it alone. Then what the person
 * has said as a guest, in this window only: an earlier answer may be somebody else's. Then whether the app is installed.
 */
export function isOwnDevice(): boolean {
  if (sessionStore.needsSignIn() && sessionStore.readMarker()?.shared === false) return true;
  const { computer } = useGuestComputer.getState();
  return computer === 'unknown' ? isInstalled() : computer === 'own';
}

/** `isOwnDevice` for what is drawn: a page written by the build takes a shared computer. */
export function useIsOwnDevice(): boolean {
  return useSyncExternalStore(subscribe, isOwnDevice, () => false);
}

function subscribe(listener: () => void): () => void {
  const stops = [sessionStore.onChange(listener), useGuestComputer.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
