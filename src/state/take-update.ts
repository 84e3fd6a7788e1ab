import { acceptUpdate } from '../pwa/worker';
import { openWork } from './use-work';

/** Takes the waiting version: what is typed goes to the device first, then the page loads anew. */
export function takeUpdate(): Promise<void> {
  return acceptUpdate(async () => openWork()?.flush());
}
