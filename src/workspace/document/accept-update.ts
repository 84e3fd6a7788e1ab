import { allowReload } from '@/workspace/shared-computer/leave-question';
import { useSaveFacts } from './save-facts';
import { getOpenWork } from './open-work';

/**
 * Takes the waiting version: what is typed goes to the device first, then the page reloads. While the device refuses
 * to store, the old version stays: reloading would cost the typed text.
 */
export async function takeUpdate(): Promise<void> {
  await getOpenWork()?.flush();
  if (useSaveFacts.getState().deviceError !== null) return;
  const { acceptUpdate } = await import('@/platform/register-worker');
  acceptUpdate(() => void loadAnew());
}

/** Reloads the page, for a worker that was switched off or a page that is too old, once everything typed is safe. */
export async function loadAnew(): Promise<void> {
  await getOpenWork()?.flush();
  if (useSaveFacts.getState().deviceError !== null) return;
  allowReload();
  globalThis.location.reload();
}
