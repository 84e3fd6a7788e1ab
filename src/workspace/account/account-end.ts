import { createAccountEnd, type AccountEnd, type Deletion } from '@/backend/account-end';
import { backendConfig } from '@/backend/config';
import { forgetGuestComputer, isSharedComputer } from '@/workspace/shared-computer/guest-computer';
import { reloadEmpty, notifyTabsOfDeletion } from './emptied-tabs';
import { endSession, deletePersonalData, sendUnsentWork, clearComputer } from './end-session';
import { tokenManager } from '@/workspace/session/token-manager';
import { sessionStore } from '@/workspace/session/session';
import { closeWork } from '@/workspace/document/open-work';

export type { AccountEnd, Deletion } from '@/backend/account-end';

const server = createAccountEnd({
  ...backendConfig(),
  accessToken: tokenManager.accessToken,
  fetch: (input, init) => fetch(input, init),
});

/**
 * Deletes the signed-in person's account on the server. Once that is proven, `deleteFromDevice` must follow: this
 * device's sign-in is dead. With any other answer nothing has changed here.
 */
export async function deleteAccount(password: string): Promise<Deletion> {
  const session = sessionStore.readSession();
  if (!session) return 'signed-out';
  const outcome = await server.deleteAccount(session, password);
  const dead = sessionStore.readSession();
  if (outcome !== 'done' || !dead) return outcome;
  // First of all: a tab that lags sees at its next event that nobody is signed in any more, whatever that event tells.
  if (!isSharedComputer()) notifyTabsOfDeletion(session.userId);
  sessionStore.dropSession(dead);
  return outcome;
}

/**
 * Deletes everything of a person (a user id, or 'guest') from this device alone, and starts over at Home in all their
 * tabs. A shared computer has the data of the current person alone.
 *
 * @throws {Error} when some of it can still be read here
 */
export async function deleteFromDevice(personId: string): Promise<void> {
  if (isSharedComputer()) return await clearComputer();
  let isGone: boolean;
  if (sessionStore.readMarker()?.userId === personId) {
    notifyTabsOfDeletion(personId);
    isGone = await endSession({ discard: true, personId });
  } else {
    await closeWork();
    isGone = await deletePersonalData(personId);
    // Told only after the deletion: another tab starts over at Home, and would make the database again if it still found it.
    notifyTabsOfDeletion(personId);
    // By now the other tabs that are awake have let go of it.
    isGone ||= await deletePersonalData(personId);
    if (isGone && personId === 'guest') forgetGuestComputer();
  }
  if (!isGone) throw new Error('Some of it could not be deleted.');
  reloadEmpty(personId);
}

/**
 * Ends the person's sign-ins on all devices. `unsent`: nothing was done, because work here is not in the account yet and
 * could not be sent. After `done` this device's own sign-in is dead; end it with `endSession`.
 */
export async function signOutEverywhere(): Promise<AccountEnd | 'unsent'> {
  const isSent = await sendUnsentWork({ isPatient: true });
  return isSent ? await server.signOutEverywhere() : 'unsent';
}
