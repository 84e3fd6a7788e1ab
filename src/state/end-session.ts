import { deletePersonDb } from '../storage/person-dbs';
import { keeper } from './keeper';
import { sessionStore } from './session';
import { useSaveFacts } from './save-facts';
import { discardSpills } from './spill';
import { ensureWork, forgetWork } from './use-work';

/**
 * Whether everything of the signed-in person is in their account. A patient call first tries to send what is not.
 */
export async function sendUnsentWork({ isPatient }: { isPatient: boolean }): Promise<boolean> {
  const marker = sessionStore.readMarker();
  if (!marker) return true;
  const work = await ensureWork(marker.userId);
  await work.flush();
  if (isPatient) await work.sendNow();
  const { slot, deviceError } = useSaveFacts.getState();
  return slot === null && deviceError === null;
}

/**
 * Signs out: the local session goes first, then the person's data where this device must not keep it (a shared
 * computer, or work that is thrown away), then the server is told as far as it can be reached.
 */
export async function endSession({ discard }: { discard: boolean }): Promise<void> {
  const marker = sessionStore.readMarker();
  const told = keeper.signOut();
  await forgetWork();
  if (marker && (marker.shared || discard)) {
    discardSpills(marker.userId);
    await deletePersonDb(marker.userId);
  }
  await told;
}
