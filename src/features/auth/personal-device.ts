import { useSyncExternalStore } from 'react';
import { isLikelyOwnDevice } from '@/domain/shared-computer/likely-own-device';
import { isInstalled } from '@/platform/install';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { sessionStore } from '@/workspace/session/session';

/**
 * Whether this is most likely a personal device; `hydration/early-page.ts` decides by the same rule before the app loads. A
 * guest's answer from an earlier window does not count, because it may be another person's.
 */
export function isPersonalDevice(): boolean {
  return isLikelyOwnDevice({
    hasDeadSignIn: sessionStore.needsSignIn() && sessionStore.readMarker()?.shared === false,
    answer: useGuestComputer.getState().computer,
    isInstalled: isInstalled(),
  });
}

/** `isOwnDevice` for what is drawn: a page written by the build takes a shared computer. */
export function useIsPersonalDevice(): boolean {
  return useSyncExternalStore(subscribe, isPersonalDevice, () => false);
}

function subscribe(listener: () => void): () => void {
  const stops = [sessionStore.onChange(listener), useGuestComputer.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
