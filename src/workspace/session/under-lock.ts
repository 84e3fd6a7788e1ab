/**
 * Runs under a lock over all tabs, as `navigator.locks.request` does; `lock` is null when it was to be free at once and
 * is not. A browser without locks, or one that refuses them with the rest of its storage, runs it as if it had the lock:
 * there its tabs share nothing that they could spoil for each other.
 */
export async function underLock<T>(
  name: string,
  options: LockOptions,
  run: (lock: Lock | null | 'none') => Promise<T>,
): Promise<T> {
  let hasBegun = false;
  const begin = (lock: Lock | null) => {
    hasBegun = true;
    return run(lock);
  };
  try {
    return await navigator.locks.request(name, options, begin);
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error;
    return await run('none');
  }
}

/** Another tab has held the lock for so long that the browser may have frozen it. */
export class LockBusy extends Error {
  override name = 'LockBusy';
}

/**
 * Runs alone over all tabs, as soon as the lock is free.
 *
 * @throws {LockBusy} when it is not for `patienceMs`; nothing has run then
 */
export async function underLockSoon<T>(
  name: string,
  patienceMs: number,
  run: () => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  try {
    return await underLock(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    throw waiting.signal.aborted ? new LockBusy() : error;
  } finally {
    clearTimeout(timer);
  }
}
