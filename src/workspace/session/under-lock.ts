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
