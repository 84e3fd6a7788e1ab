import { safeStorage } from '@/backend/safe-storage';
import { sessionStore } from '@/workspace/session/session';
import { isGuestsOwnComputer } from '@/workspace/shared-computer/guest-computer';

const tab = safeStorage(() => globalThis.sessionStorage);
const device = safeStorage(() => globalThis.localStorage);

/**
 * Stores a reading setting: on a personal device in `localStorage`, else only for this window, so that the next person
 * does not get it.
 */
export function storeReadingChoice(key: string, choice: string): void {
  const marker = sessionStore.readMarker();
  const isOwn = marker ? !marker.shared : isGuestsOwnComputer();
  tab.setItem(key, choice);
  if (isOwn) device.setItem(key, choice);
}
