/** What the slack of a few garbage collections is worth, in milliseconds of processor time. */
const slackMs = 60;

/**
 * How many times as long four times the input takes, in processor time of this process, so that other work on the
 * machine does not count. About 4 is in step with the length; a quadratic function gives 16.
 *
 * @returns 1 when the whole takes so little that nothing can be told from it
 */
export function growth<Input extends string | readonly unknown[]>(
  run: (input: Input) => unknown,
  input: Input,
): number {
  const quarter = bestOfThree(() => run(input.slice(0, input.length / 4) as Input));
  const whole = bestOfThree(() => run(input));
  return whole < slackMs ? 1 : whole / Math.max(quarter, slackMs / 8);
}

function bestOfThree(run: () => unknown): number {
  return Math.min(...Array.from({ length: 3 }, () => processorMs(run)));
}

function processorMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
