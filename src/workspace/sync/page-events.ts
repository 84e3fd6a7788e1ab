/** What happens to the page. */
export type PageEvent = 'online' | 'offline' | 'visible' | 'restored' | 'hidden';

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
  const controller = new AbortController();
  const { signal } = controller;
  const tell = (event: PageEvent) => () => onEvent(event);
  const handlePageShow = (event: Event) => {
    if ('persisted' in event && event.persisted === true) onEvent('restored');
  };
  const handleVisibility = () =>
    onEvent(document.visibilityState === 'hidden' ? 'hidden' : 'visible');
  window.addEventListener('online', tell('online'), { signal });
  window.addEventListener('offline', tell('offline'), { signal });
  window.addEventListener('pageshow', handlePageShow, { signal });
  // Safari does not always tell of visibility when a page is left.
  window.addEventListener('pagehide', tell('hidden'), { signal });
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  return () => controller.abort();
}
