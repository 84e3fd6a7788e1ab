import { createAccountEnd, type AccountEnd } from '../backend/account-end';
import { backendConfig } from '../backend/config';
import { clearGuestAndLeave } from './guest-computer';
import { leaveEmpty, tellEmptied } from './emptied-tabs';
import { endSession } from './end-session';
import { keeper } from './keeper';
import { sessionStore } from './session';

export type { AccountEnd } from '../backend/account-end';

const server = createAccountEnd({
  ...backendConfig(),
  accessToken: keeper.accessToken,
  fetch: (input, init) => fetch(input, init),
});

/**
 * Deletes the signed-in person's account on the server. Once that is proven, `deleteFromDevice` must follow: this
 * device's sign-in is dead. With any other answer nothing has changed here.
 */
export async function deleteAccount(): Promise<AccountEnd> {
  const session = sessionStore.readSession();
  if (!session) return 'signed-out';
  const outcome = await server.deleteAccount(session.userId);
  const dead = sessionStore.readSession();
  if (outcome === 'done' && dead) sessionStore.dropSession(dead);
  return outcome;
}

/** Deletes everything of whoever sits here from this device alone, and starts over at Home in all tabs. */
export async function deleteFromDevice(): Promise<void> {
  const marker = sessionStore.readMarker();
  if (!marker) return await clearGuestAndLeave();
  tellEmptied(marker.userId);
  await endSession({ discard: true });
  leaveEmpty(marker.userId);
}

/** Ends the person's sign-ins on all devices. This device's own is then dead; end it with `endSession`. */
export function signOutEverywhere(): Promise<AccountEnd> {
  return server.signOutEverywhere();
}
