import { useSyncExternalStore } from 'react';
import { onMarkerChange, readMarker, type Marker } from '../backend/session-store';

/**
 * Who is signed in on this device, read from the local marker: at once and without the network, so that an expired
 * sign-in offline still opens the person's work. Null while a page is prerendered and for guests.
 */
export function useSession(): Marker | null {
  return useSyncExternalStore(onMarkerChange, readMarker, () => null);
}
