import { Workbox } from 'workbox-window';
import { create } from 'zustand';

/** What the service worker has to say to the person, and the way to take an update. */
type WorkerNews = {
  readyOffline: boolean;
  updateWaiting: boolean;
  dismiss: () => void;
};

export const useWorkerNews = create<WorkerNews>()((set) => ({
  readyOffline: false,
  updateWaiting: false,
  dismiss: () => set({ readyOffline: false, updateWaiting: false }),
}));

const toldKey = 'cq-told-ready-offline';
let workbox: Workbox | undefined;

/**
 * Registers the service worker once the page has loaded, so that the precache never competes with the first screen.
 * A new version waits until the person accepts it with `acceptUpdate`.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => {
    workbox = new Workbox('/sw.js');
    workbox.addEventListener('activated', (event) => {
      if (!event.isUpdate && isFirstTelling()) useWorkerNews.setState({ readyOffline: true });
    });
    workbox.addEventListener('waiting', () => useWorkerNews.setState({ updateWaiting: true }));
    // A browser that refuses workers (private mode, blocked storage) still runs the app online.
    workbox.register().catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/**
 * Lets the waiting version take over and reloads this tab once it has; write what is typed to the device first. A tab
 * that did not ask keeps running its own version until its person reloads it.
 */
export function acceptUpdate(): void {
  workbox?.addEventListener('controlling', () => window.location.reload());
  workbox?.messageSkipWaiting();
}

function isFirstTelling(): boolean {
  try {
    if (localStorage.getItem(toldKey)) return false;
    localStorage.setItem(toldKey, 'yes');
  } catch {
    // Without storage it is told at every first visit, which is true each time.
  }
  return true;
}
