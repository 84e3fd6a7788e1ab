import { useAppNotices } from './app-notices';
import { isDataScarce } from './connection';
import { languageRegistration } from './language-registration';

/**
 * Registers the service worker once the page has loaded and is idle, so that fetching the workshop never competes with
 * the first screen. On a slow or data-saving connection the person is asked first. A new version waits until it is accepted,
 * see `acceptUpdate`.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if ((data as { type?: string } | null)?.type === 'WORKER_STOPPED')
      useAppNotices.setState({ isSwitchedOff: true, isReadyOffline: false });
  });
  // If the browser refuses workers (private mode, blocked storage), the app still runs online.
  const begin = () => whenIdle(() => void decide().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Fetches the whole workshop, so that it works offline. */
export function requestOffline(): void {
  useAppNotices.setState({ hasRequestedOffline: true });
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
  const isHere = (await languageRegistration())?.active != null;
  if (isHere || !isDataScarce()) await register();
  else useAppNotices.setState({ notice: 'ask-for-offline' });
}

// Safari has no requestIdleCallback; there it runs a second after the load.
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1000);
}
