import type { PageEvent } from './sync-scheduler';

/** The parts of `window` and `document` that are listened to. */
export type PageTargets = {
  window: EventTarget;
  document: EventTarget & { visibilityState: string };
};

/**
 * Turns the browser's events into page events; returns the function that stops listening. A page
 * that comes back from the back-forward cache is `restored`; the first `pageshow` is the start.
 */
export function listenToPage(
  { window, document }: PageTargets,
  onEvent: (event: PageEvent) => void,
): () => void {
  const handleOnline = () => onEvent('online');
  const handleVisibility = () =>
    onEvent(document.visibilityState === 'hidden' ? 'hidden' : 'visible');
  const handlePageShow = (event: Event) => {
    if ('persisted' in event && event.persisted === true) onEvent('restored');
  };
  // Safari does not always tell of visibility when a page is left.
  const handlePageHide = () => onEvent('hidden');
  window.addEventListener('online', handleOnline);
  window.addEventListener('pageshow', handlePageShow);
  window.addEventListener('pagehide', handlePageHide);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('pageshow', handlePageShow);
    window.removeEventListener('pagehide', handlePageHide);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
