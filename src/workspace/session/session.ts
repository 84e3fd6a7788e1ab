import { useMemo, useSyncExternalStore } from 'react';
import { createSessionStore } from '@/backend/session-store';
import type { Marker } from '@/backend/session';
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
  const text = useSyncExternalStore(sessionStore.onChange, markerText, () => 'null');
  return useMemo(() => JSON.parse(text) as Marker | null, [text]);
}

/** The marker as text: React compares snapshots by identity, and comparing objects by value would cost Home bytes. */
function markerText(): string {
  return JSON.stringify(sessionStore.readMarker());
}

/**
 * Whose record the screens show: the person of the local marker, else the guest. Effects ask this and not `useSession`:
 * a page that the build wrote hydrates as a guest's, and a learner's drafts must not be opened as a guest.
 */
export function currentPersonId(): string {
  return sessionStore.readMarker()?.userId ?? 'guest';
}

/**
 * The current person. 'unknown' while a page that the build wrote hydrates: it holds the parts for both, marked with
 * `data-for`, and the style sheet shows those that fit (see `data-who` in hydration/early-page.ts).
 */
export function useWho(): 'unknown' | 'guest' | 'learner' {
  return useSyncExternalStore(
    sessionStore.onChange,
    () => (sessionStore.readMarker() ? 'learner' : 'guest'),
    () => 'unknown',
  );
}
