import { useSyncExternalStore } from 'react';
import { isInAppBrowser } from './in-app-browser';

/**
 * How the app can be installed in this browser. `in-app`: not here, only in another browser. `prompt`: `ask` opens the
 * browser's dialog.
 */
type Install =
  | { kind: 'none' }
  | { kind: 'in-app' }
  | { kind: 'ios-steps' }
  | { kind: 'prompt'; ask: () => void };

type InstallPromptEvent = Event & { prompt: () => Promise<unknown> };

const none: Install = { kind: 'none' };
let current: Install = none;
const listeners = new Set<() => void>();

/** Listens for `beforeinstallprompt`. Call once, early: the event fires only once. */
export function watchInstall(): void {
  if (isInAppBrowser()) return set({ kind: 'in-app' });
  if (isIos() && !isInstalled()) set({ kind: 'ios-steps' });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const offer = event as InstallPromptEvent;
    set({
      kind: 'prompt',
      ask: () => {
        set(none);
        void offer.prompt();
      },
    });
  });
  window.addEventListener('appinstalled', () => set(none));
}

/** How the app can be installed now; 'none' while the build renders a page. */
export function useInstall(): Install {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}

/** Whether this page runs as an installed app: then the device is most likely a personal one. */
export function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

// iPadOS names itself a Mac, but no Mac has a touch screen.
function isIos(): boolean {
  const agent = navigator.userAgent;
  return /iPhone|iPad|iPod/.test(agent) || (agent.includes('Mac') && navigator.maxTouchPoints > 1);
}

function set(next: Install): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
