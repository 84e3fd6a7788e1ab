import type { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { isDataScarce } from './connection';

/** What the service worker has to say to the person, and the ways to answer it. */
type WorkerNews = {
  /** Everything is on this device: the app works without a connection. */
  isReadyOffline: boolean;
  /** The site has switched its worker off (`sw/kill-switch.js`): this page should come from the network. */
  isSwitchedOff: boolean;
  /** `updating`: somebody has accepted the version that waits, and it has not taken over yet. */
  notice: 'none' | 'ready-offline' | 'update' | 'updating' | 'ask-for-offline';
  dismiss: () => void;
};

export const useWorkerNews = create<WorkerNews>()((set) => ({
  isReadyOffline: false,
  isSwitchedOff: false,
  notice: 'none',
  dismiss: () => set({ notice: 'none' }),
}));

const toldKey = 'cq-told-ready-offline';
/** A line that broke while everything was fetched gets this long to come back, in ms; what has come is kept. */
const retryMs = 30_000;
let workbox: Workbox | undefined;
/**
 * A browser lets the old version end what it is doing first; after this long it may be asked again, in ms. A request in the
 * wrong moment makes Chromium start the old version once more, and then it waits until that has idled for half a minute.
 */
const longestUpdateMs = 45_000;
/** The site serves its kill switch: there is nothing to fetch until the next visit. */
let isKillSwitchActive = false;

/**
 * Registers the service worker once the page has loaded and is idle, so that fetching the workshop never competes with
 * the first screen. Where data is scarce the person is asked first. A new version waits until it is accepted with
 * `acceptUpdate`.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if ((data as { type?: string } | null)?.type === 'WORKER_STOPPED')
      useWorkerNews.setState({ isSwitchedOff: true, isReadyOffline: false });
  });
  // A browser that refuses workers (private mode, blocked storage) still runs the app online.
  const begin = () => whenIdle(() => void decide().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Fetches the whole workshop, so that it works offline. */
export async function keepForOffline(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('activated', ({ isUpdate }) => void noteActive(isUpdate === true));
  workbox.addEventListener('waiting', ({ sw }) => void noteWaiting(sw));
  workbox.addEventListener('redundant', tryAgainLater);
  await workbox.register();
}

/**
 * Lets the waiting version take over; `onTakenOver` loads this tab anew, and may come late enough for more to be typed
 * meanwhile. A tab that did not ask keeps running its own version until its person reloads it.
 */
export function acceptUpdate(onTakenOver: () => void): void {
  useWorkerNews.setState({ notice: 'updating' });
  setTimeout(() => useWorkerNews.setState({ notice: 'update' }), longestUpdateMs);
  workbox?.addEventListener('controlling', onTakenOver);
  workbox?.messageSkipWaiting();
}

async function decide(): Promise<void> {
  const isHere = (await navigator.serviceWorker.getRegistration())?.active != null;
  useWorkerNews.setState({ isReadyOffline: isHere });
  if (isHere || !isDataScarce()) await keepForOffline();
  else useWorkerNews.setState({ notice: 'ask-for-offline' });
}

/**
 * Something waits: a newer version, or in Firefox the very first one, which a second page of the visit meets in the
 * moment between its installation and its start. That one is no news, and starts by itself.
 */
async function noteWaiting(worker: ServiceWorker | undefined): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active && registration.active !== worker)
    return useWorkerNews.setState({ notice: 'update' });
  const noteStart = () => {
    if (worker?.state === 'activated') void noteActive(false);
  };
  worker?.addEventListener('statechange', noteStart);
  noteStart();
}

async function noteActive(isUpdate: boolean): Promise<void> {
  // A worker that has stored nothing is the kill switch: it ends itself, and nothing works offline.
  isKillSwitchActive = (await caches.keys()).length === 0;
  if (isKillSwitchActive) return;
  useWorkerNews.setState({ isReadyOffline: true });
  if (!isUpdate && isFirstTelling()) useWorkerNews.setState({ notice: 'ready-offline' });
}

/** A first installation broke off. A worker that is there already keeps serving, and the next visit tries again. */
function tryAgainLater(): void {
  if (useWorkerNews.getState().isReadyOffline) return;
  const controller = new AbortController();
  const tryAgain = () => {
    controller.abort();
    clearTimeout(timer);
    if (isKillSwitchActive) return;
    keepForOffline().catch(tryAgainLater);
  };
  const timer = setTimeout(tryAgain, retryMs);
  window.addEventListener('online', tryAgain, { signal: controller.signal });
}

// Not every browser tells when it is idle; a second after the load is close enough.
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1000);
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
