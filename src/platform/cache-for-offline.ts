import type { CacheStatus, CacheRequest } from '@/workspace/persistence/build-file';
import { isDataScarce } from './connection';
import { languageRegistration } from './language-registration';
import { useAppNotices } from './app-notices';

const readyNoticeShownKey = 'cq-told-ready-offline';
/** The first wait before a failed download is requested again, in ms; it doubles each time up to {@link maxRetryMs}. */
const retryMs = 30_000;
export const maxRetryMs = 10 * 60_000;
/** Timeout of the worker's answer, in ms: a worker of an older version, or one that the browser ended, never answers. */
const maxAnswerMs = 90_000;

let isRequesting = false;

/**
 * Requests missing files from the worker until all are cached and verified, then shows that the app works offline. On a slow
 * or data-saving connection it asks the person first. `isFirst`: the worker was just installed on this device.
 */
export async function cacheForOffline({ isFirst }: { isFirst: boolean }): Promise<void> {
  if (isRequesting) return;
  isRequesting = true;
  try {
    await requestUntilComplete(isFirst);
  } finally {
    isRequesting = false;
  }
}

async function requestUntilComplete(isFirst: boolean): Promise<void> {
  let isNewlyComplete = isFirst;
  for (let wait = retryMs; ;) {
    // `postMessage` can throw in a browser that shuts down: handled like no answer.
    const answer = await requestCaching().catch(() => null);
    if (answer?.missing === 0) break;
    useAppNotices.setState({ isReadyOffline: false });
    isNewlyComplete = true;
    if (!mayFetch()) return useAppNotices.setState({ notice: 'ask-for-offline' });
    if (answer?.isFull) {
      // The disk is full, so a retry would fail again. The next page load retries.
      const { hasRequestedOffline, notice } = useAppNotices.getState();
      return useAppNotices.setState({
        isDeviceFull: true,
        notice: hasRequestedOffline ? 'device-full' : notice,
      });
    }
    if (answer && answer.kept > 0) continue;
    await new Promise<void>((resolve) => onLikelyReconnect(wait, resolve));
    wait = Math.min(wait * 2, maxRetryMs);
  }
  useAppNotices.setState({
    isReadyOffline: true,
    isNewlyReady: isNewlyComplete && markReadyNoticeShown(),
    isDeviceFull: false,
  });
}

function mayFetch(): boolean {
  return useAppNotices.getState().hasRequestedOffline || !isDataScarce();
}

/** Calls `run` once: on the `online` event, at the latest after `ms`. */
export function onLikelyReconnect(ms: number, run: () => void): void {
  const end = new AbortController();
  const go = () => {
    end.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(go, ms);
  window.addEventListener('online', go, { signal: end.signal });
}

/** Asks the worker to cache missing files; null when it does not answer. */
async function requestCaching(): Promise<CacheStatus | null> {
  const worker = (await languageRegistration())?.active;
  const question: CacheRequest = {
    type: 'KEEP_FILES',
    path: location.pathname,
    mayFetch: mayFetch(),
  };
  return await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), worker ? maxAnswerMs : 0);
    port1.addEventListener('message', ({ data }: MessageEvent<CacheStatus>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    });
    port1.start();
    worker?.postMessage(question, [port2]);
  });
}

function markReadyNoticeShown(): boolean {
  try {
    if (localStorage.getItem(readyNoticeShownKey)) return false;
    localStorage.setItem(readyNoticeShownKey, 'yes');
  } catch {
    // Storage is refused: the notice shows at each first visit, which is true each time.
  }
  return true;
}
