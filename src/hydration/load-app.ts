import { hasEarlyWords } from './early-fields';

/** How long to wait before a failed load is tried again, in ms; the `online` event ends the wait early. */
const askAgainMs = 5000;

const failures = new WeakSet();

/**
 * Whether an import failed for good. A script that loaded and cannot run throws the same error object each time, and one that
 * cannot be parsed a SyntaxError; a script that did not load throws a new error object.
 */
export function neverRuns(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  const failure = error as object;
  if (failures.has(failure)) return true;
  failures.add(failure);
  return false;
}

/** Loads the app's entry script, which build/write-pages.ts names in `data-app`, and retries when it does not load. */
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
  /** Whether a new version is deployed: the server's page then names another entry script (a captive portal names none). */
  const isReplaced = async (): Promise<boolean> => {
    try {
      const page = await (await fetch(location.href, { cache: 'no-store' })).text();
      const named = /data-app="(.+?)"/.exec(page);
      return named !== null && named[1] !== app;
    } catch {
      // No connection: the next retry checks again.
      return false;
    }
  };
  /** Reloads a page that is not hydrated: only once, because a proxy may still send the old page, and never over typed words. */
  const reloadIfReplaced = async (): Promise<void> => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isAsleep = () => root.dataset['who'] !== undefined && !hasEarlyWords();
    if (visit?.type !== 'reload' && (await isReplaced()) && isAsleep()) location.reload();
  };
  return { start, isReplaced, reloadIfReplaced };
}
