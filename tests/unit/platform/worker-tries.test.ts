import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const minute = 60_000;
let tries = 0;

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = () => undefined;
    register = () => {
      tries += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
  },
}));

beforeEach(() => {
  tries = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { pathname: '/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that refuses the question once is asked again, and then everything is proven to be here', async () => {
  const answers = [
    () => Promise.reject(new DOMException('The document is in a bad state.', 'InvalidStateError')),
    () => Promise.resolve({ active: workerWithAll }),
  ];
  stubWorker(() => (answers.length > 1 ? answers.shift() : answers[0])?.());
  const { cacheForOffline } = await import('@/platform/cache-for-offline');
  const { useAppNotices } = await import('@/platform/app-notices');
  const first = cacheForOffline({ isFirst: false });
  await expect(Promise.race([first, vi.advanceTimersByTimeAsync(minute)])).resolves.toBeUndefined();
  vi.useRealTimers();
  await cacheForOffline({ isFirst: false });
  await first;
  expect(useAppNotices.getState().isReadyOffline).toBe(true);
});

test('a day of a broken line asks for the worker every ten minutes at the end, and not ever more seldom', async () => {
  stubWorker(() => Promise.resolve(undefined));
  const { registerWorker } = await import('@/platform/register-worker');
  void registerWorker();
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  const inTheFirstDay = tries;
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(tries - inTheFirstDay).toBe(6);
});

/** A worker that has kept all files. */
const workerWithAll = {
  postMessage: (_question: unknown, [port]: MessagePort[]) =>
    port?.postMessage({ missing: 0, kept: 0, isFull: false }),
};

function stubWorker(getRegistration: () => unknown): void {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration } });
}
