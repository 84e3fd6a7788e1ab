/** Keys are addresses of people and clients; whoever sends endless ones must not fill the memory. */
const MOST_KEYS = 10_000;
const LONGEST_KEY = 254;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Counts tries by key over a window that moves with the clock.
 *
 * It lives in the memory of this one process and begins again with it: the embedded backend is a single process, and
 * nobody who is kept out can restart it. With ten thousand keys the one that was quiet for longest is forgotten.
 *
 * @param now milliseconds of a clock that is never set back
 */
export function createRateLimiter(limit: number, windowMs: number, now: () => number) {
  const triesByKey = new Map<string, { time: number }[]>();
  const shortened = (key: string) => key.slice(0, LONGEST_KEY);
  const recent = (key: string) =>
    (triesByKey.get(key) ?? []).filter(({ time }) => now() - time < windowMs);

  function put(key: string, tries: { time: number }[]): void {
    triesByKey.delete(key);
    if (tries.length > 0) triesByKey.set(key, tries);
    const [quietest] = triesByKey.keys();
    if (triesByKey.size > MOST_KEYS && quietest !== undefined) triesByKey.delete(quietest);
  }

  return {
    /** Milliseconds until the next try is allowed; 0 when it is now. `limit` tries in a window are allowed, the next is not. */
    retryAfterMs(longKey: string): number {
      const tries = recent(shortened(longKey));
      const oldest = tries[tries.length - limit];
      return oldest === undefined ? 0 : oldest.time + windowMs - now();
    },

    /** Counts a try, whether or not it is allowed. Returns the function that takes it back. */
    consume(longKey: string): () => void {
      const key = shortened(longKey);
      const mine = { time: now() };
      put(key, [...recent(key), mine]);
      return () =>
        put(
          key,
          recent(key).filter((one) => one !== mine),
        );
    },

    reset: (longKey: string): void => void triesByKey.delete(shortened(longKey)),
  };
}
