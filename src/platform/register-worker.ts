import { Workbox } from 'workbox-window';
import { isDataScarce } from './connection';
import { cacheForOffline, maxRetryMs, onLikelyReconnect } from './cache-for-offline';
import { hasLanguageCache, languageRegistration } from './language-registration';
import { useAppNotices } from './app-notices';
import { siteBase } from '@/content/site-base';

/** The first wait before a failed registration is tried again, in ms; it doubles each time up to `maxRetryMs`. */
const retryMs = 30_000;
/** How often an open page checks for a new version and for missing files, in ms. */
const updateCheckMs = 4 * 60 * 60_000;
/**
 * After this time, in ms, "Update now" can be pressed again. The browser lets the old worker finish first; a request in that
 * moment makes Chromium start the old worker again, and it then waits until that one has been idle for half a minute.
 */
const maxUpdateMs = 45_000;

let workbox: Workbox | undefined;
/** The site serves its kill switch: nothing is cached until the next visit. */
let isKillSwitchActive = false;
let isCheckingRegularly = false;

/** Registers the worker and caches all files; both retry after a broken connection. */
export async function registerWorker(wait = retryMs): Promise<void> {
  workbox = new Workbox(`${siteBase}sw.js`);
  workbox.addEventListener('activated', ({ isUpdate }) => void handleActivated(isUpdate !== true));
  workbox.addEventListener('waiting', ({ sw }) => void handleWaiting(sw));
  const tryAgain = () =>
    onLikelyReconnect(wait, () => {
      if (!isKillSwitchActive) void registerWorker(Math.min(wait * 2, maxRetryMs));
    });
  // If an active worker serves the page, the next visit retries.
  workbox.addEventListener('redundant', () => void isServing().then((is) => is || tryAgain()));
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workbox.register();
  } catch (error) {
    // Only a TypeError is a network failure; other errors mean that the browser refuses workers.
    if (error instanceof TypeError) tryAgain();
    return;
  }
  if (!isCheckingRegularly) checkForUpdatesRegularly();
  if (await isServing()) return await cacheForOffline({ isFirst: false });
  // An earlier page of this visit may have started the installation: then this page gets no `activated` event.
  await isActive(registration);
  await handleActivated(true);
}

/**
 * Activates the waiting version. `onTakenOver` reloads this tab; more may be typed before it is called. Other tabs keep their
 * version until they are reloaded.
 */
export function acceptUpdate(onTakenOver: () => void): void {
  useAppNotices.setState({ notice: 'updating' });
  setTimeout(() => useAppNotices.setState({ notice: 'update' }), maxUpdateMs);
  workbox?.addEventListener('controlling', onTakenOver);
  workbox?.messageSkipWaiting();
}

/**
 * A worker waits: a newer version, which is shown to the person, or in Firefox the first version, between its installation and
 * its activation. The first one activates by itself.
 */
async function handleWaiting(worker: ServiceWorker | undefined): Promise<void> {
  const registration = await languageRegistration();
  if (registration?.active && registration.active !== worker)
    return useAppNotices.setState({ notice: 'update' });
  const noteStart = () => {
    if (worker?.state === 'activated') void handleActivated(true);
  };
  worker?.addEventListener('statechange', noteStart);
  noteStart();
}

async function handleActivated(isFirst: boolean): Promise<void> {
  // A worker without a cache is the kill switch: it unregisters itself, and nothing works offline.
  isKillSwitchActive = !(await hasLanguageCache());
  if (!isKillSwitchActive) await cacheForOffline({ isFirst });
}

/** Checks for a new version regularly: browsers check only at a page load, and a page may stay open for days. */
function checkForUpdatesRegularly(): void {
  isCheckingRegularly = true;
  let checkedAt = Date.now();
  const checkForUpdate = async () => {
    const isNow = document.visibilityState === 'visible' && Date.now() - checkedAt >= updateCheckMs;
    if (!isNow || isDataScarce()) return;
    checkedAt = Date.now();
    await (await languageRegistration())?.update();
    await cacheForOffline({ isFirst: false });
  };
  const handleChance = () => void checkForUpdate().catch(() => undefined);
  setInterval(handleChance, updateCheckMs);
  document.addEventListener('visibilitychange', handleChance);
}

/** Resolves when a registration has an active worker. */
function isActive(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!registration || registration.active) return resolve();
    const coming = registration.waiting ?? registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}

async function isServing(): Promise<boolean> {
  return (await languageRegistration())?.active != null;
}
