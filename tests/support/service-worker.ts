import type { BrowserContext, Page } from '@playwright/test';

/** The browser's own hands on service workers; they need no page of the site. */
export type WorkerHands = {
  /** How the Background Syncs so far have ended. */
  syncs: () => string[];
  /** Stops all workers wherever they stand, as a browser that runs short does. */
  stop: () => Promise<void>;
};

export async function holdWorkers(context: BrowserContext): Promise<WorkerHands> {
  const cdp = await context.newCDPSession(await context.newPage());
  const service = 'backgroundSync';
  const ends: string[] = [];
  cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
    const { eventName, eventMetadata } = backgroundServiceEvent;
    const status = eventMetadata.find(({ key }) => key === 'Status')?.value;
    if (eventName === 'Sync completed') ends.push(status ?? '');
  });
  await cdp.send('BackgroundService.startObserving', { service });
  await cdp.send('BackgroundService.setRecording', { service, shouldRecord: true });
  await cdp.send('ServiceWorker.enable');
  return {
    syncs: () => ends,
    stop: async () => {
      await cdp.send('ServiceWorker.stopAllWorkers');
    },
  };
}

/** What this page's site has asked the browser to wake its worker for. */
export function syncTags(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration()) as unknown as {
      sync: { getTags: () => Promise<string[]> };
    };
    return await registration.sync.getTags();
  });
}

/** The ids of everything in the outbox of every person here: 1 is unsent work, 2 is what a page left for the worker. */
export function outboxIds(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const ids: unknown[] = [];
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('no answer')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answerOf(indexedDB.open(name));
      ids.push(...(await answerOf(db.transaction('outbox').objectStore('outbox').getAllKeys())));
      db.close();
    }
    return ids;
  });
}
