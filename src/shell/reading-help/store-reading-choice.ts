import { safeStorage } from '@/backend/safe-storage';
import { sessionStore } from '@/workspace/session/session';
import { isGuestsOwnComputer } from '@/workspace/shared-computer/guest-computer';

const tab = safeStorage(() => globalThis.sessionStorage);
const device = safeStorage(() => globalThis.localStorage);

/**
 * Keeps how a person reads: on a device of their own for good, else for this window, which the next person does not get.
 */
export function storeReadingChoice(key: string, choice: string): void {
  const marker = sessionStore.readMarker();
  const isOwn = marker ? !marker.shared : isGuestsOwnComputer();
  tab.setItem(key, choice);
  if (isOwn) device.setItem(key, choice);
}
