import { siteAddress } from '@/content/site-base';
import { sharedPage, type ShareTargetQuestion } from '@/domain/import-file/share-target';

type LaunchQueue = {
  setConsumer: (consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void;
};

/** A worker that does not answer after this long, in ms, has nothing. */
const patienceMs = 3000;

/**
 * The file that another app has shared with this one or opened in it; 'lost' where one was shared and is here no more, and
 * null where none was. It is given once: loading the page again does not bring it back.
 */
export async function takeSharedFile(): Promise<File | 'lost' | null> {
  if (!location.search.startsWith('?shared')) return null;
  history.replaceState(history.state, '', siteAddress(sharedPage.replace('?shared', '')));
  return (
    (await Promise.race([fileOfWorker(), wait()])) ??
    (await Promise.race([fileOfLaunch().catch(() => null), wait()])) ??
    'lost'
  );
}

function fileOfWorker(): Promise<File | null> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data as File | null), { once: true });
    port1.start();
    worker.postMessage({ kind: 'take-shared-file' } satisfies ShareTargetQuestion, [port2]);
  });
}

/** Where the system opens files with installed apps, they stand in the window's queue. */
function fileOfLaunch(): Promise<File | null> {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  if (!launchQueue) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    launchQueue.setConsumer(({ files = [] }) => {
      const [handle] = files;
      if (handle) handle.getFile().then(resolve, reject);
      else resolve(null);
    });
  });
}

function wait(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}
