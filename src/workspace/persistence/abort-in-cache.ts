import type { Dexie } from 'dexie';

/**
 * Aborts what runs in a database when the browser puts this page into its cache: done as a whole or not at all. WebKit
 * keeps unfinished transactions with the page, and whoever opens the database afterwards waits for them for ever. The
 * library itself closes its connections then, which ends no transaction, and opens them again when the page is back.
 *
 * @param onCutOff the page is back, and something of what it was doing has failed: start again
 */
export function abortInCache(db: Dexie, onCutOff?: () => void): void {
  const running = new Set<IDBTransaction>();
  let isCutOff = false;
  db.use({
    stack: 'dbcore',
    name: 'abort-in-cache',
    create: (core) => ({
      ...core,
      transaction: (...request) => {
        const transaction = core.transaction(...request) as IDBTransaction;
        const forget = () => running.delete(transaction);
        running.add(transaction);
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, forget);
        return transaction;
      },
    }),
  });
  // In the capture phase, so before the listeners that write drafts: what they begin is not aborted. A worker has no such events.
  globalThis.addEventListener?.(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) return;
      isCutOff = running.size > 0;
      for (const transaction of running) abort(transaction);
    },
    { capture: true },
  );
  globalThis.addEventListener?.('pageshow', () => {
    if (isCutOff) onCutOff?.();
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It ends already, only its event has not come yet. The others must not be left for that.
  }
}
