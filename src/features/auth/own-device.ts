import { useSyncExternalStore } from 'react';
import { isInstalled, useIsInstalled } from '../../pwa/install';
import { sessionStore } from '../../state/session';

/**
 * Whether this is most likely the person's own device: the app is installed, or the sign-in that has died here was not
 * one on a shared computer. Taken for a shared one it would lose what is kept on it alone.
 */
export function isOwnDevice(): boolean {
  return isInstalled() || isDeadSignInOwn();
}

/** `isOwnDevice` for what is drawn: a page written by the build takes a shared computer. */
export function useIsOwnDevice(): boolean {
  const isDeadOwn = useSyncExternalStore(sessionStore.onChange, isDeadSignInOwn, () => false);
  return useIsInstalled() || isDeadOwn;
}

function isDeadSignInOwn(): boolean {
  return sessionStore.needsSignIn() && sessionStore.readMarker()?.shared === false;
}
