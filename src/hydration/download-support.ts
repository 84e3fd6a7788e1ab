import { isInAppBrowser } from '@/platform/in-app-browser';

/** True in an app started from an iPhone's home screen. */
export function isOnIosHomeScreen(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}

/**
 * True where a download link alone would fail. In an app started from an iPhone's home screen it opens a page with no
 * way back. And browsers send a link's download past the service worker: without a network it is cancelled, though
 * the file lies on the device.
 */
export function needsDownloadFallback(): boolean {
  return isOnIosHomeScreen() || Boolean(navigator.serviceWorker?.controller);
}

/** True where no way leads to a file: in the browser of another app. */
export function cannotDownload(): boolean {
  return isInAppBrowser();
}
