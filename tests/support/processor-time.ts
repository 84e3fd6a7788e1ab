/**
 * Starts to count the processor time of this process, in milliseconds, and returns what reads it. What other programs do
 * meanwhile does not count, as it would on a clock; what waits for them or for a timer does not either.
 */
export function processorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
