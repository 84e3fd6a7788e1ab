/** Keys are addresses of people and clients; whoever sends endless ones must not fill the memory. */
const MOST_KEYS = 10_000;
const LONGEST_KEY = 254;

export type Counter = ReturnType<typeof createCounter>;

/**
 * Counts tries by key over a window that moves with the clock.
 *
 * It lives in the memory of this one process and begins anew with it: the embedded backend is a single process, and
 * nobody who is kept out can restart it. With ten thousand keys the one that was quiet for longest is forgotten.
 *
 * @param now milliseconds of a clock that is never set back
 */
export function createCounter(limit: number, windowMs: number, now: () => number) {
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
    /** How long until the next try is free, in milliseconds; 0 when it is free now. */
    wait(longKey: string): number {
      const tries = recent(shortened(longKey));
      const oldest = tries[tries.length - limit];
      return oldest === undefined ? 0 : oldest.time + windowMs - now();
    },

    /** Counts a try. The function that it returns takes it back: the try was none that counts. */
    add(longKey: string): () => void {
      const key = shortened(longKey);
      const mine = { time: now() };
      put(key, [...recent(key), mine]);
      return () =>
        put(
          key,
          recent(key).filter((one) => one !== mine),
        );
    },

    forget: (longKey: string): void => void triesByKey.delete(shortened(longKey)),
  };
}
