import { acceptUpdate } from '../pwa/worker';
import { allowReload } from './leave-question';
import { useSaveFacts } from './save-facts';
import { openWork } from './use-work';

/**
 * Takes the waiting version: what is typed goes to the device first, then the page loads anew. While the device refuses
 * to store, the old version stays: loading anew would cost the typed text.
 */
export async function takeUpdate(): Promise<void> {
  await openWork()?.flush();
  if (useSaveFacts.getState().deviceError !== null) return;
  allowReload();
  acceptUpdate();
}

/** Loads a page anew whose worker was switched off, once everything typed is on the device. */
export async function leaveStoppedWorker(): Promise<void> {
  await openWork()?.flush();
  if (useSaveFacts.getState().deviceError !== null) return;
  allowReload();
  globalThis.location.reload();
}
