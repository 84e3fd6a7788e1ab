import { isInAppBrowser } from '@/platform/in-app-browser';

/** True in an app started from an iPhone's home screen. */
export function isOnIosHomeScreen(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}

/**
 * True where a download link alone would fail. In an app started from an iPhone's home screen it opens a page without a
 * Back button. And a browser does not ask the service worker for a link's download: offline it fails, even if the file is
 * cached.
 */
export function needsDownloadFallback(): boolean {
  return isOnIosHomeScreen() || Boolean(navigator.serviceWorker?.controller);
}

/** True in the browser of another app, which saves no file at all. */
export function cannotDownload(): boolean {
  return isInAppBrowser();
}
