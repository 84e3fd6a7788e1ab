import { hasEarlyWords } from './early-fields';

/** How long to wait before a failed load is tried again, in ms; the `online` event ends the wait early. */
const askAgainMs = 5000;

const failures = new WeakSet();

/**
 * Whether an import failed for good. A script that has come and cannot run fails with one and the same error each time,
 * and one that cannot even be parsed with a SyntaxError; one that has not come, with a new error.
 */
export function neverRuns(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  const failure = error as object;
  if (failures.has(failure)) return true;
  failures.add(failure);
  return false;
}

/**
 * Loads the app's own file, which build/write-pages.ts names on the page, and asks for it again where a bad line has lost
 * it, as the app does with its other parts.
 */
export function appLoader() {
  const root = document.documentElement;
  const app = root.dataset['app'] ?? '';

  const start = (): void => {
    import(/* @vite-ignore */ app).catch((error: unknown) => {
      if (neverRuns(error)) return window.sayTooOld?.();
      askAgain();
      void reloadIfReplaced();
    });
  };
  const askAgain = () => {
    let isAsked = false;
    const ask = () => {
      if (!isAsked) start();
      isAsked = true;
    };
    addEventListener('online', ask, { once: true });
    setTimeout(ask, askAgainMs);
  };
  /** Whether a new version replaced this page's files: the server's page then names another app file (a wifi portal's none). */
  const isReplaced = async (): Promise<boolean> => {
    try {
      const page = await (await fetch(location.href, { cache: 'no-store' })).text();
      const named = /data-app="(.+?)"/.exec(page);
      return named !== null && named[1] !== app;
    } catch {
      // No connection: there is time for it at the next chance.
      return false;
    }
  };
  /** Reloads a page that is not hydrated: once, for a proxy may go on sending the old page, and never over typed words. */
  const reloadIfReplaced = async (): Promise<void> => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isAsleep = () => root.dataset['who'] !== undefined && !hasEarlyWords();
    if (visit?.type !== 'reload' && (await isReplaced()) && isAsleep()) location.reload();
  };
  return { start, isReplaced, reloadIfReplaced };
}
