import type { CacheStatus, CacheRequest } from '@/workspace/persistence/build-file';
import { isDataScarce } from './connection';
import { languageRegistration } from './language-registration';
import { useAppNotices } from './app-notices';

const readyNoticeShownKey = 'cq-told-ready-offline';
/** What does not come now is asked for again after this long, in ms, then after twice as long. */
const retryMs = 30_000;
export const maxRetryMs = 10 * 60_000;
/** A worker that does not answer in this time, in ms, is an older one, or the browser has ended it. */
const maxAnswerMs = 90_000;

let isRequesting = false;

/**
 * Has the worker keep what is missing, until everything is proven to be here; only then anything is said. Where data is
 * scarce the person is asked first. `isFirst`: the worker has just come to this device.
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
    // A browser that is busy, or on its way out, refuses the question: it is asked once more like one that is silent.
    const answer = await requestCaching().catch(() => null);
    if (answer?.missing === 0) break;
    useAppNotices.setState({ isReadyOffline: false });
    isNewlyComplete = true;
    if (!mayFetch()) return useAppNotices.setState({ notice: 'ask-for-offline' });
    if (answer?.isFull) {
      // The disk is full: another try would download the same files in vain. The next page load tries again.
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

/** Runs it once, after this long or when the line is back, whichever comes first. */
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

/** Null when no answer came. */
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
    // Without storage it is told at every first visit, which is true each time.
  }
  return true;
}
