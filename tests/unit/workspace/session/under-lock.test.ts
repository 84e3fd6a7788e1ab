import { afterEach, expect, test, vi } from 'vitest';
import { LockBusy, underLockSoon } from '@/workspace/session/under-lock';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose lock another tab keeps until `letGo`. */
function keptLock() {
  let letGo = () => {};
  const kept = new Promise<void>((resolve) => (letGo = resolve));
  const request = (_name: string, { signal }: LockOptions, run: (lock: null) => Promise<unknown>) =>
    Promise.race([
      kept,
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
    ]).then(() => run(null));
  vi.stubGlobal('navigator', { locks: { request } });
  return { letGo };
}

test('a lock that a stopped tab keeps is waited for with patience, and then nothing has run', async () => {
  keptLock();
  const run = vi.fn();
  await expect(underLockSoon('sync:ana', 10, run)).rejects.toThrow(LockBusy);
  expect(run).not.toHaveBeenCalled();
});

test('a lock that comes free in time is had for as long as the work takes', async () => {
  const { letGo } = keptLock();
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return 'done';
  };
  const result = underLockSoon('sync:ana', 20, work);
  letGo();
  expect(await result).toBe('done');
});

test('what the work throws is thrown on', async () => {
  const { letGo } = keptLock();
  letGo();
  const fail = () => Promise.reject(new Error('full'));
  await expect(underLockSoon('sync:ana', 1000, fail)).rejects.toThrow('full');
});
