const MINUTE = 60_000;

/**
 * Counts answers by their status, for the log: a line with the first, then one a minute at most with all since the last
 * line. So whoever asks without end does not fill the log.
 */
export function createAnswerCounts(log: (line: string) => void, now: () => number) {
  const counts = new Map<number, number>();
  let saidAt = -Infinity;
  return (status: number): void => {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (now() - saidAt < MINUTE) return;
    saidAt = now();
    const parts = [...counts]
      .sort(([a], [b]) => a - b)
      .map(([one, n]) => `${String(one)}:${String(n)}`);
    log(`answered ${parts.join(' ')}`);
    counts.clear();
  };
}
