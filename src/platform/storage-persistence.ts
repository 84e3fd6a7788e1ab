import { useSyncExternalStore } from 'react';
import { isInstalled } from './install';

/**
 * Whether this browser deletes what a site keeps after seven days of use without a visit. Safari does, and on iPhones
 * and iPads every browser is one; only what is on the home screen is spared (webkit.org/blog/10218). False while the
 * build writes a page.
 */
export function useDeletesAfterAWeek(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => navigator.vendor.startsWith('Apple') && !isInstalled(),
    () => false,
  );
}

/**
 * Asks the browser not to clear this site's data when the disk is full. Only for a device of the person's own: on a
 * shared one nothing should stay. No promise follows from it, so nobody waits for the answer.
 */
export function requestPersistentStorage(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}
