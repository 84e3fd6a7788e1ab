import { Workbox } from 'workbox-window';
import { isDataScarce } from './connection';
import { cacheForOffline, maxRetryMs, onLikelyReconnect } from './cache-for-offline';
import { hasLanguageCache, languageRegistration } from './language-registration';
import { useAppNotices } from './app-notices';
import { siteBase } from '@/content/site-base';

/** A line that broke while the worker itself was fetched gets this long to come back, in ms; then twice as long, up to the longest. */
const retryMs = 30_000;
/** How often a page that stays open looks for a new version, and whether everything is still kept, in ms. */
const updateCheckMs = 4 * 60 * 60_000;
/**
 * A browser lets the old version end what it is doing first; after this long it may be asked again, in ms. A request in the
 * wrong moment makes Chromium start the old version once more, and then it waits until that has idled for half a minute.
 */
const maxUpdateMs = 45_000;

let workbox: Workbox | undefined;
/** The site serves its kill switch: there is nothing to fetch until the next visit. */
let isKillSwitchActive = false;
let isCheckingRegularly = false;

/** Registers the worker and has it keep everything; both go on by themselves after a line that broke. */
export async function registerWorker(wait = retryMs): Promise<void> {
  workbox = new Workbox(`${siteBase}sw.js`);
  workbox.addEventListener('activated', ({ isUpdate }) => void handleActivated(isUpdate !== true));
  workbox.addEventListener('waiting', ({ sw }) => void handleWaiting(sw));
  const tryAgain = () =>
    onLikelyReconnect(wait, () => {
      if (!isKillSwitchActive) void registerWorker(Math.min(wait * 2, maxRetryMs));
    });
  // One that is there already keeps serving, and the next visit tries again.
  workbox.addEventListener('redundant', () => void isServing().then((is) => is || tryAgain()));
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await workbox.register();
  } catch (error) {
    // Everything else is the browser's own refusal.
    if (error instanceof TypeError) tryAgain();
    return;
  }
  if (!isCheckingRegularly) checkForUpdatesRegularly();
  if (await isServing()) return await cacheForOffline({ isFirst: false });
  // An earlier page of this visit may have begun the installation: then its events are not told to this page.
  await isActive(registration);
  await handleActivated(true);
}

/**
 * Lets the waiting version take over; `onTakenOver` loads this tab anew, and may come late enough for more to be typed
 * meanwhile. A tab that did not ask keeps running its own version until its person reloads it.
 */
export function acceptUpdate(onTakenOver: () => void): void {
  useAppNotices.setState({ notice: 'updating' });
  setTimeout(() => useAppNotices.setState({ notice: 'update' }), maxUpdateMs);
  workbox?.addEventListener('controlling', onTakenOver);
  workbox?.messageSkipWaiting();
}

/**
 * Something waits: a newer version, or in Firefox the very first one, which a second page of the visit meets in the
 * moment between its installation and its start. That one is no news, and starts by itself.
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
  // A worker that has stored nothing is the kill switch: it ends itself, and nothing works offline.
  isKillSwitchActive = !(await hasLanguageCache());
  if (!isKillSwitchActive) await cacheForOffline({ isFirst });
}

/** Browsers look for a new version when a page is loaded; one that is in front for days never would. */
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

/** Resolves when a registration has a worker that runs. */
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
