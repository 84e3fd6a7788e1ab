import { useSyncExternalStore } from 'react';
import { createSessionStore } from '@/backend/session-store';
import type { Marker } from '@/backend/session';
import { isSameValue } from '@/domain/resume/json-value';
import { tabMemory } from './tab-memory';

/** Who is signed in on this device, kept by the browser; read at once and without the network. */
export const sessionStore = createSessionStore({
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
  memory: tabMemory,
  events: globalThis,
});

/**
 * The person signed in on this device, or null for a guest. It comes from the local marker, so an expired sign-in
 * offline still opens the person's work. A prerendered page shows a guest until it runs in a browser.
 */
export function useSession(): Marker | null {
  return useSyncExternalStore(sessionStore.onChange, markerNow, () => null);
}

let lastMarker: Marker | null = null;

/** The marker, and the same object as before while it says the same: React compares snapshots by identity. */
function markerNow(): Marker | null {
  const marker = sessionStore.readMarker();
  if (!isSameValue(marker, lastMarker)) lastMarker = marker;
  return lastMarker;
}

/**
 * Whose record the screens show: the person of the local marker, else the guest. Effects ask this and not `useSession`:
 * a page that the build wrote hydrates as a guest's, and a learner's drafts must not be opened as a guest.
 */
export function currentPersonId(): string {
  return sessionStore.readMarker()?.userId ?? 'guest';
}

/**
 * Who sits here. 'unknown' while a page that the build wrote hydrates: it holds the parts for both, marked with
 * `data-for`, and the style sheet shows those that fit (see `data-who` in hydration/early-page.ts).
 */
export function useWho(): 'unknown' | 'guest' | 'learner' {
  return useSyncExternalStore(
    sessionStore.onChange,
    () => (sessionStore.readMarker() ? 'learner' : 'guest'),
    () => 'unknown',
  );
}
