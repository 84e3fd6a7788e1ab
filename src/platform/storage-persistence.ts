import { useSyncExternalStore } from 'react';
import { isInstalled } from './install';

/**
 * Whether this browser deletes a site's data after seven days of use without a visit. Safari does, and so do all browsers on
 * iPhones and iPads, except for apps on the home screen (webkit.org/blog/10218). False while the build renders a page.
 */
export function useDeletesAfterAWeek(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => navigator.vendor.startsWith('Apple') && !isInstalled(),
    () => false,
  );
}

/**
 * Asks the browser not to clear this site's data when the disk is full. Only on a personal device: on a shared computer
 * nothing should stay. The browser may refuse, and nothing depends on its answer.
 */
export function requestPersistentStorage(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}
