/** Names the database in which the service worker has just written. */
type WorkerNews = { dbName: string };

const channelName = 'cq-worker-wrote';

/** For the service worker: opens the channel on which it announces its writes to the pages. */
export function openWorkerWriteChannel(): { tell: (dbName: string) => void; close: () => void } {
  const channel = openChannel();
  return {
    tell: (dbName) => {
      const news: WorkerNews = { dbName };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
      channel?.postMessage(news);
    },
    close: () => channel?.close(),
  };
}

/** Calls back whenever the service worker has written into a database; returns the function that ends it. */
export function listenToWorkerWrites(dbName: string, onWritten: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
    if (data.dbName === dbName) onWritten();
  });
  return () => channel?.close();
}

/** Null where BroadcastChannel is missing or refused: then a page learns of the worker's writes at its own next write. */
function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;
}
