import { create } from 'zustand';
import { isDataScarce } from './connection';
import { ownRegistration } from './own-registration';

/** What the service worker has to say to the person, and the ways to answer it. */
type WorkerNews = {
  /** Everything is on this device, as the worker has just proven: the app works without a connection. */
  isReadyOffline: boolean;
  /** That has come about on this page, and is told for the first time on this device. */
  isNewlyReady: boolean;
  /** The device has no room for what the app needs offline. */
  isDeviceFull: boolean;
  /** The site has switched its worker off (`sw/kill-switch.js`): this page should come from the network. */
  isSwitchedOff: boolean;
  /** The person has asked for everything, though data is scarce. */
  isWanted: boolean;
  /**
   * `updating`: somebody has accepted the version that waits, and it has not taken over yet. `device-full`: somebody has
   * asked for everything, and there is no room for it. `asking-language`: they want another language, and the server has
   * not answered yet. `other-language`: it cannot come.
   * `account-language`: they have chosen another language on another device.
   */
  notice:
    | 'none'
    | 'update'
    | 'updating'
    | 'ask-for-offline'
    | 'device-full'
    | 'asking-language'
    | 'other-language'
    | 'account-language';
  /** The name of that language. */
  otherLanguage: string;
  dismiss: () => void;
};

/** The news of the service worker, for the notices and the status line. */
export const useWorkerNews = create<WorkerNews>()((set) => ({
  isReadyOffline: false,
  isNewlyReady: false,
  isDeviceFull: false,
  isSwitchedOff: false,
  isWanted: false,
  notice: 'none',
  otherLanguage: '',
  dismiss: () => set({ notice: 'none' }),
}));

/**
 * Registers the service worker once the page has loaded and is idle, so that fetching the workshop never competes with
 * the first screen. Where data is scarce the person is asked first. A new version waits until it is accepted, see
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
export function keepForOffline(): void {
  useWorkerNews.setState({ isWanted: true });
  void register();
}

async function register(): Promise<void> {
  try {
    await (await import('./register-worker')).registerWorker();
  } catch {
    window.addEventListener('online', () => void register(), { once: true });
  }
}

async function decide(): Promise<void> {
  const isHere = (await ownRegistration())?.active != null;
  if (isHere || !isDataScarce()) await register();
  else useWorkerNews.setState({ notice: 'ask-for-offline' });
}

// Not every browser tells when it is idle; a second after the load is close enough.
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1000);
}
