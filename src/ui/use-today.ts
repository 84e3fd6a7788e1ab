import { useSyncExternalStore } from 'react';
import { localToday } from './local-day';

/** Today ('YYYY-MM-DD') by this device, or null where a page is written by the build, which must not put in its own day. */
export function useToday(): string | null {
  return useSyncExternalStore(neverChanges, localToday, () => null);
}

function neverChanges(): () => void {
  return () => undefined;
}
