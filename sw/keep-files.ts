import type { BuildFile, CacheStatus, CacheRequest } from '@/workspace/persistence/build-file';
import { answerRequests } from './answer-requests';
import {
  createFileCache,
  dropOldFiles,
  deleteUnverified,
  isComplete,
  markComplete,
  missingFiles,
  storeMissing,
  type FileCache,
} from './file-cache';

declare const self: ServiceWorkerGlobalScope;

/** A page is answered after this long at most, in ms: browsers end a worker that takes minutes. */
const maxAnswerMs = 5000;

/**
 * Stores the build's files and answers requests with them.
 *
 * 1. The first installation stores only what the open pages need, so that after a visit of two seconds the page that was
 *    read works offline.
 * 2. Pages then ask for the rest (`KEEP_FILES`), a few seconds' worth at a time, and again at each visit: files that the
 *    browser has deleted come back.
 * 3. A new version replaces a complete one only when it is complete itself.
 *
 * A file is stored only when its bytes match the build's digest, see `verifiedResponse`.
 */
export function keepFiles(list: readonly BuildFile[]): void {
  const cache = createFileCache(list);
  answerRequests(cache);
  const answerQuestion = createAnswerer(cache);
  self.addEventListener('install', (event) => event.waitUntil(install(cache)));
  self.addEventListener('activate', (event) => event.waitUntil(dropOldFiles(cache)));
  self.addEventListener('message', (event) => {
    const question = event.data as CacheRequest | { type?: undefined } | null;
    if (question?.type !== 'KEEP_FILES') return;
    event.waitUntil(
      // A page that was loading when this version started has no worker yet, and would not work offline.
      self.clients
        .claim()
        .then(() => answerQuestion(question))
        .then((answer) => event.ports[0]?.postMessage(answer)),
    );
  });
}

/** @throws when a complete version would be replaced by one with files missing: the browser then keeps the old one */
async function install(cache: FileCache): Promise<void> {
  const until = Number.POSITIVE_INFINITY;
  await deleteUnverified(cache);
  if (self.registration.active && (await isComplete(cache))) {
    await storeMissing(cache, null, { until, isAll: true });
    if ((await missingFiles(cache)).length > 0) throw new Error('Not everything came.');
    return;
  }
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of pages)
    await storeMissing(cache, new URL(url).pathname, { until, isAll: false });
}

/** Answers pages that ask for files; pages that ask at the same time share one round of fetching. */
function createAnswerer(cache: FileCache): (question: CacheRequest) => Promise<CacheStatus> {
  let current: Promise<CacheStatus> | null = null;
  return async ({ path, mayFetch }) => {
    if (!mayFetch) return await count(cache, (await missingFiles(cache)).length);
    current ??= storeMore(cache, path).finally(() => {
      current = null;
    });
    return await current;
  };
}

async function storeMore(cache: FileCache, path: string): Promise<CacheStatus> {
  const before = (await missingFiles(cache)).length;
  const until = Date.now() + maxAnswerMs;
  const isFull = before > 0 && (await storeMissing(cache, path, { until, isAll: true }));
  return { ...(await count(cache, before)), isFull };
}

/** How many files came since `before` were missing, and how many are missing still; notes when none is. */
async function count(cache: FileCache, before: number): Promise<CacheStatus> {
  const missing = (await missingFiles(cache)).length;
  if (missing === 0) await markComplete(cache);
  return { kept: before - missing, missing, isFull: false };
}
